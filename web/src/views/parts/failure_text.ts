import english from '#words/failures';
import type { SolverError } from '../../engine/errors';
import { wordsOf } from '../../text/words';

const t = wordsOf(english);

/** What happened and what to do, in the reader's language. */
export function failureText({ kind, amount }: SolverError): string {
  if (isLimited(kind) && amount !== undefined)
    return t(`failure-${kind}-up-to`, { largest: amount });
  if (kind === 'out-of-memory' && amount !== undefined)
    return t('failure-out-of-memory-of', { bytes: amount });
  return t(`failure-${kind}`);
}

const LIMITED = ['board-out-of-range', 'too-many-grundy-numbers', 'too-many-lengths'] as const;

/** Whether the error's amount is the largest size that would do. */
function isLimited(kind: SolverError['kind']): kind is (typeof LIMITED)[number] {
  return LIMITED.some((limited) => limited === kind);
}
