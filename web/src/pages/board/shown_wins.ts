import type { Table, CornerMove } from '../../model/board/board_model';

/** Whether a move wins, as far as the reader may know: nothing while that is hidden or not known. */
export function shownWins(model: Table, wins: boolean): boolean | undefined {
  return model.answers.value === 'shown' ? wins : undefined;
}

export function shownWinCount(model: Table, moves: readonly CornerMove[]): number | undefined {
  return model.answers.value === 'shown' ? moves.filter(({ wins }) => wins).length : undefined;
}
