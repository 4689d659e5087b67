/** What the opponent answers to a move that does not win; it can be seen on the board, move by move. */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { turned, type Move } from '../game/move';
import type { GameEngine } from '../engine/api/engine';
import { answerOf } from '../asking/ask';
import type { StudyCore } from './core';
import { createOpponentTurn, type Wait } from './opponent';

export interface Refutation {
  /** Undefined while it is not known, or nothing was asked. */
  readonly reply: ReadonlySignal<Move | undefined>;
  /** Whether the board shows what the two moves leave. */
  readonly isShown: ReadonlySignal<boolean>;
  show(): void;
  /** The board shows its position again. */
  hide(): void;
}

interface RefutationParts {
  readonly engine: GameEngine;
  readonly wait: Wait;
  /** Whether the reader wants nothing to move: what is played is there at once then. */
  readonly isStill: () => boolean;
}

/** What asks for it. */
interface Asking {
  /** How the opponent would win after this move, to be shown as soon as it is known or later. */
  ask(made: Move, shows: 'at-once' | 'on-demand'): void;
  /** Nothing more comes of what was asked. */
  stop(): void;
}

export function createRefutation(
  { state, view, knowledge }: StudyCore,
  { engine, wait, isStill }: RefutationParts,
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
    const left = turned(view.position.value, made);
    view.imagine(
      'refutation',
      last === undefined ? { position: left, last: made } : { position: turned(left, last), last },
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
      const position = turned(view.position.value, made);
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
