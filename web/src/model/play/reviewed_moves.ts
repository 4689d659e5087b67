/** What the review of a line says of each of its moves, and of both players. */
import type { SolverError } from '../../solver/errors';
import type { GameFacts } from '../../solver/protocol';
import type { Rectangle } from '../board/position';
import type { Game, GameSetup, HintGrade, Player } from './game';
import { otherPlayer, placeAt } from './game_tree';
import type { LineMove } from './line_moves';

/** What became of the win by a move. */
export type Verdict =
  /** It left a position of nimber 0. */
  | 'kept'
  /** There was a winning move, and this is none. */
  | 'lost'
  /** There was none. */
  | 'hopeless';

export interface ReviewedMove extends LineMove {
  readonly before: number;
  readonly after: number;
  readonly verdict: Verdict;
  /** Where the win was lost: a move that would have kept it. */
  readonly better: Rectangle | undefined;
  /** Asked for by the player before the move. */
  readonly hint: HintGrade;
}

/** How one player did. */
export interface Marks {
  readonly player: Player;
  readonly moves: number;
  readonly kept: number;
  readonly lost: number;
  readonly hopeless: number;
  /** Each grade of each hint is a mark off. */
  readonly hints: number;
}

export type ReviewState =
  | { readonly status: 'waiting' }
  | {
      readonly status: 'known';
      readonly moves: readonly ReviewedMove[];
      readonly marks: readonly Marks[];
    }
  | { readonly status: 'failed'; readonly error: SolverError };

/** What the review shows on the board: the position before a move of the line, and a rectangle of it. */
export interface ReviewView {
  /** Of the move in the line. */
  readonly number: number;
  /** A better move only where the win was lost. */
  readonly shows: 'played' | 'better';
}

/** As far as the facts go: they end where a move is not legal. */
export function reviewedMoves(
  game: Game,
  moves: readonly LineMove[],
  { boardNimbers, better }: GameFacts,
): ReviewedMove[] {
  return moves.flatMap((move, index) => {
    const before = boardNimbers[index];
    const after = boardNimbers[index + 1];
    if (before === undefined || after === undefined) return [];
    const { parent = 0 } = placeAt(game, move.place);
    const { hint } = placeAt(game, parent);
    return {
      ...move,
      before,
      after,
      verdict: verdictOf(before, after),
      better: better[index],
      hint,
    };
  });
}

/** Who moved first comes first. */
export function marksOf({ first }: GameSetup, moves: readonly ReviewedMove[]): Marks[] {
  return [first, otherPlayer(first)].map((player) => {
    const own = moves.filter((move) => move.player === player);
    const count = (verdict: Verdict) => own.filter((move) => move.verdict === verdict).length;
    return {
      player,
      moves: own.length,
      kept: count('kept'),
      lost: count('lost'),
      hopeless: count('hopeless'),
      hints: own.reduce((sum, { hint }) => sum + hint, 0),
    };
  });
}

/** The first move that lost the win, and what would have kept it; or else the first move. */
export function firstView(moves: readonly ReviewedMove[]): ReviewView {
  const lost = moves.find(({ verdict }) => verdict === 'lost');
  return lost === undefined
    ? { number: 1, shows: 'played' }
    : { number: lost.number, shows: 'better' };
}

function verdictOf(before: number, after: number): Verdict {
  if (before === 0) return 'hopeless';
  return after === 0 ? 'kept' : 'lost';
}
