/** What some positions of an axis add to the count of its moves, as it is kept over a reload. */
import type { AxisQuestion, AxisTotal, MoveCounts, PositionRange } from './protocol';

export interface CountedPart extends PositionRange, MoveCounts {
  /** 64 bits of FNV-1a over the axis, what was wanted of it, the place and the counts. */
  readonly checkSum: bigint;
}

/** A swept axis, and which of its moves are counted. */
export interface CountedAxis {
  readonly question: AxisQuestion;
  readonly total: AxisTotal;
  readonly wanted: Uint16Array | 'all';
}

export function sealPart(
  axis: CountedAxis,
  { first, last }: PositionRange,
  { histogram, complete }: MoveCounts,
): CountedPart {
  const part = { first, last, histogram, complete };
  return { ...part, checkSum: checkSum(axis, part) };
}

/**
 * Whether the part is one of this axis, and could be what its positions have: `pairs` of them, and
 * none with the move nimber 0. What is kept may have been written by anybody.
 */
export function isPartOf(axis: CountedAxis, part: CountedPart, pairs: number): boolean {
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

/** As `AxisSweep::check_sum` has it, a word at a time: no single changed word goes unnoticed. */
function checkSum(
  { question, total: axis, wanted }: CountedAxis,
  { first, last, histogram, complete }: Omit<CountedPart, 'checkSum'>,
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
