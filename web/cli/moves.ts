import { readFile } from 'node:fs/promises';
import type { LineDescription } from '../src/engine/game_engine';
import { loadModule, type TartanModule } from '../src/engine/load';
import { checked } from '../src/engine/module_values';
import { largestBoardSide } from '../src/engine/game_engine';
import type { Command } from './command';
import { requireRowsAndColumns } from './flipping_board';
import { note } from './note';
import { readOptions } from './options';
import { writingToOutput } from './piecewise_output';
import { readCoins } from './position_file';
import { UsageError } from './usage_error';

/** As many winning moves the JSON of a game by its name lists. */
const MOST_LISTED = 1000;

/** Lines are written together, some thousand letters at a time. */
const LARGEST_PIECE = 50_000;

/** The options as they were given. */
interface MovesRequest {
  /** Without it, the Flipping Game with its moves as rectangles. */
  readonly game?: string | undefined;
  readonly rows?: string | undefined;
  readonly columns?: string | undefined;
  /** Where the position is written; without it all coins are heads. */
  readonly position?: string | undefined;
  readonly json: boolean;
}

type GameBoard = InstanceType<TartanModule['GameBoard']>;
type Game = Omit<ReturnType<TartanModule['describeGame']>, 'failure'>;

/** Known before the module is loaded, so that bad input is refused at once. */
const flippingGame: Game = {
  ...{ rowOrigin: 1, columnOrigin: 1, rowsUpward: true },
  ...{ largestRows: largestBoardSide, largestColumns: largestBoardSide },
};

/** What a move turns of a line: its corner in the game's own numbers, and how far the places lie before it. */
interface LineMove {
  readonly corner: number;
  readonly distances: Uint8Array;
}

/** It turns the coins where its rows and its columns cross. */
interface Move {
  readonly rows: LineMove;
  readonly columns: LineMove;
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
  run: (words) => answerMoves(readRequest(words)),
};

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

async function answerMoves(request: MovesRequest): Promise<readonly string[]> {
  const name = request.game ?? 'flipping-game';
  const game = request.game === undefined ? flippingGame : await describeGame(name);
  const { rows, columns } = requireRowsAndColumns(request, {
    rows: game.largestRows,
    columns: game.largestColumns,
  });
  const order = game.rowsUpward ? 'last row first' : 'first row first';
  const heads = await readCoins(request.position, rows, columns, order);
  const board = new (await openModule()).GameBoard(name, rows, columns);
  try {
    const { nimber, legal, winning } = checked(board.examine(heads));
    const moves = winningMoves(board, game, heads, rows);
    if (request.json) {
      const facts = { boardNimber: nimber.toString(), legal };
      const answer =
        request.game === undefined
          ? { rows, columns, ...facts, winning: Array.from(moves, rectangleOf) }
          : { game: name, ...facts, ...listed(moves, winning) };
      return [JSON.stringify(answer)];
    }
    if (winning === 0) note(process.stderr, 'No move wins.');
    await writeLines(moves, request.game === undefined ? rectangleLine : coinsLine);
    return [];
  } finally {
    board.delete();
  }
}

let module: Promise<TartanModule> | undefined;

/** The build lays it beside the program. */
const openModule = () =>
  (module ??= loadModule(() => readFile(new URL('./tartan.wasm', import.meta.url))));

const describeGame = async (name: string): Promise<Game> =>
  checked((await openModule()).describeGame(name));

/** The winning moves of a position, ordered by their corners and then by their kinds. */
function* winningMoves(board: GameBoard, game: Game, heads: Uint8Array, rowCount: number) {
  const { rows, columns } = checked(board.describe());
  for (let row = 0; row < rowCount; row += 1) {
    const { moves } = checked(board.winningMovesIn(heads, row));
    for (let start = 0; start < moves.length; start += 4) {
      const [, column = 0, rowKind = 0, columnKind = 0] = moves.subarray(start, start + 4);
      const move: Move = {
        rows: lineMove(rows, rowKind, row + game.rowOrigin),
        columns: lineMove(columns, columnKind, column + game.columnOrigin),
      };
      yield move;
    }
  }
}

const lineMove = (line: LineDescription, kind: number, corner: number): LineMove => ({
  corner,
  distances: line.distances[kind] ?? new Uint8Array(),
});

/** A move of the Flipping Game, by the place of its upper right corner and its size. */
const rectangleOf = ({ rows, columns }: Move) => ({
  ...{ column: columns.corner, row: rows.corner },
  ...{ width: columns.distances.length, height: rows.distances.length },
});

function rectangleLine(move: Move): string {
  const { column, row, width, height } = rectangleOf(move);
  return `${column} ${row} ${width}×${height}`;
}

const placesOf = ({ corner, distances }: LineMove) =>
  Array.from(distances, (distance) => corner - distance).reverse();

/** By row and column, ascending. */
function coinsOf({ rows, columns }: Move) {
  const places = placesOf(columns);
  return placesOf(rows).flatMap((row) => places.map((column) => [row, column] as const));
}

const coinsLine = (move: Move) =>
  coinsOf(move)
    .map(([row, column]) => `${row},${column}`)
    .join(' ');

/** The number of winning moves is decimal text, as in every command. */
function listed(moves: Iterable<Move>, count: number) {
  const winning: ReturnType<typeof coinsOf>[] = [];
  for (const move of moves) {
    if (winning.length === MOST_LISTED) break;
    winning.push(coinsOf(move));
  }
  const truncated = count > MOST_LISTED ? { truncated: true } : {};
  return { winningMoves: count.toString(), winning, ...truncated };
}

async function writeLines(moves: Iterable<Move>, lineOf: (move: Move) => string): Promise<void> {
  await writingToOutput(async (write) => {
    let lines = '';
    for (const move of moves) {
      lines += `${lineOf(move)}\n`;
      if (lines.length < LARGEST_PIECE) continue;
      await write(lines);
      lines = '';
    }
    await write(lines);
  });
}
