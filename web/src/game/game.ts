/** The game that is played on a board: a line game along its rows times one along its columns, or Acrostic Twins. */
import { DETAIL_LINE_ORIGINS, LENGTH_FAMILIES, LINE_ORIGINS, NAMED_PRODUCTS } from '#catalogue';
import { readLengthList } from './length_list';
import type { Size } from './position';

/** A coin-turning game on a line. */
export interface LineGame {
  /** The name that the engine and the command line use: `twins`, `runs:1,3,7`, `up-to-coins:4`. */
  readonly name: string;
  /** The number that the game's literature gives the first place. */
  readonly origin: 0 | 1;
  /** The lengths of a game of runs: `all` for Ruler, `1` for single coins; undefined for other games. */
  readonly lengths: string | undefined;
}

export interface Game {
  /** The shortest name that the engine knows: `rugs`, `single*twins`. */
  readonly name: string;
  readonly rows: LineGame;
  readonly columns: LineGame;
  /** True only for the Flipping Game, which counts its rows from the bottom. */
  readonly rowsUpward: boolean;
}

export type LengthFamily = (typeof LENGTH_FAMILIES)[number];

export function isLengthFamily(name: string): name is LengthFamily {
  return LENGTH_FAMILIES.some((family) => family === name);
}

/**
 * A game whose moves turn two coins of one row or of one column: the twins of a line, but no product of two games of
 * twins.
 */
export const ACROSTIC_TWINS = 'acrostic-twins';
type NamedGame = keyof typeof NAMED_PRODUCTS | typeof ACROSTIC_TWINS;

type PlainLine = keyof typeof LINE_ORIGINS;
export const PLAIN_LINES = Object.keys(LINE_ORIGINS) as readonly PlainLine[];

export type DetailLine = keyof typeof DETAIL_LINE_ORIGINS;
/** Line games whose name has a detail, such as the number in `up-to-coins:4`. */
export const DETAIL_LINES = Object.keys(DETAIL_LINE_ORIGINS) as readonly DetailLine[];

export type LineKind = PlainLine | DetailLine;

/** The longest side of any board that is examined coin by coin; many games have less. */
export const LARGEST_SIDE = 200;

/** In characters; the engine refuses longer patterns. */
export const LONGEST_PATTERN = 100;

export const FLIPPING_GAME = product(lineOfRuns('triangular'), lineOfRuns('square'));

/** Undefined if there is no such game. */
export function readGame(name: string): Game | undefined {
  if (name === ACROSTIC_TWINS) return acrosticTwins();
  const lines = isNamedProduct(name) ? NAMED_PRODUCTS[name] : name;
  const [rows, columns, ...more] = lines.split('*').map(readLine);
  return rows && columns && more.length === 0 ? product(rows, columns) : undefined;
}

/** The board whose runs have these lengths; lengths along the rows axis are heights. */
export function gameOfLengths(rows: string, columns: string): Game | undefined {
  return readGame(`runs:${rows}*runs:${columns}`);
}

export function isNamedGame(name: string): name is NamedGame {
  return name === ACROSTIC_TWINS || isNamedProduct(name);
}

function isNamedProduct(name: string): name is keyof typeof NAMED_PRODUCTS {
  return Object.hasOwn(NAMED_PRODUCTS, name);
}

/** True if the board's rows are independent, so that it is a line game with several rows. */
export function isOneRow({ rows }: Game): boolean {
  return rows.name === 'single';
}

/** The board of a line game with one row. */
export const onOneRow = (line: string): string => `single*${line}`;

const MAX_BOARD_SIDE = 40;

/** True for sizes whose board may be drawn as a picture of squares, without visible discs. */
export function isPictureSized({ rows, columns }: Size): boolean {
  return Math.max(rows, columns) > MAX_BOARD_SIDE;
}

const DEFAULT_SIDE = 8;
const DEFAULT_ROW = 10;

/**
 * The size of a board that follows a board of another game: the same, unless one of the two games has a single row. Boards
 * drawn as a picture become smaller, as nobody sees the coins of a new game in a picture.
 */
export function sizeAfter(next: Game, before: Game, { rows, columns }: Size): Size {
  const isPicture = Math.min(rows, columns) > MAX_BOARD_SIDE;
  if (isOneRow(next)) {
    const side = isPicture ? DEFAULT_ROW : Math.max(columns, DEFAULT_ROW);
    return { rows: 1, columns: rows === 1 ? columns : side };
  }
  return isPicture || (isOneRow(before) && rows === 1)
    ? { rows: DEFAULT_SIDE, columns: DEFAULT_SIDE }
    : { rows, columns };
}

/** The kind of a line game, and the number, lengths or pattern after the colon of its name. */
export function kindOf({ name }: LineGame): { readonly kind: LineKind; readonly detail: string } {
  const [kind, detail = ''] = name.split(':');
  return { kind: kind as LineKind, detail };
}

export function isFlippingGame({ name }: Game): boolean {
  return name === FLIPPING_GAME.name;
}

/** The game's own number of a place; places count from 1. */
export function numberOfPlace({ origin }: LineGame, place: number): number {
  return place - 1 + origin;
}

export function numbersOfPlaces(line: LineGame, places: readonly number[]): number[] {
  return places.map((place) => numberOfPlace(line, place));
}

/** The inverse of `numberOfPlace`. */
export function placeWithNumber({ origin }: LineGame, number: number): number {
  return number + 1 - origin;
}

function product(rows: LineGame, columns: LineGame): Game {
  const lines = `${rows.name}*${columns.name}`;
  const named = Object.entries(NAMED_PRODUCTS).find(([, known]) => known === lines)?.[0];
  return { name: named ?? lines, rows, columns, rowsUpward: named === 'flipping-game' };
}

function acrosticTwins(): Game {
  const twins = plainLine('twins');
  return { name: ACROSTIC_TWINS, rows: twins, columns: twins, rowsUpward: false };
}

/** Reads the name of a line game; undefined if there is none. The engine checks numbers and patterns. */
export function readLine(name: string): LineGame | undefined {
  const [kind = '', detail, ...more] = name.split(':');
  if (more.length > 0) return undefined;
  if (detail === undefined) return isPlainLine(kind) ? plainLine(kind) : undefined;
  if (!isDetailLine(kind)) return undefined;
  const origin = DETAIL_LINE_ORIGINS[kind];
  if (kind === 'runs') return readLengths(detail);
  if (kind === 'pattern') return isPattern(detail) ? lineOf(name, origin) : undefined;
  if (!/^0*[1-9]\d{0,2}$/u.test(detail)) return undefined;
  return lineOf(`${kind}:${Number(detail)}`, origin);
}

const isPattern = (text: string) => text.length <= LONGEST_PATTERN && /^[\da-z.,;-]+$/u.test(text);

function isPlainLine(name: string): name is PlainLine {
  return Object.hasOwn(LINE_ORIGINS, name);
}

function isDetailLine(name: string): name is DetailLine {
  return Object.hasOwn(DETAIL_LINE_ORIGINS, name);
}

function plainLine(name: PlainLine): LineGame {
  const lengths = name === 'ruler' ? 'all' : name === 'single' ? '1' : undefined;
  return lineOf(name, LINE_ORIGINS[name], lengths);
}

function readLengths(lengths: string): LineGame | undefined {
  if (lengths === 'all') return plainLine('ruler');
  if (isLengthFamily(lengths)) return lineOfRuns(lengths);
  const list = readLengthList(lengths);
  return list.ok ? lineOfRuns(list.value) : undefined;
}

function lineOfRuns(lengths: string): LineGame {
  return lineOf(`runs:${lengths}`, DETAIL_LINE_ORIGINS.runs, lengths);
}

function lineOf(name: string, origin: 0 | 1, lengths?: string): LineGame {
  return { name, origin, lengths };
}
