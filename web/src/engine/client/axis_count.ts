/** The count of an axis in chunks, each sealed by a check sum so that it can be stored across a reload. */
import type { AxisCut } from '../worker/axis_jobs';
import type {
  AxisQuestion,
  AxisTotal,
  CountedChunk,
  MoveCounts,
  PositionRange,
  StretchCounts,
} from '../api/axes';

/** A swept axis, and which move nimbers are counted. */
export interface CountedAxis {
  readonly question: AxisQuestion;
  readonly total: AxisTotal;
  readonly wanted: Uint16Array | 'all';
}

export function sealChunk(
  axis: CountedAxis,
  { first, last }: PositionRange,
  { histogram, complete }: MoveCounts,
): CountedChunk {
  const part = { first, last, histogram, complete };
  return { ...part, checkSum: checkSum(axis, part) };
}

/**
 * True if a chunk belongs to this axis and is plausible: it has `pairs` moves, and none with the move nimber 0. Stored
 * chunks may have been written by anybody.
 */
export function isChunkOf(axis: CountedAxis, part: CountedChunk, pairs: number): boolean {
  const { histogram, complete } = part;
  if (histogram.length !== axis.total.width || histogram[0] !== 0n) return false;
  if (checkSum(axis, part) !== part.checkSum) return false;
  const counted = histogram.reduce((sum, count) => sum + count, 0n);
  return complete ? counted === BigInt(pairs) : counted <= BigInt(pairs) && isOfWanted(axis, part);
}

function isOfWanted({ wanted }: CountedAxis, { histogram }: MoveCounts): boolean {
  if (wanted === 'all') return false;
  const unwanted = new Set(histogram.keys());
  for (const nimber of wanted) unwanted.delete(nimber);
  return [...unwanted].every((nimber) => histogram[nimber] === 0n);
}

/** Computes the hash of `AxisSweep::check_sum`, a word at a time: any single changed word changes it. */
function checkSum(
  { question, total: axis, wanted }: CountedAxis,
  { first, last, histogram, complete }: Omit<CountedChunk, 'checkSum'>,
): bigint {
  let sum = 0xcbf29ce484222325n;
  const add = (word: bigint | number) => {
    sum = BigInt.asUintN(64, (sum ^ BigInt(word)) * 0x100000001b3n);
  };
  const addAll = (words: Iterable<bigint | number> & { readonly length: number }) => {
    add(words.length);
    for (const word of words) add(word);
  };
  add(question.size);
  addAll(Array.from(question.lengths, (character) => character.codePointAt(0) ?? 0));
  addAll([axis.total, axis.width, axis.choices, first, last, Number(complete)]);
  addAll(wanted === 'all' ? [] : wanted);
  addAll(histogram);
  return sum;
}

/** Positions of an axis that are counted as one chunk. */
interface AxisChunk extends PositionRange {
  readonly pairs: number;
}

/** Cuts an axis into chunks, from its first position on. */
export function axisChunks({ lasts, pairs }: AxisCut): AxisChunk[] {
  return Array.from(lasts, (last, index) => ({
    first: (lasts[index - 1] ?? 0) + 1,
    last,
    pairs: pairs[index] ?? 0,
  }));
}

/** The count of an axis, added up from chunks that arrive in any order. */
export class AxisCount {
  /** Chunks that no worker counts yet. */
  #left: readonly AxisChunk[];
  /** The pairs done so far of each chunk that is being counted. */
  readonly #underWay = new Map<AxisChunk, number>();
  readonly #histogram: BigUint64Array;
  #complete = true;
  readonly #byStretch: ByStretch;
  #pairsAdded = 0;
  #mostDone = 0;

  /** Resumes from `earlier` chunks; invalid ones are dropped and counted again. */
  constructor(
    axis: CountedAxis,
    parts: readonly AxisChunk[],
    earlier: readonly CountedChunk[] = [],
  ) {
    this.#histogram = new BigUint64Array(axis.total.width);
    this.#byStretch = new ByStretch(axis);
    this.#left = parts.filter((part) => {
      const isThis = ({ first, last }: PositionRange) => first === part.first && last === part.last;
      const counted = earlier.find(isThis);
      if (counted === undefined || !isChunkOf(axis, counted, part.pairs)) return true;
      this.add(part, counted);
      return false;
    });
  }

  /** The next chunk to count; undefined if none is left. */
  take(): AxisChunk | undefined {
    const [part, ...left] = this.#left;
    if (part === undefined) return undefined;
    this.#left = left;
    this.#underWay.set(part, 0);
    return part;
  }

  /** Returns a chunk that was taken and not counted, for another worker to take. */
  putBack(part: AxisChunk): void {
    this.#underWay.delete(part);
    this.#left = [part, ...this.#left];
  }

  /** Reports how many pairs of a taken chunk are done. */
  advance(part: AxisChunk, pairs: number): void {
    this.#underWay.set(part, pairs);
  }

  /** Adds a counted chunk. */
  add(part: AxisChunk, { histogram, complete, stretches }: MoveCounts): void {
    this.#byStretch.add(part, stretches);
    this.#underWay.delete(part);
    this.#pairsAdded += part.pairs;
    this.#complete &&= complete;
    histogram.forEach((count, nimber) => {
      this.#histogram[nimber] = (this.#histogram[nimber] ?? 0n) + count;
    });
  }

  /** The number of chunks that no worker counts yet. */
  get chunksLeft(): number {
    return this.#left.length;
  }
  get pairsLeft(): number {
    return this.#left.reduce((sum, { pairs }) => sum + pairs, 0);
  }
  get isFinished(): boolean {
    return this.#left.length === 0 && this.#underWay.size === 0;
  }

  /** Never decreases, even if a chunk was put back. */
  get pairsDone(): number {
    let pairs = this.#pairsAdded;
    for (const done of this.#underWay.values()) pairs += done;
    this.#mostDone = Math.max(this.#mostDone, pairs);
    return this.#mostDone;
  }

  /** The sum of all added chunks. */
  get counts(): MoveCounts {
    return {
      histogram: this.#histogram,
      complete: this.#complete,
      stretches: this.#byStretch.counts,
    };
  }
}

/** Adds up where the moves of all chunks end; two chunks may share a stretch. Undefined if any chunk lacks counts by stretch, as stored chunks do. */
class ByStretch {
  readonly #size: number;
  readonly #entries: number;
  #counts: StretchCounts | undefined;
  #isMissing = false;

  constructor({ question, wanted }: CountedAxis) {
    this.#size = question.size;
    // One more for the nimbers that are not wanted.
    this.#entries = wanted.length + 1;
  }

  add({ first }: PositionRange, part: StretchCounts | undefined): void {
    this.#isMissing ||= part === undefined;
    if (part === undefined || this.#isMissing) return;
    const { stride } = part;
    const length = Math.ceil(this.#size / stride) * this.#entries;
    this.#counts ??= { stride, counts: new Uint32Array(length) };
    const { counts } = this.#counts;
    const before = Math.floor((first - 1) / stride) * this.#entries;
    for (const [place, count] of part.counts.entries())
      counts[before + place] = (counts[before + place] ?? 0) + count;
  }

  get counts(): StretchCounts | undefined {
    return this.#isMissing ? undefined : this.#counts;
  }
}
