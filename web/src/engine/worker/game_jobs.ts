/** The jobs about games by their names: lines, tables of values, and positions of the plane. */
import type { MainModule as TablesModule } from '#module/tartan_tables.mjs';
import type { CoinPlace } from '../api/tables';
import type { ModuleContext } from '../wire/job';
import { asText, unwrapOrThrow } from './module_values';

interface TableQuestion {
  readonly game: string;
  readonly rows: number;
  readonly columns: number;
}

type Context = ModuleContext<TablesModule>;

export const GAME_JOBS = {
  /** Describes a line game. */
  describeLine({ module }: Context, { game }: { readonly game: string }) {
    const { name, oeis, ...facts } = unwrapOrThrow(module.describeLineGame(game));
    return { ...facts, name: asText(name), oeis: asText(oeis) };
  },

  /** The first Grundy numbers of a line game, and their period if they show one. */
  grundyNumbers: (
    { module }: Context,
    { game, count }: { readonly game: string; readonly count: number },
  ) => unwrapOrThrow(module.grundyNumbers(game, count)),

  /** The first Grundy numbers of several line games, with their OEIS entries. */
  firstNumbers: (
    { module }: Context,
    { games, count }: { readonly games: readonly string[]; readonly count: number },
  ) =>
    games.map((game) => ({
      game,
      oeis: asText(unwrapOrThrow(module.describeLineGame(game)).oeis),
      numbers: unwrapOrThrow(module.grundyNumbers(game, count)).numbers,
    })),

  /** The values of a game's coins, row by row. */
  valueTable: ({ module }: Context, { game, rows, columns }: TableQuestion) =>
    unwrapOrThrow(module.valueTable(game, rows, columns)),

  /** The values of a product of two line games, row by row, with the Grundy numbers of both. */
  productTable(
    { module }: Context,
    { game, rows, columns, lines }: TableQuestion & Record<'lines', readonly [string, string]>,
  ) {
    const numbersOf = (line: string, count: number) =>
      unwrapOrThrow(module.grundyNumbers(line, count)).numbers;
    return {
      ...unwrapOrThrow(module.valueTable(game, rows, columns)),
      axes: { rows: numbersOf(lines[0], rows), columns: numbersOf(lines[1], columns) },
    };
  },

  /** The values of a product by definition, move by move, without the Tartan theorem. */
  valueTableByDefinition: ({ module }: Context, { game, rows, columns }: TableQuestion) =>
    unwrapOrThrow(module.valueTableByDefinition(game, rows, columns)),

  /** The values that the moves of a coin leave, ascending, each with a move that leaves it. */
  coinOptions: (
    { module }: Context,
    { game, row, column }: CoinPlace & { readonly game: string },
  ) => unwrapOrThrow(module.coinOptions(game, row, column)),

  /** The nimber of a position and the coins that a winning move turns: none if no move wins. */
  solvePosition: (
    { module }: Context,
    { game, heads }: { readonly game: string; readonly heads: readonly CoinPlace[] },
  ) => unwrapOrThrow(module.solvePosition(game, heads)),

  /** All winning moves of a small board of Connected Blocks; `coins` has 1 for heads, row by row. */
  listBlockMoves: (
    { module }: Context,
    question: { readonly rows: number; readonly columns: number; readonly coins: Uint8Array },
  ) => unwrapOrThrow(module.listBlockMoves(question.rows, question.columns, question.coins)),
};
