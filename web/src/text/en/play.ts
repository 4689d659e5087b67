/** What is said while a game is played, and in its review. */
import { counted, whole } from './grammar';
import { moves, moveWords, place } from './places';
import type { MovePlaces, Place } from './places';
import { nameOf, playerName } from './players';
import type { Who } from './players';

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

const verdicts: Readonly<Record<Verdict, string>> = {
  kept: 'kept the win',
  lost: 'lost the win',
  hopeless: 'had no chance',
};
const all = new Intl.ListFormat('en');
const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });
const oneOf = (lengths: readonly number[]) => alternatives.format(lengths.map(whole));
const reach = ({ axis, length }: WrongLength) =>
  `${whole(length)} ${axis === 'rows' ? 'high' : 'wide'}`;
const allowed = ({ axis, lengths }: WrongLength) =>
  `${axis === 'rows' ? 'heights' : 'widths'} are ${oneOf(lengths)}`;
const corners = (count: number) =>
  counted(count, 'corner has a winning move', 'corners have a winning move');
const hints = (count: number) => counted(count, 'hint', 'hints');

/** The reader is `you`; the computer never chooses by hand. */
type Person = Exclude<Who, 'computer'>;

export const play = {
  again: 'Try again',

  /** Of an opponent. */
  expect: {
    casual: 'Moves at random, but takes the last move if it can.',
    good: 'Overlooks each winning move half of the time.',
    perfect: 'Wins whatever can be won.',
    person: 'Both players may turn any white corner, and both want the last move.',
  } satisfies Readonly<Record<Opponent, string>>,

  /** Under the board. */
  turn: {
    name: 'The game',
    /** The last move. */
    moved: (who: Who, move: MovePlaces) => {
      if (who === 'you') return `You turned ${moveWords(move)}.`;
      return who === 'computer'
        ? `The computer turned ${moveWords(move)}.`
        : `${nameOf(who)} turned ${moveWords(move)}.`;
    },
    /** For those who can’t see the board. */
    left: (count: number) => `${counted(count, 'white disc', 'white discs')} left.`,
    lostStart: (who: Person) =>
      who === 'you'
        ? 'You move first, and every first move loses against perfect play.'
        : `${nameOf(who)} moves first, and every first move loses against perfect play.`,
    letBegin: 'Let the computer begin',
    toMove: (who: Person) =>
      who === 'you'
        ? 'Your turn. Choose a white disc as the corner of your move.'
        : `${nameOf(who)}, it’s your turn. Choose a white disc as the corner of your move.`,
    corner: (who: Person, cell: Place, count: number) =>
      who === 'you'
        ? `Your turn. Corner in ${place(cell)}, ${moves(count)}: choose where yours ends.`
        : `${nameOf(who)}’s turn. Corner in ${place(cell)}, ${moves(count)}: choose where yours ends.`,
    chosen: (who: Person, move: MovePlaces) =>
      who === 'you'
        ? `Your move: ${moveWords(move)}.`
        : `${nameOf(who)}’s move: ${moveWords(move)}.`,
    flip: 'Flip it',
    thinking: 'The computer is thinking …',
    passed: 'It’s the computer’s turn here.',
    letMove: 'Let it move',
    failed: 'The computer’s move can’t be worked out right now.',
    unknown: 'The possible moves can’t be worked out right now.',
    won: (winner: Who, loser: Who) => {
      if (winner === 'you') return 'You win: you made the last move, and the computer can’t move.';
      if (winner === 'computer')
        return 'The computer wins: it made the last move, and you can’t move.';
      return `${nameOf(winner)} wins with the last move: ${playerName(loser)} can’t move.`;
    },
    finished: 'No move is possible here. Set up another position, or start a new game.',
    playAgain: 'Play again',
    review: 'Review the game',
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
    notYourTurn: 'It’s the computer’s turn.',
    over: 'The game is over: no move is left.',
  },

  hint: {
    ask: 'Hint',
    won: (who: Person, count: number) =>
      who === 'you'
        ? `You can win: ${corners(count)}, marked on the board.`
        : `${nameOf(who)} can win: ${corners(count)}, marked on the board.`,
    lost: 'Every move from here loses. Choose one that is hard to answer.',
  },

  /** Beside the board. */
  game: {
    headings: {
      casual: 'You against the computer (casual)',
      good: 'You against the computer (good)',
      perfect: 'You against the computer (perfect)',
    } satisfies Readonly<Record<Exclude<Opponent, 'person'>, string>>,
    people: (first: Who, second: Who) => `${playerName(first)} against ${playerName(second)}`,
    swap: 'Swap sides',
    reviewSoFar: 'Review the moves so far',
    moves: 'Moves of the chosen corner',
    noCorner: 'Choose a white disc to see its moves here.',
  },

  setup: {
    heading: 'New game',
    opponent: 'Play against',
    opponents: {
      casual: 'Computer, casual',
      good: 'Computer, good',
      perfect: 'Computer, perfect',
      person: 'Another person',
    } satisfies Readonly<Record<Opponent, string>>,
    you: 'You',
    players: { first: 'Move first', second: 'Move second' } satisfies Readonly<
      Record<Player, string>
    >,
    names: { first: 'Who moves first', second: 'Who moves second' } satisfies Readonly<
      Record<Player, string>
    >,
    unnamed: (player: Player) => nameOf({ player, name: '' }),
    from: 'Start with',
    starts: {
      heads: 'All discs white',
      start: 'The start of this game',
      shown: 'The position on the board',
    },
    suggest: (name: string) => `Use ${name}, good for a first game`,
    edit: 'Set up a position',
    start: 'Start the game',
    kept: 'Undo brings this game back.',
  },

  review: {
    heading: 'Review',
    close: 'Back to the game',
    waiting: 'Looking at every move …',
    failed: 'The moves can’t be looked at right now.',
    marks: (who: Who, kept: number, lost: number, asked: number) => {
      const name = playerName(who);
      if (kept + lost === 0)
        return asked === 0
          ? `${name}: never had a chance to win.`
          : `${name}: never had a chance to win, and asked for ${hints(asked)}.`;
      return asked === 0
        ? `${name}: kept the win in ${whole(kept)} of ${moves(kept + lost)}.`
        : `${name}: kept the win in ${whole(kept)} of ${moves(kept + lost)}, with ${hints(asked)}.`;
    },
    strip: 'Moves of the game',
    stripEntry: (number: number, who: Who, verdict: Verdict) =>
      `Move ${whole(number)}, ${playerName(who)}: ${verdicts[verdict]}`,
    verdicts,
    player: playerName,
    place: (number: number, count: number) => `Move ${whole(number)} of ${whole(count)}.`,
    mistake: (number: number, count: number, mistake: number, mistakes: number) =>
      `Move ${whole(number)} of ${whole(count)}. Mistake ${whole(mistake)} of ${whole(mistakes)}.`,
    noMistake: (number: number, count: number) =>
      `Move ${whole(number)} of ${whole(count)}. No move lost the win.`,
    previous: 'Previous mistake',
    next: 'Next mistake',
    shown: (who: Who, move: MovePlaces, verdict: Verdict) => {
      const words = `${playerName(who)}: ${moveWords(move)}`;
      if (verdict === 'kept') return `${words}. It kept the win.`;
      return verdict === 'lost' ? `${words}. It lost the win.` : `${words}. No move could win.`;
    },
    shownBetter: (move: MovePlaces) => `This wins: ${moveWords(move)}.`,
    shownOther: (move: MovePlaces, wins: boolean | undefined) => {
      if (wins === undefined) return `Another move: ${moveWords(move)}.`;
      return wins
        ? `Another move: ${moveWords(move)}. It wins.`
        : `Another move: ${moveWords(move)}. It doesn’t win.`;
    },
    find: 'Find the better move',
    show: 'Show me',
    showPlayed: 'Show the move played',
    seek: 'Find a move that wins: choose its corner, then where it ends.',
    trying: (move: MovePlaces) => `Your try: ${moveWords(move)}.`,
    tryIt: 'Try this move',
    right: (move: MovePlaces) => `Right: ${moveWords(move)} wins.`,
    wrong: (move: MovePlaces) => `No: ${moveWords(move)} loses too. Try another move.`,
    nimbers: (before: number, after: number) =>
      `The board nimber was ${whole(before)} before the move and ${whole(after)} after it.`,
    hinted: 'A hint was shown here.',
    /** What a mistake teaches. */
    teaches: {
      lastMove: 'Look for the last move first: one move here ends the game.',
      balance: (nimber: number, own: number) =>
        `Only a move with the board’s own nimber leaves 0: the board had ${whole(nimber)}, this move ${whole(own)}.`,
      reply: 'A winning move leaves only losing replies. After this one, some reply wins.',
    },
    playFrom: 'Play on from here',
  },
};
