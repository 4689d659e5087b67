import type { AxisLinks } from './axis_workers';
import type { Job, JobResults, MoveCounts, WantedNimbers } from './protocol';
import { RunClock } from './run_clock';
import type {
  AxisName,
  AxisProgress,
  BoardAnswer,
  BoardHistograms,
  BoardQuestion,
  BoardRun,
  EarlierWork,
  SolveOptions,
} from './solver';
import { axisWork, countWork, sweepWork } from './work';
import type { JobEvents, WorkerLink } from './worker_link';

interface Both<T> {
  readonly rows: T;
  readonly columns: T;
}

const millisecondsBetweenPieces = 3_000;

const nothingRestored: Both<boolean> = { rows: false, columns: false };

const nothingWanted: MoveCounts = { histogram: new BigUint64Array(1), complete: false };

/**
 * Each worker sweeps its axis; from the two totals follows which move nimbers make up the answer, and
 * each worker counts its own.
 */
export class TwoWorkerRun implements BoardRun {
  readonly answer: Promise<BoardAnswer>;

  readonly #question: BoardQuestion;
  readonly #options: SolveOptions;
  readonly #links: AxisLinks;
  readonly #clock: RunClock;
  /** What was counted for the answer: all moves, where it needed many of them. */
  #counts: Both<MoveCounts> | undefined;
  #promisesGiven = 0;
  #replacement: DOMException | undefined;

  constructor(question: BoardQuestion, options: SolveOptions, links: AxisLinks) {
    this.#question = question;
    this.#options = options;
    this.#links = links;
    this.#clock = new RunClock(options.earlier?.milliseconds);
    this.answer = this.#untilAborted(this.#solve());
  }

  histograms(): Promise<BoardHistograms> {
    // The workers have another axis by now.
    if (this.#replacement !== undefined) return Promise.reject(this.#replacement);
    return this.#untilAborted(this.#countAll());
  }

  pause(): void {
    this.#clock.stop();
    this.#links.rows.pause();
    this.#links.columns.pause();
  }

  resume(): void {
    this.#clock.start();
    this.#links.rows.resume();
    this.#links.columns.resume();
  }

  /** The workers are wanted for another board: they are ended if somebody still waits for this one. */
  replace(): void {
    this.#replacement = new DOMException('Another board is computed instead.', 'AbortError');
    if (this.#promisesGiven > 0) this.#abort(this.#replacement);
  }

  /** Ends both workers; whatever waits for them rejects with the reason. */
  #abort(reason: unknown): void {
    this.#links.rows.end(reason);
    this.#links.columns.end(reason);
  }

  /** Ends the workers when the signal says so, and when one axis failed: then the other one is not needed. */
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
    const { earlier } = this.#options;
    const restored = earlier === undefined ? nothingRestored : await this.#restoreBoth(earlier);
    const axes = await this.#onBoth(
      {
        rows: this.#sweepJob('rows', restored.rows),
        columns: this.#sweepJob('columns', restored.columns),
      },
      (done, total) => ({ done: sweepWork(done), total: axisWork(total) }),
    );
    const wanted = await this.#links.rows.run({ kind: 'findWanted', ...axes });
    const counts = await this.#countWanted(wanted);
    this.#counts = counts;
    const openings = await this.#links.rows.run({
      kind: 'joinAxes',
      rows: { ...axes.rows, histogram: counts.rows.histogram },
      columns: { ...axes.columns, histogram: counts.columns.histogram },
    });
    const question = this.#question;
    return { ...openings, question, ...axes, milliseconds: this.#clock.elapsed() };
  }

  #sweepJob(axis: AxisName, restored: boolean): Job & { kind: 'sweepAxis' } {
    return {
      kind: 'sweepAxis',
      axis: this.#question[axis],
      ...(restored && { restored }),
      ...(this.#options.onPiece && { millisecondsBetweenPieces }),
    };
  }

  /** Says which axes go on from earlier work: neither of them, if there is anything wrong with it. */
  async #restoreBoth(earlier: EarlierWork): Promise<Both<boolean>> {
    const [rows, columns] = await Promise.all([
      this.#restore('rows', earlier),
      this.#restore('columns', earlier),
    ]);
    if (rows !== undefined && columns !== undefined) return { rows, columns };
    this.#clock.forget(earlier.milliseconds);
    earlier.onRefused();
    return nothingRestored;
  }

  /** Whether there was any piece; undefined where one was refused, or could not be had. */
  async #restore(axis: AxisName, earlier: EarlierWork): Promise<boolean | undefined> {
    let taken = false;
    const pieces = earlier.pieces(axis)[Symbol.asyncIterator]();
    for (;;) {
      const piece = await pieces.next().catch(() => undefined);
      if (piece === undefined) return undefined;
      if (piece.done === true) return taken;
      const job = { kind: 'restoreAxis', axis: this.#question[axis], piece: piece.value } as const;
      if (!(await this.#links[axis].run(job))) return undefined;
      taken = true;
    }
  }

  #countWanted(wanted: WantedNimbers): Promise<Both<MoveCounts>> {
    // A board of nimber 0 wants nothing.
    if (wanted.rows.length === 0) {
      return Promise.resolve({ rows: nothingWanted, columns: nothingWanted });
    }
    return this.#onBoth(
      {
        rows: { kind: 'countMoves', wanted: wanted.rows },
        columns: { kind: 'countMoves', wanted: wanted.columns },
      },
      (done, total) => ({
        done: sweepWork(total) + countWork(done, total),
        total: axisWork(total),
      }),
    );
  }

  async #countAll(): Promise<BoardHistograms> {
    await this.answer;
    const countAxis = async (link: WorkerLink, counts: MoveCounts | undefined) => {
      if (counts?.complete === true) return counts.histogram;
      return (await link.run({ kind: 'countMoves', wanted: 'all' })).histogram;
    };
    const [rows, columns] = await Promise.all([
      countAxis(this.#links.rows, this.#counts?.rows),
      countAxis(this.#links.columns, this.#counts?.columns),
    ]);
    return { rows, columns };
  }

  /** Runs a job in each worker and reports their progress together, once both totals are known. */
  async #onBoth<J extends Job>(
    jobs: Both<J>,
    asWork: (done: number, total: number) => AxisProgress,
  ): Promise<Both<JobResults[J['kind']]>> {
    const progress: { rows?: AxisProgress; columns?: AxisProgress } = {};
    const eventsOf = (axis: AxisName): JobEvents => ({
      onProgress: (done, total) => {
        progress[axis] = asWork(done, total);
        const { rows, columns } = progress;
        if (rows !== undefined && columns !== undefined) {
          this.#options.onProgress?.({ rows, columns });
        }
      },
      onPiece: (piece) => {
        this.#options.onPiece?.(axis, piece, this.#clock.elapsed());
      },
    });
    const [rows, columns] = await Promise.all([
      this.#links.rows.run(jobs.rows, eventsOf('rows')),
      this.#links.columns.run(jobs.columns, eventsOf('columns')),
    ]);
    return { rows, columns };
  }
}
