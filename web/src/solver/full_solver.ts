/** All jobs, with the whole module. */
import { answerBoardJob, isBoardJob } from './board_answers';
import { loadModule } from './load';
import { beginLongJobs } from './long_jobs';
import { warmUp } from './warm_up';
import type { WorkerJobs } from './worker_jobs';

export async function loadFullSolver(
  fetchBinary: () => Promise<BufferSource>,
): Promise<WorkerJobs> {
  const module = await loadModule(fetchBinary);
  return {
    warmUp: warmUp(module),
    begin: (tools) => {
      const answerLongJob = beginLongJobs(module, tools);
      return (id, job) => (isBoardJob(job) ? answerBoardJob(module, job) : answerLongJob(id, job));
    },
  };
}
