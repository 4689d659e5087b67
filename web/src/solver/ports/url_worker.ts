import { SolverError } from '../errors';
import type { FromWorker } from '../protocol';
import type { Port, PortEvents } from './port';

/** A worker by its own address, for pages that come from a host. */
export function startUrlWorker(events: PortEvents): Port {
  // The bundler sees the worker only when it is written just so.
  const worker = new Worker(new URL('./url_worker_entry.ts', import.meta.url), {
    type: 'module',
    name: 'tartan-solver',
  });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    events.onMessage(data);
  };
  worker.onerror = (event) => {
    event.preventDefault(); // it is told to the reader, not to the console
    const reason = event.message ? `: ${event.message}` : '.';
    events.onFailure(
      new SolverError({ kind: 'worker-failed', message: `The solver’s worker failed${reason}` }),
    );
  };
  return {
    post: (message, transfer) => {
      worker.postMessage(message, transfer);
    },
    end: () => {
      worker.terminate();
    },
  };
}
