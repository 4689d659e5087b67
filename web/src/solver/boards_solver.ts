/** The jobs about boards and games, with the module for boards alone. */
import { answerBoardJob, isBoardJob } from './board_answers';
import { loadBoardsModule } from './load_boards';
import type { WorkerJobs } from './worker_jobs';

export async function loadBoardsSolver(
  fetchBinary: () => Promise<BufferSource>,
): Promise<WorkerJobs> {
  const module = await loadBoardsModule(fetchBinary);
  return {
    memoryBytes: () => module.memoryBytes(),
    begin: () => (_, job) => {
      if (isBoardJob(job)) return answerBoardJob(module, job);
      throw new Error(`The solver for boards alone has no job ${job.kind}.`);
    },
  };
}
