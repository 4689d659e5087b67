/** What the solver says about a board before it is started: the work, or why it cannot be done. */
import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { SolverError } from '../solver/errors';
import type { AxisQuestion } from '../solver/protocol';
import type { BoardPlan, BoardQuestion, Solver } from '../solver/solver';
import { solverErrorFrom } from './solver_failure';

export type AxisName = 'rows' | 'columns';

export type PlanState =
  | { readonly status: 'none' }
  | { readonly status: 'known'; readonly question: BoardQuestion; readonly plan: BoardPlan }
  | {
      readonly status: 'refused';
      readonly question: BoardQuestion;
      readonly error: SolverError;
      /** The axis whose size or lengths are at fault; absent when it is not the question's fault. */
      readonly axis?: AxisName;
    };

export interface PlanModel {
  /** The last plan stays while the next one is asked for, so that the page does not flicker. */
  readonly state: ReadonlySignal<PlanState>;
  /** Asks about a board, or about none; what is still being asked is dropped. */
  ask(question: BoardQuestion | undefined): Promise<void>;
}

export function createPlanModel(solver: Solver): PlanModel {
  const state = signal<PlanState>({ status: 'none' });
  let asking: AbortController | undefined;

  /** Plan rejects for the board; a square board of one axis tells which axis was meant. */
  async function refusedAxis(
    { rows, columns }: BoardQuestion,
    abort: AbortSignal,
  ): Promise<AxisName | undefined> {
    if (await isRefused(rows, abort)) return 'rows';
    return (await isRefused(columns, abort)) ? 'columns' : undefined;
  }

  async function isRefused(axis: AxisQuestion, abort: AbortSignal): Promise<boolean> {
    try {
      await solver.plan({ rows: axis, columns: axis }, abort);
      return false;
    } catch {
      return true;
    }
  }

  return {
    state,
    async ask(question) {
      asking?.abort();
      asking = undefined;
      if (question === undefined) {
        state.value = { status: 'none' };
        return;
      }
      const current = new AbortController();
      asking = current;
      try {
        const plan = await solver.plan(question, current.signal);
        if (asking === current) state.value = { status: 'known', question, plan };
      } catch (reason) {
        if (asking !== current) return;
        const error = solverErrorFrom(reason);
        const axis = isFaultOfQuestion(error)
          ? await refusedAxis(question, current.signal)
          : undefined;
        if (asking === current)
          state.value = { status: 'refused', question, error, ...(axis && { axis }) };
      }
    },
  };
}

function isFaultOfQuestion({ kind }: SolverError): boolean {
  return (
    kind === 'size-out-of-range' || kind === 'bad-length-family' || kind === 'too-many-lengths'
  );
}
