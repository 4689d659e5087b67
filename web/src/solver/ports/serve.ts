import { failureOf } from '../errors';
import { JobRunner, type RunnerHost } from '../job_runner';
import type { ToWorker } from '../protocol';
import type { WorkerJobs } from '../worker_jobs';

/** What a worker of any kind offers to the jobs that it runs. */
export interface WorkerHost extends RunnerHost {
  load(): Promise<WorkerJobs>;
  /** Calls `receive` for each message from now on, and for those that have waited. */
  listen(receive: (message: ToWorker) => void): void;
}

/** The life of a worker: load the module, say so, run jobs. A rejection is posted, as no `error` event tells of it. */
export async function serve(host: WorkerHost): Promise<void> {
  try {
    const jobs = await host.load();
    const runner = new JobRunner(jobs, host);
    host.listen((message) => {
      runner.receive(message);
    });
    const { warmUp } = jobs;
    host.post(warmUp === undefined ? { type: 'ready' } : { type: 'ready', warmUp });
  } catch (error) {
    host.post({ type: 'failed', failure: failureOf(error) });
  }
}
