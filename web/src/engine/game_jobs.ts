/** The jobs about games by their names: lines, tables of values, and positions of the plane. */
import type { TablesModule } from './load_tables';
import { asText, checked } from './module_values';

export interface TableQuestion {
  readonly game: string;
  readonly rows: number;
  readonly columns: number;
}

/** A coin by its indices from 0. */
export interface CoinPlace {
  readonly row: number;
  readonly column: number;
}

export const GAME_JOBS = {
  /** What there is to know of a game on a line. */
  describeLine(module: TablesModule, { game }: { readonly game: string }) {
    const { name, oeis, ...facts } = checked(module.describeLineGame(game));
    return { ...facts, name: asText(name), oeis: asText(oeis) };
  },

  /** The first Grundy numbers of a game on a line, and the period that they show. */
  grundyNumbers: (
    module: TablesModule,
    { game, count }: { readonly game: string; readonly count: number },
  ) => checked(module.grundyNumbers(game, count)),

  /** The values of the coins of a game by its name, row by row. */
  valueTable: (module: TablesModule, { game, rows, columns }: TableQuestion) =>
    checked(module.valueTable(game, rows, columns)),

  /** The same of a product without the Tartan theorem, move by move. */
  valueTableByDefinition: (module: TablesModule, { game, rows, columns }: TableQuestion) =>
    checked(module.valueTableByDefinition(game, rows, columns)),

  /** Which values the moves of a coin of a product leave, ascending, each with a move that does. */
  coinOptions(
    module: TablesModule,
    { game, row, column }: CoinPlace & { readonly game: string },
  ): { readonly options: readonly CoinOption[] } {
    const { values, moves, turned, coinCounts } = checked(module.coinOptions(game, row, column));
    const groups = groupsOf(turned, coinCounts);
    return {
      options: Array.from(values, (value, index) => ({
        value,
        moves: moves[index] ?? 0,
        turned: groups[index] ?? [],
      })),
    };
  },

  /** The nimber of a position, and the coins that a winning move turns: none where no move wins. */
  solvePosition(
    module: TablesModule,
    { game, heads }: { readonly game: string; readonly heads: readonly CoinPlace[] },
  ): { readonly nimber: bigint; readonly turned: readonly CoinPlace[] } {
    const numbers = heads.flatMap(({ row, column }) => [row, column]);
    const solution = checked(module.solvePosition(game, Uint32Array.from(numbers)));
    const crossing = Array.from(solution.rows).flatMap((row) =>
      Array.from(solution.columns, (column) => ({ row, column })),
    );
    return {
      nimber: solution.numbers[0] ?? 0n,
      turned: crossing.length > 0 ? crossing : coinsOf(solution.coins),
    };
  },

  /** All winning moves of a small board of Connected Blocks; `coins` has 1 for heads, row by row. */
  listBlockMoves(
    module: TablesModule,
    question: { readonly rows: number; readonly columns: number; readonly coins: Uint8Array },
  ): { readonly legal: number; readonly winning: readonly (readonly CoinPlace[])[] } {
    const { rows, columns, coins } = question;
    const { legal, winning, coinCounts } = checked(module.listBlockMoves(rows, columns, coins));
    return { legal, winning: groupsOf(winning, coinCounts) };
  },
};

/** What moves of a coin leave: how many of them, and one of these. */
export interface CoinOption {
  readonly value: bigint;
  readonly moves: number;
  readonly turned: readonly CoinPlace[];
}

/** Coins lie in the module's arrays as two numbers each. */
function coinsOf(numbers: Uint32Array): readonly CoinPlace[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    row: numbers[2 * index] ?? 0,
    column: numbers[2 * index + 1] ?? 0,
  }));
}

/** Coins of several moves, one after the other, so many of each. */
function groupsOf(numbers: Uint32Array, counts: Uint32Array): readonly (readonly CoinPlace[])[] {
  let next = 0;
  return Array.from(counts, (count) => coinsOf(numbers.subarray(2 * next, 2 * (next += count))));
}
