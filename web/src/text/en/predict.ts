/** What is said while a reader predicts. */
import { counted, whole } from './grammar';
import { moveWords, place } from './places';
import type { MovePlaces, Place } from './places';

export const predict = {
  name: 'Your prediction',
  none: 'No move wins',
  choose: 'Pick the move you think wins, or “No move wins”. Then check.',
  ready: 'Check it, or change your mind.',
  check: 'Check',
  tryAgain: 'Try again',
  hint: 'Hint',
  show: 'Show',
  next: 'Next position',
  why: 'Why?',

  right: { move: 'Right: this move wins.', none: 'Right: no move wins.' },
  wrong: {
    move: 'Wrong: after this move the opponent can win.',
    none: 'Wrong: some move wins.',
    /** Outlined on the board. */
    answered: (reply: MovePlaces) => `Wrong: the opponent answers ${moveWords(reply)}.`,
  },
  handedIn: 'Your answer is in.',
  /** What wins in all, once it is shown. */
  shown: (wins: number, legal: number) =>
    wins === 0
      ? 'No move wins.'
      : `${counted(wins, 'move wins', 'moves win')}, of ${whole(legal)}.`,
  over: 'The game is over: no move is left.',

  hints: {
    won: 'Hint: some move wins.',
    lost: 'Hint: no move wins.',
    corner: (corner: Place) => `Hint: a move with its corner at ${place(corner)} wins.`,
  },

  score: (right: number, of: number) => `${whole(right)} of ${whole(of)} right at the first try`,
};
