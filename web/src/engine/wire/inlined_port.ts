/** Workers whose code lies in the page's own script, and the page itself where none can start. */
import { SolverError, failureOf, moduleFailed, reasonOf } from '../api/errors';
import type { FromWorker } from './messages';
import { startBlobWorker } from './blob_worker';
import type { Port, StartPort, PortEvents } from './port';
import type { SolverPort, StartSolver } from './solver_scope';

interface InlinedSolver {
  /** Refers to nothing outside of itself, as the text of a worker is made of it. */
  readonly startSolver: StartSolver;
  readonly openModule: () => Promise<ArrayBuffer>;
}

/**
 * After the first worker that does not start the solver runs in the page, and no other one is tried.
 * Nothing may be posted to these ports before they are ready.
 */
export function inlinedPorts({ startSolver, openModule }: InlinedSolver): StartPort {
  let workersStart = true;

  return (events): Port => {
    let place: SolverPort | undefined;
    let ended = false;

    function run(next: SolverPort) {
      place = next;
      openModule().then(
        (bytes) => {
          if (place === next && !ended) next.post({ bytes }, []);
        },
        (error: unknown) => {
          if (place === next && !ended) events.onFailure(new SolverError(failureOf(error)));
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
 * Runs the solver in the page, in slices, at the other end of a channel: messages are copied and
 * arrays handed over just as between a page and its worker.
 */
function startInPage(startSolver: StartSolver, events: Pick<PortEvents, 'onMessage'>): SolverPort {
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

/** A module that lies in the script as text: its bytes, compressed and in base64. */

/** Opens it when it is first asked for, and once. Rejects with a `SolverError`. */
export function openedOnce(text: string): () => Promise<ArrayBuffer> {
  let opened: Promise<ArrayBuffer> | undefined;
  return () => (opened ??= open(text));
}

async function open(text: string): Promise<ArrayBuffer> {
  try {
    const letters = atob(text);
    // By a call for each of 200,000 letters it takes 20 milliseconds.
    const packed = new Uint8Array(letters.length);
    for (let at = 0; at < letters.length; at += 1) packed[at] = letters.charCodeAt(at);
    const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return await new Response(bytes).arrayBuffer();
  } catch (error) {
    throw moduleFailed(`The solver’s module could not be unpacked: ${reasonOf(error)}.`);
  }
}
