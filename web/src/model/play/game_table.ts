/** The board of a game: the position that is shown, and in a review the one before a move of the line. */
import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { BoardAnalyst } from '../../solver/board_analyst';
import { createBoardFacts } from '../board/board_facts';
import type { BoardFacts } from '../board/board_facts';
import type { Selection, TableState } from '../board/board_state';
import { createExaminer } from '../board/examination';
import type { Examination, Examiner } from '../board/examination';
import type { Limits } from '../limits';
import { samePosition } from '../board/position';
import type { Cell } from '../board/position';
import { createProductBook } from '../board/product_book';
import type { ReviewView } from './reviewed_moves';
import type { ShownGame } from './shown_game';

export interface GameTable {
  readonly state: ReadonlySignal<TableState>;
  readonly facts: BoardFacts;
  readonly examiner: Examiner;
  /** Of the place that is shown in the game, once it is known; not while a review shows another one. */
  readonly examination: ReadonlySignal<Examination | undefined>;
  select(selection: Selection | undefined): void;
  setShowValues(shown: boolean): void;
  /** Looks at the position that is shown now. */
  look(): void;
}

/** `onDescribed`: the lengths that are legal on the board shown are known from now on. */
export function createGameTable(
  analyst: BoardAnalyst,
  { position, positionAfter }: ShownGame,
  reviewed: ReadonlySignal<ReviewView | undefined>,
  pointer: ReadonlySignal<Cell | undefined>,
  onDescribed: () => void,
  { hides }: Limits,
): GameTable {
  const selection = signal<Selection | undefined>(undefined);
  const showValues = signal(false);
  /** While one plays, what wins is hidden. */
  const areOpen = computed(() => reviewed.value !== undefined && !hides.answers);
  const state = computed<TableState>(() => ({
    position: reviewed.value ? positionAfter(reviewed.value.number - 1) : position.value,
    selection: selection.value,
    heat: 'none',
    showValues: areOpen.value && showValues.value && !hides.nimbers,
    showGrundy: false,
  }));
  const examiner = createExaminer(analyst, () => {
    onDescribed();
    askForProduct();
  });
  const products = createProductBook(analyst);
  const facts = createBoardFacts(state, areOpen, pointer, examiner, products);

  /** What a review explains. */
  function askForProduct() {
    if (areOpen.value) facts.askForProduct();
  }

  return {
    state,
    facts,
    examiner,
    examination: computed(() => {
      const found = examiner.state.value;
      return found.status === 'known' && samePosition(found.examination.position, position.value)
        ? found.examination
        : undefined;
    }),
    select(selected) {
      selection.value = selected;
      askForProduct();
    },
    setShowValues(shown) {
      showValues.value = shown;
    },
    look() {
      examiner.show(state.value.position);
    },
  };
}
