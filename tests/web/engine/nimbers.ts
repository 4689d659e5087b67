/** Nimbers from their definitions, to compare the module with. */

/** The smallest number that is missing. */
export function mex(numbers: Iterable<number>): number {
  const taken = new Set(numbers);
  let least = 0;
  while (taken.has(least)) least += 1;
  return least;
}

/**
 * a ⊗ b for a and b below 2^width, by halves: with F = 2^(width/2), a = F·a1 ⊕ a0, b = F·b1 ⊕ b0 and
 * F⊗F = F ⊕ F/2,
 *
 *   a ⊗ b = F·(a1⊗b1 ⊕ a1⊗b0 ⊕ a0⊗b1) ⊕ a0⊗b0 ⊕ (a1⊗b1)⊗F/2
 */
export function nimProduct(a: bigint, b: bigint, width = 64): bigint {
  if (a < 2n || b < 2n) return a * b;
  const half = BigInt(width / 2);
  const below = (1n << half) - 1n;
  const times = (one: bigint, other: bigint) => nimProduct(one, other, width / 2);
  const [a1, a0, b1, b0] = [a >> half, a & below, b >> half, b & below];
  const high = times(a1, b1);
  const middle = times(a1, b0) ^ times(a0, b1);
  return ((high ^ middle) << half) ^ times(a0, b0) ^ times(high, 1n << (half - 1n));
}
