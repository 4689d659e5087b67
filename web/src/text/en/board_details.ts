/** What the Board page says of a move's reasons, in its lists and of what can be taken along. */
import { boardName, columnList, moveWords, numberList, rowList } from '../places';
import type { MovePlaces } from '../places';
import { counted, discs, term, whole } from './grammar';

const list = new Intl.ListFormat('en');

/** `A 2`, `An 8` */
const one = (value: number) => `${/^8|^1[18]$/u.test(String(value)) ? 'An' : 'A'} ${whole(value)}`;
/** What becomes of equal values in a nim-sum. */
const fate = (count: number, value: number) => {
  if (value === 0) return 'adds nothing';
  if (count === 1) return 'left over';
  return count % 2 === 0 ? 'cancel in pairs' : 'cancel in pairs, one is left over';
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
  ['answers', 'false while what wins is not shown'],
  ['heat', '“corners”, “cover” or “none”'],
  ['show', 'a list of “values” and “grundy”'],
  ['revealed', 'true once the answer to a prediction was shown'],
  ['review', 'the number of the move that is looked back at'],
];

export const boardDetails = {
  why: {
    wins: 'Why does this move win?',
    loses: 'Why does this move not win?',
    /** What is left over is one value, several, or nothing; the total is what they come to. */
    sentence: {
      nothing: (change: number) =>
        `All values cancel in pairs: the total is 0. This move changes it by ${whole(change)}, so ${whole(change)} is left: the opponent can win. From 0, every move loses.`,
      balanced: (change: number) =>
        `Equal values cancel in pairs, and the ${term('nim-sum', 'nim-sum')} of the rest is 0. This move changes that total by ${whole(change)}, so ${whole(change)} is left: the opponent can win. From 0, every move loses.`,
      one: {
        wins: (total: number) =>
          `Equal values cancel in pairs. ${one(total)} is left over. This move changes the total by ${whole(total)}, so nothing is left: it wins.`,
        loses: (total: number, change: number, leaves: number) =>
          `Equal values cancel in pairs. ${one(total)} is left over. This move changes the total by ${whole(change)}, so ${whole(leaves)} is left: the opponent can win.`,
      },
      several: {
        wins: (total: number) =>
          `Equal values cancel in pairs. The ${term('nim-sum', 'nim-sum')} of the rest is ${whole(total)}. This move changes that total by ${whole(total)}, so nothing is left: it wins.`,
        loses: (total: number, change: number, leaves: number) =>
          `Equal values cancel in pairs. The ${term('nim-sum', 'nim-sum')} of the rest is ${whole(total)}. This move changes that total by ${whole(change)}, so ${whole(leaves)} is left: the opponent can win.`,
      },
    },
    values: 'The values of the white discs',
    layers: {
      axes: { show: 'Show the axes', hide: 'Hide the axes' },
      product: { show: 'Show the product', hide: 'Hide the product' },
      mex: { show: 'Show each mex', hide: 'Hide each mex' },
    },
    introduction: `A move of the board is a ${term('row-move', 'row move')} times a ${term('column-move', 'column move')}: it turns the discs where their rows and columns cross.`,
    axes: { rows: 'Rows axis', columns: 'Columns axis' },
    turns: {
      rows: (rows: readonly number[]) =>
        rows.length === 1
          ? `The move turns ${rowList(rows)}, with this ${term('grundy-number', 'Grundy number')}:`
          : `The move turns ${rowList(rows)}, with these ${term('grundy-number', 'Grundy numbers')}:`,
      columns: (columns: readonly number[]) =>
        columns.length === 1
          ? `The move turns ${columnList(columns)}, with this Grundy number:`
          : `The move turns ${columnList(columns)}, with these Grundy numbers:`,
    },
    grundyNumbers: {
      rows: 'The Grundy numbers of the rows that the move turns',
      columns: 'The Grundy numbers of the columns that the move turns',
    },
    moveNimber: {
      rows: {
        one: (value: number) =>
          `${one(value)} is left over: the row move has the ${term('move-nimber', 'move nimber')} ${whole(value)}.`,
        several: (value: number) =>
          `The nim-sum of what is left over is the ${term('move-nimber', 'move nimber')} of the row move: ${whole(value)}.`,
      },
      columns: {
        one: (value: number) =>
          `${one(value)} is left over: the column move has the move nimber ${whole(value)}.`,
        several: (value: number) =>
          `The nim-sum of what is left over is the move nimber of the column move: ${whole(value)}.`,
      },
    },
    /** What its numbers are, in words: formulas are not read aloud everywhere. */
    names: {
      prefixXor: (axis: 'rows' | 'columns', position: number, value: number) =>
        `x ${whole(position)} of the ${axis} equals ${whole(value)}`,
      grundyNumber: (axis: 'rows' | 'columns', position: number, value: number) =>
        `g ${whole(position)} of the ${axis} equals ${whole(value)}`,
      boardNimber: (value: number) => `the nimber of the position equals ${whole(value)}`,
      factor: (value: bigint) => `factor ${whole(value)}`,
      product: (a: number | bigint, b: number | bigint, value: number | bigint) =>
        `${whole(a)} nim-times ${whole(b)} equals ${whole(value)}`,
      leaves: (value: number) => `the move leaves ${whole(value)}`,
      discs: (count: number, value: number) =>
        `${counted(count, 'white disc', 'white discs')} of value ${whole(value)}: ${fate(count, value)}`,
      places: {
        rows: (count: number, value: number) =>
          `${counted(count, 'row', 'rows')} with Grundy number ${whole(value)}: ${fate(count, value)}`,
        columns: (count: number, value: number) =>
          `${counted(count, 'column', 'columns')} with Grundy number ${whole(value)}: ${fate(count, value)}`,
      },
      leavesOption: (length: number, value: number) =>
        `length ${whole(length)} leaves ${whole(value)}`,
      placesLeave: (numbers: readonly number[], value: number) =>
        `${numberList(numbers)} leaves ${whole(value)}`,
      optionOfMoves: (value: number, count: number) =>
        `${whole(value)}, left by ${counted(count, 'move', 'moves')}`,
      option: (value: number, lengths: readonly number[]) =>
        `${whole(value)}, left by ${lengths.length === 1 ? 'length' : 'lengths'} ${list.format(lengths.map((length) => whole(length)))}`,
    },
    product: {
      heading: 'The product',
      explanation: `The move changes the total by the ${term('nim-product', 'nim-product')} ⊗ of the two move nimbers.`,
      total: `The total is the ${term('nimber', 'nimber')} of the position. What the move leaves is their ${term('nim-sum', 'nim-sum')} ⊕:`,
      zero: 'Leaving 0 wins: every move from 0 leads to another number, and from there some move leads back to 0.',
      coins: 'A disc is worth the nim-product of the Grundy numbers of its row and its column.',
      show: 'Show each disc’s value on the board',
      waiting: 'The product is being worked out …',
      trivialZero: 'A product with 0 is 0.',
      trivialOne: 'A product with 1 is the other factor.',
      fermat: (power: bigint) =>
        `${whole(power)} is a Fermat 2-power and the other factor is smaller: the ordinary product.`,
      square: (power: bigint) =>
        `${whole(power)} is a Fermat 2-power: its square is three halves of it.`,
      distribute: 'Write each factor as a sum of powers of two, and nim-multiply each by each:',
      regroup: 'Multiply the largest Fermat 2-power by itself, and the rest by the rest:',
      regroupOne: 'Take out the largest Fermat 2-power, and multiply the rest first:',
    },
    strip: {
      heading: { rows: 'Rows', columns: 'Columns' },
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
    mex: {
      heading: 'Where the Grundy numbers come from',
      introduction: `g is the Grundy number of a single white disc: the ${term('mex', 'mex')} of what its moves would leave. Choose a g to see its moves.`,
      prefixes: 'x is the nim-sum of g from the first place up to here.',
      of: {
        rows: (position: number) => `Row ${whole(position)}`,
        columns: (position: number) => `Column ${whole(position)}`,
      },
      explanation:
        'Say only this disc is white. Each move that ends here turns it black, and the other discs that it turns white. The moves would leave:',
      none: 'No move ends here, so nothing can be left, and the smallest number missing is 0.',
      length: (length: number) => `Length ${whole(length)}:`,
      places: (numbers: readonly number[]) => `${numberList(numbers)}:`,
      missing: (value: number) => `The smallest number missing is ${whole(value)}.`,
      close: 'Close',
    },
  },

  share: {
    heading: 'Keep and share',
    explanation:
      'The address of this page holds all of it: the game, the board, and every move that was tried.',
    copyLink: 'Copy link',
    png: 'Picture (PNG)',
    svg: 'Picture (SVG)',
    withLegend: 'With its legend',
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
