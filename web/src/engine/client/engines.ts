import type { Engine, GameEngine, JobName, JobRequest, TablesEngine } from '../api/engine';
import type { StartWorkerPort } from '../wire/port';
import { OneWorker } from './workers';

/** Most jobs of the tables end sooner, and starting a new worker takes about as long. */
const ABORT_GRACE_MS = 100;

/** An engine with one worker, which answers one job after the other and finishes a job that is aborted. */
export const createGameEngine = (startPort: StartWorkerPort): GameEngine =>
  engineOver(new OneWorker(startPort));

/** An engine whose worker is ended with an aborted job, unless the job ends soon. */
export const createTablesEngine = (startPort: StartWorkerPort): TablesEngine =>
  engineOver(new OneWorker(startPort, { patience: ABORT_GRACE_MS }));

function engineOver<Jobs>(worker: OneWorker<Jobs>): Engine<Jobs> {
  return {
    // A copy, as the job may start later and the arrays belong to the caller.
    ask: <Name extends JobName<Jobs>>(
      name: Name,
      request: JobRequest<Jobs, Name>,
      signal?: AbortSignal,
    ) => worker.ask(name, structuredClone(request), signal),
    dispose: () => {
      worker.dispose();
    },
  };
}
