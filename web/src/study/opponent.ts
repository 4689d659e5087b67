/** The computer's turn: its move is requested at once, and made when the previous move has been seen. */
import { isLegal } from '../game/board';
import type { Opponent } from '../game/match';
import type { Move } from '../game/move';
import type { Position } from '../game/position';
import type { Game } from '../game/game';
import { SolverError } from '../engine/api/errors';
import type { GameEngine } from '../engine/api/engine';
import { createAsk, type Ask } from '../asking/ask';
import { examinationQuestionOf, type Knowledge } from './knowledge';
import { moveOfKinds } from './kinds';

/** The pause before the computer's move. */
export const REPLY_DELAY_MS = 700;

/** Resolves after this time, or when it is aborted. */
export type WaitFunction = (milliseconds: number, signal: AbortSignal) => Promise<void>;

interface TurnQuestion {
  readonly game: Game;
  readonly position: Position;
  readonly strength: Exclude<Opponent, 'person'>;
  readonly seed: number;
  /** The number of moves made before. The first move of a game comes without a pause. */
  readonly turn: number;
}

export type OpponentTurn = Ask<TurnQuestion, Move>;

/** `play` is called with the computer's legal move and the position it is for. */
export function createOpponentTurn(
  engine: GameEngine,
  knowledge: Knowledge,
  wait: WaitFunction,
  play?: (move: Move, question: TurnQuestion) => void,
): OpponentTurn {
  async function findMove(question: TurnQuestion, abort: AbortSignal): Promise<Move> {
    const { game, position, strength, seed, turn } = question;
    const [board, chosen] = await Promise.all([
      knowledge.openBoard(game, position),
      engine.ask(
        'choose',
        { ...examinationQuestionOf(game, position), strength, seed, turn },
        abort,
      ),
      turn === 0 ? undefined : wait(REPLY_DELAY_MS, abort),
    ]);
    const move = chosen && moveOfKinds(board, chosen);
    // The engine is only asked if there is a legal move.
    if (move === undefined || !isLegal(board, position, move))
      throw new SolverError({ kind: 'worker-failed', message: 'The engine gave no legal move.' });
    return move;
  }

  return createAsk(findMove, { onAnswer: play });
}

export const waitForTimer: WaitFunction = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(settle, milliseconds);
    function settle() {
      clearTimeout(timer);
      signal.removeEventListener('abort', settle);
      resolve();
    }
    signal.addEventListener('abort', settle);
  });
