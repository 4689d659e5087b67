/** What the board says of its coins, and of itself. */
import type { BoardWords, Cell } from '../board/state';
import { moveEndingAt } from '../game/board';
import { isNamedGame } from '../game/game';
import type { Game } from '../game/game';
import { coinAt, isAllHeads, placeOf, sameCell } from '../game/position';
import type { StudyModel } from '../study/study_model';
import { text } from '../text';
import { cellName, moveName } from './parts/names';
import { hintedCorners, isReviewing } from './scene';

export function boardWords(model: StudyModel): BoardWords {
  const t = text().board.canvas;
  const { mode } = model.state.value.look;
  const { rows, columns } = model.position.value;
  return {
    ...t,
    name: t.name(rows, columns),
    keys: keysOf(model)
      .map((words) => `${words.join(' ')}.`)
      .join(' '),
    cell: mode === 'edit' ? coinWords(model) : choiceWords(model),
  };
}

export function keysOf(model: StudyModel): readonly (readonly string[])[] {
  const { keys, editKeys, playKeys } = text().board.canvas;
  const { mode } = model.state.value.look;
  if (mode === 'edit') return editKeys;
  return mode === 'play' && !isReviewing(model) ? playKeys : keys;
}

/** What a game is called: one without a name by its rows and columns. */
export function gameName(name: string): string {
  const { names } = text().board.games;
  return isNamedGame(name) ? names[name] : name;
}

/** Whether all coins are heads and no move was made: what is said of first moves, and P(M, N), is true then. */
export function isFullStart(model: StudyModel): boolean {
  const position = model.position.value;
  return model.state.value.study.current === 0 && isAllHeads(position);
}

export function ruleText({ name, rows, columns }: Game): string {
  const t = text().board;
  return isNamedGame(name) ? t.rules[name] : t.rule(rows.name, columns.name);
}

/** Where a coin is, which side is up, and its value where that is shown. */
function coinWords(model: StudyModel): (cell: Cell) => string {
  const t = text().board.canvas;
  const position = model.position.value;
  const { study, look } = model.state.value;
  const values = look.overlays.includes('values') ? model.board.value?.coinValues : undefined;
  return (cell) => {
    const name = cellName(study.game, cell);
    const said = coinAt(position, cell) === 1 ? t.white(name) : t.black(name);
    const value = values?.[placeOf(position, cell)];
    return value === undefined ? said : `${said}, ${t.value(value)}`;
  };
}

/** A coin with what it is to the moves of the corner that is held. */
function choiceWords(model: StudyModel): (cell: Cell) => string {
  const t = text().board.canvas;
  const { game } = model.state.value.study;
  const held = model.selection.value?.corner;
  const moves = model.moves.value;
  const hinted = hintedCorners(model);
  const position = model.position.value;
  const board = model.board.value;
  const isKnown = model.answers.value === 'shown';
  const coin = coinWords(model);
  return (cell) => {
    const words = [coin(cell)];
    if (held !== undefined && sameCell(held, cell)) words.push(t.corner);
    const end = held && moveEndingAt(moves, cell);
    if (end !== undefined)
      words.push(t.ends(moveName(game, end), isKnown ? model.wins(end) : undefined));
    else if (held === undefined && coinAt(position, cell) === 1) {
      const counts = board && model.cornerCounts(cell);
      if (counts !== undefined) words.push(t.cornerOf(counts.legal, counts.wins));
    }
    if (hinted.some((corner) => sameCell(corner, cell))) words.push(t.hasWinning);
    return words.join(', ');
  };
}
