/** What a game waits for. */
import type { SolverError } from '../../solver/errors';
import { whiteDiscCount } from '../board/position';
import type { Position } from '../board/position';
import type { GameSetup, Player } from './game';
import { otherPlayer, playerAfter } from './game_tree';
import type { TurnState } from './opponent_turn';

export type Phase =
  /** A person is to move. */
  | { readonly kind: 'to-move'; readonly player: Player }
  /** The computer's move is being found, or its turn is awaited until the last flip was seen. */
  | { readonly kind: 'thinking'; readonly player: Player }
  /**
   * The computer is to move at a place that was gone back to, from which the game may have gone on:
   * `letMove` makes its move.
   */
  | { readonly kind: 'passed'; readonly player: Player }
  /** No move of the computer is to be had: `letMove` asks again. */
  | { readonly kind: 'failed'; readonly player: Player; readonly error: SolverError }
  /** `winner` made the last move, so the other one cannot move. At a start without white discs nobody moved. */
  | { readonly kind: 'over'; readonly winner: Player; readonly loser: Player };

/** Whether it is the computer that moves when so many moves have been made. */
export function isComputersTurn(setup: GameSetup, moves: number): boolean {
  return setup.opponent !== 'person' && playerAfter(setup, moves) !== setup.you;
}

/** One white disc is enough to move: 1 is a length on either axis. */
export function isOver(position: Position): boolean {
  return whiteDiscCount(position) === 0;
}

export function phaseOf(
  setup: GameSetup,
  moves: number,
  position: Position,
  turn: TurnState,
): Phase {
  const player = playerAfter(setup, moves);
  if (isOver(position)) return { kind: 'over', winner: otherPlayer(player), loser: player };
  if (!isComputersTurn(setup, moves)) return { kind: 'to-move', player };
  switch (turn.status) {
    case 'idle':
      return { kind: 'passed', player };
    case 'thinking':
      return { kind: 'thinking', player };
    case 'failed':
      return { kind: 'failed', player, error: turn.error };
  }
}
