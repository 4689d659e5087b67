/** The jobs about nimbers, games on a line and tables, with the module for those alone. */
import { loadTablesModule } from './load_tables';
import { TABLES_JOBS } from './tables_jobs';
import { answerNamed } from '../wire/worker_jobs';
import type { WorkerJobs } from '../wire/worker_jobs';

export async function loadTablesSolver(
  fetchBinary: () => Promise<BufferSource>,
): Promise<WorkerJobs> {
  const module = await loadTablesModule(fetchBinary);
  return {
    memoryBytes: () => module.memoryBytes(),
    begin: () => (_, job) => {
      if (job.kind === 'named') return answerNamed(TABLES_JOBS, module, job);
      throw new Error(`The solver for tables alone has no job ${job.kind}.`);
    },
  };
}
