/** What the Board page says of a move's reasons, in its lists and of what can be taken along. */
import { boardName, counted, whole } from './grammar';
import { discs, moveWords, numberList, place, shortSize } from './places';
import type { MovePlaces } from './places';

const list = new Intl.ListFormat('en');

/** `row 3`, `rows 2 to 4`, `rows 1, 4` */
const places = (name: 'row' | 'column', numbers: readonly number[]) => {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? 0;
  if (numbers.length === 1) return `${name} ${whole(first)}`;
  const isRun = last - first === numbers.length - 1;
  return `${name}s ${isRun ? `${whole(first)} to ${whole(last)}` : numberList(numbers)}`;
};

/** The keys of a study's JSON and what they mean. */
const FORM: readonly (readonly [key: string, meaning: string])[] = [
  ['tartan', '“study”, always'],
  ['version', '2'],
  [
    'game',
    '“rugs”, “turning-corners”, or a game for the rows, * and one for the columns: ruler, twins, single, or runs with lengths, as “runs:1,3,7*twins”. Left out: the Flipping Game.',
  ],
  ['rows, columns', 'whole numbers from 1 to 200'],
  [
    'position',
    'one text for each row, the top one first; W for a white disc, B for a black one. Left out: all white.',
  ],
  ['mode', '“explore”, “predict”, “edit” or “play”'],
  [
    'moves',
    'the moves in order, each as its rows x its columns: “3x1~4” is row 3, columns 1 to 4; “1.3x2.5” turns four discs',
  ],
  ['variations', 'what else was tried: the number of the place “after” which, and its “moves”'],
  ['at', 'how many of the moves have been made in what is shown. Left out: all.'],
  ['hints', 'the numbers of the places where help was asked for'],
  ['opponent', '“person”, “casual”, “good” or “perfect”'],
  ['you', '“first” or “second”: whom the person plays against the computer'],
  ['seed', 'a whole number below 4,294,967,296: the computer’s choice among equal moves'],
  ['corner, move', 'what is chosen: “5x4” is the disc in row 5, column 4'],
  ['heat', '“corners”, “cover” or “none”'],
  ['show', 'a list of “values” and “grundy”'],
  ['revealed', 'true once a prediction was looked at'],
  ['review', 'the number of the move that is looked back at'],
];

export const boardDetails = {
  why: {
    wins: 'Why does this move win?',
    loses: 'Why does this move not win?',
    introduction:
      'Each axis of the board is a game. A move of the board is a move on both axes at once, and what it changes is the nim-product of what it changes on each axis.',
    axes: { rows: 'Rows axis', columns: 'Columns axis' },
    turns: {
      rows: (rows: readonly number[]) => `The move turns ${places('row', rows)}.`,
      columns: (columns: readonly number[]) => `The move turns ${places('column', columns)}.`,
    },
    /** What the board lights for a number. */
    lit: {
      discs: (value: number | undefined) =>
        value === undefined ? 'all white discs' : `the white discs of value ${whole(value)}`,
      rows: (rows: readonly number[]) => places('row', rows),
      columns: (columns: readonly number[]) => places('column', columns),
    },
    /** What its numbers are, in words: formulas are not read aloud everywhere. */
    names: {
      prefixXor: (axis: 'rows' | 'columns', position: number, value: number) =>
        `x ${whole(position)} of the ${axis} equals ${whole(value)}`,
      grundyNumber: (axis: 'rows' | 'columns', position: number, value: number) =>
        `g ${whole(position)} of the ${axis} equals ${whole(value)}`,
      moveNimber: (axis: 'rows' | 'columns', value: number) =>
        `the move nimber of the ${axis} equals ${whole(value)}`,
      boardNimber: (value: number) => `the board nimber equals ${whole(value)}`,
      factor: (value: bigint) => `factor ${whole(value)}`,
      product: (a: number | bigint, b: number | bigint, value: number | bigint) =>
        `${whole(a)} nim-times ${whole(b)} equals ${whole(value)}`,
      leaves: (value: number) => `the move leaves ${whole(value)}`,
      value: (value: number) => `value ${whole(value)}`,
      discs: (count: number, value: number) =>
        `${counted(count, 'white disc', 'white discs')} of value ${whole(value)}`,
      leavesOption: (length: number, value: number) =>
        `length ${whole(length)} leaves ${whole(value)}`,
      placesLeave: (numbers: readonly number[], value: number) =>
        `${numberList(numbers)} leaves ${whole(value)}`,
      optionOfMoves: (value: number, count: number) =>
        `${whole(value)}, left by ${counted(count, 'move', 'moves')}`,
      option: (value: number, lengths: readonly number[]) =>
        `${whole(value)}, left by ${lengths.length === 1 ? 'length' : 'lengths'} ${list.format(lengths.map((length) => whole(length)))}`,
    },
    /** What its symbols stand for, where each first appears. */
    symbols: {
      opening: 'Γ is the board nimber, ⊕ the nim-sum and ⊗ the nim-product.',
      position: 's is the board nimber of this position, ⊕ the nim-sum and ⊗ the nim-product.',
      rows: 'g is the Grundy number of a disc in this axis, x the nim-sum of g from row 1 up to here. T marks the rows axis: its lengths are triangular numbers.',
      columns:
        'g and x are the same for the columns. S marks the columns axis: its lengths are squares.',
      other: (axis: 'rows' | 'columns', letter: string, hasPrefixes: boolean) =>
        `g is the Grundy number of a disc in this axis${hasPrefixes ? `, x the nim-sum of g from ${axis === 'rows' ? 'row' : 'column'} 1 up to here` : ''}. ${letter} marks the ${axis} axis.`,
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
      rows: 'The move nimber of the rows axis: the nim-sum of x at the last row that is covered and x just before the first one.',
      columns:
        'The move nimber of the columns axis: the nim-sum of x at the last column that is covered and x just before the first one.',
    },
    moveNimberOfPlaces: {
      rows: 'The move nimber of the rows axis: the nim-sum of g over the rows that the move turns.',
      columns:
        'The move nimber of the columns axis: the nim-sum of g over the columns that the move turns.',
    },
    mex: {
      heading: {
        rows: (position: number) => `Row ${whole(position)}`,
        columns: (position: number) => `Column ${whole(position)}`,
      },
      explanation:
        'One white disc here, all others black: each move that ends here turns it black, and the other discs that it turns white. These are the nimbers that the moves leave:',
      none: 'No move ends here, so there is no option, and the first number missing is 0.',
      length: (length: number) => `Length ${whole(length)}:`,
      places: (numbers: readonly number[]) => `${numberList(numbers)}:`,
      missing: (value: number) => `The first number missing among them is ${whole(value)}.`,
      close: 'Close',
    },
    product: {
      heading: 'What the move changes',
      explanation: 'The nim-product of the two move nimbers.',
      waiting: 'The product is being worked out …',
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
        `It wins because it changes the board by exactly the board nimber, ${whole(nimber)}: it leaves 0. From 0 every move goes to something else, from which there is always a move back to 0, until no move is left.`,
      loses: (leaves: number) =>
        `It does not win because it leaves ${whole(leaves)}: that is not 0, so the opponent has a move to 0.`,
      lostAnyway: (leaves: number) =>
        `It does not win because it leaves ${whole(leaves)}: that is not 0, so the opponent has a move to 0. The board nimber is 0 already, and no move changes it by 0: every move from here loses.`,
    },
  },

  /** Beside those that the board tells of. */
  keys: {
    /** On the board. */
    further: [
      ['Home and End', 'go to the first and the last disc of the row'],
      ['Page Up and Page Down', 'go ten rows up or down'],
      ['Ctrl with Home or End', 'goes to the lower left or the upper right disc'],
    ],
    /** Anywhere on the page. */
    page: [
      ['Ctrl with Z or Y', 'undoes or redoes; on a Mac ⌘ instead of Ctrl'],
      ['Arrow keys in “Why?”', 'go from number to number of a formula or a table'],
    ],
  },

  list: {
    heading: 'All winning moves',
    count: (count: number) => counted(count, 'winning move', 'winning moves'),
    hidden: 'They stay hidden until you have looked at your prediction.',
    none: 'No move wins in this position.',
    matrix: 'Winning moves by rows and columns',
    /** The places of such moves count from the corner, which is 0. */
    pair: (places: MovePlaces, count: number) => `${shortSize(places)}: ${whole(count)}`,
    rows: (byLength: boolean) => (byLength ? 'Height' : 'Rows from the corner'),
    columns: (byLength: boolean) => (byLength ? 'Width' : 'Columns from the corner'),
    item: place,
  },

  share: {
    heading: 'Keep and share',
    explanation:
      'The address of this page holds all of it: the game, the board, and every move that was tried.',
    copyLink: 'Copy link',
    png: 'Picture (PNG)',
    svg: 'Picture (SVG)',
    pictureName: (game: string, rows: number, columns: number) =>
      `${game.replaceAll(/[^a-z0-9-]+/gu, '-')}-${rows}x${columns}`,
    pictureTitle: (game: string, rows: number, columns: number) =>
      `${game} on a board of ${boardName(rows, columns)} discs`,
    pictureDescription: (white: number, all: number, chosen: MovePlaces | undefined) =>
      `${whole(white)} of ${discs(all)} ${white === 1 ? 'is' : 'are'} white.${chosen === undefined ? '' : ` Chosen: ${moveWords(chosen)}.`}`,
    pictureFailed: 'This browser did not make the picture. Try the other kind, or a smaller board.',
    json: 'As text (JSON)',
    jsonWords: {
      explanation:
        'Copy this text to keep the board, or paste one here and open it. The form is described below.',
      field: 'The board as JSON',
      back: 'Back to the board as it is',
    },
    copyJson: 'Copy the text',
    openJson: 'Open this text',
    opened: 'Opened.',
    opening: 'Opening …',
    form: 'The form of the text',
    formItems: FORM,
    copied: 'Copied.',
    copyByHand:
      'This browser does not let the page copy. The text is selected: press Ctrl+C or ⌘C.',
    link: 'Link to this board',
    problems: {
      'not-json': 'This is not JSON. Paste the whole text, from { to }.',
      'not-a-study':
        'This is JSON, but nothing that Tartan reads: it must be an object with "tartan": "study".',
      'unknown-version': (found: string) =>
        `This text has version ${found}; this page reads version 2.`,
      'bad-value': (key: string, found: string) =>
        found === 'undefined' ? `“${key}” is missing.` : `“${key}” cannot be ${found}.`,
      'illegal-move': (found: string) => `The game has no move “${found}” there.`,
      failed: 'Which moves this game has cannot be worked out at the moment.',
    },
  },
};
