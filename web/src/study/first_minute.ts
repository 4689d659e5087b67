/**
 * A new reader's first minute on the Flipping Game's 5 × 5 board: a move against the computer, its answer, and a guess
 * which move wins near the end. It is a normal match and a normal puzzle, with other words under the board.
 */
import { computed, effect, type ReadonlySignal } from '@preact/signals';
import { isFlippingGame } from '../game/game';
import { NOTHING_CHOSEN, type StudyMode } from '../game/look';
import { DEFAULT_MATCH } from '../game/match';
import { nextPosition } from '../game/next_position';
import { filledPosition, placeOf, sameSize, type Position } from '../game/position';
import { DEFAULT_STUDY, newStudy } from '../game/study';
import type { StudyModel } from './study_model';

/** The steps: choose a corner, choose an end, move made, move answered, guess, guess judged. */
type FirstStep = 'corner' | 'end' | 'made' | 'answered' | 'guess' | 'judged';

export interface FirstMinute {
  readonly step: ReadonlySignal<FirstStep>;
  /** Goes on from the answered match to the guess, on a board with few white discs. */
  guess(): void;
  /** Ends the first minute at any time: with a new board, or with more puzzles. */
  leaveTo(aim: 'board' | 'puzzles'): void;
  /** Stops all pending work. */
  dispose(): void;
}

interface FirstMinuteDependencies {
  readonly model: StudyModel;
  /** Called once it is over; it never comes back. */
  readonly onEnd: () => void;
}

const ALL_HEADS = filledPosition(DEFAULT_STUDY.start, 1);
const FEW_HEADS = fewHeads();

export function createFirstMinute({ model, onEnd }: FirstMinuteDependencies): FirstMinute {
  let isOver = false;
  // The board may be pressed before these steps are loaded: that selection stays.
  const { selection } = model.state.peek().look;
  model.setUps.begin({ ...DEFAULT_MATCH, start: ALL_HEADS });
  if (selection !== undefined) model.choice.press(selection.corner);

  function end() {
    if (isOver) return;
    isOver = true;
    stopWatching();
    // The guess only showed how puzzles work.
    model.predict.startOver();
    onEnd();
  }

  // A reader who does something else needs no guide.
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

/** True while it is still the match or the puzzle of the first minute. */
function isHere({ state }: StudyModel): boolean {
  const { study, look } = state.value;
  const isSameBoard = isFlippingGame(study.game) && sameSize(study.start, ALL_HEADS);
  const isMatch = look.mode === 'play' && look.review === undefined;
  return isSameBoard && (isMatch || look.mode === 'predict');
}

function show(model: StudyModel, position: Position, mode: StudyMode): void {
  const { look, study } = model.state.value;
  const shown = { ...look, ...NOTHING_CHOSEN, mode, answers: false, revealed: false };
  model.visits.open(
    { ...model.state.value, study: newStudy(study.game, position), look: shown },
    true,
  );
}

/** Three heads with the values 2, 1 and 1: the one with value 2 must be turned, and the other two are a pair. */
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
