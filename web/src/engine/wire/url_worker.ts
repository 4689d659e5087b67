import { SolverError } from '../api/errors';
import type { FromWorker } from './messages';
import { workerFailure, type StartWorkerPort } from './port';

// The bundler recognises a worker only in exactly this form.

export const startUrlWorker = urlWorkers(
  () =>
    new Worker(new URL('../worker/full_entry.ts', import.meta.url), {
      type: 'module',
      name: 'tartan-solver',
    }),
);

export const startBoardsUrlWorker = urlWorkers(
  () =>
    new Worker(new URL('../worker/boards_entry.ts', import.meta.url), {
      type: 'module',
      name: 'tartan-boards',
    }),
);

export const startTablesUrlWorker = urlWorkers(
  () =>
    new Worker(new URL('../worker/tables_entry.ts', import.meta.url), {
      type: 'module',
      name: 'tartan-tables',
    }),
);

/**
 * Workers that have an address, for pages from a web host. If the host's content security policy forbids one, the
 * document reports it before the worker's own error, which then has no reason.
 */
function urlWorkers(start: () => Worker): StartWorkerPort {
  return (events) => {
    const worker = start();
    const toViolations = new AbortController();
    let isForbidden = false;
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective }) => (isForbidden ||= effectiveDirective === 'worker-src'),
      { signal: toViolations.signal },
    );
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      toViolations.abort();
      events.onMessage(data);
    };
    worker.onerror = (event) => {
      event.preventDefault(); // The page shows the error; the console needn't.
      if (isForbidden) {
        events.onFailure(
          new SolverError({
            kind: 'worker-forbidden',
            message: 'The content security policy of this site forbids workers.',
          }),
        );
        return;
      }
      events.onFailure(workerFailure(event));
    };
    return {
      post: (message, transfer) => {
        worker.postMessage(message, transfer);
      },
      end: () => {
        toViolations.abort();
        worker.terminate();
      },
    };
  };
}
