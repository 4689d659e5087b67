import type { FromWorker, ToWorker } from './messages';
import type { LoadSolver } from './job';
import type { Port } from './port';
import { serve, yieldBy } from './serve';

/** The first message to a solver whose code has no address: the module's bytes. */
interface ModuleBytes {
  readonly bytes: ArrayBuffer;
}

/** What the solver needs of its surroundings: a worker's own scope, or the end of a message channel. */
export interface SolverScope {
  postMessage(message: FromWorker, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** Starts a solver in a scope, and returns how to stop it. The build makes one function of it, all told. */
export type StartSolver = (scope: SolverScope) => () => void;

/** Where a solver runs. The first message to it has the module's bytes. */
export interface SolverPort extends Omit<Port, 'post'> {
  post(message: ToWorker | ModuleBytes, transfer: Transferable[]): void;
}

/** Says that it is alive, then waits for the module's bytes and begins. */
export function startSolverWith(loadSolver: LoadSolver): StartSolver {
  return (scope) => {
    let stopped = false;
    const channel = new MessageChannel();
    const yieldToMessages = yieldBy(channel);
    const post = (message: FromWorker, transfer: Transferable[] = []) => {
      if (!stopped) scope.postMessage(message, transfer);
    };
    scope.onmessage = ({ data }: MessageEvent<ModuleBytes>) => {
      void serve({
        load: () => loadSolver(() => Promise.resolve(data.bytes)),
        listen: (receive) => {
          if (stopped) return;
          scope.onmessage = (event: MessageEvent<ToWorker>) => {
            receive(event.data);
          };
        },
        post,
        // After the end this never resolves, so that nothing runs on.
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
