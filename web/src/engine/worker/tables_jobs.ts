/**
 * The jobs of the module `tartan_tables`. Each is a function of the module and of what is asked, and gives an
 * object: short work that is answered at once. A failure of the module is thrown (`orThrow`). To add a job, write
 * such a function here, or in a file of jobs that belong together and is spread into this record: the engine, its
 * worker and the types follow.
 */
import { countArrangements, describeChessboard } from './chessboard_jobs';
import { GAME_JOBS } from './game_jobs';
import { NIMBER_JOBS } from './nimber_jobs';
import { SUM_JOBS } from './sum_jobs';

export const TABLES_JOBS = {
  ...GAME_JOBS,
  ...NIMBER_JOBS,
  ...SUM_JOBS,
  describeChessboard,
  countArrangements,
};

export type TablesJobs = typeof TABLES_JOBS;
