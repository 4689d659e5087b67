/** The board that is being answered: started, paused, cancelled, failed, or done. */
import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { SolverError } from '../solver/errors';
import type { BoardProgress, BoardQuestion, BoardRun, Solver } from '../solver/solver';
import { createTimeLeft } from './progress_estimate';
import { solvedBoard } from './solved_board';
import type { SolvedBoard } from './solved_board';
import { solverErrorFrom } from './solver_failure';
import { measuredRate } from './work_estimate';

/** A run that is faster than this shows no progress: it would only flash. */
export const UNSHOWN_MILLISECONDS = 150;

export type RunState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'running';
      readonly question: BoardQuestion;
      /** Whether it has run long enough to be shown. */
      readonly shown: boolean;
      readonly paused: boolean;
      /** Absent until the first slice is done, while the workers start. */
      readonly progress?: BoardProgress;
      readonly millisecondsLeft?: number;
    }
  | { readonly status: 'cancelled'; readonly question: BoardQuestion }
  | { readonly status: 'failed'; readonly question: BoardQuestion; readonly error: SolverError };

export interface RunModel {
  readonly state: ReadonlySignal<RunState>;
  /** Nanoseconds per pair of the last run that was long enough to tell. */
  readonly measuredRate: ReadonlySignal<number | undefined>;
  /** A run that is still going is replaced. */
  start(question: BoardQuestion): void;
  cancel(): void;
  pause(): void;
  resume(): void;
}

type Running = Extract<RunState, { status: 'running' }>;

export function createRunModel(solver: Solver, onAnswer: (board: SolvedBoard) => void): RunModel {
  const state = signal<RunState>({ status: 'idle' });
  const rate = signal<number | undefined>(undefined);
  let current: { readonly run: BoardRun; readonly abort: AbortController } | undefined;
  let showTimer: ReturnType<typeof setTimeout> | undefined;
  let timeLeft = createTimeLeft();

  function update(change: Partial<Running>) {
    if (state.value.status === 'running') state.value = { ...state.value, ...change };
  }

  function settle(next: RunState) {
    clearTimeout(showTimer);
    current = undefined;
    state.value = next;
  }

  function start(question: BoardQuestion) {
    const wasOnScreen =
      state.value.status === 'running' ? state.value.shown : state.value.status !== 'idle';
    current?.abort.abort();
    clearTimeout(showTimer);
    timeLeft = createTimeLeft();
    // A panel that is on the screen stays there; it is its coming and going that would flash.
    state.value = { status: 'running', question, shown: wasOnScreen, paused: false };
    showTimer = setTimeout(() => update({ shown: true }), UNSHOWN_MILLISECONDS);

    const abort = new AbortController();
    const onProgress = (progress: BoardProgress) => {
      if (current?.abort !== abort) return;
      const millisecondsLeft = timeLeft.observe(progress, performance.now());
      update({ progress, ...(millisecondsLeft === undefined ? {} : { millisecondsLeft }) });
    };
    const run = solver.solve(question, { signal: abort.signal, onProgress });
    current = { run, abort };
    run.answer.then(
      (answer) => {
        if (current?.run !== run) return;
        rate.value = measuredRate(answer) ?? rate.value;
        settle({ status: 'idle' });
        onAnswer(solvedBoard(answer, run, abort));
      },
      (reason: unknown) => {
        if (current?.run === run)
          settle({ status: 'failed', question, error: solverErrorFrom(reason) });
      },
    );
  }

  return {
    state,
    measuredRate: rate,
    start,
    cancel() {
      const cancelled = state.value;
      if (cancelled.status !== 'running') return;
      const abort = current?.abort;
      settle({ status: 'cancelled', question: cancelled.question });
      abort?.abort();
    },
    pause() {
      current?.run.pause();
      timeLeft.interrupt();
      update({ paused: true });
    },
    resume() {
      timeLeft.interrupt();
      current?.run.resume();
      update({ paused: false });
    },
  };
}
