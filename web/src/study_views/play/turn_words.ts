/** The text under the board in a match: the last event, whose turn it is, and what to do now. */
import type { Board } from '../../game/board';
import { endDeterminesMove } from '../../game/draft';
import type { Line } from '../../game/line';
import { whoPlays, type Player, type Participant } from '../../game/match';
import type { Cell } from '../../game/position';
import type { VariationMove } from '../../study/line';
import type { Phase } from '../../study/match';
import type { Refusal } from '../../study/refusals';
import type { StudyModel } from '../../study/study_model';
import commonWords from '#words/common';
import positionWords from '#words/position';
import gamesWords from '#words/games';
import { numbers, oneOf, sentencesOf } from '../../text/language';
import t from '#words/play';
import { playerArguments, playerName } from '../../text/players';
import { failureText } from '../../ui/failure_text';
import { discText, kindOfBoard, lineAxis, moveText, placeText } from '../names';

export interface TurnWords {
  /** The last event; before the first move, what to expect. */
  readonly news: string | undefined;
  readonly now: string;
  /** The words for screen readers, if the board shows the rest to others. */
  readonly unseen?: string | undefined;
}

export function turnWords(model: StudyModel): TurnWords {
  const last = lastEntry(model);
  return {
    news: newsText(model),
    now: nowText(model, model.match.phase.value),
    unseen: last && t('left', { white: last.heads }),
  };
}

export function participantOf({ state }: StudyModel, player: Player): Participant {
  return whoPlays(state.value.match, player);
}

function lastEntry({ line }: StudyModel): VariationMove | undefined {
  return line.moves.value[line.shown.value - 1];
}

function newsText(model: StudyModel): string | undefined {
  const last = lastEntry(model);
  if (last !== undefined) {
    return t('moved', {
      ...playerArguments(participantOf(model, last.player)),
      move: moveText(model.state.value.study, last.move),
    });
  }
  const phase = model.match.phase.value;
  if (!model.match.isStartLost.value || phase.kind !== 'to-move') return undefined;
  return t('lost-start');
}

function nowText(model: StudyModel, phase: Phase): string {
  switch (phase.kind) {
    case 'to-move':
      return toMoveText(model, personOf(model, phase.player));
    case 'thinking':
      return t('thinking');
    case 'passed':
      return t('passed');
    case 'failed':
      return sentencesOf([t('failed'), failureText(phase.error)]);
    case 'over':
      if (model.line.shown.value === 0) return t('finished');
      return t('won', {
        ...playerArguments(participantOf(model, phase.winner)),
        loser: playerName(participantOf(model, phase.loser)),
      });
  }
}

/** A participant who moves by hand. */
type Person = Exclude<Participant, 'computer'>;

function personOf(model: StudyModel, player: Player): Person {
  const who = participantOf(model, player);
  return who === 'computer' ? 'you' : who;
}

function toMoveText(model: StudyModel, who: Person): string {
  const { study } = model.state.value;
  const examination = model.view.examination.value;
  // Nobody can move before the moves are known.
  if (examination.status === 'failed' && model.view.board.value === undefined)
    return sentencesOf([t('unknown'), failureText(examination.error)]);
  const chosen = model.view.chosen.value;
  const person = playerArguments(who);
  const board = kindOfBoard(study);
  if (chosen !== undefined) return t('chosen', { ...person, move: moveText(study, chosen) });
  const corner = model.view.selection.value?.corner;
  if (corner !== undefined && model.view.board.value && !endDeterminesMove(model.view.board.value))
    return gamesWords('add-discs');
  if (corner !== undefined)
    return t('corner', {
      ...person,
      board,
      place: placeText(study, corner),
      moves: model.view.moves.value.count,
    });
  if (model.match.hint.value.isAsked) return hintText(model, who);
  const first = t('first-disc', { board });
  return t('to-move', { ...person, first });
}

function hintText(model: StudyModel, who: Person): string {
  const examination = model.view.examination.value;
  if (examination.status === 'failed')
    return `${positionWords('failed')} ${failureText(examination.error)}`;
  const { won, corners } = model.match.hint.value;
  if (won === undefined) return commonWords('working-out');
  return won ? t('can-win', { ...playerArguments(who), corners: corners.length }) : t('all-lose');
}

/** Why a press made no move, in one sentence. */
export function refusalText(model: StudyModel, refusal: Refusal): string {
  const { study } = model.state.value;
  const placeOf = (cell: Cell) => placeText(study, cell);
  switch (refusal.kind) {
    case 'corner-tails':
      return t('corner-black', { disc: discText(study, refusal.cell) });
    case 'no-moves':
      return t('no-moves', { disc: discText(study, refusal.cell) });
    case 'no-such-move': {
      const { corner, cell, mayBegin } = refusal;
      const why =
        wrongLengthText(model.view.board.value, refusal) ??
        t('no-end', { corner: placeOf(corner), place: placeOf(cell) });
      return mayBegin ? t('may-begin', { why }) : why;
    }
    case 'not-together': {
      const why = gamesWords('not-together');
      return refusal.mayBegin ? t('may-begin', { why }) : why;
    }
    case 'not-behind':
      return t('not-behind', {
        rows: lineAxis(study) === 'columns' ? 'row' : study.game.rowsUpward ? 'up' : 'down',
        corner: placeOf(refusal.corner),
      });
    case 'off-board':
      return t('off-board', { axis: refusal.axis, length: refusal.span });
    case 'not-your-turn':
      return t('not-your-turn');
    case 'over':
      return commonWords('over');
  }
}

/** If all moves are runs, the possible lengths; otherwise undefined. */
function wrongLengthText(
  board: Board | undefined,
  { corner, cell, axes }: Extract<Refusal, { readonly kind: 'no-such-move' }>,
): string | undefined {
  const isOfRuns = board && axes.every((axis) => board[axis].game.lengths !== undefined);
  // In Acrostic Twins both axes may have such a move, but the two can't be combined.
  if (!isOfRuns || axes.length === 0) return undefined;
  const height = corner.row - cell.row + 1;
  const width = corner.column - cell.column + 1;
  const heights = lengthsOf(board.rows);
  const widths = lengthsOf(board.columns);
  if (axes.length === 2) return t('wrong-both', { height, width, heights, widths });
  return axes.includes('rows')
    ? t('wrong-height', { height, heights })
    : t('wrong-width', { width, widths });
}

/** `1, 3, or 6` */
function lengthsOf(line: Line): string {
  return oneOf(line.movesAt(line.size).map(({ places }) => numbers.whole(places.length)));
}
