/** Values of a sequence being computed: started, cancelled, failed, or done; one run at a time. */
import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { SequenceChunk, SequenceQuestion, SequenceSolver } from '../../solver/sequence';
import { UNSHOWN_MILLISECONDS } from '../run_model';
import { solverErrorFrom } from '../solver_failure';
import type { SolverError } from '../solver_failure';

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

export interface SequenceRunner {
  readonly state: ReadonlySignal<SequenceRunState>;
  /** A run that is still going is replaced, and none of its events come any more. */
  start(question: SequenceQuestion, events: RunEvents): void;
  cancel(): void;
  /** Ends the run before its end, without `onDone`: what was looked for is found. */
  finish(): void;
  /** Could not even be started, for a reason of the page itself. */
  fail(question: SequenceQuestion, error: SolverError): void;
}

/** The solver is opened for the first run, as it takes workers of its own. */
export function createSequenceRunner(openSolver: () => SequenceSolver): SequenceRunner {
  let solver: SequenceSolver | undefined;
  const state = signal<SequenceRunState>({ status: 'idle' });
  let current: AbortController | undefined;
  let showTimer: ReturnType<typeof setTimeout> | undefined;

  function settle(next: SequenceRunState) {
    clearTimeout(showTimer);
    const ended = current;
    current = undefined;
    state.value = next;
    ended?.abort();
  }

  function update(change: { readonly shown?: true; readonly fraction?: number }) {
    if (state.value.status === 'running') state.value = { ...state.value, ...change };
  }

  return {
    state,
    start(question, events) {
      const before = state.value;
      settle({
        status: 'running',
        question,
        // What is on the screen stays there; it is its coming and going that would flash.
        shown: before.status === 'running' ? before.shown : before.status !== 'idle',
      });
      showTimer = setTimeout(() => update({ shown: true }), UNSHOWN_MILLISECONDS);
      const abort = new AbortController();
      current = abort;
      const isCurrent = () => current === abort;
      const fail = (reason: unknown) => {
        if (isCurrent()) settle({ status: 'failed', question, error: solverErrorFrom(reason) });
      };
      /** The board that the next chunk begins with. */
      let next = question.from;
      solver ??= openSolver();
      const run = solver.sequence(question, {
        signal: abort.signal,
        onProgress: (fraction) => {
          if (isCurrent()) update({ fraction });
        },
        onChunk: (chunk) => {
          if (!isCurrent()) return;
          if (chunk.first !== next) {
            fail(`The values from board ${next} on are missing.`);
            return;
          }
          next += chunk.winningLow.length;
          try {
            events.onChunk(chunk);
          } catch (reason) {
            // No more memory for what has come: this must not reach the solver.
            fail(reason);
          }
        },
      });
      run.done.then(() => {
        if (!isCurrent()) return;
        if (next <= question.to) {
          fail(`The values from board ${next} on are missing.`);
          return;
        }
        settle({ status: 'idle' });
        events.onDone();
      }, fail);
    },
    cancel() {
      const cancelled = state.value;
      if (cancelled.status === 'running')
        settle({ status: 'cancelled', question: cancelled.question });
    },
    finish: () => settle({ status: 'idle' }),
    fail: (question, error) => settle({ status: 'failed', question, error }),
  };
}
