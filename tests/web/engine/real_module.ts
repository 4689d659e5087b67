import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';
import { loadFullSolver, loadModule } from '../../../web/src/engine/worker/full_solver';
import { loadTablesModule } from '../../../web/src/engine/worker/tables_solver';
import type { WorkerPort, StartWorkerPort } from '../../../web/src/engine/wire/port';
import { serveJobs } from '../../../web/src/engine/wire/serve';
import type { FromWorker, ToWorker } from '../../../web/src/engine/wire/messages';
import { nextTurn } from '../turns';

// Skips the warm-up, which takes longer than most tests, in each worker.
vi.mock('../../../web/src/engine/worker/warm_up', () => ({
  warmUp: () => ({ sweep: 1, count: 0.5 }),
}));

const readBuilt = (name: string) => readFile(`build/wasm/module/${name}.wasm`);

export const readModule = () => readBuilt('tartan');
export const readBoardsModule = () => readBuilt('tartan_boards');
export const readTablesModule = () => readBuilt('tartan_tables');
export const loadRealModule = () => loadModule(readModule);
export const loadRealTables = () => loadTablesModule(readTablesModule);

/** Runs the real module without a worker; messages are structured clones. */
export const inProcess: StartWorkerPort = (events): WorkerPort => {
  let ended = false;
  let receive: ((message: ToWorker) => void) | undefined;
  void serveJobs({
    load: () => loadFullSolver(readModule),
    listen: (listener) => {
      receive = listener;
    },
    post: (message: FromWorker, transfer: Transferable[] = []) => {
      const copy = structuredClone(message, { transfer });
      queueMicrotask(() => {
        if (!ended) events.onMessage(copy);
      });
    },
    // Never resolves once the worker has ended, like a terminated one.
    yieldToMessages: () => (ended ? new Promise(() => undefined) : nextTurn()),
  });
  return {
    post: (message) => {
      const copy = structuredClone(message);
      setTimeout(() => {
        if (!ended) receive?.(copy);
      });
    },
    end: () => {
      ended = true;
    },
  };
};
