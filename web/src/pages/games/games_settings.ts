/** What can be set on the Games page, and how it stands in the address. */
import type { CoinPlace } from '../../engine/tables_engine';
import { printRoute, settingsIn } from '../../game/route';
import type { Rejected } from '../../game/route';
import { readSize } from '../../game/size_input';
import { isPlotScale } from '../../views/plot/plot_view';
import type { PlotScale, PlotView } from '../../views/plot/plot_view';
import { readCatalogueGame } from './catalogue_game';
import type { CatalogueGame } from './catalogue_game';

/** No game on a line has more Grundy numbers computed; many have fewer. */
export const LARGEST_COUNT = 1_000_000;
/** Two tables that can still be read side by side. */
export const LARGEST_TABLE_SIDE = 48;
/** Values of the plane grow fast. */
export const LARGEST_PLANE_SIDE = 16;
/** The winning moves of boards with more coins are too many to list. */
export const LARGEST_LISTED_BOARD = 20;

export const LINE_VIEWS = ['coins', 'plot', 'list'] as const;
export type LineView = (typeof LINE_VIEWS)[number];

export const SPEEDS = ['slow', 'medium', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Each kind of game uses some of them; places count from 1, coins of a table from 0. */
export interface GamesSettings {
  readonly game: CatalogueGame;
  /** How many Grundy numbers. */
  readonly count: number;
  readonly show: LineView;
  /** The place that is looked at. */
  readonly place: number;
  readonly scale: PlotScale;
  /** The part of the plot that is seen; absent while that is all. */
  readonly view: PlotView | undefined;
  readonly rows: number;
  readonly columns: number;
  /** How many coins of the table by the definition are filled in. */
  readonly filled: number;
  /** The option of the last of them whose move is lit. */
  readonly option: bigint | undefined;
  readonly speed: Speed;
  readonly heads: readonly CoinPlace[];
  /** Whether a winning move is shown. */
  readonly revealed: boolean;
  /** Which of the listed winning moves is shown instead, from 1. */
  readonly move: number | undefined;
}

export type GamesKey = 'from' | 'to' | Exclude<keyof GamesSettings, 'view'>;
export type RejectedGamesValue = Rejected<GamesKey>;

const FIRST_GAME = 'mock-turtles';

export function largestSide({ kind }: CatalogueGame): number {
  return kind === 'plane' ? LARGEST_PLANE_SIDE : LARGEST_TABLE_SIDE;
}

/** A game as it is shown first. */
export function settingsOf(game: CatalogueGame): GamesSettings {
  const side = game.kind === 'plane' ? 4 : 8;
  return {
    game,
    count: 100,
    show: 'coins',
    place: 1,
    scale: 'linear',
    view: undefined,
    rows: side,
    columns: side,
    filled: 0,
    option: undefined,
    speed: 'medium',
    heads: [],
    revealed: false,
    move: undefined,
  };
}

export interface ReadGamesAddress {
  readonly settings: GamesSettings;
  readonly rejected: readonly RejectedGamesValue[];
}

export function readGamesAddress(query: URLSearchParams): ReadGamesAddress {
  const { rejected, setting, reject } = settingsIn<GamesKey>(query);
  const usual = settingsOf(setting('game', readCatalogueGame) ?? firstGame());
  const count = setting('count', wholeWithin(1, LARGEST_COUNT)) ?? usual.count;
  const side = wholeWithin(1, largestSide(usual.game));
  const rows = setting('rows', side) ?? usual.rows;
  const columns = setting('columns', side) ?? usual.columns;
  const from = setting('from', wholeWithin(1, count));
  const to = setting('to', wholeWithin(1, count));
  const hasView = from !== undefined && to !== undefined && from < to;
  if (!hasView && (from !== undefined || to !== undefined)) reject('from', 'to');
  const settings: GamesSettings = {
    game: usual.game,
    count,
    show: setting('show', oneOf(LINE_VIEWS)) ?? usual.show,
    place: setting('place', wholeWithin(1, count)) ?? usual.place,
    scale: setting('scale', (value) => (isPlotScale(value) ? value : undefined)) ?? usual.scale,
    view: hasView ? { from, to } : undefined,
    rows,
    columns,
    filled: setting('filled', wholeWithin(0, rows * columns)) ?? usual.filled,
    option: setting('option', readNimber),
    speed: setting('speed', oneOf(SPEEDS)) ?? usual.speed,
    heads: setting('heads', (value) => readHeads(value, rows, columns)) ?? usual.heads,
    revealed: setting('revealed', readYes) ?? usual.revealed,
    move: setting('move', wholeWithin(1, 2 ** LARGEST_LISTED_BOARD)),
  };
  return { settings, rejected };
}

function firstGame(): CatalogueGame {
  const game = readCatalogueGame(FIRST_GAME);
  if (game === undefined) throw new Error(`There is no game ${FIRST_GAME}.`);
  return game;
}

const KEYS = {
  line: ['count', 'show', 'place', 'scale'],
  board: ['rows', 'columns', 'filled', 'option', 'speed'],
  plane: ['rows', 'columns', 'heads', 'revealed', 'move'],
} as const;

/** What the game uses, and of that what is not as usual. */
export function printGamesAddress(settings: GamesSettings): string {
  const { game, view } = settings;
  const now = textsOf(settings);
  const usual = textsOf(settingsOf(game));
  const changed = KEYS[game.kind]
    .filter((key) => now[key] !== usual[key])
    .map((key) => [key, now[key]] as const);
  const seen: readonly (readonly [string, string])[] =
    game.kind === 'line' && view !== undefined
      ? [
          ['from', String(view.from)],
          ['to', String(view.to)],
        ]
      : [];
  return printRoute('games', [['game', game.name], ...changed, ...seen]);
}

/** Heads as `2,4-4,3`: rows and columns as indices. */
function textsOf(settings: GamesSettings) {
  const { count, show, place, scale, rows, columns, filled, option, speed, heads } = settings;
  return {
    count: String(count),
    show,
    place: String(place),
    scale,
    rows: String(rows),
    columns: String(columns),
    filled: String(filled),
    option: String(option ?? ''),
    speed,
    heads: heads.map(({ row, column }) => `${row},${column}`).join('-'),
    revealed: settings.revealed ? 'yes' : 'no',
    move: String(settings.move ?? ''),
  };
}

function readHeads(text: string, rows: number, columns: number): readonly CoinPlace[] | undefined {
  const heads = text.split('-').map((coin) => {
    const [, row, column] = /^(\d{1,2}),(\d{1,2})$/u.exec(coin) ?? [];
    return { row: Number(row ?? rows), column: Number(column ?? columns) };
  });
  const different = new Set(heads.map(({ row, column }) => row * columns + column)).size;
  const areOnBoard = heads.every(({ row, column }) => row < rows && column < columns);
  return areOnBoard && different === heads.length ? heads : undefined;
}

function wholeWithin(least: number, largest: number) {
  return (text: string): number | undefined => {
    if (least === 0 && text === '0') return 0;
    const read = readSize(text);
    return read.ok && read.value >= least && read.value <= largest ? read.value : undefined;
  };
}

function readYes(text: string): boolean | undefined {
  return text === 'yes' ? true : text === 'no' ? false : undefined;
}

function oneOf<Value extends string>(values: readonly Value[]) {
  return (text: string): Value | undefined => values.find((value) => value === text);
}

/** Below 2^64. */
function readNimber(text: string): bigint | undefined {
  const value = /^\d{1,20}$/u.test(text) ? BigInt(text) : undefined;
  return value !== undefined && BigInt.asUintN(64, value) === value ? value : undefined;
}
