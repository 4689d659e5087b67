import english from '#words/failures';
import type { SolverError } from '../../engine/errors';
import { wordsOf } from '../../text/words';

const t = wordsOf(english);

/** What happened and what to do, in the reader's language. */
export function failureText({ kind, amount }: SolverError): string {
  switch (kind) {
    case 'board-out-of-range':
    case 'too-many-grundy-numbers':
    case 'too-many-lengths':
    case 'out-of-memory':
      return amount === undefined ? t(`failure-${kind}`) : t(`failure-${kind}-of`, { amount });
    default:
      return t(`failure-${kind}`);
  }
}
