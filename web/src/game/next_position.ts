/** Positions for puzzles, as hard as the reader's level. */
import { boardSize, cornerMoves, legalCount, moveCountAt, type Board } from './board';
import { cellAt, samePosition, type Position } from './position';

/** The share of lost positions, in which no move wins. */
const LOST_SHARE = 1 / 4;
/** The number of random positions of which the most suitable is taken. */
const DRAWS = 40;
const CANDIDATES = 16;

/**
 * Another position of the board, with a legal move; undefined if none was found.
 *
 * A level aims at a number of heads and a share of winning moves. Level 0 has about 4 heads, and one move in two wins;
 * each level adds 4 heads, up to three quarters of the coins, and lowers the share by a third. The random position with
 * the nearest share is taken, one that came up before only if there is no other.
 */
export function nextPosition(
  board: Board,
  shown: Position,
  before: readonly Position[],
  level: number,
  random: () => number,
): Position | undefined {
  const isLost = random() < LOST_SHARE;
  const corners = movableCorners(board);
  // Some boards have no lost position with a legal move.
  const draws = Array.from({ length: DRAWS }, (_, draw) =>
    drawn(board, corners, level, isLost && draw % 4 > 0, random),
  );
  const others = draws.filter(
    (position) => !samePosition(position, shown) && legalCount(board, position) > 0,
  );
  const isNew = (position: Position) => !before.some((known) => samePosition(known, position));
  const asWanted = (position: Position) => (nimberOf(board, position) === 0) === isLost;
  const candidates = firstNonEmpty(
    others.filter((position) => isNew(position) && asWanted(position)),
    others.filter(isNew),
    others,
  ).slice(0, CANDIDATES);
  const wanted = 0.5 * (2 / 3) ** level;
  return nearest(candidates, (position) =>
    Math.abs(Math.log(winningShare(board, position) / wanted)),
  );
}

/** The nimber of a position: the nim-sum of the values of its heads. */
export function nimberOf({ coinValues }: Board, { coins }: Position): number {
  return coins.reduce((sum, coin, place) => (coin === 1 ? sum ^ (coinValues[place] ?? 0) : sum), 0);
}

/** Random heads, at least one of which can be moved; for a lost position one more coin is turned. */
function drawn(
  board: Board,
  corners: readonly number[],
  level: number,
  isLost: boolean,
  random: () => number,
): Position {
  const size = boardSize(board);
  const count = size.rows * size.columns;
  const coins = new Uint8Array(count);
  const heads = Math.min(4 * (level + 1), 0.75 * count) * (0.75 + random() / 2);
  for (let head = 1; head < Math.round(heads); head += 1) coins[Math.floor(random() * count)] = 1;
  const corner = corners[Math.floor(random() * corners.length)];
  if (corner !== undefined) coins[corner] = 1;
  const position = { ...size, coins };
  return isLost ? balanced(board, position, random) : position;
}

/** The position with one more coin turned so that its nimber is 0, if a coin has the right value. */
function balanced(board: Board, position: Position, random: () => number): Position {
  const nimber = nimberOf(board, position);
  const places = [...board.coinValues.keys()].filter((place) => board.coinValues[place] === nimber);
  const place = places[Math.floor(random() * places.length)];
  if (place === undefined) return position;
  const coins = position.coins.slice();
  coins[place] = coins[place] === 1 ? 0 : 1;
  return { ...position, coins };
}

/** The places of the coins that are the corner of a move if they are heads. */
function movableCorners(board: Board): readonly number[] {
  const size = boardSize(board);
  return [...board.coinValues.keys()].filter((place) => {
    return moveCountAt(board, cellAt(size, place)) > 0;
  });
}

/** The share of the legal moves that win, 0 to 1. */
function winningShare(board: Board, position: Position): number {
  const nimber = nimberOf(board, position);
  let winning = 0;
  for (const [place, coin] of position.coins.entries()) {
    if (coin === 0) continue;
    const { rows, columns } = cornerMoves(board, position, cellAt(position, place));
    for (const row of rows)
      for (const column of columns) if (board.change(row, column) === nimber) winning += 1;
  }
  return winning / legalCount(board, position);
}

function firstNonEmpty<Value>(...lists: readonly (readonly Value[])[]): readonly Value[] {
  return lists.find((list) => list.length > 0) ?? [];
}

function nearest<Value>(
  values: readonly Value[],
  away: (value: Value) => number,
): Value | undefined {
  let best: { readonly value: Value; readonly distance: number } | undefined;
  for (const value of values) {
    const distance = away(value);
    if (best === undefined || distance < best.distance) best = { value, distance };
  }
  return best?.value;
}
