/** The texts of the board and its coins. */
import type { BoardWords, SceneCell } from '../board/state';
import { isOver, moveEndingAt, NO_CORNER_MOVES } from '../game/board';
import { endDeterminesMove, type Draft } from '../game/draft';
import { coinAt, isAllHeads, placeOf, sameCell, type Cell, type Coin } from '../game/position';
import type { Study } from '../game/study';
import type { StudyModel } from '../study/study_model';
import t from '#words/board';
import commonWords from '#words/common';
import placesWords from '#words/places';
import { listOf, numbers } from '../text/language';
import { boardName, sizeWords } from '../text/places';
import { cellNumbers, kindOfBoard, moveNumbers } from './names';
import { draftSpots, hintedCorners, isReviewing } from './scene';

export function boardWords(model: StudyModel): BoardWords {
  const { mode } = model.state.value.look;
  const { rows, columns } = model.view.position.value;
  const shown = model.view.imagined.value;
  // In a preview no move is being chosen.
  const words = mode === 'edit' || shown ? coinWords(model) : choiceWords(model);
  const isAfter = shown !== undefined && shown.position !== model.view.position.value;
  return {
    name: t(isAfter ? 'board-after' : 'board', { board: boardName(rows, columns) }),
    keys: keyboardWords(model)
      .map(({ keys, does }) => t('key-sentence', { keys, does }))
      .join(' '),
    cell: (cell) => listOf(words(cell)),
    zoomIn: commonWords('zoom-in'),
    zoomOut: commonWords('zoom-out'),
    zoomFit: t('zoom-fit'),
    panning: t('panning'),
    entry: t('go-to'),
    row: placesWords('row'),
    column: placesWords('column'),
    go: commonWords('go'),
    plain: numbers.plain,
    noSuchDisc: (rows, columns) =>
      t('no-such-disc', {
        firstRow: rows.from,
        lastRow: rows.to,
        firstColumn: columns.from,
        lastColumn: columns.to,
      }),
  };
}

const KEYS = {
  explore: ['arrows', 'enter', 'shift', 'step', 'flip', 'escape', 'zoom', 'fit'],
  predict: ['arrows', 'puzzle-enter', 'shift', 'step', 'puzzle-flip', 'escape', 'zoom', 'fit'],
  edit: ['arrows', 'edit-enter', 'zoom', 'fit'],
  play: ['arrows', 'play-enter', 'shift', 'step', 'play-flip', 'play-escape', 'zoom', 'fit'],
} as const;

interface KeyWords {
  readonly keys: string;
  readonly does: string;
}

/** The board's keys and their actions. */
export function keyboardWords(model: StudyModel): KeyWords[] {
  const { mode } = model.state.value.look;
  const isLooking = mode === 'play' ? isReviewing(model) : model.predict.checksFirst.value;
  const keys = KEYS[mode !== 'edit' && isLooking ? 'explore' : mode];
  const board = model.view.board.value;
  const isByDiscs = board !== undefined && !endDeterminesMove(board);
  return keys
    .map((key) => (isByDiscs && /(?:^|play-|puzzle-)enter$/u.test(key) ? 'discs-enter' : key))
    .map((key) => ({ keys: t(`key-${key}`), does: t(`key-${key}-does`) }));
}

/** True if all coins are heads and no move was made: then statements about first moves and P(M, N) apply. */
export function isFullStart(model: StudyModel): boolean {
  const position = model.view.position.value;
  return model.state.value.study.current === 0 && isAllHeads(position);
}

/** What to do while nothing is chosen. */
export function startHint({ state, view: { board, position } }: StudyModel): string {
  if (board.value && isOver(board.value, position.value)) return commonWords('over');
  return t('how-to-begin', { board: kindOfBoard(state.value.study) });
}

/** How many moves a corner has and, if known, how many of them win; undefined before that. */
export function cornerMovesText(model: StudyModel, corner: SceneCell): string | undefined {
  const counts = model.view.cornerCounts(corner);
  if (counts === undefined) return undefined;
  const { legal: moves, wins } = counts;
  return wins === undefined ? t('disc-moves', { moves }) : t('disc-winning-moves', { moves, wins });
}

/** A coin's place, and which side is up. */
export function coinText(study: Study, cell: Cell, coin: Coin): string {
  const side = coin === 1 ? 'white' : 'black';
  const name = cellNumbers(study, cell);
  return typeof name === 'number'
    ? t(`coin-${side}`, { number: name })
    : t(`disc-${side}`, { ...name });
}

/**
 * Describes a coin with its value, if values are shown: in the position or in the preview, where the value may cancel.
 * During an explanation only heads have values.
 */
function coinWords(model: StudyModel): (cell: SceneCell) => string[] {
  const shown = model.view.imagined.value;
  const position = shown?.position ?? model.view.position.value;
  const { study } = model.state.value;
  const values = model.view.values.value;
  const explains = model.view.explains.value;
  return (cell) => {
    const coin = coinAt(position, cell);
    const isHeads = coin === 1;
    const words = [coinText(study, cell, coin)];
    const place = placeOf(position, cell);
    const value = values?.[place];
    if (value !== undefined && (isHeads || !explains)) words.push(t('disc-value', { value }));
    if (shown?.cancelled?.[place] === 1) words.push(t('disc-cancels'));
    if (shown?.left?.[place] === 1) words.push(t('disc-left'));
    return words;
  };
}

/**
 * Describes a coin and its role in the moves of the chosen corner. Without a corner the text doesn't depend on the
 * pointer, so a thousand coins keep theirs as it moves.
 */
function choiceWords(model: StudyModel): (cell: SceneCell) => string[] {
  const { study } = model.state.value;
  const held = model.view.selection.value?.corner;
  const moves = held ? model.view.moves.value : NO_CORNER_MOVES;
  const hinted = hintedCorners(model);
  const isPuzzle = model.state.value.look.mode === 'predict';
  const hint = t(isPuzzle ? 'disc-hinted-if-any' : 'disc-hinted');
  const position = model.view.position.value;
  const isKnown = model.view.answers.value === 'shown';
  const board = model.view.board.value;
  const isByEnd = board !== undefined && endDeterminesMove(board);
  const draft = held && model.view.draft.value;
  const spots = held ? draftSpots(model) : [];
  const marks = new Map(spots.map((spot) => [placeOf(position, spot), spot.mark]));
  const coin = coinWords(model);
  return (cell) => {
    const words = coin(cell);
    if (held !== undefined && sameCell(held, cell)) words.push(t('disc-chosen-corner'));
    const end = isByEnd ? moveEndingAt(moves, cell) : undefined;
    const mark = marks.get(placeOf(position, cell));
    if (end !== undefined) {
      const wins = isKnown && model.view.wins(end) === true;
      words.push(
        t(wins ? 'disc-ends-winning' : 'disc-ends', { size: sizeWords(moveNumbers(study, end)) }),
      );
    } else if (draft && isTaken(draft, cell)) words.push(t('disc-taken'));
    else if (mark !== undefined)
      words.push(t(mark === 'winning' ? 'disc-adds-winning' : 'disc-adds'));
    else if (held === undefined && coinAt(position, cell) === 1) {
      const counts = cornerMovesText(model, cell);
      if (counts !== undefined) words.push(counts);
    }
    if (hinted.some((corner) => sameCell(corner, cell))) words.push(hint);
    return words;
  };
}

function isTaken(draft: Draft, { row, column }: SceneCell): boolean {
  return draft.rows.includes(row) && draft.columns.includes(column);
}
