/** The settings of the Games page, and their keys in the address. */
import type { ReadonlySignal } from '@preact/signals';
import type { CoinPlace } from '../../engine/api/tables';
import {
  choiceSetting,
  settingIf,
  optionalSetting,
  rangeSetting,
  schemaOf,
  wholeNumberSetting,
  valueSetting,
  yesNoSetting,
  type ValuesOfSchema,
} from '../../game/schema';
import { LARGEST_LISTED_BOARD } from '../../widgets/plane/plane_model';
import { formatRoute } from '../../game/route';
import { sizeSetting } from '../../game/size_settings';
import type { Size } from '../../game/position';
import type { PlotScale } from '../../ui/plot/plot_settings';
import {
  formatTablePlace,
  readNimber,
  readTablePlace,
  tableSettings,
  MAX_TABLE_SIDE,
} from '../../ui/value_table/table_settings';
import { isOneRow, readGame, readLine, type Game, type LineGame } from '../../game/game';

/** Games of two dimensions that are no product of two line games. */
const PLANE_GAMES = ['acrostic-twins', 'connected-blocks'] as const;
export type PlaneGame = (typeof PLANE_GAMES)[number];

/** What the page can show: a line game, a board of two of them, or a game of the plane. */
export type CatalogueGame =
  | { readonly kind: 'line'; readonly name: string; readonly line: LineGame }
  | { readonly kind: 'board'; readonly name: string; readonly board: Game }
  | { readonly kind: 'plane'; readonly name: PlaneGame };

/** Undefined if there is no such game. A board of one row is read as its line game. */
export function readCatalogueGame(name: string): CatalogueGame | undefined {
  const plane = PLANE_GAMES.find((known) => known === name);
  if (plane !== undefined) return { kind: 'plane', name: plane };
  const line = readLine(name);
  if (line !== undefined) return ofLine(line);
  const board = readGame(name);
  if (board === undefined) return undefined;
  return isOneRow(board) ? ofLine(board.columns) : { kind: 'board', name: board.name, board };
}

function ofLine(line: LineGame): CatalogueGame {
  return { kind: 'line', name: line.name, line };
}

/** The most Grundy numbers of any line game; many have fewer. */
export const LARGEST_COUNT = 1_000_000;
/** Larger tables aren't filled by the definition, coin by coin. */
export const LARGEST_FILLED_SIDE = 48;
/** Values of the plane grow fast. */
export const LARGEST_PLANE_SIDE = 16;

export const LINE_VIEWS = ['coins', 'plot', 'list'] as const;

/** The scales for plots of Grundy numbers. */
export const LINE_SCALES: readonly PlotScale[] = ['linear', 'log'];

export const SPEEDS = ['slow', 'medium', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

const FIRST_GAME = gameCalled('mock-turtles');

export function largestSide({ kind }: CatalogueGame): number {
  return kind === 'plane' ? LARGEST_PLANE_SIDE : MAX_TABLE_SIDE;
}

/** The settings of each kind of game. Places count from 1, coins of a table from 0. */
export const GAMES = schemaOf({
  game: {
    ...valueSetting<CatalogueGame>(FIRST_GAME, readCatalogueGame, ({ name }) => name),
    isAlwaysWritten: true,
  },
})
  .and(({ game }) => {
    const isLine = game.kind === 'line';
    const side = settingIf(!isLine, sizeSetting(largestSide(game), game.kind === 'plane' ? 4 : 8));
    return {
      /** The number of Grundy numbers. */
      count: settingIf(isLine, sizeSetting(LARGEST_COUNT, 100)),
      rows: side,
      columns: side,
    };
  })
  .and(({ game: { kind }, count, rows, columns }) => ({
    show: settingIf(kind === 'line', choiceSetting(LINE_VIEWS, 'coins')),
    /** The current place. */
    place: settingIf(kind === 'line', wholeNumberSetting(1, count, 1)),
    scale: settingIf(kind === 'line', choiceSetting(LINE_SCALES, 'linear')),
    /** The visible part of the plot; undefined for all of it. */
    view: settingIf(kind === 'line', rangeSetting(count)),
    ...tableOfBoard(kind === 'board', rows, columns),
    /** The number of filled coins in the table by the definition. */
    filled: settingIf(
      kind === 'board' && isFilled({ rows, columns }),
      wholeNumberSetting(0, rows * columns, 0),
    ),
    /** The option of the last filled coin whose move is highlighted. */
    option: settingIf(kind === 'board', optionalSetting(valueSetting(0n, readNimber))),
    speed: settingIf(kind === 'board', choiceSetting(SPEEDS, 'medium')),
    heads: settingIf(
      kind === 'plane',
      valueSetting<readonly CoinPlace[]>([], (text) => readHeads(text, rows, columns), printHeads),
    ),
    /** A winning move is shown. */
    revealed: settingIf(kind === 'plane', yesNoSetting(false)),
    /** The number of the shown winning move in the list, from 1. */
    move: settingIf(
      kind === 'plane',
      optionalSetting(wholeNumberSetting(1, 2 ** LARGEST_LISTED_BOARD, 1)),
    ),
  }));

function tableOfBoard(isBoard: boolean, rows: number, columns: number) {
  const { at, lit } = tableSettings(rows, columns);
  return { at: settingIf(isBoard, at), lit: settingIf(isBoard, lit) };
}

/** True if a table of this size can be filled by the definition. */
export function isFilled({ rows, columns }: Size): boolean {
  return rows <= LARGEST_FILLED_SIDE && columns <= LARGEST_FILLED_SIDE;
}

export type GamesSettings = ValuesOfSchema<typeof GAMES>;

/** The state that the models of the page's parts share. */
export interface GamesStore {
  readonly settings: ReadonlySignal<GamesSettings>;
  readonly change: (change: Partial<Omit<GamesSettings, 'game'>>) => void;
}

/** The settings with which a game is first shown. */
export function initialSettingsOf(game: CatalogueGame): GamesSettings {
  return GAMES.read(new URLSearchParams({ game: game.name })).settings;
}

export function formatGamesAddress(settings: GamesSettings): string {
  return formatRoute('games', GAMES.format(settings));
}

function gameCalled(name: string): CatalogueGame {
  const game = readCatalogueGame(name);
  if (game === undefined) throw new Error(`There is no game ${name}.`);
  return game;
}

/** Heads as `2,4-4,3`: rows and columns as indices. */
function printHeads(heads: readonly CoinPlace[]): string {
  return heads.map(formatTablePlace).join('-');
}

function readHeads(text: string, rows: number, columns: number): readonly CoinPlace[] | undefined {
  const heads = text.split('-').map((coin) => readTablePlace(coin, rows, columns));
  const different = new Set(heads.map((coin) => coin && formatTablePlace(coin))).size;
  const areOnBoard = heads.every((coin) => coin !== undefined);
  return areOnBoard && different === heads.length ? heads : undefined;
}
