/** Exploring one move at a time while winning moves are hidden. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { StudyCore } from './core';
import type { createPredict } from './predict';
import type { createRefutation } from './refutation';

export interface StudyChecking {
  /** The chosen move's verdict is known and not shown yet. */
  readonly canCheck: ReadonlySignal<boolean>;
  /** Reveals whether the chosen move wins, and nothing about others. */
  check(): void;
}

interface CheckingDependencies {
  readonly predict: Pick<ReturnType<typeof createPredict>, 'sync'>;
  readonly refutation: ReturnType<typeof createRefutation>;
}

/** A losing move that was checked can be checked again after another was chosen, to see the reply again. */
export function createChecking(
  { state, view, limits, knowledge }: StudyCore,
  { predict, refutation }: CheckingDependencies,
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
      if (view.wins(move) === undefined) view.revealVerdict(move);
      predict.sync();
      if (view.wins(move) === false) refutation.ask(move, 'on-demand');
    },
  };
}
