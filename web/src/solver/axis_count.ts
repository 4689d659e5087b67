import { isPartOf } from './counted_part';
import type { CountedAxis, CountedPart } from './counted_part';
import type { AxisCut, MoveCounts, PositionRange } from './protocol';

/** Some positions of an axis that are counted in one go. */
export interface AxisPart extends PositionRange {
  readonly pairs: number;
}

/** The parts of an axis from its first position on. */
export function partsOf({ lasts, pairs }: AxisCut): AxisPart[] {
  return Array.from(lasts, (last, index) => ({
    first: (lasts[index - 1] ?? 0) + 1,
    last,
    pairs: pairs[index] ?? 0,
  }));
}

/** The count of an axis that is put together from its parts, which are counted in any order. */
export class AxisCount {
  readonly #axis: CountedAxis;
  /** Parts that nobody counts yet. */
  #left: readonly AxisPart[];
  /** How many pairs are done of the parts that are under way. */
  readonly #underWay = new Map<AxisPart, number>();
  readonly #histogram: BigUint64Array;
  #complete = true;
  #pairsAdded = 0;
  #mostDone = 0;

  constructor(axis: CountedAxis, parts: readonly AxisPart[]) {
    this.#axis = axis;
    this.#left = parts;
    this.#histogram = new BigUint64Array(axis.total.width);
  }

  /** Adds the parts that were counted before, as far as they are what they should be. */
  takeUp(earlier: readonly CountedPart[]): void {
    this.#left = this.#left.filter((part) => {
      const isThis = ({ first, last }: PositionRange) => first === part.first && last === part.last;
      const counted = earlier.find(isThis);
      if (counted === undefined || !isPartOf(this.#axis, counted, part.pairs)) return true;
      this.add(part, counted);
      return false;
    });
  }

  /** The next part to count; undefined where nobody is needed any more. */
  take(): AxisPart | undefined {
    const [part, ...left] = this.#left;
    if (part === undefined) return undefined;
    this.#left = left;
    this.#underWay.set(part, 0);
    return part;
  }

  /** Has a part counted by somebody else that was taken. */
  putBack(part: AxisPart): void {
    this.#underWay.delete(part);
    this.#left = [part, ...this.#left];
  }

  /** So many pairs of a part that was taken are done. */
  advance(part: AxisPart, pairs: number): void {
    this.#underWay.set(part, pairs);
  }

  /** Adds a part that was counted. */
  add(part: AxisPart, { histogram, complete }: MoveCounts): void {
    this.#underWay.delete(part);
    this.#pairsAdded += part.pairs;
    this.#complete &&= complete;
    histogram.forEach((count, nimber) => {
      this.#histogram[nimber] = (this.#histogram[nimber] ?? 0n) + count;
    });
  }

  /** Parts that nobody counts yet, and their pairs. */
  get partsLeft(): number {
    return this.#left.length;
  }
  get pairsLeft(): number {
    return this.#left.reduce((sum, { pairs }) => sum + pairs, 0);
  }
  get isFinished(): boolean {
    return this.#left.length === 0 && this.#underWay.size === 0;
  }

  /** It never falls, also where a part was put back. */
  get pairsDone(): number {
    let pairs = this.#pairsAdded;
    for (const done of this.#underWay.values()) pairs += done;
    this.#mostDone = Math.max(this.#mostDone, pairs);
    return this.#mostDone;
  }

  /** What the parts have that were added: all that was wanted, where it was wanted of each of them. */
  get counts(): MoveCounts {
    return { histogram: this.#histogram, complete: this.#complete };
  }
}
