/**
 * P(1), …, P(N) with the board nimbers, exact, in memory that is allocated once; and as a file, in pieces of some
 * thousand boards, so that the caller can yield in between.
 */
import type { SequenceChunk } from '../../../engine/api/sequence';
import type { PlottedValues } from '../../../ui/plot/plot_model';
import type { LengthsOfBoards } from '../../../widgets/count/sequence_settings';

/** The values of the boards 1 to N; `size` is N. */
export interface SequenceValues extends PlottedValues {
  /** P(n), for 1 ≤ n ≤ size. */
  winningOpenings(n: number): bigint;
  /** Γ of the full board n × n. */
  boardNimber(n: number): number;
}

export interface GrowingTable extends SequenceValues {
  /** Adds the chunk that follows the known values. */
  add(chunk: SequenceChunk): void;
}

const HALF = 2 ** 32;

/** Throws a RangeError if there is not enough memory. */
export function createSequenceValues(size: number): GrowingTable {
  const low = new BigUint64Array(size);
  const nimbers = new Uint16Array(size);
  let high: BigUint64Array | undefined;
  // Views of the lower halves of the values, as a plot of millions can't afford a bigint for each. All machines that
  // run WebAssembly are little-endian.
  const lowHalves = new Uint32Array(low.buffer);
  let highHalves: Uint32Array | undefined;

  function approximately(n: number): number {
    const place = 2 * (n - 1);
    const below = halves(lowHalves, place);
    return highHalves === undefined ? below : halves(highHalves, place) * HALF * HALF + below;
  }

  return {
    size,
    winningOpenings: (n) => ((high?.[n - 1] ?? 0n) << 64n) | (low[n - 1] ?? 0n),
    approximately,
    boardNimber: (n) => nimbers[n - 1] ?? 0,
    kind: (n) => widthOf(nimbers[n - 1] ?? 0),
    add(chunk) {
      const place = chunk.first - 1;
      low.set(chunk.winningLow, place);
      nimbers.set(chunk.boardNimbers, place);
      if (chunk.winningHigh !== undefined) {
        if (high === undefined) {
          high = new BigUint64Array(size);
          highHalves = new Uint32Array(high.buffer);
        }
        high.set(chunk.winningHigh, place);
      }
    },
  };
}

/** The number of binary digits of a nimber: 0 to 16. */
export function widthOf(nimber: number): number {
  return 32 - Math.clz32(nimber);
}

function halves(values: Uint32Array, place: number): number {
  return (values[place + 1] ?? 0) * HALF + (values[place] ?? 0);
}

/** An upper bound for the bytes of a table of this many boards. */
export function tableBytes(size: number): number {
  return size * (8 + 8 + 2);
}

export const SEQUENCE_FILES = ['csv', 'json', 'b-file'] as const;
export type SequenceFileKind = (typeof SEQUENCE_FILES)[number];

const BOARDS_OF_A_PIECE = 5_000;
const VERSION = 1;

export function filePieces(
  kind: SequenceFileKind,
  table: SequenceValues,
  lengths: LengthsOfBoards,
): Generator<string, void> {
  switch (kind) {
    case 'csv':
      return csvPieces(table);
    case 'json':
      return jsonPieces(table, lengths);
    case 'b-file':
      return lines(table, (n) => `${n} ${table.winningOpenings(n)}\n`);
  }
}

/** The number of pieces of a file. */
export function pieceCount(kind: SequenceFileKind, table: SequenceValues): number {
  const once = Math.ceil(table.size / BOARDS_OF_A_PIECE);
  return { csv: 1 + once, json: 3 + 2 * once, 'b-file': once }[kind];
}

function* csvPieces(table: SequenceValues): Generator<string, void> {
  yield 'n,P(n),Γ\n';
  yield* lines(table, (n) => `${n},${table.winningOpenings(n)},${table.boardNimber(n)}\n`);
}

/** Values are strings, as most JSON readers would round large numbers. */
function* jsonPieces(
  table: SequenceValues,
  { rowLengths, columnLengths }: LengthsOfBoards,
): Generator<string, void> {
  const head = { tartan: 'sequence', version: VERSION, rowLengths, columnLengths };
  const opened = JSON.stringify({ ...head, from: 1, to: table.size }, undefined, 2);
  yield `${opened.slice(0, -2)},\n  "winningOpenings": [\n`;
  yield* listed(table, (n) => `"${table.winningOpenings(n)}"`);
  yield '  ],\n  "boardNimbers": [\n';
  yield* listed(table, (n) => String(table.boardNimber(n)));
  yield '  ]\n}\n';
}

function listed(table: SequenceValues, item: (n: number) => string): Generator<string, void> {
  return lines(table, (n) => `    ${item(n)}${n === table.size ? '' : ','}\n`);
}

function* lines(table: SequenceValues, line: (n: number) => string): Generator<string, void> {
  for (let first = 1; first <= table.size; first += BOARDS_OF_A_PIECE) {
    const last = Math.min(first + BOARDS_OF_A_PIECE - 1, table.size);
    let piece = '';
    for (let n = first; n <= last; n += 1) piece += line(n);
    yield piece;
  }
}

/** How long the page may be blocked at a time. */
const MAX_BLOCKING_MS = 30;
/** Pieces handed to the browser at once, which stores them where it has room. */
const PIECES_OF_A_PART = 20;

/**
 * Creates a file in turns. `onTurn` is called at the end of each turn with the number of finished pieces; it may throw
 * to stop. Rejects with what it throws, and if the browser has no room.
 */
export async function fileOfPieces(
  pieces: Iterable<string>,
  type: string,
  onTurn: (pieces: number) => void,
): Promise<Blob> {
  const parts: Blob[] = [];
  let part: string[] = [];
  let count = 0;
  let turnEnds = performance.now() + MAX_BLOCKING_MS;
  for (const piece of pieces) {
    part.push(piece);
    count += 1;
    if (part.length === PIECES_OF_A_PART) {
      parts.push(new Blob(part));
      part = [];
    }
    if (performance.now() < turnEnds) continue;
    onTurn(count);
    await new Promise((next) => setTimeout(next));
    turnEnds = performance.now() + MAX_BLOCKING_MS;
  }
  return new Blob([...parts, ...part], { type });
}
