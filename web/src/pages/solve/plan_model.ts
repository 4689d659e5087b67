/** What the solver says about a board before it is started: the work, or why it cannot be done. */
import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { solverErrorFrom } from '../../engine/errors';
import type { SolverError } from '../../engine/errors';
import type { BoardPlan, BoardQuestion } from '../../engine/protocol';
import type { Solver } from '../../engine/solver';
import { estimateWork } from '../../engine/work';

export type PlanState =
  | { readonly status: 'none' }
  | { readonly status: 'known'; readonly question: BoardQuestion; readonly plan: BoardPlan }
  /** The error says which axis is at fault, where it is the question's fault. */
  | { readonly status: 'refused'; readonly question: BoardQuestion; readonly error: SolverError };

/** `measuredRate` is that of the last run, in nanoseconds per unit of work, where it was long enough to tell. */
export function createPlanModel(solver: Solver, measuredRate: ReadonlySignal<number | undefined>) {
  const state = signal<PlanState>({ status: 'none' });
  let asking: AbortController | undefined;

  return {
    /** The last plan stays while the next one is asked for, so that the page does not flicker. */
    state: state as ReadonlySignal<PlanState>,
    /** The work of the planned board; absent while it is not known. */
    work: computed(() => {
      if (state.value.status !== 'known') return undefined;
      const { question, plan } = state.value;
      return estimateWork(question, plan, measuredRate.value ?? solver.nanosecondsPerWork);
    }),
    /** Asks about a board, or about none; what is still being asked is dropped. */
    async ask(question: BoardQuestion | undefined): Promise<void> {
      asking?.abort();
      const current = new AbortController();
      asking = current;
      if (question === undefined) {
        state.value = { status: 'none' };
        return;
      }
      try {
        const plan = await solver.plan(question, current.signal);
        if (asking === current) state.value = { status: 'known', question, plan };
      } catch (reason) {
        const error = solverErrorFrom(reason);
        if (asking === current) state.value = { status: 'refused', question, error };
      }
    },
  };
}
