/** The share of winning first moves, computed exactly from numbers beyond 2^53 and rounded once. */

type Share =
  | { readonly kind: 'no-openings' }
  | { readonly kind: 'none' }
  | { readonly kind: 'all' }
  /** Percent with three significant digits, and one in how many first moves wins, at least 1. */
  | { readonly kind: 'some'; readonly percent: number; readonly oneIn: number };

export function shareOf(winning: bigint, openings: bigint): Share {
  if (openings === 0n) return { kind: 'no-openings' };
  if (winning === 0n) return { kind: 'none' };
  if (winning === openings) return { kind: 'all' };
  const percent = threeDigits(winning * 100n, openings);
  return {
    kind: 'some',
    // 100 % means all: 99.97 % is not rounded up to it.
    percent: percent < 100 ? percent : 99.9,
    oneIn: threeDigits(openings, winning),
  };
}

/** numerator / denominator > 0, rounded half up to three significant digits. */
function threeDigits(numerator: bigint, denominator: bigint): number {
  let exponent = 0;
  let quotient = numerator / denominator;
  // Scale the quotient's whole part to exactly three digits.
  while (quotient < 100n) {
    numerator *= 10n;
    exponent -= 1;
    quotient = numerator / denominator;
  }
  while (quotient >= 1000n) {
    denominator *= 10n;
    exponent += 1;
    quotient = numerator / denominator;
  }
  const rounded = (2n * numerator + denominator) / (2n * denominator);
  // Converted through its decimal text, so that the last digit is right as well.
  return Number(`${rounded}e${exponent}`);
}
