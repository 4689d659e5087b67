/**
 * Boards by the rules of their games alone. A coin is worth the mex of what its moves leave, by that definition,
 * without the Tartan theorem. Of at most 12 coins the whole game is searched, without nimbers.
 */
import type { Move, Places } from '../../../../web/src/game/move';
import type { Position, Size } from '../../../../web/src/game/position';
import { mex } from '../../engine/nimbers';

const countsTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const runsOf =
  (isLength: (length: number) => boolean) =>
  (last: number): Places[] =>
    countsTo(last)
      .filter(isLength)
      .map((length) => countsTo(length).map((place) => last - length + place));
const upTo =
  (most: number) =>
  (last: number): Places[] =>
    most === 1 || last === 1
      ? [[last]]
      : [
          [last],
          ...countsTo(last - 1).flatMap((before) =>
            upTo(most - 1)(before).map((places) => [...places, last]),
          ),
        ];

/** What the moves that end at a place turn, as places from 1. */
const LINES: Readonly<Record<string, (last: number) => Places[]>> = {
  single: upTo(1),
  'turning-turtles': upTo(2),
  'mock-turtles': upTo(3),
  twins: (last) => countsTo(last - 1).map((other) => [other, last]),
  'twins-within:4': (last) =>
    countsTo(last - 1)
      .filter((other) => last - other <= 4)
      .map((other) => [other, last]),
  ruler: runsOf(() => true),
  'runs:1,3,4': runsOf((length) => [1, 3, 4].includes(length)),
  'runs:square': runsOf((length) => [1, 4, 9, 16].includes(length)),
  'runs:triangular': runsOf((length) => [1, 3, 6, 10, 15].includes(length)),
  // Its places count from 0: 0, k, n - k, n.
  grunt: (last) =>
    countsTo(last - 1)
      .filter((k) => k >= 1 && 2 * k < last - 1)
      .map((k) => [1, k + 1, last - k, last]),
};

const PRODUCTS: Readonly<Record<string, string>> = {
  'flipping-game': 'runs:triangular*runs:square',
  rugs: 'ruler*ruler',
  'turning-corners': 'twins*twins',
  'turning-turtles-squared': 'turning-turtles*turning-turtles',
  'mock-turtles-squared': 'mock-turtles*mock-turtles',
};

/** The moves that have this corner. */
function movesAt(name: string, row: number, column: number): Move[] {
  if (name === 'acrostic-twins')
    return [
      ...LINES.twins!(row).map((rows) => ({ rows, columns: [column] })),
      ...LINES.twins!(column).map((columns) => ({ rows: [row], columns })),
    ];
  const [rowGame, columnGame] = (PRODUCTS[name] ?? name).split('*');
  return LINES[rowGame!]!(row).flatMap((rows) =>
    LINES[columnGame!]!(column).map((columns) => ({ rows, columns })),
  );
}

const placesOf = ({ columns }: Size, move: Move) =>
  move.rows.flatMap((row) => move.columns.map((column) => (row - 1) * columns + column - 1));

export interface PlainOracle {
  /** Of every coin. */
  readonly values: readonly number[];
  nimber(position: Position): number;
  legal(position: Position): readonly Move[];
  winning(position: Position): readonly Move[];
  /** What the moves of a coin leave. */
  options(place: number): readonly number[];
}

const known = new Map<string, PlainOracle>();

export function plainOracle(name: string, { rows, columns }: Size): PlainOracle {
  const key = `${name} ${rows} ${columns}`;
  const oracle = known.get(key) ?? createOracle(name, { rows, columns });
  known.set(key, oracle);
  return oracle;
}

function createOracle(name: string, size: Size): PlainOracle {
  const count = size.rows * size.columns;
  const moves = Array.from({ length: count }, (_, place) =>
    movesAt(name, Math.floor(place / size.columns) + 1, (place % size.columns) + 1).map((move) => {
      const places = placesOf(size, move);
      return { move, places, bits: places.reduce((bits, turned) => bits | (1 << turned), 0) };
    }),
  );
  const values: number[] = [];
  const options = (corner: number) =>
    moves[corner]!.map(({ places }) =>
      places.reduce((xor, place) => (place === corner ? xor : xor ^ values[place]!), 0),
    );
  for (let place = 0; place < count; place += 1) values.push(mex(options(place)));
  const heads = ({ coins }: Position) => [...coins.keys()].filter((place) => coins[place] === 1);
  const nimber = (position: Position) =>
    heads(position).reduce((xor, place) => xor ^ values[place]!, 0);
  const legal = (position: Position) => heads(position).flatMap((place) => moves[place]!);
  const isLost = count <= 12 ? searched(moves) : undefined;
  const wins =
    (position: Position) =>
    ({ places, bits }: (typeof moves)[number][number]) => {
      const left = places.reduce((xor, place) => xor ^ values[place]!, nimber(position));
      if (isLost === undefined) return left === 0;
      const before = heads(position).reduce((all, place) => all | (1 << place), 0);
      return isLost(before ^ bits);
    };
  return {
    values,
    nimber,
    options,
    legal: (position) => legal(position).map(({ move }) => move),
    winning: (position) =>
      legal(position)
        .filter(wins(position))
        .map(({ move }) => move),
  };
}

/** Which positions, as bits, are lost: those from which no move leads to a lost one. A move makes the bits a smaller number. */
function searched(moves: readonly (readonly { readonly bits: number }[])[]) {
  const lost = new Uint8Array(2 ** moves.length);
  for (const bits of lost.keys())
    lost[bits] = moves.some(
      (ofCorner, corner) =>
        ((bits >> corner) & 1) === 1 && ofCorner.some((move) => lost[bits ^ move.bits] === 1),
    )
      ? 0
      : 1;
  return (bits: number) => lost[bits] === 1;
}
