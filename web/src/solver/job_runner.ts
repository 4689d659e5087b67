import { describeBoard, examinePosition, explainProduct } from './board_jobs';
import { failureOf } from './errors';
import { chooseMove, reviewGame } from './game_jobs';
import type { TartanModule } from './load';
import { asText, throwFailure } from './module_values';
import type {
  AxisCut,
  AxisMoves,
  AxisPiece,
  AxisPlan,
  AxisQuestion,
  AxisTotal,
  FromWorker,
  Job,
  JobResult,
  MoveCounts,
  NimberPair,
  Openings,
  ToWorker,
  WantedNimbers,
  WarmUp,
} from './protocol';
import { PiecePoster } from './piece_poster';
import { SequenceJobs } from './sequence_jobs';
import { SliceTuner } from './slice_tuner';
import type { RunInSlices } from './sliced_work';

type Axis = InstanceType<TartanModule['Axis']>;
type OtherAxis = InstanceType<TartanModule['OtherAxis']>;
type SweepJob = Extract<Job, { kind: 'sweepAxis' }>;
type GiveJob = Extract<Job, { kind: 'giveAxis' }>;
type CountJob = Extract<Job, { kind: 'countMoves' }>;

/** What the runner needs of the place it runs in. */
export interface RunnerHost {
  post(message: FromWorker, transfer?: Transferable[]): void;
  /** Resolves after the messages that have arrived by now were received. */
  yieldToMessages(): Promise<void>;
}

// A page draws each report, which takes time from the workers where there are few processors.
const millisecondsBetweenReports = 100;

/**
 * Runs jobs against the module. Sweeps and counts go in slices, with an ear for messages in between;
 * everything else is answered at once, also while one of them runs or is paused.
 */
export class JobRunner {
  readonly #module: TartanModule;
  readonly #host: RunnerHost;
  readonly #sequence: SequenceJobs;
  #axis: Axis | undefined;
  /** The one that was given, to be counted too. */
  #other: OtherAxis | undefined;
  #pause: { readonly over: Promise<void>; readonly end: () => void } | undefined;

  constructor(module: TartanModule, host: RunnerHost) {
    this.#module = module;
    this.#host = host;
    this.#sequence = new SequenceJobs(module, this.#inSlices);
  }

  receive(message: ToWorker): void {
    switch (message.type) {
      case 'run':
        void this.#run(message.id, message.job);
        break;
      case 'pause':
        this.#pause ??= startPause();
        break;
      case 'resume':
        this.#pause?.end();
        this.#pause = undefined;
        break;
      case 'ping':
        this.#host.post({ type: 'alive' });
        break;
    }
  }

  async #run(id: number, job: Job): Promise<void> {
    try {
      const result = await this.#answer(id, job);
      this.#host.post({ type: 'result', id, result }, transferable(result));
    } catch (error) {
      this.#host.post({ type: 'failure', id, failure: failureOf(error) });
    }
  }

  #answer(id: number, job: Job): JobResult | Promise<JobResult> {
    switch (job.kind) {
      case 'planAxis':
        return planAxis(this.#module, job.axis);
      case 'restoreAxis':
        return this.#restoreAxis(job.axis, job.piece);
      case 'sweepAxis':
        return this.#sweepAxis(id, job);
      case 'findWanted':
        return findWanted(this.#module, job.rows, job.columns);
      case 'cutAxis':
        return this.#cutAxis(job.parts);
      case 'countMoves':
        return this.#countMoves(id, job);
      case 'copyAxis':
        return { prefixXors: this.#sweptAxis().prefixXors() };
      case 'giveAxis':
        return this.#giveAxis(job);
      case 'joinAxes':
        return joinAxes(this.#module, job.rows, job.columns);
      case 'describeBoard':
        return describeBoard(this.#module, job.board);
      case 'examinePosition':
        return examinePosition(this.#module, job.board, job.discs);
      case 'chooseMove':
        return chooseMove(this.#module, job);
      case 'reviewGame':
        return reviewGame(this.#module, job);
      case 'explainProduct':
        return explainProduct(this.#module, job.a, job.b);
      case 'sweepForSequence':
        return this.#sequence.sweep(id, job);
      case 'beginSequence':
        return this.#sequence.begin(job);
      case 'tallyChunk':
        return this.#sequence.tally(job);
      case 'sumChunk':
        return this.#sequence.sum(job);
      default:
        // As `undefined` is an answer too, the compiler would not miss a kind.
        return job satisfies never;
    }
  }

  #beginAxis({ size, lengths }: AxisQuestion): Axis {
    this.#axis?.delete();
    this.#axis = undefined;
    this.#forgetOther();
    const axis = new this.#module.Axis(size, lengths);
    this.#axis = axis;
    throwFailure(axis.failure());
    return axis;
  }

  #restoreAxis(question: AxisQuestion, { first, values, checkSum }: AxisPiece): boolean {
    const axis = first === 1 ? this.#beginAxis(question) : this.#axis;
    return axis?.restore(first, values, checkSum) === true;
  }

  async #sweepAxis(id: number, job: SweepJob): Promise<AxisTotal> {
    const restored = job.restored === true ? this.#axis : undefined;
    const axis = restored ?? this.#beginAxis(job.axis);
    const poster = new PiecePoster(axis, job.millisecondsBetweenPieces, (piece) => {
      this.#host.post({ type: 'piece', id, piece }, [piece.values.buffer]);
    });
    await this.#inSlices(id, {
      total: axis.pairsTotal(),
      advance: (pairs) => axis.advanceSweep(pairs),
      isDone: () => axis.isSwept(),
      isCurrent: () => this.#axis === axis,
      afterSlice: () => poster.postWhenDue(),
      beforePause: () => poster.post(),
    });
    return { total: axis.total(), width: axis.width(), choices: axis.pairsTotal() };
  }

  #sweptAxis(): Axis {
    const axis = this.#axis;
    if (axis?.isSwept() !== true) throw new Error('There is no swept axis to count.');
    return axis;
  }

  #cutAxis(parts: number): AxisCut {
    const { lasts, pairs } = this.#sweptAxis().cut(parts);
    return { lasts, pairs };
  }

  #forgetOther(): void {
    this.#other?.delete();
    this.#other = undefined;
  }

  #giveAxis({ axis: { size, lengths }, width, prefixXors }: GiveJob): boolean {
    this.#forgetOther();
    const other = new this.#module.OtherAxis(size, lengths);
    this.#other = other;
    throwFailure(other.failure());
    // What is given is copied once more on its way.
    for (let from = 0; from < prefixXors.length; from += mostGiven) {
      if (!other.give(prefixXors.subarray(from, from + mostGiven))) return false;
    }
    return other.width() === width;
  }

  async #countMoves(id: number, { wanted, positions, given }: CountJob): Promise<MoveCounts> {
    const axis = given === true ? this.#other : this.#sweptAxis();
    if (axis === undefined) throw new Error('There is no axis that was given.');
    const { first, last } = positions;
    const begun =
      wanted === 'all' ? axis.countAll(first, last) : axis.countWanted(wanted, first, last);
    if (!begun) throw new Error(`The axis has no positions ${first} to ${last} to count.`);
    await this.#inSlices(id, {
      total: axis.countTotal(),
      advance: (pairs) => axis.advanceCount(pairs),
      isDone: () => axis.isCounted(),
      isCurrent: () => this.#axis === axis || this.#other === axis,
    });
    return { histogram: axis.histogram(), complete: axis.countsAll() };
  }

  readonly #inSlices: RunInSlices = async (id, work) => {
    const { total } = work;
    const tuner = new SliceTuner();
    let done = 0;
    let reportedAt = -Infinity;
    for (;;) {
      if (this.#pause !== undefined) {
        work.beforePause?.();
        await this.#pause.over;
      }
      if (!work.isCurrent()) throw new Error('Another axis was swept meanwhile.');
      const start = performance.now();
      const before = done;
      done = work.advance(tuner.pairs);
      tuner.learn(done - before, performance.now() - start);
      work.afterSlice?.();
      if (work.isDone() || performance.now() - reportedAt >= millisecondsBetweenReports) {
        reportedAt = performance.now();
        this.#host.post({ type: 'progress', id, done, total });
      }
      if (work.isDone()) return;
      await this.#host.yieldToMessages();
    }
  };
}

/** Two megabytes. */
const mostGiven = 1 << 20;

const warmUpSize = 100_000;
/** So many rounds in a row that are no faster than those before: the optimised code is there. */
const calmRounds = 4;
const longestWarmUp = 400;
const fewNimbers = Uint16Array.of(1, 2);

/**
 * Sweeps and counts an axis a few times. An engine compiles a kernel a second time, optimised and
 * beside its work, once it has run for some milliseconds; the fastest round tells how fast this
 * machine is.
 */
export function warmUp(module: TartanModule): WarmUp {
  const end = performance.now() + longestWarmUp;
  let fastest = costs(module, warmUpSize);
  let calm = 0;
  while (calm < calmRounds && performance.now() < end) {
    const { sweep, count } = costs(module, warmUpSize);
    const isFaster = sweep < 0.95 * fastest.sweep || count < 0.95 * fastest.count;
    fastest = { sweep: Math.min(sweep, fastest.sweep), count: Math.min(count, fastest.count) };
    calm = isFaster ? 0 : calm + 1;
  }
  return fastest;
}

/** Nanoseconds per pair of one axis. */
function costs(module: TartanModule, size: number): WarmUp {
  const axis = new module.Axis(size, 'triangular');
  try {
    const pairs = axis.pairsTotal();
    const sweep = cost(pairs, () => axis.advanceSweep(pairs));
    axis.countWanted(fewNimbers, 1, size);
    const count = cost(pairs, () => axis.advanceCount(pairs));
    return { sweep, count };
  } finally {
    axis.delete();
  }
}

function cost(pairs: number, work: () => void): number {
  const start = performance.now();
  work();
  return (1e6 * Math.max(performance.now() - start, shortestTick)) / pairs;
}
// Some browsers' clocks tick in whole milliseconds: what took less would seem to cost nothing.
const shortestTick = 0.5;

function planAxis(module: TartanModule, { size, lengths }: AxisQuestion): AxisPlan {
  const { failure, lengthCount, pairs, bytes } = module.planAxis(size, lengths);
  throwFailure(failure);
  return { lengthCount, pairs, bytes };
}

function findWanted(module: TartanModule, rows: AxisTotal, columns: AxisTotal): WantedNimbers {
  return module.findWanted(rows.total, rows.width, columns.total, columns.width);
}

function joinAxes(module: TartanModule, rows: AxisMoves, columns: AxisMoves): Openings {
  const record = module.joinAxes(
    ...([rows.total, rows.choices, rows.histogram] as const),
    ...([columns.total, columns.choices, columns.histogram] as const),
  );
  const pairs: NimberPair[] = [];
  record.a.forEach((a, index) => {
    const b = record.b[index];
    const rowMoves = record.rowMoves[index];
    const columnMoves = record.columnMoves[index];
    if (b === undefined || rowMoves === undefined || columnMoves === undefined) return;
    pairs.push({ a, b, rowMoves, columnMoves });
  });
  return {
    winningOpenings: BigInt(asText(record.winningOpenings)),
    openings: BigInt(asText(record.openings)),
    boardNimber: record.boardNimber,
    pairs,
  };
}

function transferable(result: JobResult): Transferable[] {
  if (typeof result !== 'object') return [];
  if ('histogram' in result) return [result.histogram.buffer];
  if ('lasts' in result) return [result.lasts.buffer, result.pairs.buffer];
  if ('winningLow' in result) {
    const { winningLow, winningHigh, boardNimbers } = result;
    const high = winningHigh === undefined ? [] : [winningHigh.buffer];
    return [winningLow.buffer, boardNimbers.buffer, ...high];
  }
  if ('prefixXors' in result) return [result.prefixXors.buffer];
  if ('winning' in result) return [result.winning.buffer];
  if ('discValues' in result) {
    const { rows, columns, discValues } = result;
    const axes = [rows.lengths, rows.prefixXors, columns.lengths, columns.prefixXors];
    return [...axes, discValues].map(({ buffer }) => buffer);
  }
  if ('rows' in result) return [result.rows.buffer, result.columns.buffer];
  return [];
}

function startPause() {
  let end!: () => void;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}
