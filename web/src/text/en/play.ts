/** What is said while the Flipping Game is played, and in its review. */
import { formProblems } from './form_problems';
import { boardName, counted, whole } from './grammar';
import { place, rectangles, rectangleWords, shortRectangle, size } from './places';
import type { Place, Size } from './places';

type Player = 'black' | 'white';
type Verdict = 'kept' | 'lost' | 'hopeless';
type Opponent = 'person' | 'casual' | 'good' | 'perfect';

const names: Readonly<Record<Player, string>> = { black: 'Black', white: 'White' };
const whiteDiscsLeft = (count: number) =>
  count === 0 ? 'no white disc left' : `${counted(count, 'white disc', 'white discs')} left`;
const turns = (player: Player, rectangle: Place & Size, left: number) =>
  `${names[player]} turns ${place(rectangle)}, ${size(rectangle)}; ${whiteDiscsLeft(left)}.`;
const verdicts: Readonly<Record<Verdict, string>> = {
  kept: 'keeps the win',
  lost: 'gives the win away',
  hopeless: 'no move could win',
};
const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });
const oneOf = (lengths: readonly number[]) => alternatives.format(lengths.map(whole));
const marks = (count: number) => counted(count, 'mark', 'marks');

export const play = {
  again: 'Try again',
  players: names,
  heading: 'Play the Flipping Game',
  rules: 'The rules',
  rule: 'In turn, each player turns over every disc of a rectangle. Its height must be 1, 3, 6, 10, … and its width 1, 4, 9, 16, …, and the disc in its upper right corner must be white. Whoever turns the whole board black wins.',
  how: 'Choose a white disc: it is the upper right corner of a rectangle. Then choose one of the marked discs, where the rectangle ends; the same disc again turns it over alone. With a mouse you can also drag from the corner to the end.',
  playersAre:
    'Black and White are only the players’ names: both turn any white corner, and both want the last move.',

  /** A move as it is announced. */
  turns,

  status: {
    name: 'The game',
    yourTurn: (player: Player) => `Your turn: you play ${names[player]}.`,
    turn: (player: Player) => `${names[player]} is to move.`,
    thinking: (player: Player) => `The computer plays ${names[player]} and is thinking …`,
    passed: (player: Player) => `It would be the computer’s turn here: it plays ${names[player]}.`,
    letMove: 'Let it move',
    failed: 'The computer’s move cannot be worked out at the moment.',
    won: (winner: Player, loser: Player) =>
      `${names[winner]} made the last move and wins: every disc is black, so ${names[loser]} cannot move.`,
    youWon: 'You made the last move and win: every disc is black, so the computer cannot move.',
    youLost: 'The computer made the last move and wins: every disc is black, so you cannot move.',
    finished:
      'There is nothing to play here: every disc is black. Set up another position, or start a new game.',
    playAgain: 'Play again',
    review: 'Review the game',
    reviewSoFar: 'Review the moves so far',
    swap: 'Swap sides',
  },

  /** Why something is no move. */
  refusals: {
    'corner-black': (cell: Place) =>
      `The disc in ${place(cell)} is black: the upper right corner of a rectangle must be white.`,
    width: (width: number) =>
      `That would be ${whole(width)} wide, and ${whole(width)} is not a square (1, 4, 9, 16, …)`,
    height: (height: number) =>
      `That would be ${whole(height)} high, and ${whole(height)} is not a triangular number (1, 3, 6, 10, …)`,
    size: (width: number, height: number) =>
      `That would be ${size({ width, height })}, but ${whole(width)} is not a square (1, 4, 9, 16, …), and ${whole(height)} not a triangular number (1, 3, 6, 10, …)`,
    /** Behind one of these three. */
    mayBegin: (why: string) => `${why}; choose the disc once more to begin there.`,
    'not-below-left': (corner: Place) =>
      `A rectangle reaches to the left and down from its corner in ${place(corner)}.`,
    wider: (length: number) =>
      `The next width is ${whole(length)}, and that would leave the board.`,
    taller: (length: number) =>
      `The next height is ${whole(length)}, and that would leave the board.`,
    'not-your-turn': (player: Player) => `It is the computer’s turn: it plays ${names[player]}.`,
    over: 'The game is over: no white disc is left.',
  },

  corner: {
    heading: 'Your move',
    none: 'Choose the upper right corner: any white disc.',
    wait: 'It is the computer’s turn.',
    held: (cell: Place, count: number) => `Corner in ${place(cell)}: ${rectangles(count)}.`,
    chosen: rectangleWords,
    turn: 'Turn it over',
    unknown: 'Which rectangles there are cannot be worked out at the moment.',
    hasWinning: 'a rectangle of this corner wins',
  },

  legend: {
    sizes: (widths: readonly number[], heights: readonly number[]) =>
      `Width ${oneOf(widths)}, height ${oneOf(heights)}`,
    corner: 'a corner that has a winning move',
    last: 'the last move',
  },

  hints: {
    heading: 'Hints',
    explanation: 'Each answer costs a mark in the review.',
    ask: ['Is this position won?', 'Which corners have a winning move?', 'Which rectangle wins?'],
    won: (player: Player) => `Yes: ${names[player]} can win from here.`,
    lost: (player: Player) =>
      `No: against perfect play ${names[player]} loses. Choose a move that is hard to answer.`,
    corners: (corners: readonly Place[]) =>
      `${counted(corners.length, 'corner has', 'corners have')} a winning move, marked on the board.`,
    corner: place,
    rectangle: (rectangle: Place & Size) => `${rectangleWords(rectangle)}, wins.`,
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
    you: 'You play',
    first: 'Who starts',
    from: 'Start with',
    starts: {
      white: 'All discs white',
      start: 'The start of this game',
      shown: 'The position on the board',
    },
    edit: 'Set up a position',
    start: 'Start the game',
    kept: 'The present game stays one step back in the browser’s history.',
  },

  line: {
    name: 'Moves',
    start: 'Start',
    move: (number: number, player: Player, rectangle: Place & Size) =>
      `${whole(number)}. ${names[player]}: ${shortRectangle(rectangle)}`,
    branch: (index: number, count: number) => `${whole(index)}/${whole(count)}`,
    branchName: (number: number, index: number, count: number) =>
      `Move ${whole(number)} was made in ${whole(count)} ways; this is way ${whole(index)}. Show the next`,
  },

  review: {
    heading: 'Review',
    close: 'Back to the game',
    waiting: 'Looking at every move …',
    failed: 'The moves cannot be looked at at the moment.',
    explanation:
      'A position whose board nimber is 0 is lost for whoever is to move. A move keeps the win when it leaves 0.',
    nimbers: (before: number, after: number) =>
      `board nimber ${whole(before)}, then ${whole(after)}`,
    verdicts,
    hints: (count: number) => counted(count, 'hint', 'hints'),
    show: 'Show and explain',
    better: (rectangle: Place & Size) => `Better: ${shortRectangle(rectangle)}`,
    showName: (number: number) => `Show and explain move ${whole(number)}`,
    betterName: (number: number, rectangle: Place & Size) =>
      `Show and explain a better move ${whole(number)}: ${shortRectangle(rectangle)}`,
    bar: 'The move that is shown',
    previous: 'Previous move',
    next: 'Next move',
    shown: (
      number: number,
      all: number,
      player: Player,
      rectangle: Place & Size,
      verdict: Verdict,
      nimbers: { readonly before: number; readonly after: number } | undefined,
    ) =>
      `Move ${whole(number)} of ${whole(all)}: ${names[player]}, ${rectangleWords(rectangle)}, ${verdicts[verdict]}.${nimbers === undefined ? '' : ` Board nimber ${whole(nimbers.before)}, then ${whole(nimbers.after)}.`}`,
    shownBetter: (number: number, all: number, rectangle: Place & Size, tellsNimber: boolean) =>
      `Move ${whole(number)} of ${whole(all)}, a better one: ${rectangleWords(rectangle)}.${tellsNimber ? ' It leaves 0.' : ''}`,
    playFrom: (number: number) => `Play on from before move ${whole(number)}`,
    /** A mark for each move that kept the win, less one for each grade of a hint. */
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

  share: {
    json: {
      explanation:
        'Copy this text to keep the game, or paste one here and open it. The form is described below.',
      field: 'The game as JSON',
      back: 'Back to the game as it is',
    },
    explanation:
      'The address of this page holds the whole game: its start, its players, and every move that was tried.',
    form: [
      ['tartan', '“game”, always'],
      ['version', '1'],
      ['rows, columns', 'whole numbers from 2 to 30'],
      [
        'start',
        'one text for each row, the top one first; W for a white disc, B for a black one. Left out: all white.',
      ],
      ['first', '“black” or “white”: who starts'],
      ['opponent', '“person”, “casual”, “good” or “perfect”'],
      ['you', '“black” or “white”: whom the person plays against the computer'],
      ['seed', 'a whole number below 4,294,967,296: the computer’s choice among equal moves'],
      [
        'moves',
        'the moves in order, each with column and row of its upper right corner, counted from the lower left, width and height',
      ],
      [
        'branches',
        'what else was tried: the number of the place “after” which it began, and its “moves”; “younger” when it was tried later than the move that the line goes on with',
      ],
      ['hints', 'where help was asked for: the place “after” which, and the “grade” from 1 to 3'],
      ['at', 'how many of the moves have been made in what is shown'],
    ] as readonly (readonly [key: string, meaning: string])[],
    problems: {
      ...formProblems({ discs: 'start', smallest: 2, largest: 30 }),
      'not-a-game': () =>
        'This is JSON, but no game of Tartan: it must be an object with "tartan": "game".',
      'illegal-move': (key: string, found: string) =>
        `“${key}” is ${found}, which is no legal move there.`,
    },
  },

  board: {
    name: (rows: number, columns: number) => `Game on a board of ${boardName(rows, columns)} discs`,
    keys: 'Arrow keys move from disc to disc. Enter chooses the upper right corner, and Enter on the disc where the rectangle should end makes the move. Or shift with an arrow key makes the rectangle wider, narrower, taller or lower, N and P step through the rectangles, and F turns over the one that is chosen. Escape lets go of the corner. Plus and minus zoom a large board, 0 shows the whole of it.',
  },

  address: {
    size: (key: string, value: string) =>
      `A game has 2 to 30 rows and columns, so ${key} “${value}” cannot be used; the usual value stands in its place.`,
    moves: (value: string) => `“${value}” is no legal move there: the game goes as far as it can.`,
  },
};
