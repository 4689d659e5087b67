import type { FromWorker } from './messages';
import { workerFailure, type WorkerPortEvents } from './port';
import type { SolverPort, StartSolver } from './solver_scope';

/**
 * Ticks without a sign from a starting worker, after which it is given up. Ticks and not time: a page that was asleep
 * wakes up with the tick after the last one.
 */
const longestSilence = 4;
const tickMilliseconds = 2_000;

/**
 * Starts a worker whose code is the source text of a function, for pages that fetch nothing. Throws if workers are
 * forbidden; a worker that does not start is ended, and `onNoStart` called.
 */
export function startBlobWorker(
  startSolver: StartSolver,
  events: WorkerPortEvents,
  onNoStart: () => void,
): SolverPort {
  const code = new Blob([`'use strict';(${String(startSolver)})(self)`], {
    type: 'text/javascript',
  });
  const address = URL.createObjectURL(code);
  let worker: Worker;
  try {
    worker = new Worker(address, { name: 'tartan-solver' });
  } catch (error) {
    URL.revokeObjectURL(address);
    throw error;
  }
  let isReady = false;
  let silentFor = 0;
  const watch = setInterval(() => {
    silentFor += 1;
    if (silentFor >= longestSilence) giveUp();
  }, tickMilliseconds);
  const end = () => {
    clearInterval(watch);
    URL.revokeObjectURL(address);
    worker.onmessage = null;
    worker.onerror = null;
    worker.terminate();
  };
  const giveUp = () => {
    end();
    onNoStart();
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    silentFor = 0;
    // The address must stay valid until the worker has read its code; its first message tells that it has.
    URL.revokeObjectURL(address);
    isReady ||= data.type === 'ready';
    if (isReady || data.type === 'failed') clearInterval(watch);
    events.onMessage(data);
  };
  worker.onerror = (event) => {
    event.preventDefault(); // The page shows the error; the console needn't.
    if (!isReady) {
      giveUp();
      return;
    }
    events.onFailure(workerFailure(event));
  };
  return {
    post: (message, transfer) => {
      worker.postMessage(message, transfer);
    },
    end,
  };
}
