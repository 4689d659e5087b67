import type { AxisLinks, AxisWorkers } from './workers';
import { countMoves, type CountingContext, type CountLimits, type Helpers } from './counting';
import type {
  AxisCopy,
  AxisTotal,
  MoveCounts,
  BoardHistograms,
  BoardQuestion,
  PerAxis,
} from '../api/axes';
import type { JobRequest } from '../api/engine';
import type { AxisJobs, WantedNimbers } from '../worker/axis_jobs';
import type { AxisName } from '../api/boards';
import type { BoardAnswer, BoardRun, EarlierWork, SolveOptions } from '../api/solver';
import { boardProgress, type AxisDone, type AxisPairs } from '../api/work';
import type { JobProgressEvents } from '../wire/worker_link';

const millisecondsBetweenPieces = 3_000;

const nothingRestored: PerAxis<boolean> = { rows: false, columns: false };

const nothingWanted: MoveCounts = { histogram: new BigUint64Array(1), complete: false };

/**
 * A run of a board. Each worker sweeps its axis. From the two totals follow the wanted move nimbers, which both workers
 * count in chunks, with helpers where there are more processors.
 */
export class TwoWorkerRun implements BoardRun {
  readonly answer: Promise<BoardAnswer>;

  readonly #question: BoardQuestion;
  readonly #options: SolveOptions;
  readonly #workers: AxisWorkers<AxisJobs>;
  #links: AxisLinks<AxisJobs>;
  readonly #helpers: Helpers;
  readonly #limits: CountLimits;
  readonly #clock: RunClock;
  /** Results of an interrupted run, from which this one resumes. */
  #earlier: EarlierWork | undefined;
  /** The counts behind the answer; complete if many move nimbers were wanted. */
  #counts: PerAxis<MoveCounts> | undefined;
  /** The workers hold the swept axes. */
  #isSwept = false;
  #promisesGiven = 0;
  #replacement: DOMException | undefined;

  constructor(
    question: BoardQuestion,
    options: SolveOptions,
    workers: AxisWorkers<AxisJobs>,
    helpers: Helpers,
    limits: CountLimits,
  ) {
    this.#question = question;
    this.#options = options;
    this.#workers = workers;
    this.#links = workers.start();
    this.#helpers = helpers;
    this.#limits = limits;
    this.#earlier = options.earlier;
    this.#clock = new RunClock(options.earlier?.milliseconds);
    this.answer = this.#workers.keepAliveFor(this.#untilAborted(this.#solve()));
  }

  histograms(): Promise<BoardHistograms> {
    // By now the workers have another axis.
    if (this.#replacement !== undefined) return Promise.reject(this.#replacement);
    return this.#workers.keepAliveFor(this.#untilAborted(this.#countAll()));
  }

  axes(): Promise<PerAxis<AxisCopy> | undefined> {
    return this.#workers.keepAliveFor(this.#untilAborted(this.#copyAxes()));
  }

  pause(): void {
    this.#clock.stop();
    this.#links.rows.pause();
    this.#links.columns.pause();
    this.#helpers.pause();
  }

  resume(): void {
    this.#clock.start();
    this.#links.rows.resume();
    this.#links.columns.resume();
    this.#helpers.resume();
  }

  /** Called when another board needs the workers: ends them if somebody still waits for this one. */
  replace(): void {
    this.#replacement = new DOMException('Another board is computed instead.', 'AbortError');
    if (this.#promisesGiven > 0) this.#abort(this.#replacement);
  }

  /** Ends all workers; what waits for them rejects with the reason. */
  #abort(reason: unknown): void {
    this.#links.rows.end(reason);
    this.#links.columns.end(reason);
    this.#helpers.end(reason);
  }

  /** Ends the workers when the signal is aborted, and when one axis fails, as the other is then useless. */
  async #untilAborted<T>(work: Promise<T>): Promise<T> {
    const { signal } = this.#options;
    const onAbort = () => {
      this.#abort(signal?.reason);
    };
    if (signal?.aborted === true) onAbort();
    else signal?.addEventListener('abort', onAbort);
    this.#promisesGiven += 1;
    try {
      return await work;
    } catch (error) {
      this.#abort(error);
      throw error;
    } finally {
      this.#promisesGiven -= 1;
      signal?.removeEventListener('abort', onAbort);
    }
  }

  async #solve(): Promise<BoardAnswer> {
    const mostPairs = this.#limits.instantPairs;
    const isLong = this.#earlier !== undefined || mostPairs === 0;
    const request = { board: this.#question, mostPairs };
    const instant = isLong ? undefined : (await this.#links.rows.run('planBoard', request)).instant;
    if (instant === undefined) return this.#solveTogether();
    const { histograms, ...answer } = instant;
    this.#counts = {
      rows: { histogram: histograms.rows, complete: true },
      columns: { histogram: histograms.columns, complete: true },
    };
    return { ...answer, question: this.#question, milliseconds: this.#clock.elapsed() };
  }

  async #solveTogether(): Promise<BoardAnswer> {
    const restored =
      this.#earlier === undefined ? nothingRestored : await this.#restoreBoth(this.#earlier);
    const axes = await this.#sweepBoth(restored);
    this.#isSwept = true;
    const wanted = await this.#links.rows.run('findWanted', axes);
    const counts = await this.#countWanted(axes, wanted);
    this.#counts = counts;
    const openings = await this.#links.rows.run('joinAxes', {
      rows: { ...axes.rows, histogram: counts.rows.histogram },
      columns: { ...axes.columns, histogram: counts.columns.histogram },
    });
    const question = this.#question;
    return { ...openings, question, ...axes, milliseconds: this.#clock.elapsed() };
  }

  #sweepRequest(axis: AxisName, restored: boolean): JobRequest<AxisJobs, 'sweepAxis'> {
    return {
      axis: this.#question[axis],
      ...(restored && { restored }),
      ...(this.#options.onPiece && { millisecondsBetweenPieces }),
    };
  }

  /** Restores both axes from earlier work; neither, if anything is wrong with it. */
  async #restoreBoth(earlier: EarlierWork): Promise<PerAxis<boolean>> {
    const [rows, columns] = await Promise.all([
      this.#restore('rows', earlier),
      this.#restore('columns', earlier),
    ]);
    if (rows !== undefined && columns !== undefined) return { rows, columns };
    this.#earlier = undefined;
    this.#clock.forget(earlier.milliseconds);
    earlier.onRefused();
    return nothingRestored;
  }

  /** True if there was a piece; undefined if a piece was refused or could not be read. */
  async #restore(axis: AxisName, earlier: EarlierWork): Promise<boolean | undefined> {
    let taken = false;
    const pieces = earlier.pieces(axis)[Symbol.asyncIterator]();
    for (;;) {
      const piece = await pieces.next().catch(() => undefined);
      if (piece === undefined) return undefined;
      if (piece.done === true) return taken;
      const request = { axis: this.#question[axis], piece: piece.value };
      if (!(await this.#links[axis].run('restoreAxis', request))) return undefined;
      taken = true;
    }
  }

  /** Reports the progress of both sweeps together, once both totals are known. */
  async #sweepBoth(restored: PerAxis<boolean>): Promise<PerAxis<AxisTotal>> {
    const done: { rows?: AxisDone; columns?: AxisDone } = {};
    const eventsOf = (name: AxisName): JobProgressEvents => ({
      onProgress: (swept, total) => {
        done[name] = { axis: this.#pairsOf(name, total), swept, counted: 0 };
        const { rows, columns } = done;
        if (rows !== undefined && columns !== undefined) {
          this.#options.onProgress?.(boardProgress(rows, columns));
        }
      },
      onPiece: (piece) => {
        this.#options.onPiece?.(name, piece, this.#clock.elapsed());
      },
    });
    const sweep = (axis: AxisName) =>
      this.#links[axis].run('sweepAxis', this.#sweepRequest(axis, restored[axis]), eventsOf(axis));
    const [rows, columns] = await Promise.all([sweep('rows'), sweep('columns')]);
    return { rows, columns };
  }

  #countWanted(axes: PerAxis<AxisTotal>, wanted: WantedNimbers): Promise<PerAxis<MoveCounts>> {
    // With nimber 0 no move nimber is wanted.
    if (wanted.rows.length === 0) {
      return Promise.resolve({ rows: nothingWanted, columns: nothingWanted });
    }
    const doneOf = (name: AxisName, counted: number): AxisDone => {
      const axis = this.#pairsOf(name, axes[name].choices);
      return { axis, swept: axis.pairs, counted };
    };
    return this.#count(axes, wanted, {
      earlier: this.#earlier,
      byStretch: this.#options.forCloth,
      onProgress: ({ rows, columns }) => {
        this.#options.onProgress?.(boardProgress(doneOf('rows', rows), doneOf('columns', columns)));
      },
      onChunkCounted: (axis, part) => {
        this.#options.onChunkCounted?.(axis, part, this.#clock.elapsed());
      },
    });
  }

  #pairsOf(name: AxisName, pairs: number): AxisPairs {
    return { pairs, lengths: this.#question[name].lengths };
  }

  #count(
    axes: PerAxis<AxisTotal>,
    wanted: PerAxis<Uint16Array | 'all'>,
    context: CountingContext,
  ): Promise<PerAxis<MoveCounts>> {
    const toCount = (axis: AxisName) => ({
      question: this.#question[axis],
      total: axes[axis],
      wanted: wanted[axis],
    });
    return countMoves({
      ...context,
      links: this.#links,
      helpers: this.#helpers,
      axes: { rows: toCount('rows'), columns: toCount('columns') },
      limits: this.#limits,
    });
  }

  /** Replaces workers that have ended since the answer; new ones sweep their axis again. */
  async #countAgain(axes: PerAxis<AxisTotal>): Promise<PerAxis<MoveCounts>> {
    this.#options.signal?.throwIfAborted();
    const { rows, columns } = this.#links;
    this.#links = this.#workers.start();
    const sweep = (axis: AxisName) =>
      this.#links[axis].run('sweepAxis', { axis: this.#question[axis] });
    await Promise.all([rows.ended && sweep('rows'), columns.ended && sweep('columns')]);
    return this.#count(axes, { rows: 'all', columns: 'all' }, {});
  }

  async #copyAxes(): Promise<PerAxis<AxisCopy> | undefined> {
    await this.answer;
    const { rows, columns } = this.#links;
    const isGone = this.#replacement !== undefined || rows.ended || columns.ended;
    if (!this.#isSwept || isGone) return undefined;
    const [ofRows, ofColumns] = await Promise.all([
      rows.run('copyAxis', undefined),
      columns.run('copyAxis', undefined),
    ]);
    return {
      rows: { ...ofRows, stretches: this.#counts?.rows.stretches },
      columns: { ...ofColumns, stretches: this.#counts?.columns.stretches },
    };
  }

  async #countAll(): Promise<BoardHistograms> {
    const { rows, columns } = await this.answer;
    // If one axis is incomplete, both are counted again: such boards are few.
    const counts =
      this.#counts?.rows.complete === true && this.#counts.columns.complete
        ? this.#counts
        : await this.#countAgain({ rows, columns });
    return { rows: counts.rows.histogram, columns: counts.columns.histogram };
  }
}

/** Measures working time in milliseconds, without pauses, on top of the time of earlier work. */
class RunClock {
  #before: number;
  #startedAt: number | undefined = performance.now();

  constructor(before = 0) {
    this.#before = before;
  }

  elapsed(): number {
    return this.#before + (this.#startedAt === undefined ? 0 : performance.now() - this.#startedAt);
  }
  /** Subtracts the time of earlier work that was dropped. */
  forget(milliseconds: number): void {
    this.#before -= milliseconds;
  }
  stop(): void {
    this.#before = this.elapsed();
    this.#startedAt = undefined;
  }
  start(): void {
    this.#startedAt ??= performance.now();
  }
}
