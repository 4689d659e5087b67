/** What the Board page says. Places and moves come in the game's own numbers. */
import {
  boardName,
  columnList,
  moveWords,
  placeFirst as capitalPlace,
  placeWords as place,
  rowList,
  sizeWords as size,
} from '../places';
import type { MovePlaces, Place } from '../places';
import { counted, lengths, moves, whole } from './grammar';
import { playerName } from '../players';
import type { Who } from '../players';

const winning = (count: number) =>
  count === 0 ? 'none wins' : count === 1 ? '1 wins' : `${whole(count)} win`;

const cornerSummary = (legal: number, wins: number | undefined) =>
  `${moves(legal)}${wins === undefined ? '' : `, ${winning(wins)}`}.`;

/** The first and the last of some numbers. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });
const oneOf = (numbers: readonly number[]) => alternatives.format(numbers.map(whole));

const zoomKeys = [
  ['Plus and minus', 'zoom a large board'],
  ['0', 'shows the whole of it'],
] as const;

/** What a move of one axis turns: `ruler`, `twins`, or a family of lengths. */
const lineRule = (line: string) => {
  if (line === 'ruler') return 'any neighbours';
  if (line === 'single') return 'just one';
  if (line === 'twins') return 'any two';
  return `neighbours, so many of them: ${lengths(line.replace('runs:', ''))}`;
};

export const board = {
  /** What the board lights for a number. */
  lit: {
    discs: (value: number | undefined) =>
      value === undefined ? 'all white discs' : `the white discs of value ${whole(value)}`,
    rows: rowList,
    columns: columnList,
  },

  headings: {
    /** All discs are white, and no move was made. */
    start: 'Which first moves win?',
    later: 'Which moves win?',
    edit: 'Set up a position',
  },
  rules: {
    'flipping-game':
      'Turn over a rectangle 1, 3, 6, 10, … high (triangular numbers) and 1, 4, 9, 16, … wide (squares). Its upper right disc must be white. Whoever turns the whole board black wins.',
    rugs: 'Turn over a rectangle of any size. Its lower right disc must be white. Whoever makes the last move wins.',
    'turning-corners':
      'Turn over the four corners of a rectangle at least 2 × 2. The lower right one must be white. Whoever makes the last move wins.',
  },
  /** In one line. */
  goals: {
    'flipping-game': 'Turn the whole board black.',
    rugs: 'Make the last move.',
    'turning-corners': 'Make the last move.',
  },
  /** Of the games that have no name. */
  goal: 'Make the last move.',
  rule: (rows: string, columns: string) =>
    `Turn over the discs where some rows and some columns cross. Rows: ${lineRule(rows)}. Columns: ${lineRule(columns)}. The disc in the last row and last column, the corner, must be white. Whoever makes the last move wins.`,
  games: {
    label: 'Game',
    menu: 'Game:',
    names: {
      'flipping-game': 'Flipping Game',
      rugs: 'Rugs',
      'turning-corners': 'Turning Corners',
    },
    other: 'Another game',
    playing: {
      'flipping-game': 'Play the Flipping Game',
      rugs: 'Play Rugs',
      'turning-corners': 'Play Turning Corners',
    },
    playingOther: 'Play this game',
    /** `ROWS*COLUMNS` */
    lines: 'Rows * columns',
    open: 'Open this game',
    problem:
      'Enter a game for the rows, * and one for the columns: each is ruler, twins, single or runs with lengths, such as runs:1,3,7*twins.',
  },

  sizes: {
    name: 'Board size',
    rows: 'Rows',
    columns: 'Columns',
    slider: { rows: 'Rows, by slider', columns: 'Columns, by slider' },
    presets: 'Usual sizes',
    preset: boardName,
    problem: (smallest: number, largest: number) =>
      `Enter a whole number from ${whole(smallest)} to ${whole(largest)}.`,
  },

  modes: {
    name: 'What to do',
    explore: 'Explore',
    predict: 'Predict first',
    edit: 'Edit',
    play: 'Play',
  },

  layers: {
    name: 'Shown on the board',
    heat: 'Shading',
    heats: {
      corners: 'Winning moves by corner',
      cover: 'Winning moves over each disc',
      none: 'None',
    },
    values: 'Disc values',
    grundy: 'Grundy numbers',
    legendName: 'Legend',
    numbers: {
      values: "Number in a disc: the disc's value.",
      grundy: 'Numbers at the edges: Grundy numbers.',
    },
    legend: {
      corners: 'Winning moves with this disc as their corner',
      cover: 'Winning moves that turn this disc',
    },
    range: (from: number, to: number) =>
      from === to ? whole(from) : `${whole(from)}–${whole(to)}`,
    zero: 'none',
    winning: 'a move that wins ends here',
    possible: 'a move that doesn’t win ends here',
    unknown: 'a move ends here',
    corner: 'a corner that has a winning move',
    last: 'the last move',
    reply: "the opponent's answer",
    sizes: (widths: readonly number[], heights: readonly number[]) =>
      `Width ${oneOf(widths)}, height ${oneOf(heights)}`,
  },

  canvas: {
    name: (rows: number, columns: number) => `Board of ${boardName(rows, columns)} discs`,
    keysHeading: 'Keys',
    keys: [
      ['Arrow keys', 'move from disc to disc'],
      ['Enter', 'chooses the corner, and Enter again its next move'],
      ['Shift with an arrow key', 'makes the move wider, narrower, taller or lower'],
      ['N and P', 'step through the moves'],
      ['F', 'flips the one that is chosen'],
      ['Escape', 'lets go of it'],
      ...zoomKeys,
    ],
    editKeys: [
      ['Arrow keys', 'move from disc to disc'],
      ['Enter', 'turns the disc over'],
      ...zoomKeys,
    ],
    playKeys: [
      ['Arrow keys', 'move from disc to disc'],
      ['Enter', 'chooses the corner, and on the disc where the move should end makes it'],
      ['Shift with an arrow key', 'makes the move wider, narrower, taller or lower'],
      ['N and P', 'step through the moves'],
      ['F', 'makes the one that is chosen'],
      ['Escape', 'lets go of the corner'],
      ...zoomKeys,
    ],
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomFit: 'Show the whole board',
    panning: 'Drag beside the discs to move the board; by touch, drag it anywhere.',
    entry: 'Go to a disc',
    column: 'Column',
    row: 'Row',
    go: 'Go',
    noSuchDisc: (columns: Stretch, rows: Stretch) =>
      `There is no such disc: columns go from ${whole(columns.from)} to ${whole(columns.to)}, rows from ${whole(rows.from)} to ${whole(rows.to)}.`,
    white: (cell: Place) => `${capitalPlace(cell)}, white`,
    black: (cell: Place) => `${capitalPlace(cell)}, black`,
    corner: 'the chosen corner',
    ends: (move: MovePlaces, wins: boolean | undefined) =>
      `ends the move ${size(move)}${wins === true ? ', which wins' : ''}`,
    cornerOf: (legal: number, wins: number | undefined) =>
      wins === undefined ? moves(legal) : `${moves(legal)}, ${winning(wins)}`,
    hasWinning: 'a move of this corner wins',
    value: (value: number) => `value ${whole(value)}`,
  },

  position: {
    name: 'This position',
    solve: (name: string) => `Where ${name} comes from`,
    canWin: 'You can win.',
    wins: (wins: number, legal: number) =>
      wins === 1
        ? `1 of ${counted(legal, 'move', 'moves')} wins.`
        : `${whole(wins)} of ${whole(legal)} moves win.`,
    cannotWin: 'You can’t win against perfect play.',
    lost: (legal: number) =>
      legal === 1 ? 'The only move doesn’t win.' : `None of ${whole(legal)} moves wins.`,
    over: 'No moves are left.',
    overMeaning: 'Whoever made the last move has won.',
    /** While what wins is hidden. */
    possible: (legal: number) => counted(legal, 'move is possible.', 'moves are possible.'),
    show: 'Show which moves win',
    hide: 'Hide which moves win',
    nimber: 'Nimber',
    whiteDiscs: 'White discs',
    waiting: 'Working it out …',
    failed: 'What wins can’t be worked out at the moment.',
    again: 'Try again',
  },

  corner: {
    heading: 'Moves of this corner',
    summary: cornerSummary,
    black: 'No move has a black disc as its corner.',
    matrix: 'Moves of this corner by rows and columns',
    /** Over the rows, beside the columns: by lengths where these are all that matters. */
    axes: (rows: 'lengths' | 'places', columns: 'lengths' | 'places') =>
      `${rows === 'lengths' ? 'height' : 'rows'} \\ ${columns === 'lengths' ? 'width' : 'columns'}`,
    tooMany: (rows: number, columns: number) =>
      `${counted(rows, 'row move', 'row moves')} × ${counted(columns, 'column move', 'column moves')}.`,
    move: (move: MovePlaces, wins: boolean | undefined) =>
      wins === undefined ? size(move) : `${size(move)}, ${wins ? 'wins' : 'doesn’t win'}`,
  },

  chosen: {
    name: 'Chosen move',
    words: moveWords,
    nothing: 'No move chosen',
    howToBegin: 'Choose a white disc to see its moves.',
    unknown: 'Does it win?',
    wins: 'This move wins.',
    loses: 'This move doesn’t win.',
    previous: 'Previous move',
    next: 'Next move',
    flip: 'Flip it',
    why: 'Why?',
    letGo: 'Clear the choice',
  },

  edit: {
    name: 'Change the discs',
    line: 'Click a disc to turn it over, or draw across several.',
    white: 'All white',
    black: 'All black',
    random: 'At random',
  },

  timeline: {
    name: 'Moves',
    undo: 'Undo',
    redo: 'Redo',
    start: 'Start',
    entry: (number: number, move: MovePlaces) => `${whole(number)}. ${moveWords(move)}`,
    /** In a match. */
    played: (number: number, who: Who, move: MovePlaces) =>
      `${whole(number)}. ${playerName(who)}: ${moveWords(move)}`,
    variation: (index: number, count: number) => `${whole(index)}/${whole(count)}`,
    variationName: (number: number, index: number, count: number) =>
      `Move ${whole(number)} was made in ${whole(count)} ways; this is way ${whole(index)}. Show the next`,
  },

  parts: {
    name: 'Parts of the page',
    moves: 'Moves',
    why: 'Why',
    setup: 'Set up',
    closeWhy: 'Close',
    chooseForWhy: 'Choose a move, and see here why it wins or not.',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
  },

  spoken: {
    chosen: (move: MovePlaces, wins: boolean | undefined) =>
      `${moveWords(move)}${wins === undefined ? '' : wins ? ', wins' : ', doesn’t win'}`,
    corner: (cell: Place, legal: number, wins: number | undefined) =>
      `Corner at ${place(cell)}: ${cornerSummary(legal, wins)}`,
    position: (name: string, white: number) =>
      `${name}. ${counted(white, 'white disc', 'white discs')}.`,
  },

  address: {
    rejected: (key: string, value: string) =>
      `The link’s ${key} value “${value}” isn’t valid, so the default is used.`,
    moves: (value: string) => `The game has no move “${value}” there: the line stops before it.`,
  },
};
