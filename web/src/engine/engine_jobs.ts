/** The jobs about boards of any game: short ones, answered at once. */
import { STRENGTHS } from './game_engine';
import type {
  BoardDescription,
  GameBoard,
  KindMove,
  ProductRule,
  ProductStep,
} from './game_engine';
import type { BoardsModule } from './load_boards';
import { checked } from './module_values';
import type { Job, JobResult } from './protocol';

const KINDS = [
  ...(['describe', 'examine', 'winningMovesOf', 'choose', 'review'] as const),
  'explainProduct',
] as const;
export type EngineJob = Extract<Job, { kind: (typeof KINDS)[number] }>;

export function isEngineJob(job: Job): job is EngineJob {
  return (KINDS as readonly string[]).includes(job.kind);
}

type ModuleBoard = InstanceType<BoardsModule['GameBoard']>;

/** Keeps the board that was asked about last, as a reader looks at one for long. */
export class EngineJobs {
  readonly #module: BoardsModule;
  #name: string | undefined;
  #board: ModuleBoard | undefined;

  constructor(module: BoardsModule) {
    this.#module = module;
  }

  answer(job: EngineJob): JobResult {
    switch (job.kind) {
      case 'describe':
        return this.#describe(job.board);
      case 'examine':
        return checked(this.#open(job.board).examine(job.coins));
      case 'winningMovesOf': {
        const kinds = [job.rowKind, job.columnKind].map(moduleNumber) as [number, number];
        const { moves } = checked(this.#open(job.board).winningMovesOf(job.coins, ...kinds));
        return Array.from({ length: moves.length / 4 }, (_, index) => moveAt(moves, index));
      }
      case 'choose':
        return this.#choose(job);
      case 'review':
        return this.#review(job);
      case 'explainProduct':
        return explainProduct(this.#module, job.a, job.b);
      default:
        // As `undefined` is an answer too, the compiler would not miss a kind.
        return job satisfies never;
    }
  }

  #open({ game, rows, columns }: GameBoard): ModuleBoard {
    const name = JSON.stringify([game, rows, columns]);
    if (this.#board === undefined || this.#name !== name) {
      this.#board?.delete();
      this.#board = new this.#module.GameBoard(game, rows, columns);
      this.#name = name;
    }
    return this.#board;
  }

  #describe({ game, rows, columns }: GameBoard): BoardDescription {
    const { largestRows, largestColumns } = checked(this.#module.describeGame(game));
    const largest = { rows: largestRows, columns: largestColumns };
    const nearest = {
      game,
      rows: Math.min(rows, largest.rows),
      columns: Math.min(columns, largest.columns),
    };
    return { ...checked(this.#open(nearest).describe()), largest };
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
      this.#open(board).choose(coins, STRENGTHS.indexOf(strength), seed, turn),
    );
    return moves.length === 0 ? undefined : moveAt(moves, 0);
  }

  #review({ board, coins, moves }: EngineJobOf<'review'>) {
    const numbers = moves.flatMap(({ row, column, rowKind, columnKind }) =>
      [row, column, rowKind, columnKind].map(moduleNumber),
    );
    const facts = checked(this.#open(board).review(coins, Uint16Array.from(numbers)));
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

/** No place of a board, and no kind. */
const NO_NUMBER = 0xffff;

/** The module would take other numbers modulo 2^16. */
const moduleNumber = (number: number) =>
  Number.isInteger(number) && number >= 0 && number < NO_NUMBER ? number : NO_NUMBER;

// The module's numbers of the rules are their places here.
const productRules: readonly ProductRule[] = [
  'trivial',
  'fermat',
  'square',
  'distribute',
  'regroup',
];

/** Makes a tree of the module's list, where each step stands before its parts. */
function explainProduct(module: BoardsModule, a: bigint, b: bigint): ProductStep {
  // The module would take larger numbers modulo 2^64, and explain another product.
  for (const factor of [a, b]) {
    if (BigInt.asUintN(64, factor) !== factor) {
      throw new RangeError('A nim-product is explained for nimbers below 2^64.');
    }
  }
  const { numbers, rules, partCounts } = module.productSteps(a, b);
  let next = 0;
  const takeStep = (): ProductStep => {
    const place = next++;
    const [left, right, product] = numbers.subarray(3 * place, 3 * place + 3);
    const rule = productRules[rules[place] ?? -1];
    if (left === undefined || right === undefined || product === undefined || rule === undefined) {
      throw new RangeError('The module’s list of steps has no end or an unknown rule.');
    }
    const parts = Array.from({ length: partCounts[place] ?? 0 }, takeStep);
    return { a: left, b: right, product, rule, parts };
  };
  return takeStep();
}
