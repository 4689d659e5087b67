/**
 * A newcomer's first minute on the Flipping Game's 5 × 5 board: a move against the computer, its answer, and a
 * guess which move wins near the end. It's a match and a puzzle like any other, with other words under the board.
 */
import { computed, effect, type ReadonlySignal } from '@preact/signals';
import { isFlippingGame } from '../game/game';
import { NOTHING_CHOSEN, type Mode } from '../game/look';
import { USUAL_MATCH } from '../game/match';
import { nextPosition } from '../game/next_position';
import { filledPosition, placeOf, sameSize, type Position } from '../game/position';
import { DEFAULT_STUDY, newStudy } from '../game/study';
import type { StudyModel } from './study_model';

/** Where a newcomer is: to choose a corner, or an end; a move was made, or answered; to guess, or the guess was judged. */
type FirstStep = 'corner' | 'end' | 'made' | 'answered' | 'guess' | 'judged';

export interface FirstMinute {
  readonly step: ReadonlySignal<FirstStep>;
  /** From the match, once it was answered, to the guess, on a board with few white discs left. */
  guess(): void;
  /** Off at any time: to the board as it was at first, or to more puzzles. */
  leaveTo(aim: 'board' | 'puzzles'): void;
  /** Nothing more comes of what was begun. */
  dispose(): void;
}

interface FirstMinuteParts {
  readonly model: StudyModel;
  /** It is over, and never comes back. */
  readonly onEnd: () => void;
}

const ALL_HEADS = filledPosition(DEFAULT_STUDY.start, 1);
const FEW_HEADS = fewHeads();

export function createFirstMinute({ model, onEnd }: FirstMinuteParts): FirstMinute {
  let isOver = false;
  // The board is there before these steps are: what was pressed meanwhile stays pressed.
  const { selection } = model.state.peek().look;
  model.setUps.begin({ ...USUAL_MATCH, start: ALL_HEADS });
  if (selection !== undefined) model.choice.press(selection.corner);

  function end() {
    if (isOver) return;
    isOver = true;
    stopWatching();
    // The guess was for learning how puzzles go.
    model.predict.startOver();
    onEnd();
  }

  // A reader who goes on to something else has found the way.
  const stopWatching = effect(() => {
    if (!isHere(model)) queueMicrotask(end);
  });

  return {
    step: computed(() => stepOf(model)),
    guess: () => show(model, FEW_HEADS, 'predict'),
    dispose: stopWatching,
    leaveTo(aim) {
      end();
      if (aim === 'puzzles') model.predict.next(nextPosition);
      else show(model, ALL_HEADS, 'explore');
    },
  };
}

function stepOf({ state, line, view: { selection }, predict }: StudyModel): FirstStep {
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

function show(model: StudyModel, position: Position, mode: Mode): void {
  const { look, study } = model.state.value;
  const shown = { ...look, ...NOTHING_CHOSEN, mode, answers: false, revealed: false };
  model.visits.open(
    { ...model.state.value, study: newStudy(study.game, position), look: shown },
    true,
  );
}

/** Their values are 2, 1 and 1: the disc alone in its column's value is to be turned, and the other two are a pair. */
function fewHeads(): Position {
  const position = filledPosition(ALL_HEADS, 0);
  for (const [row, column] of [
    [1, 4],
    [2, 1],
    [4, 2],
  ] as const)
    position.coins[placeOf(position, { row, column })] = 1;
  return position;
}
