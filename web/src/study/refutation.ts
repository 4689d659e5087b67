/** The opponent's reply to a losing move, which can be played out on the board. */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { positionAfterMove, type Move } from '../game/move';
import type { GameEngine } from '../engine/api/engine';
import { answerOf } from '../asking/ask';
import type { StudyCore } from './core';
import { createOpponentTurn, type WaitFunction } from './opponent';

export interface Refutation {
  /** Undefined while it is not known, or if nothing was asked. */
  readonly reply: ReadonlySignal<Move | undefined>;
  /** The board shows the position after both moves. */
  readonly isShown: ReadonlySignal<boolean>;
  show(): void;
  /** The board shows its own position again. */
  hide(): void;
}

interface RefutationDependencies {
  readonly engine: GameEngine;
  readonly wait: WaitFunction;
  /** The reader prefers no motion: moves are shown at once. */
  readonly isStill: () => boolean;
}

/** Calls from the study. */
interface Asking {
  /** Asks how the opponent would win after this move, and shows it once it is known, or on demand. */
  ask(made: Move, shows: 'at-once' | 'on-demand'): void;
  /** Drops the pending question. */
  stop(): void;
}

export function createRefutation(
  { state, view, knowledge }: StudyCore,
  { engine, wait, isStill }: RefutationDependencies,
): Refutation & Asking {
  const wanted = signal(false);
  const asked = signal<Move | undefined>(undefined);
  const turn = createOpponentTurn(engine, knowledge, wait, () => {
    if (wanted.value) imagine();
  });
  const reply = computed(() => answerOf(turn.state.value));

  function imagine() {
    const made = asked.value;
    const last = reply.value;
    if (made === undefined) return;
    const left = positionAfterMove(view.position.value, made);
    view.imagine(
      'refutation',
      last === undefined
        ? { position: left, last: made }
        : { position: positionAfterMove(left, last), last },
    );
  }

  return {
    reply,
    isShown: computed(() => wanted.value && view.imaginedBy.value === 'refutation'),
    show() {
      wanted.value = true;
      imagine();
    },
    hide() {
      wanted.value = false;
      view.imagine('refutation', undefined);
    },
    ask(made, shows) {
      const { study, match } = state.value;
      const position = positionAfterMove(view.position.value, made);
      const isAtOnce = isStill() || shows === 'on-demand';
      batch(() => {
        asked.value = made;
        wanted.value = shows === 'at-once';
        if (!isAtOnce) imagine();
      });
      void turn.ask({
        game: study.game,
        position,
        strength: 'perfect',
        seed: match.seed,
        turn: isAtOnce ? 0 : 1,
      });
    },
    stop() {
      turn.stop();
      batch(() => {
        asked.value = undefined;
        wanted.value = false;
        view.imagine('refutation', undefined);
      });
    },
  };
}
