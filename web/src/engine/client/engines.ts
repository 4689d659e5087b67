import type { Engine, GameEngine, JobName, JobRequest, TablesEngine } from '../api/engine';
import type { StartPort } from '../wire/port';
import { OneWorker } from './workers';

/** Most jobs of the tables end before that: a new worker takes about as long to start. */
const PATIENCE_MILLISECONDS = 100;

/** Over its own worker, which answers one job after the other. It finishes a job that is aborted. */
export const createGameEngine = (startPort: StartPort): GameEngine =>
  engineOver(new OneWorker(startPort));

/** The same, but a job that is aborted is ended with its worker, unless it ends soon. */
export const createTablesEngine = (startPort: StartPort): TablesEngine =>
  engineOver(new OneWorker(startPort, { patience: PATIENCE_MILLISECONDS }));

function engineOver<Jobs>(worker: OneWorker<Jobs>): Engine<Jobs> {
  return {
    // Its turn may come later, and its arrays are the caller's to change meanwhile.
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
