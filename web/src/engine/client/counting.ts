/** Counts the moves of two swept axes, chunk by chunk. */
import { AxisCount, axisChunks, sealChunk, type CountedAxis } from './axis_count';
import type { CountedChunk, MoveCounts, PerAxis } from '../api/axes';
import type { AxisLinks } from './workers';
import type { StartWorkerPort } from '../wire/port';
import type { AxisName } from '../api/boards';
import type { EarlierWork } from '../api/solver';
import { PAIRS_PER_CHUNK } from '../api/work';
import { WorkerLink } from '../wire/worker_link';
import type { AxisJobs } from '../worker/axis_jobs';

type AxisLink = WorkerLink<AxisJobs>;

/** How a count is cut into chunks, and when other workers than the two of the axes are worth starting. */
export interface CountLimits {
  readonly leastPairs: number;
  readonly maxChunks: number;
  /** Boards with at most this many pairs are solved by one worker at once; 0 for none. */
  readonly instantPairs: number;
  /** Copying an axis to a worker takes as long as counting this many pairs for each position. */
  readonly copyPairs: number;
  /** Helpers start if both axes together have more pairs than this. */
  readonly helpedPairs: number;
}

/** A chunk takes tenths of a second or, at N = 10⁸, some seconds. Most boards have only one. */
export const COUNT_LIMITS: CountLimits = {
  leastPairs: PAIRS_PER_CHUNK,
  maxChunks: 64,
  instantPairs: 4e6,
  copyPairs: 20,
  helpedPairs: 2e10,
};

/** The run that a count belongs to. */
export interface CountingContext {
  /** Has the chunks that were counted before. */
  readonly earlier?: EarlierWork | undefined;
  /** Called with the number of pairs counted so far on each axis. */
  readonly onProgress?: (pairs: PerAxis<number>) => void;
  /** Called for each counted chunk, if the axis is counted in more than one. */
  readonly onChunkCounted?: (axis: AxisName, chunk: CountedChunk) => void;
  /** Requests counts by stretch of the axis too. */
  readonly byStretch?: boolean | undefined;
}

interface CountingDependencies extends CountingContext {
  /** The workers that swept the axes. */
  readonly links: AxisLinks<AxisJobs>;
  readonly axes: PerAxis<CountedAxis>;
  /** Started on demand; all have ended when the count is over. */
  readonly helpers: Helpers;
  readonly limits: CountLimits;
}

export async function countMoves(dependencies: CountingDependencies): Promise<PerAxis<MoveCounts>> {
  const [rows, columns] = await Promise.all([
    beginCount(dependencies, 'rows'),
    beginCount(dependencies, 'columns'),
  ]);
  await new SharedCount(dependencies, { rows, columns }).run();
  return { rows: rows.counts, columns: columns.counts };
}

/** Cuts an axis into chunks and resumes from those counted before. */
async function beginCount(
  { links, axes, limits, earlier }: CountingDependencies,
  name: AxisName,
): Promise<AxisCount> {
  const { question, total } = axes[name];
  const count = Math.min(limits.maxChunks, Math.floor(total.choices / limits.leastPairs));
  if (count <= 1)
    return new AxisCount(axes[name], [{ first: 1, last: question.size, pairs: total.choices }]);
  const parts = axisChunks(await links[name].run('cutAxis', { parts: count }));
  // Chunks that can't be read are counted again.
  const counted = (await earlier?.chunks(name).catch(() => [])) ?? [];
  return new AxisCount(axes[name], parts, counted);
}

/** A worker that counts. */
interface Counter {
  readonly link: AxisLink;
  /** The axis that it swept; undefined for a helper. */
  readonly swept?: AxisName;
  /** The axis that it has a copy of. */
  given?: AxisName;
  /** The axis that it is counting now. */
  at?: AxisName;
  /** False once it was refused the memory for a copy. */
  takesCopies: boolean;
}

const AXES = ['rows', 'columns'] as const;

/**
 * Hands out the chunks of two counts, one at a time, to each idle worker. The two that swept an axis take chunks of
 * their own axis first, and then of the other one, of which they get a copy if enough is left to pay for it. So do
 * helpers. A helper that fails is dropped and its chunk handed out again; if the worker of an axis fails, the count
 * fails.
 */
class SharedCount {
  readonly #dependencies: CountingDependencies;
  readonly #counts: PerAxis<AxisCount>;
  readonly #counters: Counter[];
  #isOver = false;
  #settle!: { resolve: () => void; reject: (reason: unknown) => void };
  /** Helpers get their copies one after the other: a copy may take 200 MB. */
  #copies: Promise<void> = Promise.resolve();

  constructor(dependencies: CountingDependencies, counts: PerAxis<AxisCount>) {
    this.#dependencies = dependencies;
    this.#counts = counts;
    const { links } = dependencies;
    this.#counters = AXES.map((swept) => ({ link: links[swept], swept, takesCopies: true }));
  }

  /** Resolves once both counts are finished and every helper has ended. */
  async run(): Promise<void> {
    const { helpers, limits } = this.#dependencies;
    const { rows, columns } = this.#counts;
    const done = new Promise<void>((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    this.#report();
    this.#employAll();
    this.#settleIfFinished();
    if (rows.pairsLeft + columns.pairsLeft > limits.helpedPairs) {
      for (const link of helpers.start()) this.#welcome(link);
    }
    try {
      await done;
    } finally {
      this.#isOver = true;
      helpers.end(new DOMException('The count is over.', 'AbortError'));
    }
  }

  /** A helper joins once it has answered for the first time. */
  #welcome(link: AxisLink): void {
    const { rows, columns } = this.#dependencies.axes;
    const isReady = link.run('planBoard', {
      board: { rows: rows.question, columns: columns.question },
      mostPairs: 0,
    });
    isReady.then(
      () => {
        const counter = { link, takesCopies: true };
        this.#counters.push(counter);
        this.#employ(counter);
      },
      () => undefined,
    );
  }

  #report(): void {
    const { rows, columns } = this.#counts;
    this.#dependencies.onProgress?.({ rows: rows.pairsDone, columns: columns.pairsDone });
  }

  #employAll(): void {
    for (const counter of this.#counters) this.#employ(counter);
  }

  /** Gives an idle worker a chunk, if there is one for it. */
  #employ(counter: Counter): void {
    if (this.#isOver || counter.at !== undefined) return;
    const axis = this.#choose(counter);
    if (axis === undefined) return;
    counter.at = axis;
    this.#work(counter, axis).then(
      () => {
        delete counter.at;
        this.#settleIfFinished();
        this.#employ(counter);
      },
      (error: unknown) => {
        if (counter.swept !== undefined) this.#settle.reject(error);
        else this.#drop(counter, error);
      },
    );
  }

  #drop(counter: Counter, error: unknown): void {
    counter.link.end(error);
    this.#counters.splice(this.#counters.indexOf(counter), 1);
    // An idle worker may be able to take the chunk.
    this.#employAll();
  }

  #settleIfFinished(): void {
    const { rows, columns } = this.#counts;
    if (rows.isFinished && columns.isFinished) this.#settle.resolve();
  }

  #choose(counter: Counter): AxisName | undefined {
    const counts = this.#counts;
    const known = [counter.swept, counter.given].find(
      (axis) => axis !== undefined && counts[axis].chunksLeft > 0,
    );
    if (known !== undefined || !counter.takesCopies) return known;
    const share = (axis: AxisName) =>
      counts[axis].pairsLeft / (1 + this.#counters.filter(({ at }) => at === axis).length);
    return AXES.filter((axis) => this.#paysToCopy(axis)).sort((a, b) => share(b) - share(a))[0];
  }

  #paysToCopy(axis: AxisName): boolean {
    const { axes, limits } = this.#dependencies;
    const { chunksLeft, pairsLeft } = this.#counts[axis];
    return chunksLeft > 1 && pairsLeft > 2 * limits.copyPairs * axes[axis].question.size;
  }

  async #work(counter: Counter, axis: AxisName): Promise<void> {
    if (axis === counter.swept || axis === counter.given) return this.#countChunk(counter, axis);
    if (counter.swept === undefined) {
      const copy = this.#copies.then(() => this.#give(counter, axis));
      this.#copies = copy.catch(() => undefined);
      return copy;
    }
    try {
      await this.#give(counter, axis);
    } catch (error) {
      if (counter.link.ended) throw error;
      counter.takesCopies = false;
    }
  }

  async #give(counter: Counter, axis: AxisName): Promise<void> {
    const { axes, links } = this.#dependencies;
    const { question, total } = axes[axis];
    const { prefixXors } = await links[axis].run('copyAxis', undefined);
    const isTaken = await counter.link.run(
      'giveAxis',
      { axis: question, width: total.width, prefixXors },
      {},
      [prefixXors.buffer],
    );
    if (!isTaken) throw new Error('A copy of an axis is not what it was.');
    counter.given = axis;
  }

  async #countChunk({ link, swept }: Counter, axis: AxisName): Promise<void> {
    const { axes, onChunkCounted, byStretch } = this.#dependencies;
    const count = this.#counts[axis];
    const chunk = count.take();
    if (chunk === undefined) return;
    const { first, last } = chunk;
    try {
      const counted = await link.run(
        'countMoves',
        {
          wanted: axes[axis].wanted,
          positions: { first, last },
          byStretch,
          ...(axis !== swept && { given: true }),
        },
        {
          onProgress: (done) => {
            count.advance(chunk, done);
            this.#report();
          },
        },
      );
      count.add(chunk, counted);
      if (chunk.pairs < axes[axis].total.choices)
        onChunkCounted?.(axis, sealChunk(axes[axis], chunk, counted));
    } catch (error) {
      count.putBack(chunk);
      throw error;
    }
  }
}

/** The page needs processors too, and each helper has a copy of an axis. */
const mostHelpers = 6;

/** Workers beside the two of the axes. They share a long count and end with their run. */
export class Helpers {
  readonly #startPort: StartWorkerPort;
  readonly #most: number;
  #links: readonly AxisLink[] = [];
  #isPaused = false;

  /** One helper for each processor that the two axes leave idle. */
  constructor(startPort: StartWorkerPort, processors: number) {
    this.#startPort = startPort;
    this.#most = Math.max(0, Math.min(processors - 2, mostHelpers));
  }

  start(): readonly AxisLink[] {
    this.#links = Array.from(
      { length: this.#most },
      () => new WorkerLink<AxisJobs>(this.#startPort),
    );
    if (this.#isPaused) this.pause();
    return this.#links;
  }

  pause(): void {
    this.#isPaused = true;
    for (const link of this.#links) link.pause();
  }

  resume(): void {
    this.#isPaused = false;
    for (const link of this.#links) link.resume();
  }

  /** Ends the started helpers; what waits for them rejects with the reason. */
  end(reason: unknown): void {
    for (const link of this.#links) link.end(reason);
    this.#links = [];
  }
}
