/** What the analyst finds out about the line that is reviewed: asked once, as long as it stays the same. */
import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { BoardAnalyst } from '../../solver/board_analyst';
import type { SolverError } from '../../solver/errors';
import type { GameFacts } from '../../solver/protocol';
import { flippingGameBoard } from '../board_question';
import { samePosition } from '../board/position';
import type { Position, Rectangle } from '../board/position';
import { solverErrorFrom } from '../solver_failure';
import { sameRectangle } from './game_tree';

export type ReviewFactsState =
  | { readonly status: 'waiting' }
  | { readonly status: 'known'; readonly facts: GameFacts }
  | { readonly status: 'failed'; readonly error: SolverError };

export interface ReviewFacts {
  /** Of the line that was asked about last. */
  readonly state: ReadonlySignal<ReviewFactsState>;
  /** What failed is asked once more. */
  ask(start: Position, moves: readonly Rectangle[]): void;
}

interface Asked {
  readonly start: Position;
  readonly moves: readonly Rectangle[];
  readonly controller: AbortController;
}

export function createReviewFacts(analyst: BoardAnalyst, onKnown: () => void): ReviewFacts {
  const state = signal<ReviewFactsState>({ status: 'waiting' });
  let asked: Asked | undefined;

  async function find(question: Asked) {
    const { start, moves, controller } = question;
    try {
      const board = flippingGameBoard(start.rows, start.columns);
      const facts = await analyst.review(board, start.discs, moves, controller.signal);
      if (asked !== question) return;
      state.value = { status: 'known', facts };
      onKnown();
    } catch (reason) {
      if (asked === question) state.value = { status: 'failed', error: solverErrorFrom(reason) };
    }
  }

  return {
    state,
    ask(start, moves) {
      if (asked && isSame(asked, start, moves) && state.value.status !== 'failed') return;
      asked?.controller.abort();
      asked = { start, moves, controller: new AbortController() };
      state.value = { status: 'waiting' };
      void find(asked);
    },
  };
}

function isSame(asked: Asked, start: Position, moves: readonly Rectangle[]): boolean {
  return (
    samePosition(asked.start, start) &&
    asked.moves.length === moves.length &&
    asked.moves.every((move, index) => sameRectangle(moves[index], move))
  );
}
