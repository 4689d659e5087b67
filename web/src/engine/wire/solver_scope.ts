import type { FromWorker, ToWorker } from './messages';
import type { LoadSolver } from './job';
import type { WorkerPort } from './port';
import { serveJobs, yieldThrough } from './serve';

/** The first message to a solver whose code has no address. */
interface ModuleBytes {
  readonly bytes: ArrayBuffer;
}

/** A worker's global scope, or the end of a message channel. */
export interface SolverScope {
  postMessage(message: FromWorker, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/**
 * Starts a solver in a scope, and returns a function that stops it. The build makes one self-contained function of it.
 */
export type StartSolver = (scope: SolverScope) => () => void;

/** A solver's port. The first message to it has the module's bytes. */
export interface SolverPort extends Omit<WorkerPort, 'post'> {
  post(message: ToWorker | ModuleBytes, transfer: Transferable[]): void;
}

/** Reports that it is alive, then waits for the module's bytes and starts. */
export function startSolverWith(loadSolver: LoadSolver): StartSolver {
  return (scope) => {
    let stopped = false;
    const channel = new MessageChannel();
    const yieldToMessages = yieldThrough(channel);
    const post = (message: FromWorker, transfer: Transferable[] = []) => {
      if (!stopped) scope.postMessage(message, transfer);
    };
    scope.onmessage = ({ data }: MessageEvent<ModuleBytes>) => {
      void serveJobs({
        load: () => loadSolver(() => Promise.resolve(data.bytes)),
        listen: (receive) => {
          if (stopped) return;
          scope.onmessage = (event: MessageEvent<ToWorker>) => {
            receive(event.data);
          };
        },
        post,
        // Never resolves once stopped, so that no job continues.
        yieldToMessages: () => (stopped ? new Promise(() => undefined) : yieldToMessages()),
      });
    };
    post({ type: 'alive' });
    return () => {
      stopped = true;
      scope.onmessage = null;
      channel.port1.onmessage = null;
      channel.port1.close();
    };
  };
}
