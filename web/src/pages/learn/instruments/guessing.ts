/** A sequence whose tail is hidden: guessed value by value, or shown. */

export interface Guessing {
  /** So many values are seen. */
  readonly seen: number;
  /** So many were right at the first try. */
  readonly right: number;
  /** Whether the next value was guessed wrongly already. */
  readonly isRetry: boolean;
  readonly said: GuessSaid | undefined;
}

/** Of the value that was guessed last, by its index; wrong guesses are of one that is still hidden. */
export type GuessSaid =
  | { readonly kind: 'right' | 'shown'; readonly index: number }
  | { readonly kind: 'wrong'; readonly index: number; readonly guess: bigint }
  | { readonly kind: 'no-number' };

export function guessingAfter(seen: number): Guessing {
  return { seen, right: 0, isRetry: false, said: undefined };
}

/** What was typed, with spaces and separators around its digits. */
export function guessed(guessing: Guessing, typed: string, values: ArrayLike<number>): Guessing {
  const { seen, right, isRetry } = guessing;
  const digits = typed.replaceAll(/[\s,\u00a0\u202f]/gu, '');
  if (!/^\d+$/u.test(digits)) return { ...guessing, said: { kind: 'no-number' } };
  const guess = BigInt(digits);
  if (guess !== BigInt(values[seen] ?? -1))
    return { ...guessing, isRetry: true, said: { kind: 'wrong', index: seen, guess } };
  return {
    seen: seen + 1,
    right: isRetry ? right : right + 1,
    isRetry: false,
    said: { kind: 'right', index: seen },
  };
}

/** The next value, or all of them, without a guess. */
export function shownTo(guessing: Guessing, seen: number): Guessing {
  const isOne = seen === guessing.seen + 1;
  return {
    ...guessing,
    seen,
    isRetry: false,
    said: isOne ? { kind: 'shown', index: guessing.seen } : undefined,
  };
}
