import t from '#words/failures';
import type { SolverError } from '../engine/api/errors';

/** What happened and what to do, in the reader's language. */
export function failureText({ kind, amount }: SolverError): string {
  switch (kind) {
    case 'board-out-of-range':
    case 'bad-game-number':
    case 'pattern-too-long':
    case 'too-many-grundy-numbers':
    case 'too-many-lengths':
    case 'bad-steps':
    case 'chessboard-out-of-range':
    case 'steps-do-not-repeat':
    case 'too-many-digits':
    case 'out-of-memory':
      return amount === undefined ? t(`failure-${kind}`) : t(`failure-${kind}-of`, { amount });
    // The amount is the position of the wrong character.
    case 'bad-pattern':
    case 'pattern-without-corner':
    case 'large-pattern-number':
    case 'too-many-pattern-letters':
      return t(`failure-${kind}-of`, { amount: amount ?? 1 });
    default:
      return t(`failure-${kind}`);
  }
}
