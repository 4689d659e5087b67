/** All jobs about boards, counts, cloths and sequences, with the whole module. */
import createModule, { type MainModule } from '#module/tartan.mjs';
import type { LoadedSolver } from '../wire/job';
import { AXIS_JOBS } from './axis_jobs';
import { BOARD_JOBS } from './board_jobs';
import { CLOTH_JOBS } from './cloth_jobs';
import { solveAtOnce } from './instant_board';
import { KNOWN_ANSWER, KNOWN_SIZE, startModule } from './module_start';
import { SEQUENCE_JOBS } from './sequence_jobs';
import { warmUp } from './warm_up';

export type TartanModule = MainModule;

/** Rejects like `startModule`. */
export function loadModule(fetchBinary: () => Promise<BufferSource>): Promise<TartanModule> {
  return startModule(createModule, fetchBinary, findsKnownAnswer);
}

export async function loadFullSolver(
  fetchBinary: () => Promise<BufferSource>,
): Promise<LoadedSolver> {
  const module = await loadModule(fetchBinary);
  return {
    module,
    jobs: { ...BOARD_JOBS, ...AXIS_JOBS, ...CLOTH_JOBS, ...SEQUENCE_JOBS },
    warmUp: warmUp(module),
  };
}

function findsKnownAnswer(module: TartanModule): boolean {
  const board = {
    rows: { size: KNOWN_SIZE, lengths: 'triangular' },
    columns: { size: KNOWN_SIZE, lengths: 'square' },
  };
  return String(solveAtOnce(module, board, 'wanted').winningOpenings) === KNOWN_ANSWER;
}
