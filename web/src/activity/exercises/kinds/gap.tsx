/** Which value is missing in a table of coins? */
import { boardSize, type Board } from '../../../game/board';
import { isOneRow, numberOfPlace } from '../../../game/game';
import { cellAt, placeOf, sameCell, type Cell } from '../../../game/position';
import t from '#words/exercises';
import layout from '../../../ui/layout.module.css';
import { moveText } from '../../../study_views/names';
import { coinSheet } from '../../../ui/sheet/coin_sheet';
import { Sheet } from '../../../ui/sheet/Sheet';
import { sortedAscending, isolatedFormula, setText } from '../exercise_words';
import { numberKind, type Mistake } from '../number_kind';
import { CELL_MM } from '../on_position';
import { drawBoard, factorsOf, movesAt, type BoardLevel } from '../positions';
import { mexOf } from '../../lesson/instruments/mex_guess';
import { numberBetween, drawUntil } from '../random';
import { MissingTermMark, TermSequence, termSequenceHeight } from '../Sequence';
import styles from '../Sequence.module.css';

interface GapLevel extends BoardLevel {
  readonly by: GapExercise['by'];
  /** The first row and the first column in which the gap may be, as places. */
  readonly from: readonly [row: number, column: number];
}

/** The coin whose value is asked for, and its board. */
export interface CoinOfBoard {
  readonly board: Board;
  readonly gap: Cell;
  readonly answer: number;
}

export interface GapExercise extends CoinOfBoard {
  /** The method: the mex of what the coin's moves leave, or the product of two Grundy numbers. */
  readonly by: 'options' | 'factors';
}

export const gap = numberKind<GapLevel, GapExercise>({
  async draw({ by, from, ...level }, random, open) {
    const board = await drawBoard(level, random, open);
    const place = drawUntil(
      () => ({
        row: numberBetween(random, [from[0], board.rows.size]),
        column: numberBetween(random, [from[1], board.columns.size]),
      }),
      // With a factor 1 there would be nothing to multiply.
      (drawn) => by === 'options' || Math.min(...factorsOf(board, drawn)) > 1,
    );
    return { by, board, gap: place, answer: valueAt(board, place) };
  },
  mistakes: (exercise) =>
    exercise.by === 'options' ? mistakesOfMex(exercise) : mistakesOfProduct(exercise),
  otherwise: (_, number) => t('smaller-free', { number }),

  question({ board: { game }, gap: place }) {
    const row = numberOfPlace(game.rows, place.row);
    const column = numberOfPlace(game.columns, place.column);
    return isOneRow(game)
      ? t('ask-gap-row', { place: column })
      : t('ask-gap-table', { row, column });
  },
  hints(exercise) {
    if (exercise.by === 'options')
      return [t('hint-gap-options'), t('hint-options', { set: setText(optionValues(exercise)) })];
    const [row, column] = factorsOf(exercise.board, exercise.gap);
    return [t('hint-gap-factors'), t('hint-factors', { row, column })];
  },
  solution(exercise) {
    const found =
      exercise.by === 'options'
        ? `mex${setText(optionValues(exercise))}`
        : factorsOf(exercise.board, exercise.gap).join(' ⊗ ');
    return t('answer-formula', { formula: isolatedFormula(`${found} = ${exercise.answer}`) });
  },
  game: ({ board }) => board.game,

  Picture: ({ item }) => <GapTable exercise={item.exercise} />,
  Paper: GapTable,
  paperHeight: ({ board }) =>
    isOneRow(board.game) ? termSequenceHeight(board.columns.size) : (board.rows.size + 2) * CELL_MM,
});

function mistakesOfMex(exercise: GapExercise): Mistake[] {
  const { board } = exercise;
  const options = optionsOf(exercise);
  const largest = Math.max(...options.map(({ value }) => value));
  return [
    ...options.map(({ move, value: number }) => ({
      number,
      says: t('is-option', { number, move: moveText(board, move) }),
    })),
    { number: mexOf(ordinaryOptions(exercise)), says: t('ordinary-options') },
    { number: largest + 1, says: t('after-largest', { largest }) },
    // In a small table it may equal the number of moves, which is the less likely mistake.
    ...(board.isProduct && !isOneRow(board.game) ? [ordinaryProduct(exercise)] : []),
    { number: options.length, says: t('counted-moves') },
  ];
}

function ordinaryProduct(exercise: GapExercise): Mistake {
  const [row, column] = factorsOf(exercise.board, exercise.gap);
  return { number: row * column, says: t('ordinary-product', { number: row * column }) };
}

function mistakesOfProduct(exercise: GapExercise): Mistake[] {
  const [row, column] = factorsOf(exercise.board, exercise.gap);
  const right = isolatedFormula(`${row} ⊗ ${column}`);
  const wrong = isolatedFormula(`${row} ⊕ ${column}`);
  return [
    ordinaryProduct(exercise),
    { number: row ^ column, says: t('added-axes', { wrong, right }) },
    { number: row, says: t('rows-alone', { right }) },
    { number: column, says: t('columns-alone', { right }) },
    ...mistakesOfMex(exercise),
  ];
}

/** The values that moves would leave if values were added as usual. */
export function ordinaryOptions({ board, gap: place }: CoinOfBoard): number[] {
  return movesAt(board, place).map(({ move }) =>
    move.rows
      .flatMap((row) => move.columns.map((column) => ({ row, column })))
      .filter((cell) => !sameCell(cell, place))
      .reduce((sum, cell) => sum + valueAt(board, cell), 0),
  );
}

function valueAt({ coinValues, columns }: Board, cell: Cell): number {
  return coinValues[placeOf({ columns: columns.size }, cell)] ?? 0;
}

/** The options of the coin in the gap: the nim-sums of the other coins that its moves turn. */
export function optionsOf({ board, gap: place, answer }: CoinOfBoard) {
  return movesAt(board, place).map(({ move, change }) => ({ move, value: answer ^ change }));
}

/** Without repetition. */
export function optionValues(exercise: CoinOfBoard): number[] {
  return sortedAscending(new Set(optionsOf(exercise).map(({ value }) => value)));
}

/**
 * The other cells that reveal the value in the gap: those in a row and a column equal to its own, and if the two axes
 * are equal, the mirror images of all these.
 *
 *     Rugs, a gap at row 6, column 4:
 *       . . . . . .
 *       . . . 8 . .      row 2 is the same as row 6
 *       . . . . . .
 *       . 8 . . . 8      the mirror images of both
 *       . . . . . .
 *       . . . ? . .
 */
export function cellsOfSameValue(board: Board, place: Cell): Cell[] {
  const { rows, columns } = board;
  const all = cellsOf(board);
  const valuesIn = (line: 'row' | 'column', number: number) =>
    all.filter((cell) => cell[line] === number).map((cell) => valueAt(board, cell));
  const isSame = (line: 'row' | 'column', one: number, other: number) =>
    valuesIn(line, one).join() === valuesIn(line, other).join();
  const isLike = (cell: Cell) =>
    isSame('row', cell.row, place.row) && isSame('column', cell.column, place.column);
  const isMirrored = rows.grundyNumbers.join() === columns.grundyNumbers.join();
  return all.filter(
    (cell) =>
      !sameCell(cell, place) &&
      (isLike(cell) || (isMirrored && isLike({ row: cell.column, column: cell.row }))),
  );
}

function cellsOf({ rows, columns }: Board): Cell[] {
  return Array.from({ length: rows.size * columns.size }, (_, at) =>
    cellAt({ columns: columns.size }, at),
  );
}

/** The values of a board's coins, without the gap and all cells that reveal it. */
function GapTable({ exercise: { board, gap: place } }: { readonly exercise: GapExercise }) {
  const { game } = board;
  if (isOneRow(game)) return <RowWithGap board={board} place={place.column} />;
  const alike = cellsOfSameValue(board, place);
  const coins = coinSheet({
    ...boardSize(board),
    rowsUpward: game.rowsUpward,
    origin: { row: game.rows.origin, column: game.columns.origin },
    place(row, column) {
      const cell = { row: row + 1, column: column + 1 };
      if (sameCell(cell, place)) return { content: <MissingTermMark />, marks: ['asked'] };
      if (alike.some((other) => sameCell(other, cell)))
        return { content: <Alike />, marks: ['empty'] };
      return { value: valueAt(board, cell) };
    },
  });
  return (
    <>
      <Sheet {...coins} caption={t('values-by-row')} hidesCaption class={styles.table} />
      {alike.length > 0 && <p class={layout.note}>{t('alike', { count: alike.length })}</p>}
    </>
  );
}

const Alike = () => <span class={layout.hidden}>{t('gap')}</span>;

/** The values of a row, without one. */
export function RowWithGap({ board, place }: { readonly board: Board; readonly place: number }) {
  const origin = numberOfPlace(board.game.columns, 1);
  return (
    <TermSequence
      name={t('values-by-place')}
      origin={origin}
      values={board.coinValues}
      gap={place - 1}
    />
  );
}
