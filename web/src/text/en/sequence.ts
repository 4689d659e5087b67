/** What the Solve page says of whole sequences P(1), P(2), … and of values that are checked. */
import { boardName, counted, lengths, percent, whole } from './grammar';

const LARGEST = whole(10_000_000);
const boards = (count: number) => counted(count, 'board', 'boards');
const values = (count: number) => counted(count, 'value', 'values');
const name = (n: number) => `P(${whole(n)})`;
const interval = (first: number, last: number) =>
  first === last ? name(first) : `${name(first)} to ${name(last)}`;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (exponent: number) =>
  Array.from(String(exponent), (digit) => SUPERSCRIPTS[Number(digit)] ?? '').join('');

const badLengths =
  'The lengths above cannot be used yet: correct them under “More: other lengths”.';

export const sequence = {
  interval,
  lengths: (rows: string, columns: string) =>
    `Heights: ${lengths(rows)}. Widths: ${lengths(columns)}.`,

  form: {
    introduction:
      'The number of winning first moves on every square board, from one disc up to a size of your choice, with the lengths that are chosen above.',
    size: 'Largest board',
    hint: `All boards from 1 × 1 to this size; it goes up to ${LARGEST}.`,
    compute: 'Compute all',
  },

  problems: {
    empty: `Type a whole number from 1 to ${LARGEST}.`,
    'not-a-number': 'This is not a number. Type digits, such as 1,000 or 10^6.',
    zero: `The sequence begins with 1: type a whole number from 1 to ${LARGEST}.`,
    negative: `The sequence begins with 1: type a whole number from 1 to ${LARGEST}.`,
    'not-whole': 'A board cannot be cut: type a whole number, without a decimal point.',
    'bad-grouping':
      'Commas and spaces may only stand between groups of three digits, as in 1,000,000.',
    'too-large': `More than ${LARGEST} values do not fit the memory of a page: type a smaller number.`,
    'bad-lengths': badLengths,
  },

  run: {
    computing: (first: number, last: number) => `Computing ${interval(first, last)}`,
    starting: 'Starting …',
    /** Rounded down, so that nothing is done before it is. */
    done: (fraction: number) => `${percent(Math.floor(fraction * 100))} done`,
    cancel: 'Cancel',
    cancelled: (first: number, last: number) => `${interval(first, last)}: cancelled.`,
    failed: (first: number, last: number) => `${interval(first, last)} could not be computed.`,
    again: 'Try again',
    ready: (last: number) => `${interval(1, last)} are computed.`,
    readyOne: 'P(1) is computed.',
  },

  plot: {
    name: (last: number) => `Plot of ${interval(1, last)}`,
    heading: (last: number) => interval(1, last),
    slider: 'Board in the plot',
    scale: 'Scale of the values',
    scales: { linear: 'Linear', log: 'Logarithmic' },
    board: 'Size of the board n',
    value: 'P(n)',
    /** Read aloud when the cursor moves. */
    spoken: (n: number, winning: bigint, nimber: number) =>
      `n = ${whole(n)}, P(n) = ${whole(winning)}, board nimber ${whole(nimber)}`,
    boardNimber: 'Γ',
    derivation: (n: number) => `Where ${name(n)} comes from`,
    onBoard: (n: number) => `The winning moves on ${boardName(n, n)}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    all: 'Show all',
    range: (first: number, last: number) => `Shown: boards ${whole(first)} to ${whole(last)}.`,
    zeros: (zeros: number, seen: number) =>
      zeros === 0
        ? 'On each of them some first move wins.'
        : `${whole(zeros)} of these ${boards(seen)} ${zeros === 1 ? 'has' : 'have'} P(n) = 0: there no first move wins.`,
    points: 'P(n) > 0',
    zeroPoints: 'P(n) = 0, below the line',
    keys: 'Drag over a part to see it alone, or turn the wheel with Ctrl held. With the keyboard: arrow keys, Page Up and Page Down, Home, End, + and −.',
    /** A round value at an axis. */
    tick: (value: number) => {
      if (value < 10_000) return whole(value);
      const exponent = Math.floor(Math.log10(value) + 1e-9);
      const factor = Math.round((value / 10 ** exponent) * 1e4) / 1e4;
      return factor === 1 ? `10${raised(exponent)}` : `${factor}·10${raised(exponent)}`;
    },
  },

  table: {
    heading: 'Table of the values',
    caption: (first: number, last: number) => interval(first, last),
    board: 'n',
    winning: 'P(n)',
    nimber: 'Γ',
    nimberMeaning: 'board nimber',
    earlier: 'Earlier',
    later: 'Later',
    goTo: 'Go to n',
    go: 'Go',
    noSuchBoard: (last: number) => `Type a whole number from 1 to ${whole(last)}.`,
  },

  files: {
    heading: 'Take the values along',
    kinds: { csv: 'CSV', json: 'JSON', 'b-file': 'b-file' },
    explanation: {
      csv: 'n, P(n) and Γ, for a spreadsheet',
      json: 'P(n) as texts, exact in every program',
      'b-file': 'lines “n P(n)”, as the OEIS has them',
    },
    name: (last: number) => `flipping-game-${last}`,
    writing: (share: number) => `Writing the file: ${percent(Math.floor(share * 100))}`,
    written: 'The file is ready.',
    failed: 'The browser has no room for this file. Try a shorter sequence.',
  },

  check: {
    introduction:
      'Paste values of P(n) that you have worked out yourself. They are compared with the exact ones, and the first wrong one is named.',
    field: 'Your values',
    hint: 'One a line beginning with P(1), or in one line with commas, or lines “n P(n)” as in a b-file, “P(2) = 0”, or CSV; up to a million of them.',
    compare: 'Check',
    checking: (first: number, last: number) => `Checking ${interval(first, last)}`,
    cancelled: 'The check was cancelled.',
    failed: 'The values could not be checked.',
    again: 'Try again',
    badLengths,
    right: (first: number, last: number, count: number) => {
      const gaps = count === last - first + 1 ? '' : `, with gaps`;
      if (count === 1) return `Your value is right: it is ${name(first)}.`;
      return `All ${values(count)} are right: ${interval(first, last)}${gaps}.`;
    },
    wrong: (n: number, given: bigint) => `${name(n)} is not ${whole(given)}.`,
    rightValue: (n: number, right: bigint) => `The right value is ${name(n)} = ${whole(right)}.`,
    before: (count: number) =>
      count === 0
        ? 'It is the first of your values.'
        : count === 1
          ? 'The value before it is right.'
          : `The ${values(count)} before it are right.`,
    problems: {
      empty: () => 'There are no values yet: paste them into the field.',
      'too-many': (count: number) =>
        `These are ${values(count)}; up to ${whole(1_000_000)} can be checked at a time.`,
      unreadable: (line: number, found: string) =>
        `Line ${whole(line)} cannot be read: “${found}”.`,
      ambiguous: (line: number, found: string) =>
        `Line ${whole(line)}, “${found}”, may be one number or two. Leave out what groups the digits.`,
      'no-value': (line: number, found: string) =>
        `Line ${whole(line)} has no value beside “${found}”, as the lines before it have.`,
      'no-such-board': (line: number, found: string) =>
        `Line ${whole(line)}: n must be from 1 to ${LARGEST}, not ${found}.`,
      twice: (line: number, earlier: number, n: number) =>
        `Line ${whole(line)}: ${name(n)} stands in line ${whole(earlier)} already.`,
    },
  },
};
