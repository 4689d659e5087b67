/** Splits a result into the element's events: one for each part that is news. */
import type { EventDetail } from './events';
import type { FrameState, WorkResult } from './messages';

/** The element's last values; `score` belongs to the same frame. */
interface Known {
  readonly score: WorkResult['score'] | undefined;
  readonly state: FrameState | undefined;
}

export function eventsOf(
  { by, score, state, answer }: WorkResult,
  known: Known,
): readonly EventDetail[] {
  // Each finished game has a score event, even if the score is the same again.
  const isNewScore = 'game' in score || !isSame(score, known.score);
  // A request of the host is answered by its own `statechange`.
  const isNewState = by !== 'load' && by !== 'host' && !isSame(state, known.state);
  return [
    ...(answer === undefined ? [] : [{ type: 'exercise', ...answer } as const]),
    ...(isNewScore
      ? [{ type: 'score', ...score, by: by === 'computer' ? 'reader' : by } as const]
      : []),
    ...(isNewState ? [{ type: 'statechange', state, by } as const] : []),
  ];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
