import { postedFailureOf, moduleFailure, reasonOf } from '../api/errors';
import { JobRunner, type RunnerHost } from './job_runner';
import type { FromWorker, ToWorker } from './messages';
import type { LoadedSolver, LoadSolver } from './job';

/** The place that a worker's jobs run in. */
interface WorkerHost extends RunnerHost {
  load(): Promise<LoadedSolver>;
  /** Calls `receive` for each message, including those that arrived before. */
  listen(receive: (message: ToWorker) => void): void;
}

/**
 * Runs a worker: loads the module, posts that it is ready, runs jobs. Rejections are posted, since a worker's `error`
 * event doesn't report them.
 */
export async function serveJobs(host: WorkerHost): Promise<void> {
  try {
    const solver = await host.load();
    const runner = new JobRunner(solver, host);
    host.listen((message) => {
      runner.receive(message);
    });
    const { warmUp } = solver;
    host.post(warmUp === undefined ? { type: 'ready' } : { type: 'ready', warmUp });
  } catch (error) {
    host.post({ type: 'failed', failure: postedFailureOf(error) });
  }
}

/**
 * Returns a function that lets arrived messages be received: a message to oneself comes after them. A timer would do as
 * well, but nested timers wait at least 4 ms.
 */
export function yieldThrough({ port1, port2 }: MessageChannel): () => Promise<void> {
  return () =>
    new Promise((resolve) => {
      port1.onmessage = () => {
        resolve();
      };
      port2.postMessage(undefined);
    });
}

/** The members of a dedicated worker's global scope that are used; the DOM's types have only a window. */
interface WorkerScope {
  postMessage(message: FromWorker, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

/** Runs a worker that has an address and fetches its module from one. */
export function serveInWorker(loadSolver: LoadSolver, wasmUrl: string): void {
  const scope = globalThis as unknown as WorkerScope;
  void serveJobs({
    load: () => loadSolver(() => fetchModule(wasmUrl)),
    listen: (receive) => {
      scope.onmessage = ({ data }) => {
        receive(data);
      };
    },
    post: (message, transfer = []) => {
      scope.postMessage(message, transfer);
    },
    yieldToMessages: yieldThrough(new MessageChannel()),
  });
}

/** Fetches the module's bytes from a static host, which may answer with a "not found" page. */
export async function fetchModule(url: string): Promise<ArrayBuffer> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw moduleFailure(`The solver’s module could not be fetched: ${reasonOf(error)}.`);
  }
  if (!response.ok) {
    throw moduleFailure(
      `The solver’s module could not be fetched: the server answered ${response.status}.`,
    );
  }
  return response.arrayBuffer();
}
