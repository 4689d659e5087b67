/** The review of the line: whether it is open, at which move, and what it says. */
import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { BoardAnalyst } from '../../solver/board_analyst';
import type { Rectangle } from '../board/position';
import type { Limits } from '../limits';
import { createReviewFacts } from './review_facts';
import { firstView, marksOf, reviewedMoves } from './reviewed_moves';
import type { ReviewState, ReviewView } from './reviewed_moves';
import type { ShownGame } from './shown_game';

export interface GameReview {
  /** Absent while it is closed. */
  readonly state: ReadonlySignal<ReviewState | undefined>;
  /** Absent as well while it is not known yet with which move it begins. */
  readonly view: ReadonlySignal<ReviewView | undefined>;
  /** What the view shows on the board. */
  readonly rectangle: ReadonlySignal<Rectangle | undefined>;
  /**
   * At this move, or at the one with which a review begins. Closed instead where the line has no such
   * move, or what wins is hidden; without moves there is nothing to review.
   */
  open(view: ReviewView | undefined): void;
  close(): void;
  /** Asks once more what could not be found out. */
  again(): void;
}

/** `onKnown`: it has become known what an open review shows. */
export function createGameReview(
  analyst: BoardAnalyst,
  { game, line, positionAfter }: ShownGame,
  onKnown: () => void,
  { hides }: Limits,
): GameReview {
  const opened = signal<{ readonly view: ReviewView | undefined } | undefined>(undefined);
  const facts = createReviewFacts(analyst, () => {
    const wasKnown = opened.value?.view?.shows === 'played';
    if (opened.value !== undefined && !wasKnown) onKnown();
  });

  const state = computed<ReviewState | undefined>(() => {
    if (opened.value === undefined) return undefined;
    const found = facts.state.value;
    if (found.status !== 'known') return found;
    const moves = reviewedMoves(game.value, line.value, found.facts);
    return { status: 'known', moves, marks: marksOf(game.value.setup, moves) };
  });

  const knownMoves = computed(() =>
    state.value?.status === 'known' ? state.value.moves : undefined,
  );

  const view = computed<ReviewView | undefined>(() => {
    if (opened.value === undefined) return undefined;
    const moves = knownMoves.value;
    const asked = opened.value.view ?? (moves && firstView(moves));
    const hasNoBetter = asked && moves && moves[asked.number - 1]?.better === undefined;
    return hasNoBetter ? { ...asked, shows: 'played' } : asked;
  });

  const rectangle = computed(() => {
    const { number = 0, shows } = view.value ?? {};
    const index = number - 1;
    return shows === 'better' ? knownMoves.value?.[index]?.better : line.value[index]?.rectangle;
  });

  function ask() {
    facts.ask(
      positionAfter(0),
      line.value.map((move) => move.rectangle),
    );
  }

  return {
    state,
    view,
    rectangle,
    open(asked) {
      if (hides.answers || line.value[(asked?.number ?? 1) - 1] === undefined) {
        opened.value = undefined;
        return;
      }
      opened.value = { view: asked };
      ask();
    },
    close() {
      opened.value = undefined;
    },
    again() {
      if (opened.value !== undefined) ask();
    },
  };
}
