import { readFile } from 'node:fs/promises';
import { loadModule } from '../../../web/src/solver/load';
import type { Port, StartPort } from '../../../web/src/solver/ports/port';
import { serve } from '../../../web/src/solver/ports/serve';
import type { FromWorker, ToWorker } from '../../../web/src/solver/protocol';

const moduleFile = new URL('../../../build/wasm/module/tartan.wasm', import.meta.url);

export const readModule = () => readFile(moduleFile);
export const loadRealModule = () => loadModule(readModule);

const macrotask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The real runner and module without a worker: messages go to and fro as structured clones. */
export const inProcess: StartPort = (events): Port => {
  let ended = false;
  let receive: ((message: ToWorker) => void) | undefined;
  void serve({
    load: loadRealModule,
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
    yieldToMessages: () => (ended ? new Promise(() => undefined) : macrotask()),
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
