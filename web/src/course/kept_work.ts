/** What a site gives back as the reader's work. */
import type { Opened, Result } from './course_host';

type Scored = Pick<Opened, 'kept' | 'score'>;

/** For a site that gives no score back: the best one goes and comes with the work. */
export function withScore({ score, state }: Pick<Result, 'score' | 'state'>): object {
  return { ...(score !== undefined && { score }), state };
}

/** What is no such thing is given back as the work: whoever uses it has to refuse it. */
export function readWithScore(text: unknown): Scored {
  const kept = readKept(text);
  if (typeof kept !== 'object' || kept === null || !('state' in kept)) return { kept };
  const { state, score } = kept as { readonly state: unknown; readonly score?: unknown };
  const isScore = typeof score === 'number' && score >= 0 && score <= 1;
  return { kept: state, ...(isScore && { score }) };
}

/**
 * Undefined where it has none. Some sites keep an object, others a text, and some have a word or an empty object for nothing.
 * What is not JSON is given back as it is: whoever uses it has to refuse it.
 */
export function readKept(kept: unknown): unknown {
  if (typeof kept !== 'string') return isNothing(kept) ? undefined : kept;
  if (kept.trim() === '') return undefined;
  try {
    const read: unknown = JSON.parse(kept);
    return isNothing(read) ? undefined : read;
  } catch {
    return kept;
  }
}

function isNothing(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    (typeof value === 'object' && Object.keys(value).length === 0)
  );
}
