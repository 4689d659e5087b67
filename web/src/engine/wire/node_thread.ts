import { Worker, type Transferable as NodeTransferable } from 'node:worker_threads';
import { SolverError } from '../api/errors';
import type { FromWorker } from './messages';
import type { WorkerPort, StartWorkerPort } from './port';

/** Starts threads of Node, each running the script at `entry`. */
export function nodeThreads(entry: URL): StartWorkerPort {
  return (events): WorkerPort => {
    const worker = new Worker(entry);
    const fail = (reason: string) => {
      events.onFailure(
        new SolverError({
          kind: 'worker-failed',
          message: `The solver’s thread failed: ${reason}`,
        }),
      );
    };
    worker.on('message', (message: FromWorker) => {
      events.onMessage(message);
    });
    worker.on('error', (error) => {
      fail(error.message);
    });
    worker.on('exit', (code) => {
      fail(`it ended with code ${code}.`);
    });
    return {
      post: (message, transfer) => {
        worker.postMessage(message, transfer as NodeTransferable[]);
      },
      end: () => {
        worker.removeAllListeners();
        void worker.terminate();
      },
    };
  };
}
