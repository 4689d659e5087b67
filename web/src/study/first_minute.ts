/**
 * A newcomer's first minute on the Flipping Game's 5 × 5 board: watch a move, make one, turn the last disc.
 * Then what wins is a question.
 */
import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { isFlippingGame } from '../game/game';
import { NOTHING_CHOSEN } from '../game/look';
import { run } from '../game/move';
import type { Move } from '../game/move';
import { filledPosition, headsCount, placeOf, sameSize } from '../game/position';
import type { Position } from '../game/position';
import { DEFAULT_STUDY, newStudy } from '../game/study';
import type { Wait } from './opponent';
import { waitByTimer } from './opponent';
import type { StudyModel } from './study_model';

export const FIRST_STEPS = ['watch', 'try', 'last', 'question'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export interface FirstMinute {
  readonly step: ReadonlySignal<FirstStep>;
  /** The move that is shown first. */
  readonly shownMove: Move;
  /** Whether it is being shown. */
  readonly isPlaying: ReadonlySignal<boolean>;
  /** Whether what the step asks for is done. */
  readonly isDone: ReadonlySignal<boolean>;
  /** Chooses the move, and makes it when it has been seen. */
  play(): void;
  /** Puts the step's board back. */
  again(): void;
  next(): void;
  /** On to the question's answer, or to guess it; or off at any time. */
  leaveTo(aim: 'answers' | 'predict' | 'board'): void;
  /** Nothing more comes of what was begun. */
  dispose(): void;
}

export interface FirstMinuteParts {
  readonly model: StudyModel;
  /** It is over, and never comes back. */
  readonly onEnd: () => void;
  readonly wait?: Wait;
}

/** In milliseconds: how long a move is seen before it is made. */
const LOOK_REST = 1200;

const SHOWN_MOVE: Move = { rows: run(2, 4), columns: run(1, 4) };
const ALL_HEADS = filledPosition(DEFAULT_STUDY.start, 1);
const LAST_DISC = lastDisc();

export function createFirstMinute(parts: FirstMinuteParts): FirstMinute {
  const { model, onEnd, wait = waitByTimer } = parts;
  const step = signal<FirstStep>('watch');
  const showing = createShowing(model, wait);
  const hasMoved = computed(() => model.line.shown.value > 0);
  const hasHeads = computed(() => headsCount(model.position.value) > 0);
  let isOver = false;

  function put(position: Position) {
    showing.stop();
    const { look, study } = model.state.value;
    model.open({
      ...model.state.value,
      study: newStudy(study.game, position),
      look: { ...look, ...NOTHING_CHOSEN },
    });
  }

  function dispose() {
    stopWatching();
    showing.stop();
  }

  function end() {
    if (isOver) return;
    isOver = true;
    dispose();
    onEnd();
  }

  // A reader who goes on to something else has found the way.
  const stopWatching = effect(() => {
    if (!isHere(model)) queueMicrotask(end);
  });

  return {
    step,
    shownMove: SHOWN_MOVE,
    isPlaying: showing.isPlaying,
    isDone: computed(() => (step.value === 'last' ? !hasHeads.value : hasMoved.value)),
    play() {
      put(ALL_HEADS);
      void showing.play();
    },
    again: () => put(boardOf(step.value)),
    dispose,
    next() {
      const following = FIRST_STEPS[FIRST_STEPS.indexOf(step.value) + 1];
      if (following === undefined) return;
      put(boardOf(following));
      step.value = following;
    },
    leaveTo(aim) {
      end();
      put(ALL_HEADS);
      if (aim === 'answers') model.showAnswers(true);
      if (aim === 'predict') model.setMode('predict');
    },
  };
}

/** The move is chosen, and made when it has been seen. */
function createShowing(model: StudyModel, wait: Wait) {
  const isPlaying = signal(false);
  let showing: AbortController | undefined;

  function stop() {
    showing?.abort();
    showing = undefined;
    isPlaying.value = false;
  }

  return {
    isPlaying,
    stop,
    async play() {
      const current = new AbortController();
      showing = current;
      isPlaying.value = true;
      model.choose(SHOWN_MOVE);
      await wait(LOOK_REST, current.signal);
      if (current.signal.aborted) return;
      stop();
      model.apply();
    },
  };
}

/** Whether the board is still the one that a newcomer began with, without its answers. */
function isHere({ state }: StudyModel): boolean {
  const { study, look } = state.value;
  const isSameBoard = isFlippingGame(study.game) && sameSize(study.start, ALL_HEADS);
  return isSameBoard && look.mode === 'explore' && !look.answers;
}

function boardOf(step: FirstStep): Position {
  return step === 'last' ? LAST_DISC : ALL_HEADS;
}

/** One move from the end. */
function lastDisc(): Position {
  const position = filledPosition(ALL_HEADS, 0);
  position.coins[placeOf(position, { row: 3, column: 3 })] = 1;
  return position;
}
