import { failureOf } from '../errors';
import { JobRunner, warmUp, type RunnerHost } from '../job_runner';
import type { TartanModule } from '../load';
import type { ToWorker } from '../protocol';

/** What a worker of any kind offers to the jobs that it runs. */
export interface WorkerHost extends RunnerHost {
  load(): Promise<TartanModule>;
  /** Calls `receive` for each message from now on, and for those that have waited. */
  listen(receive: (message: ToWorker) => void): void;
}

/** The life of a worker: load the module, say so, run jobs. A rejection is posted, as no `error` event tells of it. */
export async function serve(host: WorkerHost): Promise<void> {
  try {
    const module = await host.load();
    const runner = new JobRunner(module, host);
    const measured = warmUp(module);
    host.listen((message) => {
      runner.receive(message);
    });
    host.post({ type: 'ready', warmUp: measured });
  } catch (error) {
    host.post({ type: 'failed', failure: failureOf(error) });
  }
}
