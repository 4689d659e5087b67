/** What the board says of its discs while a game is played. */
import type { BoardWords, Cell } from '../../board/state';
import { sameCell } from '../../model/board/position';
import type { Phase, PlayModel, Refusal } from '../../model/play/play_model';
import { playText } from '../../text/play';
import { cellWords, tableWords } from '../board/board_words';
import { failureText } from '../shared/failure_text';

export function gameWords(model: PlayModel): BoardWords {
  const t = playText().board;
  const { rows, columns } = model.table.state.value.position;
  return {
    ...tableWords(model.table),
    name: t.name(rows, columns),
    keys: t.keys,
    cell: discWords(model),
  };
}

function discWords(model: PlayModel): (cell: Cell) => string {
  const say = cellWords(model.table);
  const { corners } = model.hint.value;
  const asked = model.reviewed.value === undefined ? corners : [];
  return (cell) =>
    asked.some((corner) => sameCell(corner, cell))
      ? `${say(cell)}, ${playText().corner.hasWinning}`
      : say(cell);
}

/** Whose turn it is, or who has won and why. */
export function phaseText(model: PlayModel, phase: Phase): string {
  const t = playText().status;
  const { opponent, you } = model.game.value.setup;
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
      if (model.line.value.length === 0) return t.finished;
      if (opponent === 'person') return t.won(phase.winner, phase.loser);
      return phase.winner === you ? t.youWon : t.youLost;
  }
}

/** Why something is no move, in one sentence. */
export function refusalText(refusal: Refusal): string {
  const t = playText().refusals;
  switch (refusal.kind) {
    case 'corner-black':
      return t[refusal.kind](refusal.cell);
    case 'width':
      return withBeginning(t[refusal.kind](refusal.width), refusal);
    case 'height':
      return withBeginning(t[refusal.kind](refusal.height), refusal);
    case 'size':
      return withBeginning(t[refusal.kind](refusal.width, refusal.height), refusal);
    case 'not-below-left':
      return t[refusal.kind](refusal.corner);
    case 'off-board':
      return refusal.axis === 'columns' ? t.wider(refusal.length) : t.taller(refusal.length);
    case 'not-your-turn':
      return t[refusal.kind](refusal.player);
    case 'over':
      return t[refusal.kind];
  }
}

function withBeginning(why: string, { mayBegin }: { readonly mayBegin: boolean }): string {
  return mayBegin ? playText().refusals.mayBegin(why) : `${why}.`;
}
