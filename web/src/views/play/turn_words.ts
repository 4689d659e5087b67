/** What a match says under its board: what was done last, whose turn it is, and what to do now. */
import { moveCount } from '../../game/board';
import type { Board } from '../../game/board';
import { whoPlays } from '../../game/match';
import type { Player, Who } from '../../game/match';
import type { LineEntry } from '../../study/line';
import type { Phase } from '../../study/match';
import type { Refusal } from '../../study/refusals';
import type { StudyModel } from '../../study/study_model';
import { text } from '../../text';
import { playText } from '../../text/play';
import { failureText } from '../parts/failure_text';
import { cellName, moveName } from '../parts/names';

export interface TurnWords {
  /** What has happened; of a game that hasn't begun what to expect of it. */
  readonly news: string | undefined;
  readonly now: string;
  /** What those who see the board see there. */
  readonly unseen?: string | undefined;
}

export function turnWords(model: StudyModel): TurnWords {
  const last = lastEntry(model);
  return {
    news: newsText(model),
    now: nowText(model, model.match.phase.value),
    unseen: last && playText().turn.left(last.heads),
  };
}

export function whoIs({ state }: StudyModel, player: Player): Who {
  return whoPlays(state.value.match, player);
}

function lastEntry({ line }: StudyModel): LineEntry | undefined {
  return line.moves.value[line.shown.value - 1];
}

function newsText(model: StudyModel): string | undefined {
  const t = playText().turn;
  const last = lastEntry(model);
  if (last !== undefined) {
    const { game } = model.state.value.study;
    return t.moved(whoIs(model, last.player), moveName(game, last.move));
  }
  const phase = model.match.phase.value;
  if (!model.match.isStartLost.value || phase.kind !== 'to-move') return undefined;
  return t.lostStart(personOf(model, phase.player));
}

function nowText(model: StudyModel, phase: Phase): string {
  const t = playText().turn;
  switch (phase.kind) {
    case 'to-move':
      return toMoveText(model, personOf(model, phase.player));
    case 'thinking':
      return t.thinking;
    case 'passed':
      return t.passed;
    case 'failed':
      return `${t.failed} ${failureText(phase.error)}`;
    case 'over':
      if (model.line.shown.value === 0) return t.finished;
      return t.won(whoIs(model, phase.winner), whoIs(model, phase.loser));
  }
}

/** Whose turn it is by hand: never the computer's. */
type Person = Exclude<Who, 'computer'>;

function personOf(model: StudyModel, player: Player): Person {
  const who = whoIs(model, player);
  return who === 'computer' ? 'you' : who;
}

function toMoveText(model: StudyModel, who: Person): string {
  const t = playText().turn;
  const { game } = model.state.value.study;
  const examination = model.examination.value;
  // Nobody can move before it is known which moves there are.
  if (examination.status === 'failed' && model.board.value === undefined)
    return `${t.unknown} ${failureText(examination.error)}`;
  const chosen = model.chosen.value;
  if (chosen !== undefined) return t.chosen(who, moveName(game, chosen));
  const corner = model.selection.value?.corner;
  if (corner !== undefined)
    return t.corner(who, cellName(game, corner), moveCount(model.moves.value));
  return model.match.hint.value.isAsked ? hintText(model, who) : t.toMove(who);
}

function hintText(model: StudyModel, who: Person): string {
  const t = playText().hint;
  const { position } = text().board;
  const examination = model.examination.value;
  if (examination.status === 'failed')
    return `${position.failed} ${failureText(examination.error)}`;
  const { won, corners } = model.match.hint.value;
  if (won === undefined) return position.waiting;
  return won ? t.won(who, corners.length) : t.lost;
}

/** Why something is no move, in one sentence. */
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
      return t.notYourTurn;
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
