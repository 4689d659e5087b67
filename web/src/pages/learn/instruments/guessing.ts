/** A sequence whose tail is hidden: guessed value by value, or shown. */
import { typedNumber } from '../lesson';

export interface GuessedValues {
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

export function guessingAfter(seen: number): GuessedValues {
  return { seen, right: 0, isRetry: false, said: undefined };
}

export function guessed(
  guessing: GuessedValues,
  typed: string,
  values: ArrayLike<number>,
): GuessedValues {
  const { seen, right, isRetry } = guessing;
  const guess = typedNumber(typed);
  if (guess === undefined) return { ...guessing, said: { kind: 'no-number' } };
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
export function shownTo(guessing: GuessedValues, seen: number): GuessedValues {
  const isOne = seen === guessing.seen + 1;
  return {
    ...guessing,
    seen,
    isRetry: false,
    said: isOne ? { kind: 'shown', index: guessing.seen } : undefined,
  };
}
