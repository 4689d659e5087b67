/** What the Solve page says of boards, their computation and their answers. */
import {
  boardName,
  counted,
  countName,
  duration,
  LARGEST,
  lengths,
  memory,
  numbers,
  percent,
  rough,
  roughDuration,
  whole,
  withLengths,
} from './grammar';

interface NamedBoard {
  readonly rows: { readonly size: number; readonly lengths: string };
  readonly columns: { readonly size: number; readonly lengths: string };
}

export const solve = {
  numbers,
  boardName,
  countName,
  lengths,
  /** P(7) with heights 1, 2: never to be taken for the Flipping Game's own P(7). */
  countNameOf: ({ rows, columns }: NamedBoard) =>
    countName(rows.size, columns.size) + withLengths(rows.lengths, columns.lengths),

  introduction: {
    heading: 'How many first moves win?',
    rule: 'A turn flips every disc of a rectangle: its height is a triangular number (1, 3, 6, 10, …), its width a square number (1, 4, 9, 16, …), and the disc in its upper right corner is still white. The player who turns the whole board black wins.',
    otherRule: (rows: string, columns: string) =>
      `A turn flips every disc of a rectangle whose upper right disc is still white. Heights: ${lengths(rows)}. Widths: ${lengths(columns)}. A player who cannot move loses.`,
    count: 'P(N) is the number of winning first moves on a board of N rows and N columns.',
    picture:
      'A board of 5 rows and 5 columns of white discs. A rectangle 3 rows high and 4 columns wide has been flipped: its 12 discs are black, and the disc in its upper right corner has a ring.',
    caption: (openings: number) =>
      `One of the ${whole(openings)} first moves on a ${boardName(5, 5)} board: 3 rows high, 4 columns wide. The ring marks the upper right corner.`,
  },

  form: {
    name: 'Choose a board',
    size: 'Board size',
    sizeHint: 'As many rows as columns.',
    rows: 'Rows',
    columns: 'Columns',
    square: 'Square board',
    compute: 'Compute',
    more: 'More: other lengths',
    moreHint:
      'Play with other heights and widths. Whoever cannot move loses; some discs may then stay white, and a board may have no first move at all.',
    rowLengths: 'Heights (rows axis)',
    columnLengths: 'Widths (columns axis)',
    list: { rowLengths: 'List of heights', columnLengths: 'List of widths' },
    listHint: 'Whole numbers, such as 1, 3, 7. Order and repeats do not matter.',
    families: {
      triangular: 'Triangular: 1, 3, 6, 10, …',
      square: 'Square: 1, 4, 9, 16, …',
      all: 'All: 1, 2, 3, 4, …',
      odd: 'Odd: 1, 3, 5, 7, …',
      'powers-of-two': 'Powers of two: 1, 2, 4, 8, …',
      primes: 'Primes: 2, 3, 5, 7, …',
      fibonacci: 'Fibonacci: 1, 2, 3, 5, …',
      list: 'A list of my own',
    },
    examples: 'Known answers to try',
    example: (size: number, answer: number) => `${countName(size, size)} = ${whole(answer)}`,
  },

  sizeProblems: {
    empty: `Type a whole number from 1 to ${LARGEST}.`,
    'not-a-number': 'This is not a number. Type digits, such as 1,000,000 or 10^6.',
    zero: `A board needs at least 1: type a whole number from 1 to ${LARGEST}.`,
    negative: `A board cannot have fewer than 1: type a whole number from 1 to ${LARGEST}.`,
    'not-whole': 'Rows and columns cannot be cut: type a whole number, without a decimal point.',
    'bad-grouping':
      'Commas and spaces may only stand between groups of three digits, as in 1,000,000.',
    'too-large': `The largest board has ${LARGEST} rows and columns: type a smaller number.`,
  },

  listProblems: {
    'empty-list': () => 'Type at least one length, such as 1, 3, 7.',
    'not-a-length': (entry: string) =>
      `“${entry}” is not a length: type whole numbers from 1 on, separated by commas.`,
    'length-too-large': (entry: string) =>
      `“${entry}” is longer than the largest board, ${LARGEST}.`,
  },

  /** What the solver itself finds wrong with a field. */
  refusals: {
    'size-out-of-range': () => `The solver takes sizes from 1 to ${LARGEST}.`,
    'bad-length-family': () =>
      'The solver cannot use these lengths: type whole numbers such as 1, 3, 7.',
    'too-many-lengths': (largest: number | undefined) =>
      largest === undefined
        ? 'Too many of these lengths fit the board: choose a smaller board or other lengths.'
        : `Too many of these lengths fit the board: with them it goes up to ${whole(largest)}.`,
  },

  address: {
    rejected: (key: string, value: string, used: string) =>
      `The address asks for ${key} “${value}”, which cannot be used; here it is ${used}.`,
    keys: {
      rows: 'rows',
      columns: 'columns',
      rowLengths: 'row lengths',
      columnLengths: 'column lengths',
      linked: 'linked',
      sequence: 'the sequence up to',
      scale: 'scale',
      from: 'boards from',
      to: 'boards to',
    },
    scales: { linear: 'linear', log: 'logarithmic' },
    yes: 'yes',
    no: 'no',
  },

  sequence: 'The whole sequence',
  check: 'Check my values',

  plan: {
    work: (pairs: number, bytes: number, milliseconds: number | undefined) =>
      `${counted(pairs, 'pair', 'pairs', rough)} of work, ${milliseconds === undefined ? '' : `${expected(milliseconds)}, `}${memory(bytes)} of memory`,
    long: (milliseconds: number, bytes: number) =>
      `This is a long computation: expect about ${roughDuration(milliseconds)} and ${memory(bytes)} of memory. Keep the page open meanwhile, best in front: a browser may slow down a tab that is hidden. You can pause or cancel at any time.`,
    again: 'Try again',
  },

  run: {
    heading: (board: string) => `Computing ${board}`,
    pausedHeading: (board: string) => `${board} is paused`,
    starting: 'Starting …',
    /** Rounded down, so that nothing is done before it is; finer at first, so that it is seen to move. */
    done: (fraction: number) =>
      `${percent(fraction < 0.1 ? Math.floor(fraction * 1000) / 10 : Math.floor(fraction * 100))} done`,
    timeLeft: (milliseconds: number) =>
      milliseconds < 1000 ? 'less than a second left' : `about ${roughDuration(milliseconds)} left`,
    hiddenTab: 'Keep this tab in front: hidden, it may be slower.',
    progress: (board: string) => `Progress of ${board}`,
    pause: 'Pause',
    resume: 'Resume',
    cancel: 'Cancel',
    cancelledHeading: (board: string) => `${board} was cancelled`,
    cancelled: 'Nothing of it was kept.',
    computeAgain: 'Compute again',
    tryAgain: 'Try again',
    failedHeading: (board: string) => `${board} could not be computed`,
  },

  answer: {
    empty: 'The answer will appear here.',
    heading: ({ rows, columns }: NamedBoard) =>
      `The ${boardName(rows.size, columns.size)} board${withLengths(rows.lengths, columns.lengths)}`,
    copyLink: 'Copy link',
    link: 'Link to this board',
    board: 'See this board',
    spoken: (name: string, answer: bigint) => `${name} = ${whole(answer)}`,
    copy: 'Copy',
    copyLabel: 'Copy the number without commas',
    copied: 'Copied.',
    copyByHand:
      'This browser does not let the page copy. The number is selected: press Ctrl+C or ⌘C.',
    time: (milliseconds: number) => `Found in ${duration(milliseconds)}.`,
    share: (winning: bigint, openings: bigint, share: number, oneIn: number) =>
      `${counted(openings, 'first move is', 'first moves are')} possible; ${percent(share)} of them ${winning === 1n ? 'wins' : 'win'}${oneIn < 2 ? '' : `, about 1 in ${oneIn < 1000 ? roughly(oneIn) : rough(oneIn)}`}.`,
    all: (openings: bigint) =>
      openings === 1n
        ? 'One first move is possible, and it wins.'
        : `All ${whole(openings)} first moves win.`,
    noneWins: (openings: bigint) =>
      `No first move wins, out of ${counted(openings, 'possible one', 'possible ones')}. The full board has the nimber Γ = 0: whatever the first player does, the second player has an answer and wins.`,
    noOpenings:
      'There is no first move at all: none of the lengths fits this board. The first player cannot move and loses at once.',
  },

  derivation: {
    heading: 'Where it comes from',
    rowTotal: 'The rows axis: the nim-sum of the Grundy numbers of all its positions.',
    columnTotal: 'The columns axis: the same for its positions.',
    boardNimber:
      'The whole board: the nim-product of the two. A first move wins exactly when the number by which it changes the board, its move nimber, is Γ.',
    sum: (isUsual: boolean) => {
      const [row, column] = isUsual ? ['cᵀ(a)', 'cˢ(b)'] : ['cᴿ(a)', 'cᶜ(b)'];
      return `A rectangle is a choice on each axis: where it ends and how long it is. The choices on the rows axis with the move nimber a number ${row}, those on the columns axis with b number ${column}, and their rectangle has the move nimber a ⊗ b. So every pair with a ⊗ b = Γ gives ${row} · ${column} winning first moves:`;
    },
    noPairs:
      'Here Γ = 0, and a ⊗ b = 0 only if a or b is 0. No choice has the move nimber 0, because a Grundy number is by its definition different from everything a move could make of it. So there is no pair, and the sum is 0.',
    noChoices:
      'An axis on which no length fits has no choices, so there is no pair, and the sum is 0.',
    table: 'Pairs of move nimbers that make up the answer',
    rowNimber: 'rows',
    columnNimber: 'columns',
    rowMoves: 'row choices',
    columnMoves: 'column choices',
    product: 'winning moves',
    total: (pairs: number) => (pairs === 1 ? 'The only pair' : `Sum of all ${whole(pairs)} pairs`),
    showAll: (pairs: number) => `Show all ${counted(pairs, 'pair', 'pairs')}`,
    showFewer: 'Show fewer',
    disagrees:
      'These products do not add up to the answer. This must not happen: please report it.',
  },

  histograms: {
    heading: 'Every choice on each axis',
    explanation:
      'How many choices have which move nimber. The bars with a triangle below them are the ones in the table.',
    offer: (milliseconds: number) =>
      `Counting all of them takes longer than the answer, which took ${duration(milliseconds)}.`,
    count: 'Count them',
    counting: 'The choices are being counted …',
    stop: 'Stop counting',
    stopped:
      'The choices were not counted to the end. To see them, the board has to be computed again.',
    again: 'Compute again',
    rows: 'Rows axis',
    columns: 'Columns axis',
    ordinary: 'Other move nimbers',
    contributing: 'Makes up the answer',
    nimber: 'move nimber',
    choices: 'choices',
    several: (nimbers: number) =>
      `Each bar stands for ${counted(nimbers, 'move nimber', 'neighbouring move nimbers')} and is as tall as the tallest.`,
    empty: 'No length fits this axis, so it has no choices.',
    slider: (axis: string) => `${axis}: move nimber`,
    readout: (nimber: number, choices: bigint) =>
      `Move nimber ${whole(nimber)}: ${counted(choices, 'choice', 'choices')}`,
    partner: (partner: number) => `pairs with ${whole(partner)} on the other axis`,
    previous: 'Previous pair',
    next: 'Next pair',
  },
};

function expected(milliseconds: number): string {
  return milliseconds < 20 ? 'an instant' : `about ${roughDuration(milliseconds)}`;
}

function roughly(value: number): string {
  return new Intl.NumberFormat('en', { maximumSignificantDigits: 2 }).format(value);
}
