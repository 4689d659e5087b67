/**
 * A newcomer's first minute on the Flipping Game's 5 × 5 board: a move against the computer, its answer, and a
 * guess which moves win. It's a match and a puzzle like any other, with other words under the board.
 */
import { computed, effect } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { isFlippingGame } from '../game/game';
import { NOTHING_CHOSEN } from '../game/look';
import { USUAL_MATCH } from '../game/match';
import { nextPosition } from '../game/next_position';
import { filledPosition, sameSize } from '../game/position';
import { DEFAULT_STUDY, newStudy } from '../game/study';
import type { StudyModel } from './study_model';

/** Where a newcomer is: to choose a corner, or an end; a move was made, or answered; to guess, or the guess was judged. */
export type FirstStep = 'corner' | 'end' | 'made' | 'answered' | 'guess' | 'judged';

export interface FirstMinute {
  readonly step: ReadonlySignal<FirstStep>;
  /** From the match, once it was answered, to the guess. */
  guess(): void;
  /** Off at any time: to the board as it was at first, or to more puzzles. */
  leaveTo(aim: 'board' | 'puzzles'): void;
  /** Nothing more comes of what was begun. */
  dispose(): void;
}

export interface FirstMinuteParts {
  readonly model: StudyModel;
  /** It is over, and never comes back. */
  readonly onEnd: () => void;
}

const ALL_HEADS = filledPosition(DEFAULT_STUDY.start, 1);

export function createFirstMinute({ model, onEnd }: FirstMinuteParts): FirstMinute {
  let isOver = false;
  model.begin({ ...USUAL_MATCH, start: ALL_HEADS });

  function end() {
    if (isOver) return;
    isOver = true;
    stopWatching();
    onEnd();
  }

  // A reader who goes on to something else has found the way.
  const stopWatching = effect(() => {
    if (!isHere(model)) queueMicrotask(end);
  });

  return {
    step: computed(() => stepOf(model)),
    guess: () => model.setMode('predict'),
    dispose: stopWatching,
    leaveTo(aim) {
      end();
      if (aim === 'puzzles') model.predict.next(nextPosition);
      else showBoard(model);
    },
  };
}

function stepOf({ state, line, selection, predict }: StudyModel): FirstStep {
  if (state.value.look.mode === 'predict')
    return predict.stage.value === 'choosing' ? 'guess' : 'judged';
  const moves = line.shown.value;
  if (selection.value !== undefined) return 'end';
  return moves === 0 ? 'corner' : moves % 2 === 1 ? 'made' : 'answered';
}

/** Whether it is still the match that a newcomer began, or the puzzle that came of it. */
function isHere({ state }: StudyModel): boolean {
  const { study, look } = state.value;
  const isSameBoard = isFlippingGame(study.game) && sameSize(study.start, ALL_HEADS);
  const isMatch = look.mode === 'play' && look.review === undefined;
  return isSameBoard && (isMatch || look.mode === 'predict');
}

function showBoard(model: StudyModel): void {
  const { look, study } = model.state.value;
  model.open({
    ...model.state.value,
    study: newStudy(study.game, ALL_HEADS),
    look: { ...look, ...NOTHING_CHOSEN, mode: 'explore', answers: false, revealed: false },
  });
}
