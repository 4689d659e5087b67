/**
 * A solver that a test controls: runs progress, end and fail when the test says so. Its answers are the worked examples
 * of the Flipping Game on boards of 1, 2 and 5 rows and columns.
 */
import { SolverError } from '../../web/src/engine/api/errors';
import type {
  AxisPlan,
  AxisQuestion,
  AxisTotal,
  BoardHistograms,
  BoardQuestion,
} from '../../web/src/engine/api/axes';
import type {
  BoardAnswer,
  BoardRun,
  EarlierWork,
  SolveOptions,
  Solver,
} from '../../web/src/engine/api/solver';

export interface FakeRun {
  readonly question: BoardQuestion;
  readonly aborted: boolean;
  readonly paused: boolean;
  /** The work that the run should resume from. */
  readonly earlier: EarlierWork | undefined;
  progress(done: number, total?: number): void;
  /** Posts a piece of the axis after some work. */
  piece(axis: 'rows' | 'columns', first: number, milliseconds?: number): void;
  finish(answer?: Partial<BoardAnswer>): void;
  fail(error: Error): void;
  /** Ends the histograms' count, well or with an error; until then they are pending. */
  finishHistograms(): void;
  failHistograms(error: Error): void;
}

export interface FakeSolver extends Solver {
  nanosecondsPerWork: number | undefined;
  /** The largest side of a board that its plan solves at once. */
  largestInstant: number;
  /** All runs that were started, the oldest first. */
  readonly runs: readonly FakeRun[];
  readonly lastRun: FakeRun;
  /** The boards whose plan was requested. */
  readonly planned: readonly BoardQuestion[];
  /** Returns the reason to refuse a plan, or undefined. */
  refuse: (axis: AxisQuestion) => SolverError | undefined;
}

export function createFakeSolver(): FakeSolver {
  const runs: FakeRun[] = [];
  const planned: BoardQuestion[] = [];
  let currentRun: AbortController | undefined;

  const solver: FakeSolver = {
    nanosecondsPerWork: 1,
    largestInstant: 0,
    runs,
    planned,
    refuse: () => undefined,
    get lastRun() {
      const run = runs.at(-1);
      if (run === undefined) throw new Error('Nothing was started.');
      return run;
    },
    async plan(question, signal) {
      planned.push(question);
      await Promise.resolve();
      signal?.throwIfAborted();
      for (const axis of ['rows', 'columns'] as const) {
        const refusal = solver.refuse(question[axis]);
        // A failed worker says nothing about an axis.
        if (refusal?.kind === 'worker-failed') throw refusal;
        if (refusal === undefined) continue;
        const { kind, message, amount } = refusal;
        throw new SolverError({ kind, message, amount, axis });
      }
      const plan = { rows: planOf(question.rows), columns: planOf(question.columns) };
      if (question.rows.size > solver.largestInstant) return plan;
      const { milliseconds, ...answer } = workedAnswer(question);
      const histograms = workedHistograms(question);
      return { ...plan, instant: { ...answer, histograms, milliseconds } };
    },
    solve(question, options = {}) {
      currentRun?.abort(new DOMException('replaced', 'AbortError'));
      currentRun = new AbortController();
      const { run, boardRun } = startRun(question, options, currentRun.signal);
      runs.push(run);
      return boardRun;
    },
    dispose: () => undefined,
  };
  return solver;
}

function startRun(question: BoardQuestion, options: SolveOptions, replaced: AbortSignal) {
  const answer = settleable<BoardAnswer>();
  const histograms = settleable<BoardHistograms>();
  // Unhandled rejections are fine: not every test requests them.
  histograms.promise.catch(() => undefined);
  let paused = false;
  for (const signal of [options.signal, replaced]) {
    signal?.addEventListener('abort', () => {
      answer.reject(signal.reason);
      histograms.reject(signal.reason);
    });
  }
  const run: FakeRun = {
    question,
    get aborted() {
      return options.signal?.aborted === true;
    },
    get paused() {
      return paused;
    },
    progress(done, total = 1000) {
      options.onProgress?.({ done, total });
    },
    earlier: options.earlier,
    piece(axis, first, milliseconds = 3_000) {
      const piece = { first, values: Uint16Array.of(1, 0), checkSum: 1n };
      options.onPiece?.(axis, piece, milliseconds);
    },
    finish: (change = {}) => answer.resolve({ ...workedAnswer(question), ...change }),
    fail: (error) => answer.reject(error),
    finishHistograms: () => histograms.resolve(workedHistograms(question)),
    failHistograms: (error) => histograms.reject(error),
  };
  const boardRun: BoardRun = {
    answer: answer.promise,
    histograms: () => histograms.promise,
    axes: () => answer.promise.then(() => undefined),
    pause() {
      paused = true;
    },
    resume() {
      paused = false;
    },
  };
  return { run, boardRun };
}

export interface Settleable<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(reason: unknown): void;
}

export function settleable<T>(): Settleable<T> {
  let settle: Pick<Settleable<T>, 'resolve' | 'reject'> | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return {
    promise,
    resolve: (value) => settle?.resolve(value),
    reject: (reason) => settle?.reject(reason),
  };
}

function planOf({ size }: AxisQuestion): AxisPlan {
  return { lengthCount: 1, pairs: size * 1000, bytes: 2 * size };
}

export function squareBoard(size: number): BoardQuestion {
  return { rows: { size, lengths: 'triangular' }, columns: { size, lengths: 'square' } };
}

export function boardOf(rows: number, columns: number): BoardQuestion {
  return {
    rows: { size: rows, lengths: 'triangular' },
    columns: { size: columns, lengths: 'square' },
  };
}

/** An axis of total X with nimbers below 4. */
function axis(total: number, choices: number): AxisTotal {
  return { total, choices, width: 4 };
}

/** The moves of one, two and five rows or columns; other boards use those of five. */
export function workedHistograms(question: BoardQuestion): BoardHistograms {
  const few: Record<number, bigint[]> = { 1: [0n, 1n], 2: [0n, 2n] };
  return {
    rows: BigUint64Array.from(few[question.rows.size] ?? [0n, 8n]),
    columns: BigUint64Array.from(few[question.columns.size] ?? [0n, 4n, 1n, 2n]),
  };
}

/** P(1) = 1, P(2) = 0 and P(5) = 8 with their derivations; other boards use P(5). */
export function workedAnswer(question: BoardQuestion): BoardAnswer {
  const time = { question, milliseconds: 3 };
  switch (question.rows.size) {
    case 1:
      return {
        ...time,
        winningOpenings: 1n,
        openings: 1n,
        boardNimber: 1,
        pairs: [{ a: 1, b: 1, rowMoves: 1n, columnMoves: 1n }],
        rows: axis(1, 1),
        columns: axis(1, 1),
      };
    case 2:
      return {
        ...time,
        winningOpenings: 0n,
        openings: 4n,
        boardNimber: 0,
        pairs: [],
        rows: axis(0, 2),
        columns: axis(0, 2),
      };
    default:
      return {
        ...time,
        winningOpenings: 8n,
        openings: 56n,
        boardNimber: 2,
        pairs: [{ a: 1, b: 2, rowMoves: 8n, columnMoves: 1n }],
        rows: axis(1, 8),
        columns: axis(2, 7),
      };
  }
}
