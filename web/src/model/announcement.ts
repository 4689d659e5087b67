/** What a live region should say: only what a reader cannot notice otherwise, and each thing once. */
import { computed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { SolverError } from '../solver/errors';
import type { BoardAnswer, BoardQuestion } from '../solver/solver';
import type { RunState } from './run_model';
import type { WorkTrouble } from './work_store';

export type Announcement =
  | {
      readonly kind: 'running' | 'paused';
      readonly question: BoardQuestion;
      readonly damaged: boolean;
      readonly unsaved: WorkTrouble | undefined;
    }
  | { readonly kind: 'cancelled'; readonly question: BoardQuestion }
  | { readonly kind: 'failed'; readonly question: BoardQuestion; readonly error: SolverError }
  | { readonly kind: 'answered'; readonly answer: BoardAnswer };

export function announcementOf(
  run: ReadonlySignal<RunState>,
  answer: ReadonlySignal<BoardAnswer | undefined>,
): ReadonlySignal<Announcement | undefined> {
  // While nothing is said the region is empty, so that the same answer is heard again the next time.
  return computed(() => {
    const state = run.value;
    switch (state.status) {
      case 'idle':
        return answer.value && { kind: 'answered', answer: answer.value };
      case 'running':
        if (!state.shown) return undefined;
        return {
          kind: state.paused ? 'paused' : 'running',
          question: state.question,
          damaged: state.damaged === true,
          unsaved: state.unsaved,
        };
      case 'cancelled':
        return { kind: 'cancelled', question: state.question };
      case 'failed':
        return { kind: 'failed', question: state.question, error: state.error };
    }
  });
}
