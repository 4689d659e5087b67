import { createBoardAnalyst } from '../src/solver/board_analyst_client';
import { largestBoardSide, type BoardQuestion, type PositionFacts } from '../src/solver/protocol';
import type { Command } from './command';
import { flippingGameLengths, requireRowsAndColumns, solverThreads } from './flipping_board';
import { answerGameMoves, MOST_LISTED } from './game_moves';
import { note } from './note';
import { readOptions } from './options';
import { readCoins } from './position_file';
import { UsageError } from './usage_error';

/** The options as they were given. */
export interface MovesRequest {
  /** Without it, the Flipping Game with its moves as rectangles. */
  readonly game?: string | undefined;
  readonly rows?: string | undefined;
  readonly columns?: string | undefined;
  /** Where the position is written; without it all coins are heads. */
  readonly position?: string | undefined;
  readonly json: boolean;
}

/** A rectangle to flip, by the place of its upper right corner and its size. */
interface Move {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
}

export const moves: Command = {
  synopsis: 'moves --rows M --columns N [--game GAME] [--position FILE]',
  summary: 'list the winning moves of a position',
  details: `Prints the winning moves of the Flipping Game, one on each line, as

  column row width×height

where column and row are those of the upper right corner: columns count from the
left, rows from the bottom. With --game it prints the coins that each move turns:

  row,column row,column …

Where no move wins, it prints nothing.

  --game GAME               flipping-game, rugs, turning-corners, or ROWS*COLUMNS,
                            two of ruler, twins, single and runs:F
  --rows M, --columns N     the two sizes, each from 1 to ${largestBoardSide}
  --position FILE           the position (default: all coins are heads, or white)
  --json                    one JSON object, with the nimber of the position and
                            the number of its legal moves; with --game it lists at
                            most ${MOST_LISTED.toLocaleString('en')} winning moves

F is as for tartan solve. Rows and columns of twins count from 0, all others from 1;
rows count from the top, but those of flipping-game from the bottom.

FILE, or standard input where it is -, has M lines from the top row to the bottom,
each of N letters: W for a coin that is heads, or a white disc, B for the others.`,
  run: async (words) => {
    const request = readRequest(words);
    return request.game === undefined
      ? answerRectangles(request)
      : answerGameMoves(request.game, request);
  },
};

async function answerRectangles(request: MovesRequest): Promise<readonly string[]> {
  const { rows, columns } = requireRowsAndColumns(request, {
    rows: largestBoardSide,
    columns: largestBoardSide,
  });
  const discs = await readCoins(request.position, rows, columns, 'last row first');
  const facts = await examine(rows, columns, discs);
  const winning = movesOf(facts);
  if (request.json) return [JSON.stringify(jsonOf(rows, columns, facts, winning))];
  if (winning.length === 0) note(process.stderr, 'No move wins.');
  return winning.map(({ column, row, width, height }) => `${column} ${row} ${width}×${height}`);
}

function readRequest(words: readonly string[]): MovesRequest {
  const { values, positionals } = readOptions(words, {
    game: { type: 'string' },
    rows: { type: 'string' },
    columns: { type: 'string' },
    position: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  if (positionals.length > 0) {
    throw new UsageError(
      `“${positionals.join(' ')}” is too much: say the size of the board by --rows and --columns.`,
    );
  }
  return values;
}

async function examine(rows: number, columns: number, discs: Uint8Array): Promise<PositionFacts> {
  const board: BoardQuestion = {
    rows: { size: rows, lengths: flippingGameLengths.rows },
    columns: { size: columns, lengths: flippingGameLengths.columns },
  };
  const analyst = createBoardAnalyst(solverThreads);
  try {
    return await analyst.examine(board, discs);
  } finally {
    analyst.dispose();
  }
}

function movesOf({ winning }: PositionFacts): Move[] {
  const list: Move[] = [];
  for (let start = 0; start < winning.length; start += 4) {
    const [column = 0, row = 0, width = 0, height = 0] = winning.subarray(start, start + 4);
    list.push({ column, row, width, height });
  }
  return list;
}

/** The nimber is decimal text, as it is in every command. */
function jsonOf(rows: number, columns: number, facts: PositionFacts, winning: readonly Move[]) {
  const { boardNimber, legal } = facts;
  return { rows, columns, boardNimber: boardNimber.toString(), legal, winning };
}
