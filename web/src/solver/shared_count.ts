import type { AxisCount, AxisPart } from './axis_count';
import type { AxisLinks, Both } from './axis_workers';
import type { CountedAxis } from './counted_part';
import type { Helpers } from './helpers';
import type { MoveCounts } from './protocol';
import type { AxisName } from './solver';
import type { WorkerLink } from './worker_link';

/** When it pays to count an axis in other workers than its own. */
export interface SharingLimits {
  /** Giving a worker a copy of an axis takes as long as counting so many pairs of each position. */
  readonly copyPairs: number;
  /** Helpers are started for more pairs than these, in both axes. */
  readonly helpedPairs: number;
}

export interface SharedCountParts {
  /** The workers that have swept the axes. */
  readonly links: AxisLinks;
  readonly axes: Both<CountedAxis>;
  readonly counts: Both<AxisCount>;
  readonly helpers: Helpers;
  readonly limits: SharingLimits;
  readonly onProgress: () => void;
  /** A part was counted, and is added to the count. */
  readonly onPart: (axis: AxisName, part: AxisPart, counts: MoveCounts) => void;
}

/** A worker that counts. */
interface Counter {
  readonly link: WorkerLink;
  /** The axis that it has swept: nothing of a helper's. */
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
export class SharedCount {
  readonly #parts: SharedCountParts;
  readonly #counters: Counter[];
  #isOver = false;
  #settle!: { resolve: () => void; reject: (reason: unknown) => void };
  /** Helpers get their copies one after the other: each may be 200 MB. */
  #copies: Promise<void> = Promise.resolve();

  constructor(parts: SharedCountParts) {
    this.#parts = parts;
    const { links } = parts;
    this.#counters = AXES.map((swept) => ({ link: links[swept], swept, takesCopies: true }));
  }

  /** Resolves once both counts are finished; every helper has ended then. */
  async run(): Promise<void> {
    const { counts, helpers, limits } = this.#parts;
    const done = new Promise<void>((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    this.#employAll();
    this.#settleIfFinished();
    if (counts.rows.pairsLeft + counts.columns.pairsLeft > limits.helpedPairs) {
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
  #welcome(link: WorkerLink): void {
    const isReady = link.run({ kind: 'planAxis', axis: this.#parts.axes.rows.question });
    isReady.then(
      () => {
        const counter = { link, takesCopies: true };
        this.#counters.push(counter);
        this.#employ(counter);
      },
      () => undefined,
    );
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
    // Somebody may wait who can do what it did not.
    this.#employAll();
  }

  #settleIfFinished(): void {
    const { rows, columns } = this.#parts.counts;
    if (rows.isFinished && columns.isFinished) this.#settle.resolve();
  }

  #choose(counter: Counter): AxisName | undefined {
    const { counts } = this.#parts;
    const known = [counter.swept, counter.given].find(
      (axis) => axis !== undefined && counts[axis].partsLeft > 0,
    );
    if (known !== undefined || !counter.takesCopies) return known;
    const share = (axis: AxisName) =>
      counts[axis].pairsLeft / (1 + this.#counters.filter(({ at }) => at === axis).length);
    return AXES.filter((axis) => this.#paysToCopy(axis)).sort((a, b) => share(b) - share(a))[0];
  }

  #paysToCopy(axis: AxisName): boolean {
    const { axes, counts, limits } = this.#parts;
    const { partsLeft, pairsLeft } = counts[axis];
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
    const { prefixXors } = await links[axis].run({ kind: 'copyAxis' });
    const isTaken = await counter.link.run(
      { kind: 'giveAxis', axis: question, width: total.width, prefixXors },
      {},
      [prefixXors.buffer],
    );
    if (!isTaken) throw new Error('A copy of an axis is not what it was.');
    counter.given = axis;
  }

  async #countPart({ link, swept }: Counter, axis: AxisName): Promise<void> {
    const { axes, counts, onProgress, onPart } = this.#parts;
    const count = counts[axis];
    const part = count.take();
    if (part === undefined) return;
    const { first, last } = part;
    try {
      const counted = await link.run(
        {
          kind: 'countMoves',
          wanted: axes[axis].wanted,
          positions: { first, last },
          ...(axis !== swept && { given: true }),
        },
        {
          onProgress: (done) => {
            count.advance(part, done);
            onProgress();
          },
        },
      );
      count.add(part, counted);
      onPart(axis, part, counted);
    } catch (error) {
      count.putBack(part);
      throw error;
    }
  }
}
