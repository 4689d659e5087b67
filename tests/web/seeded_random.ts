/**
 * A pseudorandom generator with a seed, so that failures can be repeated: whole numbers from 0 up to, but not
 * including, `below`.
 */
export function seededRandom(seed: number): (below: number) => number {
  return (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}
