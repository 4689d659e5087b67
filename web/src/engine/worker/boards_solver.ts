/** The jobs about boards and games, with the module for boards alone. */
import createModule, { type MainModule } from '#module/tartan_boards.mjs';
import type { LoadedSolver } from '../wire/job';
import { BOARD_JOBS } from './board_jobs';
import { KNOWN_ANSWER, KNOWN_SIZE, startModule } from './module_start';

/** Rejects like `startModule`. */
export function loadBoardsModule(fetchBinary: () => Promise<BufferSource>): Promise<MainModule> {
  return startModule(createModule, fetchBinary, findsKnownAnswer);
}

export async function loadBoardsSolver(
  fetchBinary: () => Promise<BufferSource>,
): Promise<LoadedSolver> {
  return { module: await loadBoardsModule(fetchBinary), jobs: BOARD_JOBS };
}

function findsKnownAnswer(module: MainModule): boolean {
  const board = { game: 'flipping-game', rows: KNOWN_SIZE, columns: KNOWN_SIZE };
  return module.describeBoard(board).winningFirstMoves.toString() === KNOWN_ANSWER;
}
