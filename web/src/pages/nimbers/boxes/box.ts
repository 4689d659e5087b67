/**
 * A box: a product of three or more line games with its heads, and its visible slice. In an address,
 * `games=twins*twins*ruler&sizes=4x4x8&slice=1,3&at=0,2,1&heads=0,2,1_3,3,8` shows the places of the games 1 and 3 down
 * and across, at place 2 of game 2, with two heads; places have the games' own numbers.
 */
import type { TablesAnswer } from '../../../engine/api/engine';
import { numberOfPlace, placeWithNumber, readLine, type LineGame } from '../../../game/game';
import type { Rejected } from '../../../game/route';
import { schemaOf, valueSetting, type AddressEntries } from '../../../game/schema';
import type { SetUpModel } from '../set_up_model';

/** One index from 0 along each axis. */
export type BoxCoin = readonly number[];

export interface BoxAxis {
  readonly game: LineGame;
  /** The number of its places. */
  readonly size: number;
}

export interface Box {
  readonly axes: readonly BoxAxis[];
  /** The axis that goes down in the slice, and the one that goes across. */
  readonly down: number;
  readonly across: number;
  /** The place of the slice along the other axes; the values along its own are ignored. */
  readonly at: BoxCoin;
  readonly heads: readonly BoxCoin[];
}

export type BoxAnswer = TablesAnswer<'box'>;
/** The places that a move turns along each axis: it turns the coins where they cross. */
export type BoxMove = readonly (readonly number[])[];
export type BoxModel = SetUpModel<Box, BoxAnswer, BoxMove>;

export const MIN_BOX_AXES = 3;
export const MAX_BOX_AXES = 6;
export const LARGEST_SIZE = 16;
/** The largest number of coins in a box: 16 × 16 × 16. */
export const LARGEST_BOX = 4096;

export const sameCoin = (one: BoxCoin, other: BoxCoin): boolean =>
  one.every((place, axis) => place === other[axis]);

/** The coin in this row and this column of the slice. */
export function boxCoinAt({ at, down, across }: Box, row: number, column: number): BoxCoin {
  return at.map((place, axis) => (axis === down ? row : axis === across ? column : place));
}

/** The box with these coins turned. */
export function boxAfterTurning(box: Box, coins: readonly BoxCoin[]): Box {
  const named = (list: readonly BoxCoin[]) => new Map(list.map((coin) => [String(coin), coin]));
  const [heads, turned] = [named(box.heads), named(coins)];
  return {
    ...box,
    heads: [
      ...box.heads.filter((coin) => !turned.has(String(coin))),
      ...coins.filter((coin) => !heads.has(String(coin))),
    ],
  };
}

/** The coins where these places cross. */
export function coinsCrossing(move: BoxMove): readonly BoxCoin[] {
  return move.reduce<readonly BoxCoin[]>(
    (coins, places) => coins.flatMap((coin) => places.map((place) => [...coin, place])),
    [[]],
  );
}

/** A box of other games or another size, without coins that are no longer in it. */
export function boxOf(axes: readonly BoxAxis[], before?: Box): Box {
  const isLike = before?.axes.length === axes.length;
  const fits = (coin: BoxCoin) => coin.every((place, axis) => place < (axes[axis]?.size ?? 0));
  return {
    axes,
    down: isLike ? before.down : 0,
    across: isLike ? before.across : 1,
    at: axes.map(({ size }, axis) => Math.min(isLike ? (before.at[axis] ?? 1) : 1, size - 1)),
    heads: isLike ? before.heads.filter(fits) : [],
  };
}

/** Turning Corners in space. */
const DEFAULT_AXES: readonly BoxAxis[] = Array.from({ length: 3 }, () => ({
  game: { name: 'twins', origin: 0, lengths: undefined },
  size: 6,
}));

const BOX = schemaOf({
  games: {
    ...valueSetting(
      DEFAULT_AXES.map(({ game }) => game),
      readGames,
      (games) => games.map(({ name }) => name).join('*'),
    ),
    isAlwaysWritten: true,
  },
})
  .and(({ games }) => ({
    sizes: {
      ...valueSetting(
        games.map(() => defaultSize(games)),
        (text) => readSizes(text, games),
        (sizes) => sizes.join('x'),
      ),
      isAlwaysWritten: true,
    },
  }))
  .and(({ games, sizes }) => {
    const axes = axesOf(games, sizes);
    const defaultBox = boxOf(axes);
    const format = (coin: BoxCoin) =>
      coin.map((place, axis) => numberAlong(axes, axis, place)).join(',');
    return {
      slice: valueSetting<Pick<Box, 'down' | 'across'>>(
        defaultBox,
        (text) => readSlice(axes, text),
        ({ down, across }) => `${down + 1},${across + 1}`,
      ),
      at: valueSetting(defaultBox.at, (text) => readCoin(axes, text), format),
      heads: valueSetting<readonly BoxCoin[]>(
        [],
        (text) => readHeads(axes, text),
        (heads) => heads.map(format).join('_'),
      ),
    };
  });

export function formatBox({ axes, down, across, at, heads }: Box): AddressEntries {
  return BOX.format({
    games: axes.map(({ game }) => game),
    sizes: axes.map(({ size }) => size),
    slice: { down, across },
    at,
    heads,
  });
}

export function readBox(query: URLSearchParams): {
  readonly state: Box;
  readonly rejected: readonly Rejected[];
} {
  const { settings, rejected } = BOX.read(query);
  const { games, sizes, slice, at, heads } = settings;
  const { down, across } = slice;
  return { state: { axes: axesOf(games, sizes), down, across, at, heads }, rejected };
}

function axesOf(games: readonly LineGame[], sizes: readonly number[]): readonly BoxAxis[] {
  return games.map((game, axis) => ({ game, size: sizes[axis] ?? 0 }));
}

function readSizes(text: string, games: readonly LineGame[]): readonly number[] | undefined {
  const sizes = text.split('x').map(readIndex);
  return sizes.length === games.length && fitsBox(axesOf(games, sizes)) ? sizes : undefined;
}

function readHeads(axes: readonly BoxAxis[], text: string): readonly BoxCoin[] | undefined {
  const coins = text.split('_').map((coin) => readCoin(axes, coin));
  const isWhole = coins.every((coin) => coin !== undefined);
  return isWhole && new Set(coins.map(String)).size === coins.length ? coins : undefined;
}

/** The default size at which a box of so many games stays within the limit. */
function defaultSize(games: readonly LineGame[]): number {
  return games.length === MIN_BOX_AXES ? 6 : 4;
}

/** True if a box may have these sizes. */
export function fitsBox(axes: readonly BoxAxis[]): boolean {
  const coins = axes.reduce((product, { size }) => product * size, 1);
  return axes.every(({ size }) => size >= 1 && size <= LARGEST_SIZE) && coins <= LARGEST_BOX;
}

function readGames(text: string): readonly LineGame[] | undefined {
  const games = text.split('*').map(readLine);
  const isCount = games.length >= MIN_BOX_AXES && games.length <= MAX_BOX_AXES;
  return isCount && games.every((game) => game !== undefined) ? games : undefined;
}

function readSlice(
  axes: readonly BoxAxis[],
  text: string,
): Pick<Box, 'down' | 'across'> | undefined {
  const [down = -1, across = -1, ...more] = text.split(',').map((axis) => readIndex(axis) - 1);
  const areAxes = axes[down] !== undefined && axes[across] !== undefined;
  return areAxes && down !== across && more.length === 0 ? { down, across } : undefined;
}

function readCoin(axes: readonly BoxAxis[], text: string): BoxCoin | undefined {
  const numbers = text.split(',').map(readIndex);
  const coin = axes.map(({ game }, axis) => placeWithNumber(game, numbers[axis] ?? -1) - 1);
  const isInside = coin.every((place, axis) => place >= 0 && place < (axes[axis]?.size ?? 0));
  return numbers.length === axes.length && isInside ? coin : undefined;
}

/** -1 if it is no number. */
function readIndex(text: string): number {
  return /^\d{1,3}$/u.test(text) ? Number(text) : -1;
}

/** The game's own number of a place along an axis. */
export function numberAlong(axes: readonly BoxAxis[], axis: number, place: number): number {
  const game = axes[axis]?.game;
  return game === undefined ? place : numberOfPlace(game, place + 1);
}
