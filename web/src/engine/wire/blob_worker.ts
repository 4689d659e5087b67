import type { FromWorker } from './messages';
import { workerFailure, type PortEvents } from './port';
import type { SolverPort, StartSolver } from './solver_scope';

/**
 * A worker that has not said anything for so many ticks before it is ready is not waited for. Ticks, not
 * time: a page that was asleep wakes up with the tick after the last one.
 */
const longestSilence = 4;
const tickMilliseconds = 2_000;

/**
 * A worker whose code is the text of a function, for pages that fetch nothing. Throws where it must not
 * be made; where it turns out not to start it is ended, and `onNoStart` told.
 */
export function startBlobWorker(
  startSolver: StartSolver,
  events: PortEvents,
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
    // The address must hold until the worker has read its code, which its first message tells.
    URL.revokeObjectURL(address);
    isReady ||= data.type === 'ready';
    if (isReady || data.type === 'failed') clearInterval(watch);
    events.onMessage(data);
  };
  worker.onerror = (event) => {
    event.preventDefault(); // it is told to the reader, not to the console
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
