/** What a match has come to, and why something is no move. */
import type { Board } from '../../game/board';
import type { Refusal } from '../../study/refusals';
import type { StudyModel } from '../../study/study_model';
import { playText } from '../../text/play';
import { failureText } from '../parts/failure_text';
import { cellName } from '../parts/names';

/** Whose turn it is, or who has won and why. */
export function phaseText(model: StudyModel): string {
  const t = playText().status;
  const { opponent, you } = model.state.value.match;
  const phase = model.match.phase.value;
  switch (phase.kind) {
    case 'to-move':
      return opponent === 'person' ? t.turn(phase.player) : t.yourTurn(phase.player);
    case 'thinking':
      return t.thinking(phase.player);
    case 'passed':
      return t.passed(phase.player);
    case 'failed':
      return `${t.failed} ${failureText(phase.error)}`;
    case 'over':
      if (model.line.shown.value === 0) return t.finished;
      if (opponent === 'person') return t.won(phase.winner, phase.loser);
      return phase.winner === you ? t.youWon : t.youLost;
  }
}

/** One sentence. */
export function refusalText(model: StudyModel, refusal: Refusal): string {
  const t = playText().refusals;
  const { game } = model.state.value.study;
  switch (refusal.kind) {
    case 'corner-tails':
      return t.cornerTails(cellName(game, refusal.cell));
    case 'no-such-move': {
      const why =
        wrongLengthText(model.board.value, refusal) ??
        t.noEnd(cellName(game, refusal.corner), cellName(game, refusal.cell));
      return refusal.mayBegin ? t.mayBegin(why) : `${why}.`;
    }
    case 'not-behind':
      return t.notBehind(cellName(game, refusal.corner), game.rowsUpward);
    case 'off-board':
      return t.offBoard(refusal.axis, refusal.span);
    case 'not-your-turn':
      return t.notYourTurn(refusal.player);
    case 'over':
      return t.over;
  }
}

/** Where all moves are runs, their lengths tell which there are; undefined where they are not. */
function wrongLengthText(
  board: Board | undefined,
  { corner, cell, axes }: Extract<Refusal, { readonly kind: 'no-such-move' }>,
): string | undefined {
  if (board === undefined || axes.some((axis) => board[axis].game.lengths === undefined))
    return undefined;
  const wrong = axes.map((axis) => {
    const line = board[axis];
    const length = axis === 'rows' ? corner.row - cell.row + 1 : corner.column - cell.column + 1;
    return { axis, length, lengths: line.movesAt(line.size).map(({ places }) => places.length) };
  });
  return playText().refusals.wrongLength(wrong);
}
