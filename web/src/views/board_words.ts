/** What the board says of its coins, and of itself. */
import type { BoardWords, Cell } from '../board/state';
import { moveEndingAt } from '../game/board';
import { isNamedGame, LENGTH_FAMILIES } from '../game/game';
import type { Game, LineGame } from '../game/game';
import { coinAt, isAllHeads, placeOf, sameCell } from '../game/position';
import type { StudyModel } from '../study/study_model';
import { boardWords as t } from '../text/board';
import { listOf, numbers, oneOf } from '../text/language';
import { boardName, sizeWords } from '../text/places';
import { cellName, moveName } from './parts/names';
import { hintedCorners, isReviewing } from './scene';

export function boardWords(model: StudyModel): BoardWords {
  const { mode } = model.state.value.look;
  const { rows, columns } = model.position.value;
  const words = mode === 'edit' ? coinWords(model) : choiceWords(model);
  return {
    name: t('board', { board: boardName(rows, columns) }),
    keys: keysOf(model)
      .map(({ keys, does }) => t('key-sentence', { keys, does }))
      .join(' '),
    cell: (cell) => listOf(words(cell)),
    zoomIn: t('zoom-in'),
    zoomOut: t('zoom-out'),
    zoomFit: t('zoom-fit'),
    panning: t('panning'),
    entry: t('go-to'),
    column: t('column'),
    row: t('row'),
    go: t('go'),
    noSuchDisc: (columns, rows) =>
      t('no-such-disc', {
        firstColumn: columns.from,
        lastColumn: columns.to,
        firstRow: rows.from,
        lastRow: rows.to,
      }),
  };
}

const KEYS = {
  explore: ['arrows', 'enter', 'shift', 'step', 'flip', 'escape', 'zoom', 'fit'],
  edit: ['arrows', 'edit-enter', 'zoom', 'fit'],
  play: ['arrows', 'play-enter', 'shift', 'step', 'play-flip', 'play-escape', 'zoom', 'fit'],
} as const;

export interface KeyWords {
  readonly keys: string;
  readonly does: string;
}

/** The keys of the board and what they do. */
export function keysOf(model: StudyModel): KeyWords[] {
  const { mode } = model.state.value.look;
  const isPlaying = mode === 'play' && !isReviewing(model);
  const keys = mode === 'edit' ? KEYS.edit : isPlaying ? KEYS.play : KEYS.explore;
  return keys.map((key) => ({ keys: t(`key-${key}`), does: t(`key-${key}-does`) }));
}

/** What a game is called: one without a name by its rows and columns. */
export function gameName(name: string): string {
  return isNamedGame(name) ? t(`game-${name}`) : name;
}

/** Whether all coins are heads and no move was made: what is said of first moves, and P(M, N), is true then. */
export function isFullStart(model: StudyModel): boolean {
  const position = model.position.value;
  return model.state.value.study.current === 0 && isAllHeads(position);
}

export function ruleText({ name, rows, columns }: Game): string {
  if (isNamedGame(name)) return t(`rule-${name}`);
  return t('rule-other', { rows: lineText(rows), columns: lineText(columns) });
}

/** What a move of one axis turns. */
function lineText({ name, lengths = '' }: LineGame): string {
  const line = LINES.find((known) => known === name.replace('runs:', '')) ?? 'list';
  return t('rule-line', {
    line,
    list: oneOf(lengths.split(',').map((length) => numbers.whole(Number(length)))),
  });
}

/** Those that have words of their own. */
const LINES = ['ruler', 'single', 'twins', ...LENGTH_FAMILIES] as const;

/** How many moves a corner has, and how many of them win where that is known; nothing before that. */
export function cornerMoves(model: StudyModel, corner: Cell): string | undefined {
  const counts = model.cornerCounts(corner);
  if (counts === undefined) return undefined;
  const { legal: moves, wins } = counts;
  return wins === undefined ? t('disc-moves', { moves }) : t('disc-winning-moves', { moves, wins });
}

/** Where a coin is, which side is up, and its value where that is shown. */
function coinWords(model: StudyModel): (cell: Cell) => string[] {
  const position = model.position.value;
  const { study, look } = model.state.value;
  const values = look.overlays.includes('values') ? model.board.value?.coinValues : undefined;
  return (cell) => {
    const name = cellName(study.game, cell);
    const said = t(coinAt(position, cell) === 1 ? 'disc-white' : 'disc-black', { ...name });
    const value = values?.[placeOf(position, cell)];
    return value === undefined ? [said] : [said, t('disc-value', { value })];
  };
}

/** A coin with what it is to the moves of the corner that is held. */
function choiceWords(model: StudyModel): (cell: Cell) => string[] {
  const { game } = model.state.value.study;
  const held = model.selection.value?.corner;
  const moves = model.moves.value;
  const hinted = hintedCorners(model);
  const position = model.position.value;
  const isKnown = model.answers.value === 'shown';
  const coin = coinWords(model);
  return (cell) => {
    const words = coin(cell);
    if (held !== undefined && sameCell(held, cell)) words.push(t('disc-chosen-corner'));
    const end = held && moveEndingAt(moves, cell);
    if (end !== undefined) {
      const wins = isKnown && model.wins(end) === true;
      words.push(
        t(wins ? 'disc-ends-winning' : 'disc-ends', { size: sizeWords(moveName(game, end)) }),
      );
    } else if (held === undefined && coinAt(position, cell) === 1) {
      const counts = cornerMoves(model, cell);
      if (counts !== undefined) words.push(counts);
    }
    if (hinted.some((corner) => sameCell(corner, cell))) words.push(t('disc-hinted'));
    return words;
  };
}
