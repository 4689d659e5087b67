import { fetchModule } from '../module_start';
import type { FromWorker, ToWorker } from '../protocol';
import type { WorkerJobs } from '../worker_jobs';
import { serve, yieldBy } from './serve';

/** The part of a dedicated worker's global scope that is used; the DOM's types know only a window. */
interface WorkerScope {
  postMessage(message: FromWorker, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

/** The life of a worker that has an address: it fetches its module by the module's own. */
export function serveInWorker(
  loadSolver: (fetchBinary: () => Promise<BufferSource>) => Promise<WorkerJobs>,
  wasmUrl: string,
): void {
  const scope = globalThis as unknown as WorkerScope;
  void serve({
    load: () => loadSolver(() => fetchModule(wasmUrl)),
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
}
