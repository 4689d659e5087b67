/** Workers whose code is inlined in the page's script. Where no worker can start, the solver runs in the page. */
import { SolverError, postedFailureOf, moduleFailure, reasonOf } from '../api/errors';
import type { FromWorker } from './messages';
import { startBlobWorker } from './blob_worker';
import type { WorkerPort, StartWorkerPort, WorkerPortEvents } from './port';
import type { SolverPort, StartSolver } from './solver_scope';

interface InlinedSolver {
  /** Must not refer to anything outside itself, as its source text becomes the worker's code. */
  readonly startSolver: StartSolver;
  readonly openModule: () => Promise<ArrayBuffer>;
}

/**
 * Once a worker has failed to start, the solver runs in the page, and no other worker is tried. Nothing may be posted
 * to these ports before they are ready.
 */
export function inlinedPorts({ startSolver, openModule }: InlinedSolver): StartWorkerPort {
  let workersStart = true;

  return (events): WorkerPort => {
    let place: SolverPort | undefined;
    let ended = false;

    function run(next: SolverPort) {
      place = next;
      openModule().then(
        (bytes) => {
          if (place === next && !ended) next.post({ bytes }, []);
        },
        (error: unknown) => {
          if (place === next && !ended) events.onFailure(new SolverError(postedFailureOf(error)));
        },
      );
    }

    function runInPage() {
      workersStart = false;
      if (!ended) run(startInPage(startSolver, events));
    }

    function runInWorker() {
      try {
        run(startBlobWorker(startSolver, events, runInPage));
      } catch {
        runInPage();
      }
    }

    if (workersStart) runInWorker();
    else runInPage();

    return {
      post: (message, transfer) => {
        place?.post(message, transfer);
      },
      end: () => {
        ended = true;
        place?.end();
      },
    };
  };
}

/**
 * Runs the solver in the page, in slices, at the other end of a channel: messages are cloned and arrays transferred,
 * just as for a worker.
 */
function startInPage(
  startSolver: StartSolver,
  events: Pick<WorkerPortEvents, 'onMessage'>,
): SolverPort {
  const { port1: here, port2: there } = new MessageChannel();
  here.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    events.onMessage(data);
  };
  const stop = startSolver(there);
  return {
    post: (message, transfer) => {
      here.postMessage(message, transfer);
    },
    end: () => {
      stop();
      here.onmessage = null;
      here.close();
    },
  };
}

/**
 * Decompresses a module that is inlined as gzip in base64. It is opened on the first call, and once. Rejects with a
 * `SolverError`.
 */
export function openOnce(text: string): () => Promise<ArrayBuffer> {
  let opened: Promise<ArrayBuffer> | undefined;
  return () => (opened ??= open(text));
}

async function open(text: string): Promise<ArrayBuffer> {
  try {
    const letters = atob(text);
    // A callback for each of 200,000 letters would take 20 ms.
    const packed = new Uint8Array(letters.length);
    for (let at = 0; at < letters.length; at += 1) packed[at] = letters.charCodeAt(at);
    const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return await new Response(bytes).arrayBuffer();
  } catch (error) {
    throw moduleFailure(`The solver’s module could not be unpacked: ${reasonOf(error)}.`);
  }
}
