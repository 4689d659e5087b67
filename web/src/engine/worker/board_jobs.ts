/**
 * The jobs about boards of any game, coin by coin: short ones, answered at once, in every module but that of the
 * tables. `coins` has 1 for heads and 0 for tails, row by row from row 0. A failure of the module is thrown
 * (`unwrapOrThrow`). To add a job, write a function here: the engine, its worker and the types follow.
 */
import type { MainModule as BoardsModule } from '#module/tartan_boards.mjs';
import type {
  BoardDescription,
  GameBoard,
  GameFacts,
  KindMove,
  PositionFacts,
  Strength,
} from '../api/boards';
import type { ModuleContext } from '../wire/job';
import { unwrapOrThrow } from './module_values';
import { explainProduct } from './product_steps';

type Context = ModuleContext<BoardsModule>;

interface PositionQuestion {
  readonly board: GameBoard;
  readonly coins: Uint8Array;
}

export const BOARD_JOBS = {
  /** Describes a board; if it is too large for its game, the game's largest board. */
  describe({ module }: Context, { game, rows, columns }: GameBoard): BoardDescription {
    const { largestRows, largestColumns } = unwrapOrThrow(module.describeGame(game));
    const largest = { rows: largestRows, columns: largestColumns };
    const nearest = {
      game,
      rows: Math.min(rows, largest.rows),
      columns: Math.min(columns, largest.columns),
    };
    return { ...unwrapOrThrow(module.describeBoard(nearest)), largest };
  },

  examine: ({ module }: Context, { board, coins }: PositionQuestion): PositionFacts =>
    unwrapOrThrow(module.examine(board, coins)),

  /** The winning moves with these two kinds, by row and column; none for kinds that the board doesn't have. */
  winningMovesOf(
    { module }: Context,
    question: PositionQuestion & Pick<KindMove, 'rowKind' | 'columnKind'>,
  ): readonly KindMove[] {
    const { board, coins, rowKind, columnKind } = question;
    const kinds = [moduleNumber(rowKind), moduleNumber(columnKind)] as const;
    return movesIn(unwrapOrThrow(module.winningMovesOf(board, coins, ...kinds)).moves);
  },

  /**
   * The opponent's move, or undefined if none is legal. `seed` and `turn`, the number of moves made before, are whole
   * numbers below 2^32; the same two give the same move everywhere.
   */
  choose(
    { module }: Context,
    question: PositionQuestion & {
      readonly strength: Strength;
      readonly seed: number;
      readonly turn: number;
    },
  ): KindMove | undefined {
    const { board, coins, strength, seed, turn } = question;
    // The module would reduce other numbers modulo 2^32.
    for (const number of [seed, turn]) {
      if (number >>> 0 !== number) {
        throw new RangeError('The seed and the turn of a move are whole numbers below 2^32.');
      }
    }
    return movesIn(unwrapOrThrow(module.choose(board, coins, strength, seed, turn)).moves)[0];
  },

  /** The winning move that three steps lead to, without a list of moves; undefined if no move wins. */
  solve: ({ module }: Context, { board, coins }: PositionQuestion): KindMove | undefined =>
    movesIn(unwrapOrThrow(module.solve(board, coins)).moves)[0],

  /** Reviews a game that began with these coins, up to the first move that is not legal. */
  review(
    { module }: Context,
    { board, coins, moves }: PositionQuestion & { readonly moves: readonly KindMove[] },
  ): GameFacts {
    const numbers = moves.flatMap(({ row, column, rowKind, columnKind }) =>
      [row, column, rowKind, columnKind].map(moduleNumber),
    );
    const { nimbers, better } = unwrapOrThrow(
      module.review(board, coins, Uint16Array.from(numbers)),
    );
    return {
      nimbers: Array.from(nimbers),
      better: movesIn(better).map((move) => (move.rowKind === NO_NUMBER ? undefined : move)),
    };
  },

  /** a ⊗ b, step by step. */
  explainProduct,
};

export type BoardJobs = typeof BOARD_JOBS;

/** The module's arrays have four numbers a move: row, column, row kind, column kind. */
const movesIn = (numbers: Uint16Array): readonly KindMove[] =>
  Array.from({ length: numbers.length / 4 }, (_, index) => {
    const four = numbers.subarray(4 * index, 4 * index + 4);
    const [row = 0, column = 0, rowKind = 0, columnKind = 0] = four;
    return { row, column, rowKind, columnKind };
  });

/** A number that is neither a place nor a kind. */
const NO_NUMBER = 0xffff;

/** The module would reduce other numbers modulo 2^16. */
const moduleNumber = (number: number) =>
  Number.isInteger(number) && number >= 0 && number < NO_NUMBER ? number : NO_NUMBER;
