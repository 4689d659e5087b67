/** A small generator with a seed, so that a failure can be repeated: whole numbers from 0 up to `below`. */
export function seededRandom(seed: number): (below: number) => number {
  return (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}
