import wasmUrl from '#module/tartan.wasm?url';
import { loadFullSolver } from '../full_solver';
import { fetchModule } from '../load';
import type { FromWorker, ToWorker } from '../protocol';
import { serve, yieldBy } from './serve';

/** The part of a dedicated worker's global scope that is used; the DOM's types know only a window. */
interface WorkerScope {
  postMessage(message: FromWorker, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}
const scope = globalThis as unknown as WorkerScope;

void serve({
  load: () => loadFullSolver(() => fetchModule(wasmUrl)),
  listen: (receive) => {
    scope.onmessage = ({ data }) => {
      receive(data);
    };
  },
  post: (message, transfer = []) => {
    scope.postMessage(message, transfer);
  },
  yieldToMessages: yieldBy(new MessageChannel()),
});
