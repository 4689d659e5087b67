import { unwrapOrThrow } from '../src/engine/worker/module_values';
import { boardDetails, namedBoard } from './board_name';
import type { Command } from './command';
import { readOptions, readPositiveNumber } from './options';
import { writingToOutput } from './piecewise_output';
import { openTablesModule } from './solver_module';
import { UsageError } from './usage_error';

/** The largest number of values in a table. */
const MAX_TABLE = 1_000_000;

const synopsis = 'product GAME GAME ROWS COLUMNS';

interface ProductRequest {
  readonly game: string;
  readonly rows: number;
  readonly columns: number;
  readonly json: boolean;
}

export const productCommand: Command = {
  synopsis: `${synopsis} | product GAME ROWS COLUMNS`,
  summary: 'print what each coin of a board is worth',
  details: `Prints a line for each row of the board, from its first one on, with the value of each coin:
in a product the nim-product of the Grundy numbers of its row and its column.

${boardDetails}

ROWS times COLUMNS is at most ${MAX_TABLE.toLocaleString('en')}.

  --json                    one JSON object with the rows of values`,
  run: async (words) => {
    const { game, rows, columns, json } = readRequest(words);
    const { values } = unwrapOrThrow((await openTablesModule()).valueTable(game, rows, columns));
    const rowOf = (row: number) =>
      Array.from(values.subarray(row * columns, (row + 1) * columns), String);
    const table = Array.from({ length: rows }, (_, row) => rowOf(row));
    if (json) return [JSON.stringify({ game, rows, columns, values: table })];
    await writingToOutput(async (write) => {
      for (const row of table) await write(`${row.join(' ')}\n`);
    });
    return [];
  },
};

function readRequest(words: readonly string[]): ProductRequest {
  const { values, positionals } = readOptions(words, { json: { type: 'boolean', default: false } });
  if (positionals.length < 3) {
    throw new UsageError(`Say the game and the size of the table: tartan ${synopsis}.`);
  }
  const [rows = '', columns = ''] = positionals.slice(-2);
  return {
    game: namedBoard(positionals.slice(0, -2), synopsis),
    rows: readPositiveNumber(rows, 'ROWS', MAX_TABLE),
    columns: readPositiveNumber(columns, 'COLUMNS', MAX_TABLE),
    json: values.json,
  };
}
