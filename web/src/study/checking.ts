/** Exploring one move at a time, while what wins is not seen. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { StudyCore } from './core';
import type { createPredict } from './predict';
import type { createRefutation } from './refutation';

export interface StudyChecking {
  /** Whether the chosen move can be checked: whether it wins is known, and not seen yet. */
  readonly canCheck: ReadonlySignal<boolean>;
  /** Tells whether the chosen move wins, and of no other. */
  check(): void;
}

interface CheckingParts {
  readonly predict: Pick<ReturnType<typeof createPredict>, 'sync'>;
  readonly refutation: ReturnType<typeof createRefutation>;
}

/** A move that is known to lose can be checked again after another was looked at, to be answered again. */
export function createChecking(
  { state, view, limits, knowledge }: StudyCore,
  { predict, refutation }: CheckingParts,
): StudyChecking {
  const unanswered = computed(() => {
    const { value: move } = view.chosen;
    const isOffered = state.value.look.mode === 'explore' && !limits.hides.answers;
    const isKnown = knowledge.known.value !== undefined;
    if (!isOffered || !isKnown || move === undefined) return undefined;
    const wins = view.wins(move);
    const hasNoReply = wins === false && !view.areOpen.value && !refutation.reply.value;
    return wins === undefined || hasNoReply ? move : undefined;
  });
  return {
    canCheck: computed(() => unanswered.value !== undefined),
    check() {
      const move = unanswered.value;
      if (move === undefined) return;
      if (view.wins(move) === undefined) view.tell(move);
      predict.sync();
      if (view.wins(move) === false) refutation.ask(move, 'on-demand');
    },
  };
}
