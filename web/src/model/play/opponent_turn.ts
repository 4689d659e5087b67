/** The computer's turn: its move is asked for at once, and made when the flip before it has been seen. */
import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { BoardAnalyst } from '../../solver/board_analyst';
import { SolverError } from '../../solver/errors';
import type { BoardDescription, BoardMove, Strength } from '../../solver/protocol';
import { flippingGameBoard } from '../board_question';
import { isLegal } from '../board/corner_moves';
import type { Position, Rectangle } from '../board/position';
import { solverErrorFrom } from '../solver_failure';

/** In milliseconds. */
export const REPLY_REST = 700;

/** Settles after so long a time, or when it is aborted. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export type TurnState =
  | { readonly status: 'idle' }
  | { readonly status: 'thinking' }
  | { readonly status: 'failed'; readonly error: SolverError };

export interface TurnQuestion {
  readonly position: Position;
  /** Where it is known already. */
  readonly description: BoardDescription | undefined;
  readonly strength: Strength;
  readonly seed: number;
  /** How many moves were made before: none, and there is no flip to be seen. */
  readonly turn: number;
}

export interface OpponentTurn {
  readonly state: ReadonlySignal<TurnState>;
  begin(question: TurnQuestion): void;
  /** Nothing comes of what was begun. */
  stop(): void;
}

/** `play`: its move, which is legal. */
export function createOpponentTurn(
  analyst: BoardAnalyst,
  wait: Wait,
  play: (move: Rectangle) => void,
): OpponentTurn {
  const state = signal<TurnState>({ status: 'idle' });
  let asking: AbortController | undefined;

  async function findMove(question: TurnQuestion, abort: AbortSignal): Promise<Rectangle> {
    const { position, description, strength, seed, turn } = question;
    const board = flippingGameBoard(position.rows, position.columns);
    const [described, move] = await Promise.all([
      description ?? analyst.describe(board, abort),
      analyst.choose(board, position.discs, strength, seed, turn, abort),
      turn === 0 ? undefined : wait(REPLY_REST, abort),
    ]);
    return lawful(position, described, move);
  }

  async function ask(question: TurnQuestion) {
    const current = new AbortController();
    asking = current;
    try {
      const move = await findMove(question, current.signal);
      if (asking === current) play(move);
    } catch (reason) {
      if (asking === current) state.value = { status: 'failed', error: solverErrorFrom(reason) };
    } finally {
      // What did not fail may still wait.
      current.abort();
    }
  }

  function stop() {
    asking?.abort();
    asking = undefined;
    state.value = { status: 'idle' };
  }

  return {
    state,
    begin(question) {
      stop();
      state.value = { status: 'thinking' };
      void ask(question);
    },
    stop,
  };
}

export const waitByTimer: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(settle, milliseconds);
    function settle() {
      clearTimeout(timer);
      signal.removeEventListener('abort', settle);
      resolve();
    }
    signal.addEventListener('abort', settle);
  });

/** One is only asked where there is a legal move. */
function lawful(
  position: Position,
  description: BoardDescription,
  move: BoardMove | undefined,
): Rectangle {
  if (move === undefined || !isLegal(position, description, move))
    throw new SolverError({
      kind: 'worker-failed',
      message: 'The solver gave no legal move, although there is one.',
    });
  return move;
}
