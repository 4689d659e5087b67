/** A run of the solver: started, then done, cancelled or failed. There is one at a time, and the next takes its place. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { solverErrorFrom, type SolverError } from '../../engine/api/errors';

/** A run that is faster than this shows no progress: it would only flash. */
export const UNSHOWN_MILLISECONDS = 400;

/** `Told`: what is told of a run while it goes on. */
export type RunState<Question, Told> =
  | { readonly status: 'idle' }
  | RunningState<Question, Told>
  | { readonly status: 'cancelled'; readonly question: Question }
  | { readonly status: 'failed'; readonly question: Question; readonly error: SolverError };

export type RunningState<Question, Told> = Told & {
  readonly status: 'running';
  readonly question: Question;
  /** Whether it has run long enough to be shown. */
  readonly shown: boolean;
};

export class CurrentRun<Question, Told extends object> {
  readonly #state = signal<RunState<Question, Told>>({ status: 'idle' });
  #abort: AbortController | undefined;
  #showTimer: ReturnType<typeof setTimeout> | undefined;

  readonly state: ReadonlySignal<RunState<Question, Told>> = this.#state;

  /** A run that is still going is aborted. `isLong`: that is known before, so it's shown at once. */
  start(question: Question, told: Told, isLong = false): AbortController {
    const before = this.#state.value;
    // What is on the screen stays there: its coming and going would flash.
    const wasShown = before.status === 'running' ? before.shown : before.status !== 'idle';
    this.#settle({ ...told, status: 'running', question, shown: isLong || wasShown })?.abort();
    this.#showTimer = setTimeout(() => this.#update({ shown: true }), UNSHOWN_MILLISECONDS);
    return (this.#abort = new AbortController());
  }

  /** Whether this run still goes on: what comes of another is too late. */
  isCurrent(abort: AbortController): boolean {
    return this.#abort === abort;
  }

  /** Nothing comes of it where no run goes on. */
  tell(change: Partial<Told>): void {
    this.#update(change);
  }

  /** Its state then; undefined where no run goes on. */
  cancel(): RunState<Question, Told> | undefined {
    const running = this.#state.value;
    if (running.status !== 'running') return undefined;
    this.#settle({ status: 'cancelled', question: running.question })?.abort();
    return this.#state.value;
  }

  /** It's done. It is not aborted: more can be asked of it by what is given back. */
  finish(): AbortController | undefined {
    return this.#settle({ status: 'idle' });
  }

  /** Also for a reason of the page itself, before a run could start. */
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
