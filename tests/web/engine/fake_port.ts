import type { SolverError } from '../../../web/src/engine/api/errors';
import type {
  WorkerPort,
  WorkerPortEvents,
  StartWorkerPort,
} from '../../../web/src/engine/wire/port';
import type { FromWorker, ToWorker } from '../../../web/src/engine/wire/messages';

/** A worker that a test controls, and that records its messages. */
export class FakePort implements WorkerPort {
  readonly sent: ToWorker[] = [];
  ended = false;
  readonly #events: WorkerPortEvents;

  constructor(events: WorkerPortEvents) {
    this.#events = events;
  }

  post(message: ToWorker): void {
    this.sent.push(message);
  }
  end(): void {
    this.ended = true;
  }

  say(message: FromWorker): void {
    this.#events.onMessage(message);
  }
  ready(warmUp = { sweep: 1, count: 0.5 }): void {
    this.say({ type: 'ready', warmUp });
  }
  fail(error: SolverError): void {
    this.#events.onFailure(error);
  }

  /** The id of the newest job of this name. */
  idOf(name: string): number {
    const run = this.sent.findLast((message) => message.type === 'run' && message.name === name);
    if (run?.type !== 'run') throw new Error(`No job ${name} was sent.`);
    return run.id;
  }
}

/** Starts fake workers and lists them in the order of their start. */
export function fakePorts(): { start: StartWorkerPort; ports: FakePort[] } {
  const ports: FakePort[] = [];
  return {
    ports,
    start: (events) => {
      const port = new FakePort(events);
      ports.push(port);
      return port;
    },
  };
}
