import createModule, { type MainModule } from '#module/tartan_boards.mjs';
import { KNOWN_ANSWER, KNOWN_SIZE, startModule } from './module_start';

/** What both modules can do: boards whose discs are looked at one by one, and games on them. */
export type BoardsModule = MainModule;

/** Starts the solver for boards alone; rejects as `startModule` does. */
export function loadBoardsModule(fetchBinary: () => Promise<BufferSource>): Promise<BoardsModule> {
  return startModule(createModule, fetchBinary, findsKnownAnswer);
}

function findsKnownAnswer(module: BoardsModule): boolean {
  const board = { game: 'flipping-game', rows: KNOWN_SIZE, columns: KNOWN_SIZE };
  return module.describeBoard(board).winningFirstMoves.toString() === KNOWN_ANSWER;
}
