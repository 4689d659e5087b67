/**
 * Boards by the rules of their games alone. A coin is worth the mex of the XORs that its moves leave: the definition,
 * without the Tartan theorem. Boards of at most 12 coins are searched completely, without nimbers.
 */
import type { Move, Places } from '../../../web/src/game/move';
import type { Position, Size } from '../../../web/src/game/position';
import { mex } from '../engine/nimbers';

const countsTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** The sets that moves turn if they end at a place, as places from 1. */
type MovesTo = (last: number) => Places[];

const runsOf =
  (isLength: (length: number) => boolean): MovesTo =>
  (last) =>
    countsTo(last)
      .filter(isLength)
      .map((length) => countsTo(length).map((place) => last - length + place));
const upTo =
  (most: number): MovesTo =>
  (last) =>
    most === 1
      ? [[last]]
      : [
          [last],
          ...countsTo(last - 1).flatMap((before) =>
            upTo(most - 1)(before).map((places) => [...places, last]),
          ),
        ];
/** Sets of up to `most` coins with a property. */
const where =
  (most: number, isMove: (places: Places) => boolean): MovesTo =>
  (last) =>
    upTo(most)(last).filter(isMove);

const gaps = (places: Places) => places.slice(1).map((place, index) => place - places[index]!);
const mirrors = (places: Places) =>
  places.every((place) => places.includes(places[0]! + places.at(-1)! - place));

const hops = (...distances: readonly number[]) =>
  where(2, (places) => places.length === 2 && distances.includes(gaps(places)[0]!));

const LINES: Readonly<Record<string, MovesTo>> = {
  single: upTo(1),
  'turning-turtles': upTo(2),
  'mock-turtles': upTo(3),
  mogul: upTo(7),
  twins: where(2, ({ length }) => length === 2),
  'twins-within:4': where(2, (places) => places.length === 2 && gaps(places)[0]! <= 4),
  triplets: where(3, ({ length }) => length === 3),
  ruler: runsOf(() => true),
  'runs:1,3,4': runsOf((length) => [1, 3, 4].includes(length)),
  'runs:1,2,5': runsOf((length) => [1, 2, 5].includes(length)),
  'runs:square': runsOf((length) => [1, 4, 9, 16].includes(length)),
  'runs:triangular': runsOf((length) => [1, 3, 6, 10, 15].includes(length)),
  // These work on boards of few places.
  sym: where(12, mirrors),
  // Indices count from 0: 0, k, n - k, n.
  grunt: where(4, (places) => places.length === 4 && places[0] === 1 && mirrors(places)),
  turnips: where(3, (places) => places.length === 3 && new Set(gaps(places)).size === 1),
  'pattern:0,2;0,3;0,5;0,7': hops(2, 3, 5, 7),
  'pattern:0,2;0,3;0,6': hops(2, 3, 6),
  'pattern:0,1;0,4;0,6': hops(1, 4, 6),
  'pattern:0;0,1;0,1,3': where(3, (places) => ['', '1', '2,1'].includes(gaps(places).join(','))),
};

/** The lines of the named boards. */
export const PRODUCTS: Readonly<Record<string, string>> = {
  'flipping-game': 'runs:triangular*runs:square',
  rugs: 'ruler*ruler',
  'turning-corners': 'twins*twins',
  'turning-turtles-squared': 'turning-turtles*turning-turtles',
  'mock-turtles-squared': 'mock-turtles*mock-turtles',
};

/** All moves with this corner. */
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

export interface GameByRule {
  /** The value of every coin. */
  readonly values: readonly number[];
  nimber(position: Position): number;
  legal(position: Position): readonly Move[];
  winning(position: Position): readonly Move[];
  /** The XORs that the moves of a coin leave. */
  options(place: number): readonly number[];
}

const known = new Map<string, GameByRule>();

export function gameByRule(name: string, { rows, columns }: Size): GameByRule {
  const key = `${name} ${rows} ${columns}`;
  const game = known.get(key) ?? createGame(name, { rows, columns });
  known.set(key, game);
  return game;
}

function createGame(name: string, size: Size): GameByRule {
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

/** Finds the lost positions, as bits: those without a move to a lost one. A move makes the number smaller. */
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
