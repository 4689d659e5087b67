/** How many moves win? */
import { legalCount, moveCountAt, type Board } from '../../../game/board';
import type { Line, LineMove } from '../../../game/line';
import { cornerOf } from '../../../game/move';
import { nimberOf } from '../../../game/next_position';
import { placeOf, sameCell, type Cell } from '../../../game/position';
import t from '#words/exercises';
import { sentencesOf } from '../../../text/language';
import { placeText } from '../../../study_views/names';
import { isolatedFormula, winningMovesText } from '../exercise_words';
import type { ShownPosition } from '../kind';
import { METHODS, type MethodName } from '../methods';
import { numberKind, type Mistake } from '../number_kind';
import { ON_POSITION } from '../on_position';
import {
  drawBoard,
  drawPosition,
  headsOf,
  isFull,
  winningMoves,
  type PositionLevel,
} from '../positions';
import { drawUntil, type Range } from '../random';

interface HowManyLevel extends PositionLevel {
  readonly method: MethodName;
  /** The number of winning moves, unless the board alone determines it. */
  readonly wins: Range;
}

export interface HowManyExercise extends ShownPosition {
  readonly method: MethodName;
  readonly answer: number;
}

export const howMany = numberKind<HowManyLevel, HowManyExercise>({
  async draw({ method, shown, heads, wins, ...level }, random, open) {
    const board = await drawBoard(level, random, open);
    const drawn = drawUntil(
      () => {
        const position = drawPosition(board, heads, random);
        return { position, answer: winningMoves(board, position).length };
      },
      ({ answer }) => answer >= wins[0] && answer <= wins[1],
    );
    return { method, shown, board, ...drawn };
  },
  mistakes(exercise) {
    const { board, position } = exercise;
    const corners = winningMoves(board, position).map((move) => placeOf(position, cornerOf(move)));
    return [
      { number: legalCount(board, position), says: t('counted-legal') },
      { number: new Set(corners).size, says: t('counted-corners') },
      ...(isFull(board, position) ? mistakesOfPairs(exercise) : []),
    ];
  },
  otherwise: ({ answer }, number) => t(number < answer ? 'too-few' : 'too-many'),

  question: () => t('ask-how-many'),
  hints: (exercise) => [
    METHODS[exercise.method].hintCount(exercise.board, exercise.position),
    cornerHint(exercise),
  ],
  solution,

  ...ON_POSITION,
});

/** A hint about the corner with the most winning moves or, without one, about the last head. */
function cornerHint({ board, position }: HowManyExercise): string {
  const winning = winningMoves(board, position);
  const countAt = (cell: Cell) => winning.filter((move) => sameCell(cornerOf(move), cell)).length;
  const corners = headsOf(position).filter((cell) => moveCountAt(board, cell) > 0);
  const corner = corners.reduce<Cell | undefined>(
    (best, cell) => (best === undefined || countAt(cell) >= countAt(best) ? cell : best),
    undefined,
  );
  const place = corner === undefined ? '' : placeText(board, corner);
  return t('hint-corner-count', { wins: corner === undefined ? 0 : countAt(corner), place });
}

function solution({ board, position, method, answer }: HowManyExercise): string {
  const total = t('answer-total', { count: answer });
  if (answer > 0 && isFull(board, position)) {
    const nimber = nimberOf(board, position);
    return sentencesOf([...pairsOf(board, nimber).map((pair) => pairText(pair, nimber)), total]);
  }
  if (answer === 0) return t('answer-none');
  const wins = winningMovesText(board, winningMoves(board, position));
  return `${wins} ${METHODS[method].whyWon(board, position)}`;
}

/** On a full board any row move goes with any column move, and those with a ⊗ b = Γ win. */
function pairsOf(board: Board, nimber: number): readonly PairCounts[] {
  const [rows, columns] = [byMoveNimber(board.rows), byMoveNimber(board.columns)];
  return [...rows].flatMap(([a, ofRows]) =>
    [...columns].flatMap(([b, ofColumns]) => {
      const [row, column] = [ofRows[0], ofColumns[0]];
      if (!row || !column || board.change(row, column) !== nimber) return [];
      return [{ a, b, rows: ofRows.length, columns: ofColumns.length }];
    }),
  );
}

/** The number of row moves with the move nimber a, and of column moves with b. */
interface PairCounts {
  readonly a: number;
  readonly b: number;
  readonly rows: number;
  readonly columns: number;
}

function pairText({ a, b, rows, columns }: PairCounts, nimber: number): string {
  const count = rows * columns;
  const pair = isolatedFormula(`${a} ⊗ ${b} = ${nimber}`);
  return t('answer-pairs', {
    pair,
    count,
    formula: isolatedFormula(`${rows} · ${columns} = ${count}`),
  });
}

function mistakesOfPairs({ board, position }: HowManyExercise): Mistake[] {
  const pairs = pairsOf(board, nimberOf(board, position));
  const added = pairs.reduce((sum, { rows, columns }) => sum + rows + columns, 0);
  return [
    { number: added, says: t('added-counts') },
    ...pairs.map(({ a, b, rows, columns }) => ({
      number: rows * columns,
      says: t('one-pair', { pair: isolatedFormula(`${a} ⊗ ${b}`) }),
    })),
  ];
}

export function byMoveNimber(line: Line): Map<number, LineMove[]> {
  const moves = new Map<number, LineMove[]>();
  for (let place = 1; place <= line.size; place += 1)
    for (const move of line.movesAt(place))
      moves.set(move.moveNimber, [...(moves.get(move.moveNimber) ?? []), move]);
  return new Map([...moves].sort(([one], [other]) => one - other));
}
