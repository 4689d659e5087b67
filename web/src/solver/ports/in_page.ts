import type { FromWorker } from '../protocol';
import type { PortEvents } from './port';
import type { Place, StartSolver } from './solver_scope';

/**
 * Runs the solver in the page, in slices, at the other end of a channel: messages are copied and
 * arrays handed over just as between a page and its worker.
 */
export function startInPage(
  startSolver: StartSolver,
  events: Pick<PortEvents, 'onMessage'>,
): Place {
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
