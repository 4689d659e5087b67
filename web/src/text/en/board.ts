/** What the Board page says. */
import { boardName, counted, whole } from './grammar';

interface Place {
  readonly column: number;
  readonly row: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const place = ({ column, row }: Place) => `column ${whole(column)}, row ${whole(row)}`;
const capitalPlace = ({ column, row }: Place) => `Column ${whole(column)}, row ${whole(row)}`;
const size = ({ width, height }: Size) => `${whole(width)} wide, ${whole(height)} high`;
/** 4 wide × 3 high: which is which is always said, as boards are rows × columns. */
const shortSize = ({ width, height }: Size) => `${whole(width)} wide × ${whole(height)} high`;
const rectangles = (count: number) => counted(count, 'rectangle', 'rectangles');
const discs = (count: number) => counted(count, 'disc', 'discs');
const winning = (count: number) =>
  count === 0 ? 'none wins' : count === 1 ? '1 wins' : `${whole(count)} win`;

const interval = (name: string, from: number, to: number) =>
  from === to ? `${name} ${whole(to)}` : `${name}s ${whole(from)} to ${whole(to)}`;
const rectangleWords = (rectangle: Place & Size) =>
  `${size(rectangle)}, corner at ${place(rectangle)}`;
const cornerSummary = (legal: number, wins: number | undefined) =>
  wins === undefined ? `${rectangles(legal)}.` : `${rectangles(legal)}, ${winning(wins)}.`;

export const board = {
  heading: 'Which first moves win?',
  rule: 'All discs are white at first. A move turns over every disc of a rectangle. Its height must be 1, 3, 6, 10, … (a triangular number), its width 1, 4, 9, 16, … (a square), and the disc in its upper right corner must be white. Whoever turns the whole board black wins.',
  invitation: {
    explore:
      'Point at a disc, or tap it: it is the upper right corner of a rectangle. Click it to hold it, and then the disc where the rectangle should end.',
    predict:
      'Which move wins? Choose a corner and the rectangle that you think wins, and then look.',
    edit: 'Click discs to turn them over, one by one or in one stroke.',
  },

  sizes: {
    name: 'Board size',
    rows: 'Rows',
    columns: 'Columns',
    slider: { rows: 'Rows, by slider', columns: 'Columns, by slider' },
    presets: 'Usual sizes',
    preset: boardName,
    problem: (largest: number) => `Type a whole number from 1 to ${whole(largest)}.`,
  },

  modes: {
    name: 'What to do',
    explore: 'Explore',
    predict: 'Predict first',
    edit: 'Edit',
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
    keys: 'Arrow keys move from disc to disc. Enter chooses the upper right corner, and Enter again its next rectangle. Shift with an arrow key makes the rectangle wider, narrower, taller or lower. N and P step through the rectangles, F flips the one that is chosen, Escape lets go of it.',
    editKeys: 'Arrow keys move from disc to disc. Enter turns the disc over.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomFit: 'Show the whole board',
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

  why: {
    wins: 'Why does this move win?',
    loses: 'Why does this move not win?',
    introduction:
      'Each axis of the board is a game of its own. A rectangle is a move on both at once, and what it changes is the nim-product of what it changes on each axis.',
    axes: { rows: 'Rows axis', columns: 'Columns axis' },
    interval: {
      rows: (from: number, to: number) => `The rectangle covers ${interval('row', from, to)}.`,
      columns: (from: number, to: number) =>
        `The rectangle covers ${interval('column', from, to)}.`,
    },
    /** What the board lights for a number. */
    lit: {
      rows: (from: number, to: number) => interval('row', from, to),
      columns: (from: number, to: number) => interval('column', from, to),
    },
    strip: {
      rows: 'Grundy numbers and prefix XORs of the rows axis',
      columns: 'Grundy numbers and prefix XORs of the columns axis',
    },
    position: { rows: 'row', columns: 'column' },
    grundy: 'g',
    prefix: 'x',
    grundyName: 'Grundy number g',
    prefixName: 'prefix XOR x',
    openMex: (axis: 'rows' | 'columns', position: number, value: number) =>
      `${axis === 'rows' ? 'Row' : 'Column'} ${whole(position)}: Grundy number ${whole(value)}. Show where it comes from`,
    moveNimber: {
      rows: 'The move nimber of the rows axis: the nim-sum of x at the last row that is covered and x just below the first one.',
      columns:
        'The move nimber of the columns axis: the nim-sum of x at the last column that is covered and x just before the first one.',
    },
    sum: {
      rows: 'It is also the nim-sum of the Grundy numbers of the rows that are covered.',
      columns: 'It is also the nim-sum of the Grundy numbers of the columns that are covered.',
    },
    mex: {
      heading: {
        rows: (position: number) => `Row ${whole(position)}`,
        columns: (position: number) => `Column ${whole(position)}`,
      },
      explanation:
        'One white disc here, all others black: a move of each length that fits turns it black, and the discs before it white. These are the nimbers that the moves leave:',
      none: 'No length fits, so there is no option, and the first number missing is 0.',
      length: (length: number) => `Length ${whole(length)}:`,
      missing: (value: number) => `The first number missing among them is ${whole(value)}.`,
      close: 'Close',
    },
    product: {
      heading: 'What the rectangle changes',
      explanation: 'The nim-product of the two move nimbers.',
      waiting: 'The product is being worked out …',
      steps: (a: bigint, b: bigint) => `Steps of ${whole(a)} ⊗ ${whole(b)}`,
      trivialZero: 'a product with 0 is 0',
      trivialOne: 'a product with 1 is the other factor',
      fermat: (power: bigint) =>
        `${whole(power)} is a Fermat power and the other factor is smaller: the ordinary product`,
      square: (power: bigint) =>
        `${whole(power)} is a Fermat power: its square is three halves of it`,
      distribute:
        'each factor is a nim-sum of powers of two: nim-multiply each by each, and take the nim-sum',
      regroup: 'the largest Fermat power is multiplied by itself, the rest by the rest',
      regroupOne: 'the largest Fermat power is taken out',
    },
    board: {
      heading: 'What the board is worth',
      explanation:
        'A disc is worth the nim-product of the Grundy numbers of its row and its column. The board nimber is the nim-sum of its white discs; two equal values cancel each other.',
      value: 'value',
      discs: 'white discs',
      counts: 'in the nim-sum',
      once: 'odd: counts',
      cancelled: 'even: cancels',
      none: 'There is no white disc, so the board nimber is 0.',
      show: 'Show each disc’s value on the board',
    },
    conclusion: {
      wins: (nimber: number) =>
        `It wins because it changes the board by exactly the board nimber, ${whole(nimber)}: it leaves 0. From 0 every move goes to something else, from which there is always a move back to 0, until all discs are black.`,
      loses: (leaves: number) =>
        `It does not win because it leaves ${whole(leaves)}: that is not 0, so the opponent has a move to 0.`,
      lostAnyway:
        'The board nimber is 0 already. No move changes it by 0, so every move leaves something else, and the opponent can win.',
    },
  },

  list: {
    heading: 'All winning moves',
    count: (count: number) => counted(count, 'winning move', 'winning moves'),
    hidden: 'They stay hidden until you have looked at your prediction.',
    none: 'No move wins in this position.',
    matrix: 'Winning moves by height and width',
    groupOption: (height: number, width: number, count: number) =>
      `${shortSize({ width, height })}: ${whole(count)}`,
    item: place,
  },

  timeline: {
    name: 'Timeline',
    undo: 'Undo',
    redo: 'Redo',
    start: 'Start',
    open: 'Opened',
    resize: boardName,
    flip: (rectangle: Place & Size) =>
      `Flip ${shortSize(rectangle)} at ${whole(rectangle.column)}, ${whole(rectangle.row)}`,
    corner: (cell: Place) => `Corner ${whole(cell.column)}, ${whole(cell.row)}`,
    choose: (rectangle: Place & Size) =>
      `Choose ${shortSize(rectangle)} at ${whole(rectangle.column)}, ${whole(rectangle.row)}`,
    letGo: 'Let go',
    turn: (cell: Place, count: number) =>
      count === 1 ? `Turn ${whole(cell.column)}, ${whole(cell.row)}` : `Turn ${discs(count)}`,
    white: 'All white',
    black: 'All black',
    random: 'Random',
    reveal: 'Look',
    view: 'View',
  },

  share: {
    heading: 'Keep and share',
    explanation:
      'The address of this page holds the board as it is now: its size, its discs, the mode and the chosen rectangle.',
    copyLink: 'Copy link',
    png: 'Picture (PNG)',
    svg: 'Picture (SVG)',
    pictureName: (rows: number, columns: number) => `flipping-game-${rows}x${columns}`,
    pictureTitle: (rows: number, columns: number) =>
      `The Flipping Game on a board of ${boardName(rows, columns)} discs`,
    pictureDescription: (white: number, all: number, chosen: (Place & Size) | undefined) =>
      `${whole(white)} of ${discs(all)} ${white === 1 ? 'is' : 'are'} white.${chosen === undefined ? '' : ` Chosen: ${rectangleWords(chosen)}.`}`,
    pictureFailed: 'This browser did not make the picture. Try the other kind, or a smaller board.',
    json: 'As text (JSON)',
    jsonExplanation:
      'Copy this text to keep the board, or paste one here and open it. The form is described below.',
    jsonField: 'The board as JSON',
    copyJson: 'Copy the text',
    openJson: 'Open this text',
    currentJson: 'Back to the board as it is',
    opened: 'Opened.',
    form: 'The form of the text',
    formItems: [
      ['tartan', '“board”, always'],
      ['version', '1'],
      ['rows, columns', 'whole numbers from 1 to 200'],
      [
        'position',
        'one text for each row, the top one first; W for a white disc, B for a black one. Left out: all white.',
      ],
      ['mode', '“explore”, “predict” or “edit”'],
      [
        'selection',
        'column and row of the corner, counted from the lower left; width and height once a rectangle is chosen',
      ],
      ['heat', '“corners”, “cover” or “none”'],
      ['show', 'a list of “values” and “grundy”'],
      ['revealed', 'true once a prediction was looked at'],
    ] as readonly (readonly [key: string, meaning: string])[],
    copied: 'Copied.',
    copyByHand:
      'This browser does not let the page copy. The text is selected: press Ctrl+C or ⌘C.',
    link: 'Link to this board',
    problems: {
      'not-json': () => 'This is not JSON. Paste the whole text, from { to }.',
      'not-a-board': () =>
        'This is JSON, but no board of Tartan: it must be an object with "tartan": "board".',
      'unknown-version': (found: string) =>
        `This text has version ${found}; this page reads version 1.`,
      'bad-size': (key: string, found: string) =>
        `“${key}” must be a whole number from 1 to 200, not ${found}.`,
      'wrong-row-count': (rows: number, found: number) =>
        `“position” must have ${counted(rows, 'row', 'rows')}, not ${whole(found)}.`,
      'bad-row': (row: number, columns: number, found: string) =>
        `Row ${whole(row)} of “position”, counted from the top, must be ${counted(columns, 'letter', 'letters')} W or B, not ${found}.`,
      'bad-value': (key: string, found: string) => `“${key}” cannot be ${found}.`,
    },
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
