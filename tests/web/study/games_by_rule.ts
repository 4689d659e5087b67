/**
 * Small boards by the rules of their games alone: a move is any set of rows times any set of columns that
 * the two games on a line allow, and a position wins where a move leads to one that does not.
 */
import type { Move, Places } from '../../../web/src/game/move';
import type { Position, Size } from '../../../web/src/game/position';

/** Whether a move of a game on a line turns these places, which ascend from 1. */
type Allows = (places: Places) => boolean;

const gaps = (places: Places) => places.slice(1).map((place, index) => place - places[index]!);
const last = (places: Places) => places.at(-1)!;
const isRun = (places: Places) => gaps(places).every((gap) => gap === 1);
const mirrors = (places: Places, from: number, to: number) =>
  places.every((place) => places.includes(from + to - place));
const upTo = (most: number) => (places: Places) => places.length <= most;
const runsOf =
  (...lengths: readonly number[]): Allows =>
  (places) =>
    isRun(places) && lengths.includes(places.length);

const LINES: Readonly<Record<string, Allows>> = {
  single: upTo(1),
  ruler: isRun,
  twins: (places) => places.length === 2,
  'twins-within:4': (places) => places.length === 2 && last(places) - places[0]! <= 4,
  'turning-turtles': upTo(2),
  'mock-turtles': upTo(3),
  mogul: upTo(7),
  triplets: (places) => places.length === 3,
  sym: (places) => mirrors(places, places[0]!, last(places)),
  // The index of place 1 is 0.
  grunt: (places) => places.length === 4 && places[0] === 1 && mirrors(places, 1, last(places)),
  turnips: (places) => places.length === 3 && new Set(gaps(places)).size === 1,
  'runs:triangular': runsOf(1, 3, 6, 10),
  'runs:square': runsOf(1, 4, 9),
  'pattern:0;0,1;0,1,3': (places) => ['', '1', '2,1'].includes(gaps(places).join(',')),
};

const PRODUCTS: Readonly<Record<string, string>> = {
  'flipping-game': 'runs:triangular*runs:square',
  rugs: 'ruler*ruler',
  'turning-corners': 'twins*twins',
  'mock-turtles-squared': 'mock-turtles*mock-turtles',
  'turning-turtles-squared': 'turning-turtles*turning-turtles',
};

/** All sets of places of a line, but the empty one. */
function setsOf(size: number): Places[] {
  return Array.from({ length: 2 ** size - 1 }, (_, bits) =>
    Array.from({ length: size }, (__, place) => place + 1).filter(
      (place) => ((bits + 1) >> (place - 1)) & 1,
    ),
  );
}

function allMoves(name: string, { rows, columns }: Size): Move[] {
  const [rowGame, columnGame] = (PRODUCTS[name] ?? name).split('*');
  const isMove = (move: Move) =>
    name === 'acrostic-twins'
      ? Math.max(move.rows.length, move.columns.length) === 2 &&
        Math.min(move.rows.length, move.columns.length) === 1
      : LINES[rowGame!]!(move.rows) && LINES[columnGame!]!(move.columns);
  return setsOf(rows).flatMap((rowSet) =>
    setsOf(columns)
      .map((columnSet) => ({ rows: rowSet, columns: columnSet }))
      .filter(isMove),
  );
}

export interface GameByRule {
  /** The legal moves of a position. */
  movesOf(position: Position): readonly Move[];
  /** Those that win. */
  winningOf(position: Position): readonly Move[];
}

/** Of at most 16 coins. */
export function gameByRule(name: string, size: Size): GameByRule {
  const bit = (row: number, column: number) => 1 << ((row - 1) * size.columns + column - 1);
  const moves = allMoves(name, size).map((move) => ({
    move,
    turned: move.rows.reduce(
      (bits, row) => bits | move.columns.reduce((more, column) => more | bit(row, column), 0),
      0,
    ),
    corner: bit(last(move.rows), last(move.columns)),
  }));
  // A move turns its corner, the last of its coins, to tails: what it leads to has a smaller number.
  const wins = new Uint8Array(2 ** (size.rows * size.columns));
  const isWinning =
    (coins: number) =>
    ({ corner, turned }: (typeof moves)[number]) =>
      (coins & corner) !== 0 && wins[coins ^ turned] === 0;
  for (const coins of wins.keys()) wins[coins] = moves.some(isWinning(coins)) ? 1 : 0;
  const numberOf = ({ coins }: Position) =>
    coins.reduce((bits, coin, place) => bits | (coin << place), 0);
  return {
    movesOf(position) {
      const coins = numberOf(position);
      return moves.flatMap(({ move, corner }) => ((coins & corner) === 0 ? [] : move));
    },
    winningOf(position) {
      const coins = numberOf(position);
      return moves.filter(isWinning(coins)).map(({ move }) => move);
    },
  };
}
