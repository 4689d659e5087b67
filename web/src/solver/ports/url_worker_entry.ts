import wasmUrl from '#module/tartan.wasm?url';
import { fetchModule, loadModule } from '../load';
import type { FromWorker, ToWorker } from '../protocol';
import { serve } from './serve';

/** The part of a dedicated worker's global scope that is used; the DOM's types know only a window. */
interface WorkerScope {
  postMessage(message: FromWorker, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}
const scope = globalThis as unknown as WorkerScope;

// A message to oneself comes after those that have arrived before it. A timer would do as well, but
// nested timers wait at least 4 ms.
const channel = new MessageChannel();

void serve({
  load: () => loadModule(() => fetchModule(wasmUrl)),
  listen: (receive) => {
    scope.onmessage = ({ data }) => {
      receive(data);
    };
  },
  post: (message, transfer = []) => {
    scope.postMessage(message, transfer);
  },
  yieldToMessages: () =>
    new Promise((resolve) => {
      channel.port1.onmessage = () => {
        resolve();
      };
      channel.port2.postMessage(undefined);
    }),
});
