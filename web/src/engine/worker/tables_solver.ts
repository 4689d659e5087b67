/** The jobs about nimbers, line games, tables and sums, with the module that has only those. */
import createModule, { type MainModule } from '#module/tartan_tables.mjs';
import type { LoadedSolver } from '../wire/job';
import { CHESSBOARD_JOBS } from './chessboard_jobs';
import { GAME_JOBS } from './game_jobs';
import { startModule } from './module_start';
import { NIMBER_JOBS } from './nimber_jobs';
import { SUM_JOBS } from './sum_jobs';

/** All are short and answered at once. A failure of the module is thrown (`unwrapOrThrow`). */
export const TABLES_JOBS = { ...GAME_JOBS, ...NIMBER_JOBS, ...SUM_JOBS, ...CHESSBOARD_JOBS };

export type TablesJobs = typeof TABLES_JOBS;

export type TablesModule = MainModule;

/** Rejects like `startModule`. */
export function loadTablesModule(fetchBinary: () => Promise<BufferSource>): Promise<TablesModule> {
  return startModule(createModule, fetchBinary, findsKnownAnswer);
}

export async function loadTablesSolver(
  fetchBinary: () => Promise<BufferSource>,
): Promise<LoadedSolver> {
  return { module: await loadTablesModule(fetchBinary), jobs: TABLES_JOBS };
}

/** 6 ⊗ 21 = 104, in the table of Turning Corners. */
function findsKnownAnswer(module: TablesModule): boolean {
  return module.valueTable('turning-corners', 7, 22).values.at(-1) === 104n;
}
