/** What the Board page says. */
import { boardName, counted, whole } from './grammar';
import {
  capitalPlace,
  discs,
  place,
  rectangles,
  rectangleWords,
  shortRectangle,
  size,
} from './places';
import type { Place, Size } from './places';

const winning = (count: number) =>
  count === 0 ? 'none wins' : count === 1 ? '1 wins' : `${whole(count)} win`;

const cornerSummary = (legal: number, wins: number | undefined) =>
  wins === undefined ? `${rectangles(legal)}.` : `${rectangles(legal)}, ${winning(wins)}.`;

const zoomKeys = [
  ['Plus and minus', 'zoom a large board'],
  ['0', 'shows the whole of it'],
] as const;

export const board = {
  heading: 'Which first moves win?',
  rule: 'All discs are white at first. A move turns over every disc of a rectangle. Its height must be 1, 3, 6, 10, … (a triangular number), its width 1, 4, 9, 16, … (a square), and the disc in its upper right corner must be white. Whoever turns the whole board black wins.',
  invitation: {
    explore:
      'Point at a disc, or tap it: it is the upper right corner of a rectangle. Click it to hold it, and then the disc where the rectangle should end.',
    predict:
      'Which move wins? Choose a corner and the rectangle that you think wins, and then look.',
    edit: 'Click discs to turn them over, one by one or in one stroke. Play starts a game from here.',
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
      corners: 'How many winning rectangles have this disc as their corner',
      cover: 'How many winning rectangles cover this disc',
    },
    range: (from: number, to: number) =>
      from === to ? whole(from) : `${whole(from)}–${whole(to)}`,
    zero: 'none',
    winning: 'a rectangle that wins ends here',
    possible: 'one that does not win',
    unknown: 'a rectangle ends here',
  },

  canvas: {
    name: (rows: number, columns: number) => `Board of ${boardName(rows, columns)} discs`,
    keysHeading: 'Keys',
    keys: [
      ['Arrow keys', 'move from disc to disc'],
      ['Enter', 'chooses the upper right corner, and Enter again its next rectangle'],
      ['Shift with an arrow key', 'makes the rectangle wider, narrower, taller or lower'],
      ['N and P', 'step through the rectangles'],
      ['F', 'flips the one that is chosen'],
      ['Escape', 'lets go of it'],
      ...zoomKeys,
    ],
    editKeys: [
      ['Arrow keys', 'move from disc to disc'],
      ['Enter', 'turns the disc over'],
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
    noSuchDisc: (columns: number, rows: number) =>
      `There is no such disc: columns go from 1 to ${whole(columns)}, rows from 1 to ${whole(rows)}.`,
    white: (cell: Place) => `${capitalPlace(cell)}, white`,
    black: (cell: Place) => `${capitalPlace(cell)}, black`,
    corner: 'the chosen corner',
    ends: (rectangle: Size) => `ends the rectangle ${size(rectangle)}`,
    endsWinning: (rectangle: Size) => `ends the rectangle ${size(rectangle)}, which wins`,
    cornerOf: (legal: number, wins: number | undefined) =>
      wins === undefined ? rectangles(legal) : `${rectangles(legal)}, ${winning(wins)}`,
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
    over: 'The game is over: there is no white disc, and whoever is to move has lost.',
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
    noneYet: 'Every rectangle hangs from the disc in its upper right corner.',
    heading: capitalPlace,
    held: 'held',
    summary: cornerSummary,
    black: 'This disc is black, so no rectangle may have it as its corner.',
    matrix: 'Rectangles of this corner by height and width',
    /** Over the heights, beside the widths. */
    axes: 'height \\ width',
    move: (rectangle: Size, wins: boolean | undefined) =>
      wins === undefined
        ? size(rectangle)
        : `${size(rectangle)}, ${wins ? 'wins' : 'does not win'}`,
  },

  chosen: {
    words: rectangleWords,
    none: 'Click the disc where the rectangle should end, or a field of the table.',
    noCorner: 'Click a white disc to hold it as the corner.',
    wins: 'This move wins.',
    loses: 'This move does not win.',
    previous: 'Previous rectangle',
    next: 'Next rectangle',
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
    name: 'Timeline',
    undo: 'Undo',
    redo: 'Redo',
    start: 'Start',
    cut: 'Earlier steps were dropped',
    open: 'Opened',
    resize: boardName,
    flip: (rectangle: Place & Size) => `Flip ${shortRectangle(rectangle)}`,
    corner: (cell: Place) => `Corner ${whole(cell.column)}, ${whole(cell.row)}`,
    choose: (rectangle: Place & Size) => `Choose ${shortRectangle(rectangle)}`,
    letGo: 'Let go',
    turn: (cell: Place, count: number) =>
      count === 1 ? `Turn ${whole(cell.column)}, ${whole(cell.row)}` : `Turn ${discs(count)}`,
    white: 'All white',
    black: 'All black',
    random: 'Random',
    reveal: 'Look',
    heat: 'Shading',
    values: 'Disc values',
    grundy: 'Grundy numbers',
  },

  spoken: {
    chosen: (rectangle: Place & Size, wins: boolean | undefined) =>
      `${rectangleWords(rectangle)}${wins === undefined ? '' : wins ? ', wins' : ', does not win'}`,
    corner: (cell: Place, legal: number, wins: number | undefined) =>
      `Corner at ${place(cell)}: ${cornerSummary(legal, wins)}`,
    position: (name: string, white: number) =>
      `${name}. ${counted(white, 'white disc', 'white discs')}.`,
  },

  address: {
    rejected: (key: string, value: string) =>
      `The address asks for ${key} “${value}”, which cannot be used here; the usual value stands in its place.`,
  },
};
