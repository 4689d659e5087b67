/**
 * An analyst that computes boards from the definitions, slowly and simply, and answers when a test
 * lets it: at once, or held until it is released or failed.
 */
import type { BoardAnalyst } from '../../web/src/solver/board_analyst';
import type {
  AxisDescription,
  BoardDescription,
  BoardMove,
  BoardQuestion,
  GameFacts,
  PositionFacts,
  ProductStep,
  Strength,
} from '../../web/src/solver/protocol';
import { mex, nimProduct } from './solver/nimbers';

/** What else was asked, of a position or a game. */
interface FakeDetails {
  readonly discs?: Uint8Array;
  readonly strength?: Strength;
  readonly seed?: number;
  readonly turn?: number;
  readonly moves?: readonly BoardMove[];
}

export interface FakeCall extends FakeDetails {
  readonly kind: 'describe' | 'examine' | 'choose' | 'review' | 'product';
  /** The board's size, or the factors. */
  readonly of: readonly [number, number];
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
    details: FakeDetails = {},
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as unknown));
      const call: FakeCall = {
        kind,
        of,
        ...details,
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
      answer('examine', sizeOf(board), () => examineBoard(...sizeOf(board), discs), signal, {
        discs,
      }),
    choose: (board, discs, strength, seed, turn, signal) =>
      answer('choose', sizeOf(board), () => chooseMove(...sizeOf(board), discs), signal, {
        ...{ discs, strength, seed, turn },
      }),
    review: (board, discs, moves, signal) =>
      answer('review', sizeOf(board), () => reviewGame(...sizeOf(board), discs, moves), signal, {
        ...{ discs, moves },
      }),
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
  described: BoardDescription,
  rows: number,
  columns: number,
  discs: Uint8Array,
): PositionFacts {
  const boardNimber = described.discValues.reduce(
    (sum, value, place) => (discs[place] === 1 ? sum ^ value : sum),
    0,
  );
  const legal = legalMoves(described, rows, columns, discs);
  const winning = legal
    .filter((move) => changeBy(described, move) === boardNimber)
    .flatMap(({ column, row, width, height }) => [column, row, width, height]);
  return { boardNimber, legal: legal.length, winning: Uint8Array.from(winning) };
}

/** By row, column, height and width. */
function legalMoves(
  { rows: rowAxis, columns: columnAxis }: BoardDescription,
  rows: number,
  columns: number,
  discs: Uint8Array,
): BoardMove[] {
  const moves: BoardMove[] = [];
  for (let row = 1; row <= rows; row += 1)
    for (let column = 1; column <= columns; column += 1) {
      if (discs[(row - 1) * columns + column - 1] === 0) continue;
      for (const height of rowAxis.lengths)
        for (const width of columnAxis.lengths)
          if (height <= row && width <= column) moves.push({ column, row, width, height });
    }
  return moves;
}

function changeBy({ rows, columns }: BoardDescription, move: BoardMove): number {
  const { column, row, width, height } = move;
  return times(
    rows.prefixXors[row]! ^ rows.prefixXors[row - height]!,
    columns.prefixXors[column]! ^ columns.prefixXors[column - width]!,
  );
}

/** Of whatever strength: the first winning move, or else the first legal one. */
export function chooseMove(
  rows: number,
  columns: number,
  discs: Uint8Array,
): BoardMove | undefined {
  const described = describeBoard(rows, columns);
  const { boardNimber } = examine(described, rows, columns, discs);
  const legal = legalMoves(described, rows, columns, discs);
  return legal.find((move) => changeBy(described, move) === boardNimber) ?? legal[0];
}

/** For a move that gave the win away, the first winning one. */
export function reviewGame(
  rows: number,
  columns: number,
  discs: Uint8Array,
  moves: readonly BoardMove[],
): GameFacts {
  const described = describeBoard(rows, columns);
  const position = discs.slice();
  const boardNimbers = [examine(described, rows, columns, position).boardNimber];
  const better: (BoardMove | undefined)[] = [];
  for (const played of moves) {
    const legal = legalMoves(described, rows, columns, position);
    if (!legal.some((move) => sameMove(move, played))) break;
    const winning = chooseMove(rows, columns, position);
    flip(position, columns, played);
    const before = boardNimbers.at(-1)!;
    const after = before ^ changeBy(described, played);
    boardNimbers.push(after);
    better.push(before !== 0 && after !== 0 ? winning : undefined);
  }
  return { boardNimbers, better };
}

const sameMove = (one: BoardMove, other: BoardMove) =>
  one.column === other.column &&
  one.row === other.row &&
  one.width === other.width &&
  one.height === other.height;

function flip(discs: Uint8Array, columns: number, { column, row, width, height }: BoardMove) {
  for (let y = row - height; y < row; y += 1)
    for (let x = column - width; x < column; x += 1) discs[y * columns + x]! ^= 1;
}

const products = new Map<number, number>();

/** The same few nimbers are multiplied again and again. */
function times(a: number, b: number): number {
  const key = a * 65_536 + b;
  const known = products.get(key) ?? Number(nimProduct(BigInt(a), BigInt(b)));
  products.set(key, known);
  return known;
}
