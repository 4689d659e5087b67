/** Counts the moves of two swept axes, part by part. */
import { AxisCount, axisParts, sealPart, type CountedAxis } from './axis_count';
import type { CountedPart, MoveCounts, Both } from '../api/axes';
import type { AxisLinks } from './workers';
import type { StartPort } from '../wire/port';
import type { AxisName } from '../api/boards';
import type { EarlierWork } from '../api/solver';
import { PART_PAIRS } from '../api/work';
import { WorkerLink } from '../wire/worker_link';
import type { AxisJobs } from '../worker/axis_jobs';

type AxisLink = WorkerLink<AxisJobs>;

/** Into what parts a count is cut, and when it pays to count them in other workers than the axis's own. */
export interface CountLimits {
  readonly leastPairs: number;
  readonly mostParts: number;
  /** A board of so few pairs is solved by one worker in one go; 0 where none is. */
  readonly instantPairs: number;
  /** Giving a worker a copy of an axis takes as long as counting this many pairs of each position. */
  readonly copyPairs: number;
  /** Helpers are started for more pairs than these, in both axes. */
  readonly helpedPairs: number;
}

/** A part takes tenths of a second or, at N = 10⁸, some seconds. Most boards have only one. */
export const COUNT_LIMITS: CountLimits = {
  leastPairs: PART_PAIRS,
  mostParts: 64,
  instantPairs: 4e6,
  copyPairs: 20,
  helpedPairs: 2e10,
};

/** What a count has to do with the rest of its run. */
export interface CountingContext {
  /** Where parts are that were counted before. */
  readonly earlier?: EarlierWork | undefined;
  /** So many pairs of each axis are counted. */
  readonly onProgress?: (pairs: Both<number>) => void;
  /** A part of an axis is counted that has several. */
  readonly onPart?: (axis: AxisName, part: CountedPart) => void;
  /** Whether it is also told where the moves end. */
  readonly byStretch?: boolean | undefined;
}

interface CountingParts extends CountingContext {
  /** The workers that have swept the axes. */
  readonly links: AxisLinks<AxisJobs>;
  readonly axes: Both<CountedAxis>;
  /** Not started yet; they have ended when it is over. */
  readonly helpers: Helpers;
  readonly limits: CountLimits;
}

export async function countMoves(parts: CountingParts): Promise<Both<MoveCounts>> {
  const [rows, columns] = await Promise.all([
    beginCount(parts, 'rows'),
    beginCount(parts, 'columns'),
  ]);
  await new SharedCount(parts, { rows, columns }).run();
  return { rows: rows.counts, columns: columns.counts };
}

/** Cuts an axis into parts, and takes up those that were counted before. */
async function beginCount(
  { links, axes, limits, earlier }: CountingParts,
  name: AxisName,
): Promise<AxisCount> {
  const { question, total } = axes[name];
  const count = Math.min(limits.mostParts, Math.floor(total.choices / limits.leastPairs));
  if (count <= 1)
    return new AxisCount(axes[name], [{ first: 1, last: question.size, pairs: total.choices }]);
  const parts = axisParts(await links[name].run('cutAxis', { parts: count }));
  // What cannot be read is counted.
  const counted = (await earlier?.parts(name).catch(() => [])) ?? [];
  return new AxisCount(axes[name], parts, counted);
}

/** A worker that counts. */
interface Counter {
  readonly link: AxisLink;
  /** The axis that it has swept; a helper has none. */
  readonly swept?: AxisName;
  /** The axis that it has a copy of. */
  given?: AxisName;
  /** The axis that it works on now. */
  at?: AxisName;
  /** Whether it has the memory for a copy, as far as is known. */
  takesCopies: boolean;
}

const AXES = ['rows', 'columns'] as const;

/**
 * Hands out the parts of two counts, one at a time to each worker that is free: the two that have
 * swept an axis take parts of their own, then of the other one, of which they get a copy, where
 * enough is left to pay for it. So do helpers. One that fails is dropped, and its part handed out
 * again; a worker of an axis that fails ends it all.
 */
class SharedCount {
  readonly #parts: CountingParts;
  readonly #counts: Both<AxisCount>;
  readonly #counters: Counter[];
  #isOver = false;
  #settle!: { resolve: () => void; reject: (reason: unknown) => void };
  /** Helpers get their copies one after the other: each may be 200 MB. */
  #copies: Promise<void> = Promise.resolve();

  constructor(parts: CountingParts, counts: Both<AxisCount>) {
    this.#parts = parts;
    this.#counts = counts;
    const { links } = parts;
    this.#counters = AXES.map((swept) => ({ link: links[swept], swept, takesCopies: true }));
  }

  /** Resolves once both counts are finished; every helper has ended then. */
  async run(): Promise<void> {
    const { helpers, limits } = this.#parts;
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

  /** A helper counts from when it has answered for the first time. */
  #welcome(link: AxisLink): void {
    const { rows, columns } = this.#parts.axes;
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
    this.#parts.onProgress?.({ rows: rows.pairsDone, columns: columns.pairsDone });
  }

  #employAll(): void {
    for (const counter of this.#counters) this.#employ(counter);
  }

  /** Gives a worker that is free something to do, if there is anything. */
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
    // A worker that waits may be able to do its part.
    this.#employAll();
  }

  #settleIfFinished(): void {
    const { rows, columns } = this.#counts;
    if (rows.isFinished && columns.isFinished) this.#settle.resolve();
  }

  #choose(counter: Counter): AxisName | undefined {
    const counts = this.#counts;
    const known = [counter.swept, counter.given].find(
      (axis) => axis !== undefined && counts[axis].partsLeft > 0,
    );
    if (known !== undefined || !counter.takesCopies) return known;
    const share = (axis: AxisName) =>
      counts[axis].pairsLeft / (1 + this.#counters.filter(({ at }) => at === axis).length);
    return AXES.filter((axis) => this.#paysToCopy(axis)).sort((a, b) => share(b) - share(a))[0];
  }

  #paysToCopy(axis: AxisName): boolean {
    const { axes, limits } = this.#parts;
    const { partsLeft, pairsLeft } = this.#counts[axis];
    return partsLeft > 1 && pairsLeft > 2 * limits.copyPairs * axes[axis].question.size;
  }

  async #work(counter: Counter, axis: AxisName): Promise<void> {
    if (axis === counter.swept || axis === counter.given) return this.#countPart(counter, axis);
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
    const { axes, links } = this.#parts;
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

  async #countPart({ link, swept }: Counter, axis: AxisName): Promise<void> {
    const { axes, onPart, byStretch } = this.#parts;
    const count = this.#counts[axis];
    const part = count.take();
    if (part === undefined) return;
    const { first, last } = part;
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
            count.advance(part, done);
            this.#report();
          },
        },
      );
      count.add(part, counted);
      if (part.pairs < axes[axis].total.choices)
        onPart?.(axis, sealPart(axes[axis], part, counted));
    } catch (error) {
      count.putBack(part);
      throw error;
    }
  }
}

/** A page has other work too, and each helper has a copy of an axis. */
const mostHelpers = 6;

/** Workers beside the two of the axes, which share a long count and end with their run. */
export class Helpers {
  readonly #startPort: StartPort;
  readonly #most: number;
  #links: readonly AxisLink[] = [];
  #isPaused = false;

  /** One for each processor that the axes leave free. */
  constructor(startPort: StartPort, processors: number) {
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

  /** Ends those that were started; whatever waits for them rejects with the reason. */
  end(reason: unknown): void {
    for (const link of this.#links) link.end(reason);
    this.#links = [];
  }
}
