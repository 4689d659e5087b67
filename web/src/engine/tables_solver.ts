/** The jobs about nimbers, games on a line and tables, with the module for those alone. */
import { loadTablesModule } from './load_tables';
import type { TablesModule } from './load_tables';
import { TABLES_JOBS } from './tables_jobs';
import type { TablesAnswer, TablesJobName } from './tables_jobs';
import type { WorkerJobs } from './worker_jobs';

export async function loadTablesSolver(
  fetchBinary: () => Promise<BufferSource>,
): Promise<WorkerJobs> {
  const module = await loadTablesModule(fetchBinary);
  const jobs = TABLES_JOBS as Record<TablesJobName, TablesJobFunction>;
  return {
    memoryBytes: () => module.memoryBytes(),
    begin: () => (_, job) => {
      if (job.kind === 'tables') return jobs[job.name](module, job.request);
      throw new Error(`The solver for tables alone has no job ${job.kind}.`);
    },
  };
}

type TablesJobFunction = (module: TablesModule, request: unknown) => TablesAnswer<TablesJobName>;
