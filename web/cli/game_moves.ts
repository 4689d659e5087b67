/** The winning moves of a position of any game, for `tartan moves --game`. */
import { readFile } from 'node:fs/promises';
import { loadModule, type TartanModule } from '../src/solver/load';
import { throwFailure } from '../src/solver/module_values';
import { requireRowsAndColumns } from './flipping_board';
import type { MovesRequest } from './moves';
import { note } from './note';
import { writingToOutput } from './piecewise_output';
import { readCoins } from './position_file';

/** Lines are written together, some thousand letters at a time. */
const LARGEST_PIECE = 50_000;

type Game = ReturnType<TartanModule['describeGame']>;
type GameBoard = InstanceType<TartanModule['GameBoard']>;
type Line = ReturnType<GameBoard['rowLine']>;

/** A coin in the game's own numbers. */
type Coin = readonly [row: number, column: number];

/** As many winning moves JSON lists. */
export const MOST_LISTED = 1000;

export async function answerGameMoves(
  name: string,
  request: MovesRequest,
): Promise<readonly string[]> {
  // The build lays the module beside the program.
  const module = await loadModule(() => readFile(new URL('./tartan.wasm', import.meta.url)));
  const game = module.describeGame(name);
  throwFailure(game.failure);
  const { rows, columns } = requireRowsAndColumns(request, {
    rows: game.largestRows,
    columns: game.largestColumns,
  });
  const order = game.rowsUpward ? 'last row first' : 'first row first';
  const heads = await readCoins(request.position, rows, columns, order);
  const board = new module.GameBoard(name, rows, columns);
  try {
    const facts = board.summarize(heads);
    throwFailure(facts.failure);
    const winning = winningMoves(board, game, heads, facts.cornered);
    if (request.json) return [JSON.stringify(jsonOf(name, facts, winning))];
    if (facts.winning === 0) note(process.stderr, 'No move wins.');
    await writingToOutput(async (write) => {
      let lines = '';
      for (const coins of winning) {
        lines += `${lineOf(coins)}\n`;
        if (lines.length < LARGEST_PIECE) continue;
        await write(lines);
        lines = '';
      }
      await write(lines);
    });
    return [];
  } finally {
    board.delete();
  }
}

/** The coins of each winning move, ascending by row and column; moves are ordered by their corners. */
function* winningMoves(
  board: GameBoard,
  { rowOrigin, columnOrigin }: Game,
  heads: Uint8Array,
  cornered: Float64Array,
): Generator<readonly Coin[]> {
  const rowLine = board.rowLine();
  const columnLine = board.columnLine();
  const columnCount = columnLine.grundyNumbers.length;
  for (const [index, count] of cornered.entries()) {
    if (count === 0) continue;
    const row = Math.floor(index / columnCount);
    const column = index % columnCount;
    const { failure, moves } = board.winningMovesAt(heads, row, column);
    throwFailure(failure);
    for (let start = 0; start < moves.length; start += 4) {
      const [, , rowKind = 0, columnKind = 0] = moves.subarray(start, start + 4);
      const columns = turnedPlaces(columnLine, columnKind, column).map((x) => x + columnOrigin);
      yield turnedPlaces(rowLine, rowKind, row).flatMap((y) =>
        columns.map((x): Coin => [y + rowOrigin, x]),
      );
    }
  }
}

/** The places that a line's move of this kind turns, ascending to its corner. */
function turnedPlaces({ stretches, stretchEnds }: Line, kind: number, corner: number): number[] {
  const places: number[] = [];
  for (let index = stretchEnds[kind] ?? 0; index-- > (stretchEnds[kind - 1] ?? 0);) {
    const [nearest = 0, furthest = 0] = stretches.subarray(2 * index, 2 * index + 2);
    for (let away = furthest; away >= nearest; away -= 1) places.push(corner - away);
  }
  return places;
}

const lineOf = (coins: readonly Coin[]) =>
  coins.map(([row, column]) => `${row},${column}`).join(' ');

/** The nimber and the number of winning moves are decimal text, as in every command. */
function jsonOf(
  game: string,
  facts: { readonly boardNimber: number; readonly legal: number; readonly winning: number },
  moves: Generator<readonly Coin[]>,
) {
  const winning: (readonly Coin[])[] = [];
  for (const coins of moves) {
    if (winning.length === MOST_LISTED) break;
    winning.push(coins);
  }
  return {
    game,
    boardNimber: facts.boardNimber.toString(),
    legal: facts.legal,
    winningMoves: BigInt(facts.winning).toString(),
    winning,
    ...(facts.winning > MOST_LISTED ? { truncated: true } : {}),
  };
}
