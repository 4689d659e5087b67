/** What the Board page says. Places and moves come in the game's own numbers. */
import { boardName, counted, lengths, whole } from './grammar';
import { capitalPlace, moves, moveWords, place, shortMove, size } from './places';
import type { MovePlaces, Place } from './places';

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
  heading: 'Which first moves win?',
  rules: {
    'flipping-game':
      'All discs are white at first. A move turns over every disc of a rectangle. Its height must be 1, 3, 6, 10, … (a triangular number), its width 1, 4, 9, 16, … (a square), and the disc in its upper right corner must be white. Whoever turns the whole board black wins.',
    rugs: 'All discs are white at first. A move turns over every disc of a rectangle of any size. The disc in its lower right corner must be white. Whoever makes the last move wins.',
    'turning-corners':
      'All discs are white at first. A move turns over the four corners of a rectangle at least two wide and two high. The lower right one must be white. Whoever makes the last move wins.',
  },
  /** Of the games that have no name. */
  rule: (rows: string, columns: string) =>
    `All discs are white at first. A move turns over the discs where some rows and some columns cross. Rows: ${lineRule(rows)}. Columns: ${lineRule(columns)}. The disc in the last row and last column, its corner, must be white. Whoever makes the last move wins.`,
  invitation: {
    explore:
      'Point at a disc, or tap it, to see the moves that start from it. Click it to hold it as the corner, then click the disc where the move should end.',
    predict: 'Which move wins? Pick the move you think wins, then check.',
    edit: 'Click discs to turn them over, one by one or in one stroke. Play starts a game from here.',
    play: 'Click a white disc to hold it as the corner of a move, then one of the marked discs where the move ends. With a mouse you can also drag from one to the other.',
  },

  games: {
    label: 'Game',
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
      `Type a whole number from ${whole(smallest)} to ${whole(largest)}.`,
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
    legend: {
      corners: 'How many winning moves have this disc as their corner',
      cover: 'How many winning moves turn this disc',
    },
    range: (from: number, to: number) =>
      from === to ? whole(from) : `${whole(from)}–${whole(to)}`,
    zero: 'none',
    winning: 'a move that wins ends here',
    possible: 'one that does not win',
    unknown: 'a move ends here',
    corner: 'a corner that has a winning move',
    last: 'the last move',
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
    /** Behind the number itself. */
    full: (wins: number) => (wins === 1 ? 'winning first move' : 'winning first moves'),
    outOf: (legal: number) => `out of ${whole(legal)}`,
    solve: (name: string) => `Where ${name} comes from`,
    wins: (wins: number, legal: number) =>
      `${counted(wins, 'move wins', 'moves win')}, out of ${whole(legal)}.`,
    lost: (legal: number) =>
      `No move wins, out of ${whole(legal)}: whoever is to move loses against a perfect opponent.`,
    over: 'The game is over: no move is left, and whoever is to move has lost.',
    /** While what wins is hidden. */
    possible: (legal: number) => counted(legal, 'move is possible.', 'moves are possible.'),
    meaning:
      'The board nimber is 0 when whoever is to move loses, and another number when one of the moves wins.',
    nimber: 'Board nimber',
    whiteDiscs: 'White discs',
    waiting: 'Working it out …',
    failed: 'What wins cannot be worked out at the moment.',
    again: 'Try again',
  },

  corner: {
    none: 'Corner',
    noneYet: 'Point at a disc to see the moves that start from it.',
    heading: capitalPlace,
    held: 'held',
    summary: cornerSummary,
    black: 'This disc is black, so no move starts from it.',
    matrix: 'Moves of this corner by rows and columns',
    /** Over the rows, beside the columns: by lengths where these are all that matters. */
    axes: (rows: 'lengths' | 'places', columns: 'lengths' | 'places') =>
      `${rows === 'lengths' ? 'height' : 'rows'} \\ ${columns === 'lengths' ? 'width' : 'columns'}`,
    tooMany: (rows: number, columns: number) =>
      `${counted(rows, 'row move', 'row moves')} × ${counted(columns, 'column move', 'column moves')}.`,
    move: (move: MovePlaces, wins: boolean | undefined) =>
      wins === undefined ? size(move) : `${size(move)}, ${wins ? 'wins' : 'does not win'}`,
  },

  chosen: {
    words: moveWords,
    none: 'Click the disc where the move should end, or a field of the table.',
    noCorner: 'Click a white disc to hold it as the corner.',
    wins: 'This move wins.',
    loses: 'This move does not win.',
    previous: 'Previous move',
    next: 'Next move',
    flip: 'Flip it',
    reveal: 'I think this wins: look',
    right: 'Right: this move wins.',
    wrong: 'Not this one: this move does not win.',
    why: 'Why?',
    letGo: 'Let go',
  },

  edit: {
    name: 'Change the discs',
    white: 'All white',
    black: 'All black',
    random: 'At random',
  },

  timeline: {
    name: 'Moves',
    undo: 'Undo',
    redo: 'Redo',
    start: 'Start',
    entry: (number: number, move: MovePlaces) => `${whole(number)}. ${shortMove(move)}`,
    /** In a match. */
    played: (number: number, player: 'first' | 'second', move: MovePlaces) =>
      `${whole(number)}. ${player === 'first' ? 'Black' : 'White'}: ${shortMove(move)}`,
    variation: (index: number, count: number) => `${whole(index)}/${whole(count)}`,
    variationName: (number: number, index: number, count: number) =>
      `Move ${whole(number)} was made in ${whole(count)} ways; this is way ${whole(index)}. Show the next`,
  },

  spoken: {
    chosen: (move: MovePlaces, wins: boolean | undefined) =>
      `${moveWords(move)}${wins === undefined ? '' : wins ? ', wins' : ', does not win'}`,
    corner: (cell: Place, legal: number, wins: number | undefined) =>
      `Corner at ${place(cell)}: ${cornerSummary(legal, wins)}`,
    position: (name: string, white: number) =>
      `${name}. ${counted(white, 'white disc', 'white discs')}.`,
  },

  address: {
    rejected: (key: string, value: string) =>
      `The link's ${key} value “${value}” isn't valid, so the default is used.`,
    moves: (value: string) => `The game has no move “${value}” there: the line stops before it.`,
  },
};
