/** A run of the solver: started, then done, cancelled or failed. There is one at a time, and the next replaces it. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { solverErrorFrom, type SolverError } from '../../engine/api/errors';

/** A faster run shows no progress: it would only flash. */
export const WAITING_NOTE_DELAY_MS = 400;

/** `PlayEvent` is the information about a run while it goes on. */
export type RunState<Question, Told> =
  | { readonly status: 'idle' }
  | RunningState<Question, Told>
  | { readonly status: 'cancelled'; readonly question: Question }
  | { readonly status: 'failed'; readonly question: Question; readonly error: SolverError };

export type RunningState<Question, Told> = Told & {
  readonly status: 'running';
  readonly question: Question;
  /** It has run long enough to be shown. */
  readonly shown: boolean;
};

export class CurrentRun<Question, Told extends object> {
  readonly #state = signal<RunState<Question, Told>>({ status: 'idle' });
  #abort: AbortController | undefined;
  #showTimer: ReturnType<typeof setTimeout> | undefined;

  readonly state: ReadonlySignal<RunState<Question, Told>> = this.#state;

  /** Starts a run; a run that is still going is aborted. `isLong` if that is known before: then it is shown at once. */
  start(question: Question, told: Told, isLong = false): AbortController {
    const before = this.#state.value;
    // A visible panel stays visible, as it would flash.
    const wasShown = before.status === 'running' ? before.shown : before.status !== 'idle';
    this.#settle({ ...told, status: 'running', question, shown: isLong || wasShown })?.abort();
    this.#showTimer = setTimeout(() => this.#update({ shown: true }), WAITING_NOTE_DELAY_MS);
    return (this.#abort = new AbortController());
  }

  /** True if this run still goes on; results of others are ignored. */
  isCurrent(abort: AbortController): boolean {
    return this.#abort === abort;
  }

  /** Updates the information about the run, if one goes on. */
  tell(change: Partial<Told>): void {
    this.#update(change);
  }

  /** Returns the state at that moment; undefined if no run goes on. */
  cancel(): RunState<Question, Told> | undefined {
    const running = this.#state.value;
    if (running.status !== 'running') return undefined;
    this.#settle({ status: 'cancelled', question: running.question })?.abort();
    return this.#state.value;
  }

  /** Ends the run without aborting it: more can be asked of it, until the returned controller is aborted. */
  finish(): AbortController | undefined {
    return this.#settle({ status: 'idle' });
  }

  /** May also be called before a run could start. */
  fail(question: Question, reason: unknown): void {
    const error = solverErrorFrom(reason);
    this.#settle({ status: 'failed', question, error })?.abort();
  }

  #settle(next: RunState<Question, Told>): AbortController | undefined {
    clearTimeout(this.#showTimer);
    const ended = this.#abort;
    this.#abort = undefined;
    this.#state.value = next;
    return ended;
  }

  #update(change: Partial<Told> | { readonly shown: true }): void {
    const running = this.#state.value;
    if (running.status === 'running') this.#state.value = { ...running, ...change };
  }
}
