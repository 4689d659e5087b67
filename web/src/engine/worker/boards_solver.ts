/** The jobs about boards and games, with the module for boards alone. */
import { BOARD_JOBS } from './board_jobs';
import { loadBoardsModule } from './load_boards';
import { answerNamed } from '../wire/worker_jobs';
import type { WorkerJobs } from '../wire/worker_jobs';

export async function loadBoardsSolver(
  fetchBinary: () => Promise<BufferSource>,
): Promise<WorkerJobs> {
  const module = await loadBoardsModule(fetchBinary);
  return {
    memoryBytes: () => module.memoryBytes(),
    begin: () => (_, job) => {
      if (job.kind === 'named') return answerNamed(BOARD_JOBS, module, job);
      throw new Error(`The solver for boards alone has no job ${job.kind}.`);
    },
  };
}
