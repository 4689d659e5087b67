/**
 * A winning move in three steps, without a list of all moves. Let s be the nimber of the position.
 *
 *   1. A head whose value v has the highest bit of s, so that u = v ⊕ s is below v.
 *   2. v = v₁ ⊗ v₂, from the Grundy numbers of its row and its column. There are u₁ < v₁ and u₂ < v₂ with
 *      (u₁ ⊕ v₁) ⊗ (u₂ ⊕ v₂) = s; for a suitable u₁, one division gives u₂.
 *   3. On the rows axis a move that ends at the head's row and whose other rows have the nim-sum u₁, and on
 *      the columns axis one for u₂. Where they cross is the move.
 *
 * In Acrostic Twins v = v₁ ⊕ v₂, and s lowers one of the two. The engine finds the move; the numbers of the steps
 * follow from it. (J. H. Conway, On Numbers and Games, chapter 11.)
 *
 * `headsIn`, `splitsOf` and `moveOfSplit` list every choice on the way, in a product. In step 2 some u₂ is below v₂, as
 * v is the mex of its options. In step 3 there are moves that change v₁ to u₁ and v₂ to u₂, as v₁ and v₂ are each a mex
 * too.
 */
import { computed, type ReadonlySignal } from '@preact/signals';
import { lineFactorsOf, moveWithKinds, type Board } from '../game/board';
import type { Line, LineMove } from '../game/line';
import type { WinningStep } from '../game/look';
import { cornerOf, type Move, type Places } from '../game/move';
import { placeOf, cellAt, type Cell, type Position } from '../game/position';
import { createAsk, type AskState } from '../asking/ask';
import type { Examination } from './knowledge';
import type { StudyModel } from './study_model';
import type { Highlight } from './view';
import { nimberOf } from '../game/next_position';
import { nimQuotient } from '../game/nim_quotient';

export interface StepsToWin {
  /** s */
  readonly nimber: number;
  readonly head: Cell;
  /** v */
  readonly value: number;
  /** u: the nim-sum of the values of the move's other coins. */
  readonly wanted: number;
  readonly isProduct: boolean;
  readonly rows: AxisStep;
  readonly columns: AxisStep;
  readonly move: Move;
}

/** The step on one axis. */
export interface AxisStep {
  /** v₁ or v₂: the Grundy number of the head's place. */
  readonly value: number;
  /** u₁ or u₂: the nim-sum of the values of the move's other places. */
  readonly wanted: number;
  /** The move nimber: `wanted` ⊕ the Grundy number of the corner on this axis; 0 for the corner alone of Acrostic Twins. */
  readonly change: number;
  readonly places: Places;
}

/** Undefined if no move wins. */
type FoundSteps = StepsToWin | undefined;

/** The steps of the shown position; undefined if it may not be examined. */
export function createWinningSteps(
  model: StudyModel,
): ReadonlySignal<AskState<Examination, FoundSteps> | undefined> {
  const known = new WeakMap<Examination, FoundSteps>();

  async function workOut(examination: Examination) {
    const move = await model.knowledge.winningMoveOf(examination);
    const steps = move && stepsOf(examination, move);
    known.set(examination, steps);
    return steps;
  }

  const { state, ask } = createAsk<Examination, FoundSteps>(
    (examination) => (known.has(examination) ? known.get(examination) : workOut(examination)),
    { isSame: Object.is },
  );
  return computed(() => {
    const seen = model.view.answers.value === 'shown' ? model.view.recent.value : undefined;
    if (seen === undefined || model.limits.hides.steps) return undefined;
    void ask(seen);
    return state.value;
  });
}

/** The coins that a step is about: the head with its row and its column, and then those of the move. */
export function lightOfStep({ head, move }: StepsToWin, step: WinningStep): Highlight {
  switch (step) {
    case 1:
      return { cells: [head] };
    case 2:
      return { cells: [head], rows: [head.row], columns: [head.column] };
    case 3:
      return {
        ...move,
        cells: move.rows.flatMap((row) => move.columns.map((column) => ({ row, column }))),
      };
  }
}

/** Undefined if the game has no such move. */
function stepsOf({ board, position, nimber }: Examination, move: Move): StepsToWin | undefined {
  const parts = lineFactorsOf(board, move);
  if (parts === undefined) return undefined;
  const head = cornerOf(move);
  const value = board.coinValues[placeOf(position, head)] ?? 0;
  return {
    nimber,
    head,
    value,
    wanted: value ^ nimber,
    isProduct: board.isProduct,
    move,
    rows: axisStep(board.rows, parts.rows),
    columns: axisStep(board.columns, parts.columns),
  };
}

function axisStep({ hasAlone, grundyNumbers }: Line, { places, moveNimber }: LineMove): AxisStep {
  const change = hasAlone && places.length === 1 ? 0 : moveNimber;
  const value = grundyNumbers[(places.at(-1) ?? 1) - 1] ?? 0;
  return { value, wanted: value ^ change, change, places };
}

export interface WinningHead {
  readonly cell: Cell;
  /** v */
  readonly value: number;
  /** u = v ⊕ s */
  readonly wanted: number;
}

export interface NimberSplit {
  readonly row: Omit<AxisStep, 'places'>;
  readonly column: Omit<AxisStep, 'places'>;
  /** True if u₂ < v₂. */
  readonly fits: boolean;
}

/** All heads, row by row. */
export function headsIn(board: Board, position: Position): readonly WinningHead[] {
  const nimber = nimberOf(board, position);
  return Array.from(position.coins.keys())
    .filter((place) => position.coins[place] === 1)
    .map((place) => {
      const value = board.coinValues[place] ?? 0;
      return { cell: cellAt(position, place), value, wanted: value ^ nimber };
    });
}

/** A split for each u₁ below v₁; the head is to change by s, which isn't 0. */
export function splitsOf(
  board: Board,
  { cell, value, wanted }: WinningHead,
): readonly NimberSplit[] {
  const ofRow = board.rows.grundyNumbers[cell.row - 1] ?? 0;
  const ofColumn = board.columns.grundyNumbers[cell.column - 1] ?? 0;
  return Array.from({ length: ofRow }, (_, low) => {
    const row = { value: ofRow, wanted: low, change: low ^ ofRow };
    const change = nimQuotient(board, value ^ wanted, row.change);
    const column = { value: ofColumn, wanted: change ^ ofColumn, change };
    return { row, column, fits: column.wanted < ofColumn };
  });
}

/** The move of a split that fits; undefined if it doesn't fit. */
export function moveOfSplit(
  board: Board,
  { cell }: WinningHead,
  split: NimberSplit,
): Move | undefined {
  const rows = moveThatChanges(board.rows, cell.row, split.row.change);
  const columns = moveThatChanges(board.columns, cell.column, split.column.change);
  return split.fits && rows && columns ? moveWithKinds(rows, columns) : undefined;
}

function moveThatChanges(line: Line, place: number, change: number): LineMove | undefined {
  return line.movesAt(place).find(({ moveNimber }) => moveNimber === change);
}
