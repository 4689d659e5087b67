import type { Engine } from '../api/engine';
import type { GameEngine } from '../api/game_engine';
import { OneWorker } from './workers';
import type { StartPort } from '../wire/port';
import type { TablesEngine } from '../api/tables_engine';

/** Most jobs of the tables end before that: a new worker takes about as long to start. */
const PATIENCE_MILLISECONDS = 100;

/** Over its own worker, which answers one job after the other. It finishes a job that is aborted. */
export const createGameEngine = (startPort: StartPort): GameEngine =>
  engineOver(new OneWorker(startPort));

/** The same, but a job that is aborted is ended with its worker, unless it ends soon. */
export const createTablesEngine = (startPort: StartPort): TablesEngine =>
  engineOver(new OneWorker(startPort, { patience: PATIENCE_MILLISECONDS }));

function engineOver<Jobs>(worker: OneWorker): Engine<Jobs> {
  // The worker answers a job with the answer of its name, which the types cannot follow.
  const ask = (name: string, request: unknown, signal?: AbortSignal) =>
    // Its turn may come later, and its arrays are the caller's to change meanwhile.
    worker.ask({ kind: 'named', name, request: structuredClone(request) }, signal);
  return {
    ask: ask as Engine<Jobs>['ask'],
    dispose: () => {
      worker.dispose();
    },
  };
}
