/** Values of a sequence being computed: started, cancelled, failed, or done; one run at a time. */
import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { solverErrorFrom } from '../../../engine/errors';
import type { SolverError } from '../../../engine/errors';
import type { SequenceChunk, SequenceQuestion, SequenceSolver } from '../../../engine/sequence';
import { UNSHOWN_MILLISECONDS } from '../run_model';

export type SequenceRunState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'running';
      readonly question: SequenceQuestion;
      /** Whether it has run long enough to be shown. */
      readonly shown: boolean;
      /** Absent until something is done, while the workers start. */
      readonly fraction?: number;
    }
  | { readonly status: 'cancelled'; readonly question: SequenceQuestion }
  | { readonly status: 'failed'; readonly question: SequenceQuestion; readonly error: SolverError };

export interface RunEvents {
  /** In ascending order; may call `finish` when it has seen enough. */
  onChunk(chunk: SequenceChunk): void;
  /** All chunks have come. */
  onDone(): void;
}

export class SequenceRunner {
  readonly #openSolver: () => SequenceSolver;
  readonly #state = signal<SequenceRunState>({ status: 'idle' });
  #solver: SequenceSolver | undefined;
  #current: AbortController | undefined;
  #showTimer: ReturnType<typeof setTimeout> | undefined;

  readonly state: ReadonlySignal<SequenceRunState> = this.#state;

  /** The solver is opened for the first run, because it starts workers. */
  constructor(openSolver: () => SequenceSolver) {
    this.#openSolver = openSolver;
  }

  /** A run that is still going is replaced, and none of its events come any more. */
  start(question: SequenceQuestion, events: RunEvents): void {
    const before = this.#state.value;
    // What is on the screen stays there; it is its coming and going that would flash.
    const shown = before.status === 'running' ? before.shown : before.status !== 'idle';
    this.#settle({ status: 'running', question, shown });
    this.#showTimer = setTimeout(() => this.#update({ shown: true }), UNSHOWN_MILLISECONDS);
    const abort = new AbortController();
    this.#current = abort;
    const isCurrent = () => this.#current === abort;
    const fail = (reason: unknown) => {
      if (isCurrent()) this.fail(question, solverErrorFrom(reason));
    };
    /** The board that the next chunk begins with. */
    let next = question.from;
    this.#solver ??= this.#openSolver();
    const run = this.#solver.sequence(question, {
      signal: abort.signal,
      onProgress: (fraction) => {
        if (isCurrent()) this.#update({ fraction });
      },
      onChunk: (chunk) => {
        if (!isCurrent()) return;
        if (chunk.first !== next) fail(missingFrom(next));
        next += chunk.winningLow.length;
        try {
          if (isCurrent()) events.onChunk(chunk);
        } catch (reason) {
          // No more memory for what has come: this must not reach the solver.
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
    const cancelled = this.#state.value;
    if (cancelled.status === 'running')
      this.#settle({ status: 'cancelled', question: cancelled.question });
  }

  /** Ends the run before its end, without `onDone`: what was looked for is found. */
  finish(): void {
    this.#settle({ status: 'idle' });
  }

  /** Could not even be started, for a reason of the page itself. */
  fail(question: SequenceQuestion, error: SolverError): void {
    this.#settle({ status: 'failed', question, error });
  }

  #settle(next: SequenceRunState): void {
    clearTimeout(this.#showTimer);
    const ended = this.#current;
    this.#current = undefined;
    this.#state.value = next;
    ended?.abort();
  }

  #update(change: { readonly shown?: true; readonly fraction?: number }): void {
    const running = this.#state.value;
    if (running.status === 'running') this.#state.value = { ...running, ...change };
  }
}

/** What is not whole is never taken for whole. */
function missingFrom(n: number): string {
  return `The values from board ${n} on are missing.`;
}
