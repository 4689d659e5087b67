/**
 * An analyst that computes boards from the definitions, slowly and simply, and answers when a test
 * lets it: at once, or held until it is released or failed.
 */
import type { BoardAnalyst } from '../../web/src/solver/board_analyst';
import type {
  AxisDescription,
  BoardDescription,
  BoardQuestion,
  PositionFacts,
  ProductStep,
} from '../../web/src/solver/protocol';
import { mex, nimProduct } from './solver/nimbers';

export interface FakeCall {
  readonly kind: 'describe' | 'examine' | 'product';
  /** The board's size, or the factors. */
  readonly of: readonly [number, number];
  readonly discs?: Uint8Array;
  readonly aborted: boolean;
  /** Answers a held call; nothing if it was aborted. */
  release(): void;
  fail(reason: unknown): void;
}

export interface FakeAnalyst extends BoardAnalyst {
  /** The oldest first. */
  readonly calls: readonly FakeCall[];
  readonly lastCall: FakeCall;
  callsOf(kind: FakeCall['kind']): readonly FakeCall[];
  /** Holds back these kinds of answers; each call is then released or failed by itself. */
  hold: ReadonlySet<FakeCall['kind']>;
}

export function createFakeAnalyst(): FakeAnalyst {
  const calls: FakeCall[] = [];

  function answer<T>(
    kind: FakeCall['kind'],
    of: readonly [number, number],
    compute: () => T,
    signal: AbortSignal | undefined,
    discs?: Uint8Array,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as unknown));
      const call: FakeCall = {
        kind,
        of,
        ...(discs && { discs }),
        get aborted() {
          return signal?.aborted === true;
        },
        release: () => resolve(compute()),
        fail: reject,
      };
      calls.push(call);
      if (!analyst.hold.has(kind)) call.release();
    });
  }

  const sizeOf = ({ rows, columns }: BoardQuestion) => [rows.size, columns.size] as const;

  const analyst: FakeAnalyst = {
    calls,
    hold: new Set(),
    get lastCall() {
      const call = calls.at(-1);
      if (call === undefined) throw new Error('Nothing was asked.');
      return call;
    },
    callsOf: (kind) => calls.filter((call) => call.kind === kind),
    describe: (board, signal) =>
      answer('describe', sizeOf(board), () => describeBoard(...sizeOf(board)), signal),
    examine: (board, discs, signal) =>
      answer('examine', sizeOf(board), () => examineBoard(...sizeOf(board), discs), signal, discs),
    explainProduct: (a, b, signal) =>
      answer('product', [Number(a), Number(b)], () => productStep(a, b), signal),
    dispose: () => undefined,
  };
  return analyst;
}

export function productStep(a: bigint, b: bigint): ProductStep {
  return { a, b, product: nimProduct(a, b), rule: 'distribute', parts: [] };
}

const triangular = (index: number) => (index * (index + 1)) / 2;
const square = (index: number) => index * index;

function describeAxis(size: number, lengthOf: (index: number) => number): AxisDescription {
  const lengths: number[] = [];
  for (let index = 1; lengthOf(index) <= size; index += 1) lengths.push(lengthOf(index));
  const x = [0];
  for (let position = 1; position <= size; position += 1) {
    const before = x[position - 1]!;
    const options = lengths
      .filter((length) => length <= position)
      .map((length) => before ^ x[position - length]!);
    x.push(before ^ mex(options));
  }
  return { lengths: Uint32Array.from(lengths), prefixXors: Uint32Array.from(x) };
}

const descriptions = new Map<string, BoardDescription>();

export function describeBoard(rows: number, columns: number): BoardDescription {
  const key = `${rows} ${columns}`;
  const known = descriptions.get(key);
  if (known !== undefined) return known;
  const rowAxis = describeAxis(rows, triangular);
  const columnAxis = describeAxis(columns, square);
  const grundy = ({ prefixXors }: AxisDescription, position: number) =>
    prefixXors[position - 1]! ^ prefixXors[position]!;
  const discValues = Uint32Array.from({ length: rows * columns }, (_, place) =>
    times(
      grundy(rowAxis, Math.floor(place / columns) + 1),
      grundy(columnAxis, (place % columns) + 1),
    ),
  );
  const full = { rows: rowAxis, columns: columnAxis, discValues, winningOpenings: 0n };
  const { winning } = examine(full, rows, columns, new Uint8Array(rows * columns).fill(1));
  const description = { ...full, winningOpenings: BigInt(winning.length / 4) };
  descriptions.set(key, description);
  return description;
}

export function examineBoard(rows: number, columns: number, discs: Uint8Array): PositionFacts {
  return examine(describeBoard(rows, columns), rows, columns, discs);
}

/** A move wins when it changes the board by the board nimber. */
function examine(
  { rows: rowAxis, columns: columnAxis, discValues }: BoardDescription,
  rows: number,
  columns: number,
  discs: Uint8Array,
): PositionFacts {
  const boardNimber = discValues.reduce(
    (sum, value, place) => (discs[place] === 1 ? sum ^ value : sum),
    0,
  );
  const winning: number[] = [];
  let legal = 0;
  for (let row = 1; row <= rows; row += 1)
    for (let column = 1; column <= columns; column += 1) {
      if (discs[(row - 1) * columns + column - 1] === 0) continue;
      for (const height of rowAxis.lengths)
        for (const width of columnAxis.lengths) {
          if (height > row || width > column) continue;
          legal += 1;
          const rowMove = rowAxis.prefixXors[row]! ^ rowAxis.prefixXors[row - height]!;
          const columnMove =
            columnAxis.prefixXors[column]! ^ columnAxis.prefixXors[column - width]!;
          if (times(rowMove, columnMove) === boardNimber) winning.push(column, row, width, height);
        }
    }
  return { boardNimber, legal, winning: Uint8Array.from(winning) };
}

const products = new Map<number, number>();

/** The same few nimbers are multiplied again and again. */
function times(a: number, b: number): number {
  const key = a * 65_536 + b;
  const known = products.get(key) ?? Number(nimProduct(BigInt(a), BigInt(b)));
  products.set(key, known);
  return known;
}
