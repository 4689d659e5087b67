import { unwrapOrThrow } from '../src/engine/worker/module_values';
import { boardDetails, namedBoard } from './board_name';
import type { Command } from './command';
import type { NumberedCoin } from './coins';
import { readOptions } from './options';
import { openTablesModule } from './solver_module';
import { UsageError } from './usage_error';

const synopsis = 'turn GAME GAME --heads "ROW,COLUMN …"';

type Game = Awaited<ReturnType<typeof describeGame>>;

export const turnCommand: Command = {
  synopsis: `${synopsis} | turn GAME --heads "…"`,
  summary: 'find what a position is worth and a move that wins it',
  details: `Prints the value of the position and the coins that a winning move turns, or that no move
wins.

${boardDetails}

  --heads "ROW,COLUMN …"    the coins that are heads, with spaces between them
  --json                    one JSON object: value, winning, coins

Rows and columns are numbered as each game does it: from 0 or from 1.`,
  run: async (words) => {
    const { name, heads: text, json } = readRequest(words);
    const game = await describeGame(name);
    const heads = readHeads(text, game);
    const { value, coins } = await solve(name, game, heads);
    const winning = coins.length > 0;
    if (json) return [JSON.stringify({ value, winning, coins })];
    return [`Value: ${value}`, winning ? `Turn: ${coins.join(' ')}` : 'No move wins.'];
  },
};

function readRequest(words: readonly string[]) {
  const { values, positionals } = readOptions(words, {
    heads: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const name = namedBoard(positionals, synopsis);
  if (values.heads === undefined) {
    throw new UsageError('Say which coins are heads, such as --heads "2,4 4,3".');
  }
  return { name, heads: values.heads, json: values.json };
}

const describeGame = async (name: string) =>
  unwrapOrThrow((await openTablesModule()).describeGame(name));

function readHeads(text: string, game: Game): readonly NumberedCoin[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const heads = new Map<string, NumberedCoin>();
  for (const coin of words.map((word) => readHead(word, game))) {
    const name = coin.join(',');
    if (heads.has(name)) throw new UsageError(`The head ${name} is given twice.`);
    heads.set(name, coin);
  }
  return [...heads.values()];
}

function readHead(word: string, { rowOrigin, columnOrigin }: Game): NumberedCoin {
  const [, row = '', column = ''] = /^(\d{1,9}),(\d{1,9})$/.exec(word) ?? [];
  if (row === '') {
    throw new UsageError(`“${word}” is no coin: write its row and its column, such as 4,1.`);
  }
  const coin: NumberedCoin = [Number(row), Number(column)];
  if (coin[0] < rowOrigin || coin[1] < columnOrigin) {
    throw new UsageError(
      `“${word}” is no coin of this game: its rows begin at ${rowOrigin} and its columns at ${columnOrigin}.`,
    );
  }
  return coin;
}

/** The value is decimal text; there are no coins if no move wins. */
async function solve(
  name: string,
  { rowOrigin, columnOrigin }: Game,
  heads: readonly NumberedCoin[],
) {
  const indices = heads.map(([row, column]) => ({
    row: row - rowOrigin,
    column: column - columnOrigin,
  }));
  const { nimber, turned } = unwrapOrThrow((await openTablesModule()).solvePosition(name, indices));
  return {
    value: String(nimber),
    coins: turned
      .map(({ row, column }): NumberedCoin => [row + rowOrigin, column + columnOrigin])
      .sort(([row, column], [otherRow, otherColumn]) => row - otherRow || column - otherColumn),
  };
}
