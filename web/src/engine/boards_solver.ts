/** The jobs about boards and games, with the module for boards alone. */
import { EngineJobs, isEngineJob } from './engine_jobs';
import { loadBoardsModule } from './load_boards';
import type { WorkerJobs } from './worker_jobs';

export async function loadBoardsSolver(
  fetchBinary: () => Promise<BufferSource>,
): Promise<WorkerJobs> {
  const module = await loadBoardsModule(fetchBinary);
  return {
    memoryBytes: () => module.memoryBytes(),
    begin: () => {
      const engine = new EngineJobs(module);
      return (_, job) => {
        if (isEngineJob(job)) return engine.answer(job);
        throw new Error(`The solver for boards alone has no job ${job.kind}.`);
      };
    },
  };
}
