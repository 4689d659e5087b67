/** What is said while a game is played, and in its review. */
import { counted, whole } from './grammar';
import { moves, moveWords, place, shortMove } from './places';
import type { MovePlaces, Place } from './places';

/** Who moves first is called Black. */
type Player = 'first' | 'second';
type Verdict = 'kept' | 'lost' | 'hopeless';
type Opponent = 'person' | 'casual' | 'good' | 'perfect';
type Axis = 'rows' | 'columns';

/** How long the runs of an axis would be, and how long they can be. */
interface WrongLength {
  readonly axis: Axis;
  readonly length: number;
  readonly lengths: readonly number[];
}

const names: Readonly<Record<Player, string>> = { first: 'Black', second: 'White' };
const whiteDiscsLeft = (count: number) =>
  count === 0 ? 'no white disc left' : `${counted(count, 'white disc', 'white discs')} left`;
const verdicts: Readonly<Record<Verdict, string>> = {
  kept: 'keeps the win',
  lost: 'gives the win away',
  hopeless: 'no move could win',
};
const all = new Intl.ListFormat('en');
const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });
const oneOf = (lengths: readonly number[]) => alternatives.format(lengths.map(whole));
const marks = (count: number) => counted(count, 'mark', 'marks');
const reach = ({ axis, length }: WrongLength) =>
  `${whole(length)} ${axis === 'rows' ? 'high' : 'wide'}`;
const allowed = ({ axis, lengths }: WrongLength) =>
  `${axis === 'rows' ? 'heights' : 'widths'} are ${oneOf(lengths)}`;

export const play = {
  again: 'Try again',
  players: names,
  playersAre:
    'Black and White are only names: both turn any white corner, and both want the last move.',

  status: {
    name: 'The game',
    /** A move as it is announced. */
    turns: (player: Player, move: MovePlaces, left: number) =>
      `${names[player]} turns ${moveWords(move)}; ${whiteDiscsLeft(left)}.`,
    yourTurn: (player: Player) => `Your turn: you play ${names[player]}.`,
    turn: (player: Player) => `${names[player]} is to move.`,
    thinking: (player: Player) => `The computer plays ${names[player]} and is thinking …`,
    passed: (player: Player) => `It would be the computer’s turn here: it plays ${names[player]}.`,
    letMove: 'Let it move',
    failed: 'The computer’s move cannot be worked out at the moment.',
    won: (winner: Player, loser: Player) =>
      `${names[winner]} made the last move and wins: ${names[loser]} cannot move.`,
    youWon: 'You made the last move and win: the computer cannot move.',
    youLost: 'The computer made the last move and wins: you cannot move.',
    finished: 'No move is possible here. Set up another position, or start a new game.',
    playAgain: 'Play again',
    review: 'Review the game',
    reviewSoFar: 'Review the moves so far',
    swap: 'Swap sides',
  },

  /** Why something is no move. */
  refusals: {
    cornerTails: (cell: Place) =>
      `The disc in ${place(cell)} is black: the corner of a move must be white.`,
    /** On one axis, or on both. */
    wrongLength: (wrong: readonly WrongLength[]) =>
      `No move is ${all.format(wrong.map(reach))}: ${all.format(wrong.map(allowed))}`,
    noEnd: (corner: Place, cell: Place) =>
      `No move with its corner in ${place(corner)} ends in ${place(cell)}`,
    /** Behind one of these two. */
    mayBegin: (why: string) => `${why}. Choose the disc once more to begin there.`,
    notBehind: (corner: Place, rowsUpward: boolean) =>
      `A move reaches to the left and ${rowsUpward ? 'down' : 'up'} from its corner in ${place(corner)}.`,
    offBoard: (axis: Axis, span: number) =>
      `The next move is ${axis === 'rows' ? `${whole(span)} high` : `${whole(span)} wide`}, and that would leave the board.`,
    notYourTurn: (player: Player) => `It is the computer’s turn: it plays ${names[player]}.`,
    over: 'The game is over: no move is left.',
  },

  corner: {
    heading: 'Your move',
    none: 'Choose a white disc: the corner of your move.',
    wait: 'It is the computer’s turn.',
    held: (cell: Place, count: number) => `Corner in ${place(cell)}: ${moves(count)}.`,
    chosen: moveWords,
    turn: 'Turn it over',
    unknown: 'Which moves there are cannot be worked out at the moment.',
  },

  hint: {
    heading: 'Hint',
    explanation: 'A hint costs a mark in the review.',
    ask: 'Show a hint',
    won: (player: Player, corners: number) =>
      `${names[player]} can win: ${counted(corners, 'corner has', 'corners have')} a winning move, marked on the board.`,
    corners: (corners: readonly Place[]) => `${corners.map(place).join('; ')}.`,
    lost: (player: Player) =>
      `Every move from here loses. Choose one that is hard to answer, ${names[player]}.`,
  },

  setup: {
    heading: 'New game',
    opponent: 'Opponent',
    opponents: {
      person: 'Another person',
      casual: 'Computer: casual',
      good: 'Computer: good, but misses some wins',
      perfect: 'Computer: perfect',
    } satisfies Readonly<Record<Opponent, string>>,
    you: 'You',
    players: {
      first: `Move first: ${names.first}`,
      second: `Move second: ${names.second}`,
    } satisfies Readonly<Record<Player, string>>,
    from: 'Start with',
    starts: {
      heads: 'All discs white',
      start: 'The start of this game',
      shown: 'The position on the board',
    },
    edit: 'Set up a position',
    start: 'Start the game',
    kept: 'Undo brings this game back.',
  },

  review: {
    heading: 'Review',
    close: 'Back to the game',
    waiting: 'Looking at every move …',
    failed: 'The moves cannot be looked at at the moment.',
    explanation: 'With board nimber 0 every move loses. A move keeps the win when it leaves 0.',
    nimbers: (before: number, after: number) =>
      `board nimber ${whole(before)}, then ${whole(after)}`,
    verdicts,
    hint: 'hint',
    show: 'Show and explain',
    better: (move: MovePlaces) => `Better: ${shortMove(move)}`,
    showName: (number: number) => `Show and explain move ${whole(number)}`,
    betterName: (number: number, move: MovePlaces) =>
      `Show and explain a better move ${whole(number)}: ${shortMove(move)}`,
    bar: 'The move that is shown',
    previous: 'Previous move',
    next: 'Next move',
    shown: (
      number: number,
      count: number,
      player: Player,
      move: MovePlaces,
      verdict: Verdict,
      nimbers: { readonly before: number; readonly after: number } | undefined,
    ) =>
      `Move ${whole(number)} of ${whole(count)}: ${names[player]}, ${moveWords(move)}, ${verdicts[verdict]}.${nimbers === undefined ? '' : ` Board nimber ${whole(nimbers.before)}, then ${whole(nimbers.after)}.`}`,
    shownBetter: (number: number, count: number, move: MovePlaces, tellsNimber: boolean) =>
      `Move ${whole(number)} of ${whole(count)}, a better one: ${moveWords(move)}.${tellsNimber ? ' It leaves 0.' : ''}`,
    playFrom: (number: number) => `Play on from before move ${whole(number)}`,
    /** A mark for each move that kept the win, less one for each hint. */
    marks: (player: Player, kept: number, lost: number, hints: number) =>
      [
        kept + lost === 0
          ? `${names[player]}: never had a move that could win.`
          : `${names[player]}: ${whole(Math.max(kept - hints, 0))} of ${marks(kept + lost)}.`,
        ...(kept > 0 ? [`${counted(kept, 'move kept', 'moves kept')} the win.`] : []),
        ...(lost > 0 ? [`${counted(lost, 'move gave', 'moves gave')} it away.`] : []),
        ...(hints > 0 ? [`${marks(hints)} off for hints.`] : []),
      ].join(' '),
  },
};
