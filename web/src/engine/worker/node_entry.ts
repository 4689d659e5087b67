import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { parentPort, type Transferable as NodeTransferable } from 'node:worker_threads';
import { loadFullSolver } from './full_solver';
import type { ToWorker } from '../wire/messages';
import { serveJobs } from '../wire/serve';

const port = parentPort;
if (port === null) throw new Error('This file is the entry point of a thread.');

// The build places the module beside this file.
void serveJobs({
  load: () => loadFullSolver(() => readFile(new URL('./tartan.wasm', import.meta.url))),
  listen: (receive) => {
    port.on('message', (message: ToWorker) => {
      receive(message);
    });
  },
  post: (message, transfer = []) => {
    port.postMessage(message, transfer as NodeTransferable[]);
  },
  yieldToMessages: () => setImmediate(),
});
