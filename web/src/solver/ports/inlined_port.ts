/** Workers whose code lies in the page's own script, and the page itself where none can start. */
import { SolverError, failureOf } from '../errors';
import { startBlobWorker } from './blob_worker';
import { startInPage } from './in_page';
import type { Port, StartPort } from './port';
import type { Place, StartSolver } from './solver_scope';

export interface InlinedSolver {
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
    let place: Place | undefined;
    let ended = false;

    function run(next: Place) {
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
