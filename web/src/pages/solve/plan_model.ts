/** What the solver says about a board before it is started: the work, or why it cannot be done. */
import { computed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { BoardPlan, BoardQuestion } from '../../engine/protocol';
import type { Solver } from '../../engine/solver';
import { estimateWork } from '../../engine/work';
import { createAsk, settledOf } from '../../study/ask';
import type { Settled } from '../../study/ask';

/** The error says which axis is at fault, where it is the question's fault. */
export type Plan = Settled<BoardQuestion, BoardPlan>;

/** `measuredRate` is that of the last run, in nanoseconds per unit of work, where it was long enough to tell. */
export function createPlanModel(solver: Solver, measuredRate: ReadonlySignal<number | undefined>) {
  const { state, ask, forget } = createAsk((question: BoardQuestion, signal) =>
    solver.plan(question, signal),
  );
  const plan = computed(() => settledOf(state.value));
  return {
    /** The last plan stays while the next one is asked for, so that the page does not flicker. */
    plan,
    /** The work of the planned board; absent while it is not known. */
    work: computed(() => {
      if (plan.value?.status !== 'answered') return undefined;
      const { question, answer } = plan.value;
      return estimateWork(question, answer, measuredRate.value ?? solver.nanosecondsPerWork);
    }),
    /** Asks about a board, or about none; what is still being asked is dropped. */
    async ask(question: BoardQuestion | undefined): Promise<void> {
      if (question === undefined) forget();
      else await ask(question);
    },
  };
}
