/** The board that is being answered: started, paused, cancelled, failed, or done. */
import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { SolverError } from '../solver/errors';
import type { AxisName, BoardProgress, BoardQuestion, BoardRun, Solver } from '../solver/solver';
import type { InterruptedWork } from './interrupted_work';
import { progressFraction } from './progress_fraction';
import { solvedBoard } from './solved_board';
import type { SolvedBoard } from './solved_board';
import { solverErrorFrom } from './solver_failure';
import { createTimeLeft } from './time_left';
import { measuredRate } from './work_estimate';
import { createWorkKeeper } from './work_keeper';
import type { WorkKeeper } from './work_keeper';
import type { KeptPiece, KeptWork, WorkMark, WorkStore, WorkTrouble } from './work_store';

/** A run that is faster than this shows no progress: it would only flash. */
export const UNSHOWN_MILLISECONDS = 400;

/** Cancelling a run that has worked for longer does not throw its work away. */
export const CANCELLED_KEPT_MILLISECONDS = 60_000;

/** A run that is over sooner is not worth being kept. */
export const KEPT_MILLISECONDS_LEFT = 4_000;

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
      /** Work was kept for it, but was damaged: it began anew. */
      readonly damaged?: boolean;
      /** Why its work is not kept any more. */
      readonly unsaved?: WorkTrouble;
    }
  | { readonly status: 'cancelled'; readonly question: BoardQuestion }
  | { readonly status: 'failed'; readonly question: BoardQuestion; readonly error: SolverError };

export interface RunModel {
  readonly state: ReadonlySignal<RunState>;
  /** Nanoseconds per unit of work of the last run that was long enough to tell. */
  readonly measuredRate: ReadonlySignal<number | undefined>;
  /** A run that is still going is replaced. Interrupted work of the board is gone on with. */
  start(question: BoardQuestion): void;
  cancel(): void;
  pause(): void;
  resume(): void;
}

type Running = Extract<RunState, { status: 'running' }>;

export interface RunModelParts {
  readonly solver: Solver;
  readonly onAnswer: (board: SolvedBoard) => void;
  /** Where runs are kept, and what was kept of those that were interrupted. */
  readonly store: WorkStore;
  readonly interrupted: InterruptedWork;
}

interface CurrentRun {
  readonly run: BoardRun;
  readonly abort: AbortController;
  readonly keeper: WorkKeeper;
}

export function createRunModel({ solver, onAnswer, store, interrupted }: RunModelParts): RunModel {
  const state = signal<RunState>({ status: 'idle' });
  const rate = signal<number | undefined>(undefined);
  let current: CurrentRun | undefined;
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

  function keeperOf(question: BoardQuestion, kept: KeptWork | undefined): WorkKeeper {
    const keeper: WorkKeeper = createWorkKeeper({
      store,
      question,
      kept,
      // There is one job at a time: the new one takes the place of what was offered.
      onBegin: () => interrupted.discard(),
      onTrouble(unsaved) {
        if (current?.keeper === keeper) update({ unsaved });
      },
      onRefused() {
        if (current?.keeper === keeper) update({ damaged: true });
      },
    });
    return keeper;
  }

  function keepPiece(keeper: WorkKeeper, axis: AxisName, piece: KeptPiece, milliseconds: number) {
    if (current?.keeper !== keeper || state.value.status !== 'running') return;
    const { progress, millisecondsLeft } = state.value;
    const fraction = progress === undefined ? 0 : progressFraction(progress);
    const isWorthwhile =
      millisecondsLeft === undefined || millisecondsLeft >= KEPT_MILLISECONDS_LEFT;
    keeper.add(axis, piece, { fraction, milliseconds }, isWorthwhile);
  }

  function start(question: BoardQuestion) {
    const kept = interrupted.take(question);
    // What goes on was long before: it is shown at once.
    const wasOnScreen =
      kept !== undefined ||
      (state.value.status === 'running' ? state.value.shown : state.value.status !== 'idle');
    current?.keeper.remove();
    current?.abort.abort();
    clearTimeout(showTimer);
    timeLeft = createTimeLeft(kept && timeLeftOf(kept.mark));
    // A panel that is on the screen stays there; it is its coming and going that would flash.
    state.value = { status: 'running', question, shown: wasOnScreen, paused: false };
    showTimer = setTimeout(() => update({ shown: true }), UNSHOWN_MILLISECONDS);

    const abort = new AbortController();
    const onProgress = (progress: BoardProgress) => {
      if (current?.abort !== abort) return;
      const millisecondsLeft = timeLeft.observe(progress, performance.now());
      update({ progress, ...(millisecondsLeft === undefined ? {} : { millisecondsLeft }) });
    };
    const keeper = keeperOf(question, kept);
    const keep = (axis: AxisName, piece: KeptPiece, milliseconds: number) =>
      keepPiece(keeper, axis, piece, milliseconds);
    const run = solver.solve(question, {
      signal: abort.signal,
      onProgress,
      onPiece: keep,
      onPart: keep,
      ...(keeper.earlier && { earlier: keeper.earlier }),
    });
    current = { run, abort, keeper };
    run.answer.then(
      (answer) => {
        if (current?.run !== run) return;
        rate.value = measuredRate(answer) ?? rate.value;
        keeper.remove();
        settle({ status: 'idle' });
        onAnswer(solvedBoard(answer, run, abort));
      },
      (reason: unknown) => {
        if (current?.run !== run) return;
        settle({ status: 'failed', question, error: solverErrorFrom(reason) });
        void keeper.letGo().then((work) => work && interrupted.put(work));
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
      const cancelledRun = current;
      const settled: RunState = { status: 'cancelled', question: cancelled.question };
      settle(settled);
      cancelledRun?.abort.abort();
      void cancelledRun?.keeper.letGo(CANCELLED_KEPT_MILLISECONDS).then((work) => {
        if (work === undefined) return;
        interrupted.put(work);
        // The offer to go on says all there is to say.
        if (state.value === settled) state.value = { status: 'idle' };
      });
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

/** What the whole of an interrupted run would still take at the pace it had. */
function timeLeftOf({ fraction, milliseconds }: WorkMark): number | undefined {
  return fraction > 0 ? (milliseconds * (1 - fraction)) / fraction : undefined;
}
