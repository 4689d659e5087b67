/** The jobs about boards of any game: short ones, answered at once. */
import { STRENGTHS } from './game_engine';
import type { BoardDescription, GameBoard, KindMove } from './game_engine';
import type { BoardsModule } from './load_boards';
import { checked } from './module_values';
import { explainProduct } from './product_steps';
import type { Job, JobResult } from './protocol';

const KINDS = [
  ...(['describe', 'examine', 'winningMovesOf', 'choose', 'solve', 'review'] as const),
  'explainProduct',
] as const;
export type EngineJob = Extract<Job, { kind: (typeof KINDS)[number] }>;

export function isEngineJob(job: Job): job is EngineJob {
  return (KINDS as readonly string[]).includes(job.kind);
}

export class EngineJobs {
  readonly #module: BoardsModule;

  constructor(module: BoardsModule) {
    this.#module = module;
  }

  answer(job: EngineJob): JobResult {
    switch (job.kind) {
      case 'describe':
        return this.#describe(job.board);
      case 'examine':
        return checked(this.#module.examine(job.board, job.coins));
      case 'winningMovesOf': {
        const kinds = [job.rowKind, job.columnKind].map(moduleNumber) as [number, number];
        const { moves } = checked(this.#module.winningMovesOf(job.board, job.coins, ...kinds));
        return Array.from({ length: moves.length / 4 }, (_, index) => moveAt(moves, index));
      }
      case 'choose':
        return this.#choose(job);
      case 'solve':
        return onlyMove(checked(this.#module.solve(job.board, job.coins)).moves);
      case 'review':
        return this.#review(job);
      case 'explainProduct':
        return explainProduct(this.#module, job.a, job.b);
      default:
        // As `undefined` is an answer too, the compiler would not miss a kind.
        return job satisfies never;
    }
  }

  #describe({ game, rows, columns }: GameBoard): BoardDescription {
    const { largestRows, largestColumns } = checked(this.#module.describeGame(game));
    const largest = { rows: largestRows, columns: largestColumns };
    const nearest = {
      game,
      rows: Math.min(rows, largest.rows),
      columns: Math.min(columns, largest.columns),
    };
    return { ...checked(this.#module.describeBoard(nearest)), largest };
  }

  #choose({ board, coins, strength, seed, turn }: EngineJobOf<'choose'>): KindMove | undefined {
    // The module would take other numbers modulo 2^32.
    for (const number of [seed, turn]) {
      if (number >>> 0 !== number) {
        throw new RangeError('The seed and the turn of a move are whole numbers below 2^32.');
      }
    }
    // The module's numbers of the strengths are their places.
    const { moves } = checked(
      this.#module.choose(board, coins, STRENGTHS.indexOf(strength), seed, turn),
    );
    return onlyMove(moves);
  }

  #review({ board, coins, moves }: EngineJobOf<'review'>) {
    const numbers = moves.flatMap(({ row, column, rowKind, columnKind }) =>
      [row, column, rowKind, columnKind].map(moduleNumber),
    );
    const facts = checked(this.#module.review(board, coins, Uint16Array.from(numbers)));
    const better = Array.from({ length: facts.better.length / 4 }, (_, index) => {
      const move = moveAt(facts.better, index);
      return move.rowKind === NO_NUMBER ? undefined : move;
    });
    return { nimbers: Array.from(facts.nimbers), better };
  }
}

type EngineJobOf<Kind extends EngineJob['kind']> = Extract<EngineJob, { kind: Kind }>;

/** A move lies in the module's arrays as four numbers: row, column, row kind, column kind. */
function moveAt(numbers: Uint16Array, index: number): KindMove {
  const [row = 0, column = 0, rowKind = 0, columnKind = 0] = numbers.subarray(
    4 * index,
    4 * index + 4,
  );
  return { row, column, rowKind, columnKind };
}

/** Of a list that has one move or none. */
function onlyMove(numbers: Uint16Array): KindMove | undefined {
  return numbers.length === 0 ? undefined : moveAt(numbers, 0);
}

/** No place of a board, and no kind. */
const NO_NUMBER = 0xffff;

/** The module would take other numbers modulo 2^16. */
const moduleNumber = (number: number) =>
  Number.isInteger(number) && number >= 0 && number < NO_NUMBER ? number : NO_NUMBER;
