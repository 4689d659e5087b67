import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';
import { loadFullSolver, loadModule } from '../../../web/src/engine/worker/full_solver';
import { loadTablesModule } from '../../../web/src/engine/worker/tables_solver';
import type { Port, StartPort } from '../../../web/src/engine/wire/port';
import { serve } from '../../../web/src/engine/wire/serve';
import type { FromWorker, ToWorker } from '../../../web/src/engine/wire/messages';
import { nextTurn } from '../turns';

// Which takes longer than most of what is tested, in each worker that is started.
vi.mock('../../../web/src/engine/worker/warm_up', () => ({
  warmUp: () => ({ sweep: 1, count: 0.5 }),
}));

const readBuilt = (name: string) => readFile(`build/wasm/module/${name}.wasm`);

export const readModule = () => readBuilt('tartan');
export const readBoardsModule = () => readBuilt('tartan_boards');
export const loadRealModule = () => loadModule(readModule);
export const loadRealTables = () => loadTablesModule(() => readBuilt('tartan_tables'));

/** The real runner and module without a worker: messages go to and fro as structured clones. */
export const inProcess: StartPort = (events): Port => {
  let ended = false;
  let receive: ((message: ToWorker) => void) | undefined;
  void serve({
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
    // An ended worker never comes back from here, as a terminated one would not.
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
