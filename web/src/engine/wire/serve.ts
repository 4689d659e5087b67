import { failureOf, moduleFailed, reasonOf } from '../api/errors';
import { JobRunner, type RunnerHost } from './job_runner';
import type { FromWorker, ToWorker } from './messages';
import type { LoadedSolver, LoadSolver } from './job';

/** What a worker of any kind offers to the jobs that it runs. */
interface WorkerHost extends RunnerHost {
  load(): Promise<LoadedSolver>;
  /** Calls `receive` for each message from now on, and for those that have waited. */
  listen(receive: (message: ToWorker) => void): void;
}

/** The life of a worker: load the module, say so, run jobs. A rejection is posted, as no `error` event tells of it. */
export async function serve(host: WorkerHost): Promise<void> {
  try {
    const solver = await host.load();
    const runner = new JobRunner(solver, host);
    host.listen((message) => {
      runner.receive(message);
    });
    const { warmUp } = solver;
    host.post(warmUp === undefined ? { type: 'ready' } : { type: 'ready', warmUp });
  } catch (error) {
    host.post({ type: 'failed', failure: failureOf(error) });
  }
}

/**
 * Lets what has arrived be heard: a message to oneself comes after those that came before it. A timer
 * would do as well, but nested timers wait at least 4 ms.
 */
export function yieldBy({ port1, port2 }: MessageChannel): () => Promise<void> {
  return () =>
    new Promise((resolve) => {
      port1.onmessage = () => {
        resolve();
      };
      port2.postMessage(undefined);
    });
}

/** The part of a dedicated worker's global scope that is used; the DOM's types know only a window. */
interface WorkerScope {
  postMessage(message: FromWorker, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

/** The life of a worker that has an address: it fetches its module by the module's own. */
export function serveInWorker(loadSolver: LoadSolver, wasmUrl: string): void {
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

/** Gets the module's bytes from a static host, which may answer with a page that says "not found". */
export async function fetchModule(url: string): Promise<ArrayBuffer> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw moduleFailed(`The solver’s module could not be fetched: ${reasonOf(error)}.`);
  }
  if (!response.ok) {
    throw moduleFailed(
      `The solver’s module could not be fetched: the server answered ${response.status}.`,
    );
  }
  return response.arrayBuffer();
}
