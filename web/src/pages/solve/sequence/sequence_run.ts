/** A run that computes values of a sequence: started, cancelled, failed, or done; one at a time. */
import type { ReadonlySignal } from '@preact/signals';
import type { SequenceChunk, SequenceQuestion, SequenceSolver } from '../../../engine/api/sequence';
import { CurrentRun, type RunState } from '../current_run';

/** Undefined until something is done, while the workers start. */
interface SequenceRunDetails {
  readonly fraction?: number;
}

export type SequenceRunState = RunState<SequenceQuestion, SequenceRunDetails>;

interface RunEvents {
  /** Called in ascending order; may call `finish` when it has seen enough. */
  onChunk(chunk: SequenceChunk): void;
  /** All chunks have arrived. */
  onDone(): void;
}

export class SequenceRunner {
  readonly #openSolver: () => SequenceSolver;
  readonly #current = new CurrentRun<SequenceQuestion, SequenceRunDetails>();
  #solver: SequenceSolver | undefined;

  readonly state: ReadonlySignal<SequenceRunState> = this.#current.state;

  /** The solver is opened for the first run, because it starts workers. */
  constructor(openSolver: () => SequenceSolver) {
    this.#openSolver = openSolver;
  }

  /** Starts a run; a run that is still going is replaced, and its events end. */
  start(question: SequenceQuestion, events: RunEvents): void {
    const abort = this.#current.start(question, {});
    const isCurrent = () => this.#current.isCurrent(abort);
    const fail = (reason: unknown) => {
      if (isCurrent()) this.fail(question, reason);
    };
    /** The first board of the next chunk. */
    let next = question.from;
    this.#solver ??= this.#openSolver();
    const run = this.#solver.sequence(question, {
      signal: abort.signal,
      onProgress: (fraction) => {
        if (isCurrent()) this.#current.tell({ fraction });
      },
      onChunk: (chunk) => {
        if (!isCurrent()) return;
        if (chunk.first !== next) fail(missingFrom(next));
        next += chunk.winningLow.length;
        try {
          if (isCurrent()) events.onChunk(chunk);
        } catch (reason) {
          // Out of memory for the results: the error must not reach the solver.
          fail(reason);
        }
      },
    });
    run.done.then(() => {
      if (next <= question.to) fail(missingFrom(next));
      if (!isCurrent()) return;
      this.finish();
      events.onDone();
    }, fail);
  }

  cancel(): void {
    this.#current.cancel();
  }

  /** Ends the run early, without `onDone`: the result is known. */
  finish(): void {
    this.#current.finish()?.abort();
  }

  /** It could not even be started, for a reason of the page itself. */
  fail(question: SequenceQuestion, reason: unknown): void {
    this.#current.fail(question, reason);
  }
}

/** Ensures that an incomplete sequence is never taken for a complete one. */
function missingFrom(n: number): string {
  return `The values from board ${n} on are missing.`;
}
