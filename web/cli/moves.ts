import { largestBoardSide, type GameBoard, type LineDescription } from '../src/engine/api/boards';
import type { TartanModule } from '../src/engine/worker/full_solver';
import { unwrapOrThrow } from '../src/engine/worker/module_values';
import { crossingCoins, type NumberedCoin } from './coins';
import type { Command } from './command';
import { requireRowsAndColumns } from './flipping_board';
import { readOptions } from './options';
import { writingToOutput } from './piecewise_output';
import { readPositionFile } from './position_file';
import { openModule, openTablesModule } from './solver_module';
import { UsageError } from './usage_error';

/** The number of winning moves that the JSON of a named game lists. */
const MAX_LISTED = 1000;

/** Lines are written in pieces of some thousand letters. */
const MAX_PIECE = 50_000;

/** The options as they were given. */
interface MovesRequest {
  /** Without it, the Flipping Game with its moves as rectangles. */
  readonly game?: string | undefined;
  readonly rows?: string | undefined;
  readonly columns?: string | undefined;
  /** The path of the position; without it all coins are heads. */
  readonly position?: string | undefined;
  readonly json: boolean;
}

type Game = Omit<ReturnType<TartanModule['describeGame']>, 'failure'>;

/** Known before the module is loaded, so that bad input is refused at once. */
const flippingGame: Game = {
  rowOrigin: 1,
  columnOrigin: 1,
  rowsUpward: true,
  largestRows: largestBoardSide,
  largestColumns: largestBoardSide,
  hasBoards: true,
};

/** A line move: its corner in the game's own numbers, and how far its places lie before the corner. */
interface LineMove {
  readonly corner: number;
  readonly distances: Uint8Array;
}

/** It turns the coins where its rows and its columns cross. */
interface Move {
  readonly rows: LineMove;
  readonly columns: LineMove;
}

export const movesCommand: Command = {
  synopsis: 'moves --rows M --columns N [--game GAME] [--position FILE]',
  summary: 'list the winning moves of a position',
  details: `Prints the winning moves of the Flipping Game, one on each line, as

  column row width×height

where column and row are those of the upper right corner: columns count from the
left, rows from the bottom. With --game it prints the coins that each move turns:

  row,column row,column …

Where no move wins, it prints nothing.

  --game GAME               a board by its name: flipping-game, rugs, turning-corners,
                            mock-turtles-squared, turning-turtles-squared,
                            acrostic-twins, connected-blocks with up to 20 coins,
                            or ROWS*COLUMNS, two line games of tartan grundy
  --rows M, --columns N     the two sizes, each from 1 to ${largestBoardSide}
  --position FILE           the position (default: all coins are heads, or white)
  --json                    one JSON object, with the nimber of the position and
                            the number of its legal moves; with --game it lists at
                            most ${MAX_LISTED.toLocaleString('en')} winning moves

Rows and columns are numbered as each game does it, from 0 or from 1; rows count from
the top, but those of flipping-game from the bottom.

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

interface Position {
  readonly rows: number;
  readonly columns: number;
  readonly heads: Uint8Array;
}

/** The facts about a position, and its winning moves ordered by their corners. */
interface Found<Move> {
  readonly facts: { readonly boardNimber: string; readonly legal: number };
  readonly winning: number;
  readonly moves: Iterable<Move>;
}

async function answerMoves(request: MovesRequest): Promise<readonly string[]> {
  const name = request.game ?? 'flipping-game';
  const game =
    request.game === undefined
      ? flippingGame
      : unwrapOrThrow((await openModule()).describeGame(name));
  const { rows, columns } = requireRowsAndColumns(request, {
    rows: game.largestRows,
    columns: game.largestColumns,
  });
  const order = game.rowsUpward ? 'last row first' : 'first row first';
  const heads = await readPositionFile(request.position, rows, columns, order);
  const position = { rows, columns, heads };
  if (!game.hasBoards) return answerCoins(request, await findBlockMoves(position));
  const board = { game: name, rows, columns };
  const found = findMoves(await openModule(), board, game, position);
  return request.game === undefined
    ? await answerRectangles(request, position, found)
    : await answerCoins(request, { ...found, moves: coinsOfEach(found.moves) });
}

async function answerRectangles(
  { json }: MovesRequest,
  { rows, columns }: Position,
  { facts, winning, moves }: Found<Move>,
): Promise<readonly string[]> {
  if (json) {
    return [JSON.stringify({ rows, columns, ...facts, winning: Array.from(moves, rectangleOf) })];
  }
  return printed(winning, moves, rectangleLine);
}

async function answerCoins(
  { game, json }: MovesRequest,
  { facts, winning, moves }: Found<readonly NumberedCoin[]>,
): Promise<readonly string[]> {
  if (json) return [JSON.stringify({ game, ...facts, ...listed(moves, winning) })];
  return printed(winning, moves, coinsLine);
}

async function printed<Move>(
  winning: number,
  moves: Iterable<Move>,
  lineOf: (move: Move) => string,
): Promise<readonly string[]> {
  // For a person at a terminal, not for programs.
  if (winning === 0 && process.stderr.isTTY) process.stderr.write('No move wins.\n');
  await writeLines(moves, lineOf);
  return [];
}

async function findBlockMoves({
  rows,
  columns,
  heads,
}: Position): Promise<Found<readonly NumberedCoin[]>> {
  const { nimber, legal, winning } = unwrapOrThrow(
    (await openTablesModule()).listBlockMoves(rows, columns, heads),
  );
  const moves = winning.map((turned) =>
    turned.map(({ row, column }): NumberedCoin => [row, column]),
  );
  return { facts: { boardNimber: nimber.toString(), legal }, winning: moves.length, moves };
}

function findMoves(
  module: TartanModule,
  board: GameBoard,
  game: Game,
  { heads }: Position,
): Found<Move> {
  const { nimber, legal, winning } = unwrapOrThrow(module.examine(board, heads));
  const moves = winningMoves(module, board, game, heads);
  return { facts: { boardNimber: nimber.toString(), legal }, winning, moves };
}

/** Ordered by their corners and then by their kinds. */
function* winningMoves(module: TartanModule, board: GameBoard, game: Game, heads: Uint8Array) {
  const { rows, columns } = unwrapOrThrow(module.describeBoard(board));
  for (let row = 0; row < board.rows; row += 1) {
    const { moves } = unwrapOrThrow(module.winningMovesIn(board, heads, row));
    for (let start = 0; start < moves.length; start += 4) {
      const [, column = 0, rowKind = 0, columnKind = 0] = moves.subarray(start, start + 4);
      const move: Move = {
        rows: lineMove(rows, row, rowKind, game.rowOrigin),
        columns: lineMove(columns, column, columnKind, game.columnOrigin),
      };
      yield move;
    }
  }
}

const lineMove = (
  line: LineDescription,
  place: number,
  kind: number,
  origin: number,
): LineMove => ({
  corner: place + origin,
  distances: line.distances[(line.firstSets[place] ?? 0) + kind] ?? new Uint8Array(),
});

/** A move of the Flipping Game, by its upper right corner and its size. */
const rectangleOf = ({ rows, columns }: Move) => ({
  column: columns.corner,
  row: rows.corner,
  width: columns.distances.length,
  height: rows.distances.length,
});

function rectangleLine(move: Move): string {
  const { column, row, width, height } = rectangleOf(move);
  return `${column} ${row} ${width}×${height}`;
}

const placesOf = ({ corner, distances }: LineMove) =>
  Array.from(distances, (distance) => corner - distance).reverse();

function* coinsOfEach(moves: Iterable<Move>) {
  for (const { rows, columns } of moves) yield crossingCoins(placesOf(rows), placesOf(columns));
}

const coinsLine = (coins: readonly NumberedCoin[]) => coins.join(' ');

/** The number of winning moves is decimal text, as in every command. */
function listed(moves: Iterable<readonly NumberedCoin[]>, count: number) {
  const winning: (readonly NumberedCoin[])[] = [];
  for (const move of moves) {
    if (winning.length === MAX_LISTED) break;
    winning.push(move);
  }
  const truncated = count > MAX_LISTED ? { truncated: true } : {};
  return { winningMoves: count.toString(), winning, ...truncated };
}

async function writeLines<Move>(
  moves: Iterable<Move>,
  lineOf: (move: Move) => string,
): Promise<void> {
  await writingToOutput(async (write) => {
    let lines = '';
    for (const move of moves) {
      lines += `${lineOf(move)}\n`;
      if (lines.length < MAX_PIECE) continue;
      await write(lines);
      lines = '';
    }
    await write(lines);
  });
}
