/**
 * A reader of the Solve page who does anything at all, one thing after another. What is done follows from
 * a seed; a failure tells it, and the last actions. Whatever is done, the fields, the address and the
 * answer belong together, and the answer of a small board is what the definitions make of it.
 */
import type { Page } from '@playwright/test';
import { seededRandom } from '../web/seeded_random';
import { mex, nimProduct } from '../web/engine/nimbers';
import { expect, test } from './fixture';
import { seeds } from './seeds';
import { SequencePage } from './sequence_page';
import type { SolvePage } from './solve_page';
import { queryOf } from './random_reader';

/** Up to this size the answers are worked out here. */
const SMALL = 40;
const LONG = 100_000_000;
/** A long run that goes on takes the time of the others: it is cancelled after so many actions. */
const LONGEST_RUN = 8;

/** What is typed, and the size that it is; few of it are none. */
const SIZES: readonly (readonly [typed: string, size?: number])[] = [
  ...([1, 2, 3, 5, 8, 12, 25, 31, 40] as const).map((size) => [String(size), size] as const),
  ...([
    ['2e1', 20],
    [' 7 ', 7],
    ['３０', 30],
    ['10^8', LONG],
    ['1,000', 1000],
  ] as const),
  ...([[''], ['0'], ['-4'], ['5.5'], ['five'], ['1,00'], ['10⁹']] as const),
];
const LISTS: readonly (readonly [typed: string, lengths?: string])[] = [
  ...([
    ['1, 3, 7', '1,3,7'],
    ['9 7 9', '7,9'],
    ['2;4', '2,4'],
    ['50', '50'],
  ] as const),
  ...([['1, x'], [''], ['0']] as const),
];
const SEQUENCE_SIZES: readonly (readonly [typed: string, size?: number])[] = [
  ...([
    ['7', 7],
    ['1', 1],
    ['40', 40],
    ['1e1', 10],
    ['10^7', 10_000_000],
  ] as const),
  ...([['0'], ['x'], ['10^8']] as const),
];
const PLOT_KEYS = ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', '+', '-', '0'];
const HISTOGRAM_KEYS = ['ArrowLeft', 'ArrowRight', 'PageUp', 'Home', 'End', 'n', 'p'];

/** The names of the families in the address, and in a sentence. */
const FAMILIES: Readonly<Record<string, string>> = {
  triangular: 'triangular numbers',
  square: 'square numbers',
  all: 'all lengths',
  odd: 'odd numbers',
  'powers-of-two': 'powers of two',
  primes: 'primes',
  fibonacci: 'Fibonacci numbers',
};

/** Of these the solver does not take so many as fit a large board. */
const DENSE = ['all', 'odd', 'primes'];
const isDense = ({ rowLengths, columnLengths }: Lengths) =>
  DENSE.includes(rowLengths) || DENSE.includes(columnLengths);

interface Lengths {
  readonly rowLengths: string;
  readonly columnLengths: string;
}
interface Board extends Lengths {
  readonly rows: number;
  readonly columns: number;
}

const keyOf = ({ rows, columns, rowLengths, columnLengths }: Board) =>
  [rows, columns, rowLengths, columnLengths].join(' ');
const isSmall = ({ rows, columns }: Board) => rows <= SMALL && columns <= SMALL;

function lengthsOf(family: string): number[] {
  const all = Array.from({ length: SMALL }, (_, index) => index + 1);
  const listed = family.split(',').map(Number);
  const isPrime = (n: number) => n > 1 && !all.some((d) => d > 1 && d < n && n % d === 0);
  const isOne: Readonly<Record<string, (n: number) => boolean>> = {
    triangular: (n) => Number.isInteger((Math.sqrt(8 * n + 1) - 1) / 2),
    square: (n) => Number.isInteger(Math.sqrt(n)),
    all: () => true,
    odd: (n) => n % 2 === 1,
    'powers-of-two': (n) => (n & (n - 1)) === 0,
    primes: isPrime,
    fibonacci: (n) => [1, 2, 3, 5, 8, 13, 21, 34].includes(n),
  };
  return all.filter(isOne[family] ?? ((n) => listed.includes(n)));
}

/** The nim-sum of an axis of so many positions, and how many of its choices have which move nimber. */
function axisOf(size: number, family: string) {
  const lengths = lengthsOf(family);
  const sums = [0];
  const choices = new Map<number, number>();
  for (let position = 1; position <= size; position += 1) {
    const before = (length: number) => sums[position - length]!;
    const fitting = lengths.filter((length) => length <= position);
    sums.push(sums[position - 1]! ^ mex(fitting.map((length) => before(1) ^ before(length))));
    for (const length of fitting) {
      const nimber = sums[position]! ^ before(length);
      choices.set(nimber, (choices.get(nimber) ?? 0) + 1);
    }
  }
  return { total: sums[size]!, choices };
}

const products = new Map<number, number>();
function product(a: number, b: number): number {
  const key = a * 65_536 + b;
  const found = products.get(key) ?? Number(nimProduct(BigInt(a), BigInt(b)));
  products.set(key, found);
  return found;
}

function answerOf({ rows, columns, rowLengths, columnLengths }: Board) {
  const [row, column] = [axisOf(rows, rowLengths), axisOf(columns, columnLengths)];
  const nimber = product(row.total, column.total);
  let [winning, openings] = [0, 0];
  for (const [a, ofRow] of row.choices)
    for (const [b, ofColumn] of column.choices) {
      openings += ofRow * ofColumn;
      if (product(a, b) === nimber) winning += ofRow * ofColumn;
    }
  return { winning, openings, nimber };
}

/** What the reader finds, all at one moment. */
function look(page: Page) {
  return page.evaluate(() => {
    const words = (element: Element | null | undefined) =>
      (element?.textContent ?? '').replaceAll('\u00a0', ' ');
    const find = (selector: string) => document.querySelector(selector) ?? undefined;
    const field = (id: string) => {
      const input = find(`#${id}`) as HTMLInputElement | HTMLSelectElement | undefined;
      return input && { value: input.value, isBad: input.getAttribute('aria-invalid') === 'true' };
    };
    const answer = find('section[aria-labelledby=answer-heading]');
    const lengthsIn = (part: Element | undefined | null) =>
      Array.from(part?.querySelectorAll('p') ?? [], words).find((text) =>
        text.startsWith('Heights: '),
      );
    return {
      address: location.hash,
      rows: field('field-rows')!,
      columns: field('field-columns'),
      isSquare: (find('form input[type=checkbox]') as HTMLInputElement).checked,
      rowLengths: field('field-rowLengths')!,
      columnLengths: field('field-columnLengths')!,
      run: words(find('#run-heading')),
      runButtons: Array.from(
        find('section[aria-labelledby=run-heading]')?.querySelectorAll('button') ?? [],
        words,
      ),
      answer: answer && {
        heading: words(answer.querySelector('h2')),
        digits: words(answer.querySelector('output')),
        text: words(answer),
      },
      plot: find('[aria-label="Board in the plot"]')?.getAttribute('aria-valuetext') ?? undefined,
      plotLengths: lengthsIn(find('section[aria-labelledby=sequence-heading]')),
      focus: document.activeElement?.id ?? '',
    };
  });
}
type Seen = Awaited<ReturnType<typeof look>>;

/** The lengths of a sentence about them; those of the Flipping Game where there is none. */
function lengthsFrom(sentence: string | undefined): Lengths {
  const [, rows, columns] = /^Heights: (.*)\. Widths: (.*)\.$/u.exec(sentence ?? '') ?? [];
  const named = (words: string) =>
    Object.keys(FAMILIES).find((family) => FAMILIES[family] === words) ?? words.replaceAll(' ', '');
  return {
    rowLengths: named(rows ?? 'triangular numbers'),
    columnLengths: named(columns ?? 'square numbers'),
  };
}

/** The lengths of a board's name, such as `heights 1, 3 and widths from the primes`; the Flipping Game's without. */
function lengthsOfName(name: string | undefined): Lengths {
  const [, heights, widths] =
    /^(?:heights (.*?))?(?: and )?(?:widths (.*))?$/u.exec(name ?? '') ?? [];
  const named = (words: string) =>
    words === 'of every length'
      ? 'all'
      : (Object.keys(FAMILIES).find((family) => words === `from the ${FAMILIES[family]}`) ??
        words.replaceAll(' ', ''));
  return {
    rowLengths: named(heights ?? 'from the triangular numbers'),
    columnLengths: named(widths ?? 'from the square numbers'),
  };
}

const numberIn = (text: string) => Number(text.replaceAll(',', ''));

class SolveReader {
  readonly done: string[] = [];
  private readonly page: Page;
  private readonly solve: SolvePage;
  private readonly sequence: SequencePage;
  private readonly random: (below: number) => number;
  /** The boards that were answered last, since the page was loaded: it knows them still. */
  private answered: string[] = [];
  private longRunSince: number | undefined;

  constructor(solve: SolvePage, seed: number) {
    [this.solve, this.page] = [solve, solve.page];
    this.sequence = new SequencePage(solve.page);
    this.random = seededRandom(seed);
  }

  private readonly actions: readonly (readonly [weight: number, act: () => Promise<string>])[] = [
    [20, () => this.type()],
    [5, () => this.link()],
    [10, () => this.chooseLengths()],
    [20, () => this.compute()],
    [6, () => this.pressExample()],
    [10, () => this.pressInRun()],
    [4, () => this.readHistogram()],
    [10, () => this.travel()],
    [8, () => this.askForSequence()],
    [6, () => this.readPlot()],
    [6, () => this.compareValues()],
  ];

  async take(count: number): Promise<void> {
    const total = this.actions.reduce((sum, [weight]) => sum + weight, 0);
    for (let action = 1; action <= count; action += 1) {
      let drawn = this.random(total);
      const [, act] = this.actions.find(([weight]) => (drawn -= weight) < 0)!;
      this.done.push(`${action}. …`);
      this.done[this.done.length - 1] = `${action}. ${await act()}`;
      await this.check();
      await this.endLongRun(action);
    }
  }

  private pick<Value>(values: readonly Value[]): Value {
    return values[this.random(values.length)]!;
  }

  /** The board in the fields; nothing while one of them cannot be read. */
  private boardIn(seen: Seen): Board | undefined {
    const sizeOf = (typed: string) => SIZES.find(([text]) => text === typed)?.[1] ?? known(typed);
    const rows = sizeOf(seen.rows.value);
    const columns = seen.isSquare ? rows : sizeOf(seen.columns?.value ?? '');
    const lengths = this.lengthsIn(seen);
    return rows === undefined || columns === undefined || lengths === undefined
      ? undefined
      : { rows, columns, ...lengths };
  }

  private lengthsIn(seen: Seen): Lengths | undefined {
    const of = (axis: keyof Lengths) => {
      // Where a list is chosen it is the list itself that is found, as it was typed or by the page.
      const { value } = seen[axis];
      if (value in FAMILIES) return value;
      const isThis = ([text, lengths]: (typeof LISTS)[number]) =>
        text === value || lengths === value.replaceAll(' ', '');
      return LISTS.find(isThis)?.[1];
    };
    const [rowLengths, columnLengths] = [of('rowLengths'), of('columnLengths')];
    return rowLengths === undefined || columnLengths === undefined
      ? undefined
      : { rowLengths, columnLengths };
  }

  /** So many of the lengths fit the board that the solver refuses it. */
  private isRefused({ rows, columns, rowLengths, columnLengths }: Board): boolean {
    return (
      (rows === LONG && DENSE.includes(rowLengths)) ||
      (columns === LONG && DENSE.includes(columnLengths))
    );
  }

  private async type(): Promise<string> {
    const [typed] = this.pick(SIZES);
    const field = this.random(2) === 0 ? this.solve.columns : this.solve.rows;
    const shown = (await field.isVisible()) ? field : this.solve.size;
    if (!(await shown.isVisible())) return 'no field';
    await shown.fill(typed);
    return `type “${typed}”`;
  }

  private async link(): Promise<string> {
    await this.solve.square.click();
    return 'square or not';
  }

  private async chooseLengths(): Promise<string> {
    if (!(await this.solve.heights.isVisible())) await this.solve.more.click();
    const axis = this.pick(['rowLengths', 'columnLengths'] as const);
    const select = axis === 'rowLengths' ? this.solve.heights : this.solve.widths;
    const choice = this.pick([...Object.keys(FAMILIES), 'list', 'triangular', 'square']);
    await select.selectOption(choice);
    if (choice !== 'list') return `${axis}: ${choice}`;
    const [typed] = this.pick(LISTS);
    const name = axis === 'rowLengths' ? 'List of heights' : 'List of widths';
    await this.page.getByRole('textbox', { name }).fill(typed);
    return `${axis}: the list “${typed}”`;
  }

  private async compute(): Promise<string> {
    const seen = await look(this.page);
    const board = this.boardIn(seen);
    await this.solve.compute.click();
    if (board === undefined) {
      await expect.poll(async () => (await look(this.page)).focus).toMatch(/^field-/u);
      return 'compute what cannot be read';
    }
    if (this.isRefused(board)) return `compute ${keyOf(board)}, which is too much`;
    if (isLong(board)) await this.expectLongRun();
    else await this.expectAnswer(board);
    return `compute ${keyOf(board)}`;
  }

  private async pressExample(): Promise<string> {
    const [name, size] = this.pick([
      ['P(1) = 1', 1],
      ['P(2) = 0', 2],
      ['P(5) = 8', 5],
    ] as const);
    await this.solve.button(name).click();
    const lengths = { rowLengths: 'triangular', columnLengths: 'square' };
    await this.expectAnswer({ rows: size, columns: size, ...lengths });
    return name;
  }

  private async expectAnswer(board: Board): Promise<void> {
    await expect.poll(async () => shownBoard(await look(this.page))).toBe(keyOf(board));
    await expect(this.solve.run).toHaveCount(0);
    this.longRunSince = undefined;
    this.answered = [keyOf(board), ...this.answered.filter((key) => key !== keyOf(board))];
  }

  private async expectLongRun(): Promise<void> {
    await expect(this.solve.heading(/^Computing P\(/u)).toBeVisible();
    this.longRunSince ??= this.done.length;
  }

  /** A run that is watched long enough is cancelled, and what may have been kept of it forgotten. */
  private async endLongRun(action: number): Promise<void> {
    if (this.longRunSince === undefined || action - this.longRunSince < LONGEST_RUN) return;
    const cancel = this.solve.run.getByRole('button', { name: 'Cancel' });
    if (await cancel.isVisible()) await cancel.click();
    this.longRunSince = undefined;
    this.done.push('and cancel the long run');
    await this.check();
  }

  private async pressInRun(): Promise<string> {
    const offered = this.solve.offer.getByRole('button');
    const running = this.solve.run.getByRole('button', { name: /^(Pause|Resume|Cancel)$/u });
    const buttons = await running.or(offered).all();
    if (buttons.length === 0) return 'no run';
    const button = this.pick(buttons);
    const name = (await button.textContent()) ?? '';
    await button.click();
    if (name === 'Pause') await expect(this.solve.heading(/ is paused$/u)).toBeVisible();
    else if (name === 'Cancel') await expect(this.solve.heading(/ was cancelled$/u)).toBeVisible();
    else if (name === 'Discard') await expect(this.solve.offer).toHaveCount(0);
    else await this.expectLongRun();
    if (name === 'Cancel') this.longRunSince = undefined;
    return name;
  }

  private async readHistogram(): Promise<string> {
    const charts = await this.solve.histograms.all();
    if (charts.length === 0) return 'no histogram';
    const key = this.pick(HISTOGRAM_KEYS);
    await this.pick(charts).press(key);
    return `${key} in a histogram`;
  }

  private async travel(): Promise<string> {
    const way = this.pick(['reload', 'goBack', 'goBack', 'goForward'] as const);
    await this.page[way]();
    // Before the first address there was an empty page.
    if (!this.page.url().includes('#/solve')) await this.page.goForward();
    await expect(this.solve.compute).toBeVisible();
    if (way === 'reload') {
      this.answered = [];
      this.longRunSince = undefined;
    }
    await this.check();
    const board = this.boardIn(await look(this.page));
    // The last few are known for sure.
    if (board !== undefined && this.answered.slice(0, 4).includes(keyOf(board)))
      await expect.poll(async () => shownBoard(await look(this.page))).toBe(keyOf(board));
    return way;
  }

  private async askForSequence(): Promise<string> {
    const { section, size, plot } = this.sequence;
    if (!(await size.isVisible())) await section.click();
    const [typed, of] = this.pick(SEQUENCE_SIZES);
    await size.fill(typed);
    const lengths = this.lengthsIn(await look(this.page));
    await this.sequence.compute.click();
    if (of === undefined || lengths === undefined) {
      await expect(size).toBeFocused();
      await expect(size).toHaveAttribute('aria-invalid', 'true');
    } else if (of > SMALL && isDense(lengths)) {
      await expect(
        this.page.getByText('P(1) to P(10,000,000) could not be computed.'),
      ).toBeVisible();
    } else if (of > SMALL) {
      const cancel = this.page.locator('details').getByRole('button', { name: 'Cancel' });
      await cancel.click();
      await expect(this.page.getByText('P(1) to P(10,000,000): cancelled.')).toBeVisible();
    } else {
      const title = of === 1 ? 'P(1)' : `P(1) to P(${of})`;
      await expect(this.page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(plot).toBeVisible();
      await expect
        .poll(async () => lengthsFrom((await look(this.page)).plotLengths))
        .toEqual(lengths);
    }
    return `the sequence up to “${typed}”`;
  }

  private async readPlot(): Promise<string> {
    if (!(await this.sequence.plot.isVisible())) return 'no plot';
    const key = this.pick(PLOT_KEYS);
    await this.sequence.plot.press(key);
    return `${key} in the plot`;
  }

  private async compareValues(): Promise<string> {
    const { checkSection, values } = this.sequence;
    if (!(await values.isVisible())) await checkSection.click();
    const lengths = this.lengthsIn(await look(this.page));
    const count = 2 + this.random(8);
    const wrong = this.random(2 * count) + 1;
    const right = Array.from({ length: count }, (_, place) =>
      lengths === undefined
        ? 0
        : answerOf({ rows: place + 1, columns: place + 1, ...lengths }).winning,
    );
    const given = right.map((value, place) => (place + 1 === wrong ? value + 1 : value));
    await this.sequence.checkValues(given.join('\n'));
    const said =
      lengths === undefined
        ? 'The lengths above don’t work yet. Correct them under “More: other lengths”.'
        : wrong <= count
          ? `P(${wrong}) is not ${given[wrong - 1]!.toLocaleString('en')}.`
          : `All ${count} values are right: P(1) to P(${count}).`;
    await expect(this.page.locator('#check-verdict').getByText(said)).toBeVisible();
    return `compare ${given.join(' ')}`;
  }

  /** All that is seen belongs together, once the address has followed the fields. */
  private async check(): Promise<void> {
    await expect.poll(async () => this.faultIn(await look(this.page))).toBeUndefined();
  }

  private faultIn(seen: Seen): string | undefined {
    return this.addressFault(seen) ?? this.runFault(seen) ?? answerFault(seen) ?? plotFault(seen);
  }

  private addressFault(seen: Seen): string | undefined {
    const board = this.boardIn(seen);
    const { rows, columns, rowLengths, columnLengths, isSquare } = seen;
    const bad = [rows, columns, rowLengths, columnLengths].filter((field) => field?.isBad);
    if (board === undefined)
      return bad.length > 0 ? undefined : 'a field that cannot be read is not marked';
    if (bad.length > 0 !== this.isRefused(board)) return `${bad.length} fields are marked`;
    const query = queryOf(seen.address);
    const named: Board = {
      rows: Number(query.get('rows')),
      columns: Number(query.get('columns')),
      rowLengths: query.get('rowLengths') ?? 'triangular',
      columnLengths: query.get('columnLengths') ?? 'square',
    };
    if (keyOf(named) !== keyOf(board)) return `${seen.address} is not ${keyOf(board)}`;
    const isLinked = query.get('linked') !== 'no' && named.rows === named.columns;
    return isLinked === (isSquare && named.rows === named.columns)
      ? undefined
      : `${seen.address}, and square is ${isSquare}`;
  }

  private runFault({ run, runButtons }: Seen): string | undefined {
    const expected = run.startsWith('Computing ')
      ? ['Pause', 'Cancel']
      : run.endsWith(' is paused')
        ? ['Resume', 'Cancel']
        : run.endsWith(' was cancelled')
          ? ['Compute again']
          : [];
    return runButtons.join() === expected.join() ? undefined : `“${run}” has ${runButtons.join()}`;
  }
}

/** A size as the page itself writes it into a field. */
function known(typed: string): number | undefined {
  return /^[1-9]\d*$/u.test(typed) && Number(typed) <= LONG ? Number(typed) : undefined;
}

const isLong = ({ rows, columns }: Board) => Math.max(rows, columns) === LONG;

function shownBoard({ answer }: Seen): string | undefined {
  const [, rows, columns, lengths] =
    /^The ([\d,]+) × ([\d,]+) board(?: with (.*))?$/u.exec(answer?.heading ?? '') ?? [];
  if (answer === undefined || rows === undefined || columns === undefined) return undefined;
  return keyOf({
    rows: numberIn(rows),
    columns: numberIn(columns),
    ...lengthsOfName(lengths),
  });
}

function answerFault(seen: Seen): string | undefined {
  const { answer } = seen;
  if (answer === undefined) return undefined;
  const [rows, columns, rowLengths, columnLengths] = shownBoard(seen)?.split(' ') ?? [];
  if (rowLengths === undefined || columnLengths === undefined) return `“${answer.heading}”`;
  const board = { rows: Number(rows), columns: Number(columns), rowLengths, columnLengths };
  if (!isSmall(board)) return undefined;
  const { winning, openings } = answerOf(board);
  if (answer.digits !== String(winning)) return `${keyOf(board)}: ${answer.digits}, not ${winning}`;
  const told = ['There is no first move:', 'There is one first move,'];
  return answer.text.includes(told[openings] ?? openings.toLocaleString('en'))
    ? undefined
    : `${keyOf(board)} has ${openings} moves`;
}

function plotFault({ plot, plotLengths }: Seen): string | undefined {
  if (plot === undefined) return undefined;
  const [n = 0, winning, nimber] = Array.from(plot.matchAll(/[\d,]*\d/gu), ([text]) =>
    numberIn(text),
  );
  if (n > SMALL) return undefined;
  const right = answerOf({ rows: n, columns: n, ...lengthsFrom(plotLengths) });
  return winning === right.winning && nimber === right.nimber ? undefined : `the plot: ${plot}`;
}

for (const seed of seeds(301))
  test(`120 actions at random on the Solve page (seed ${seed}) @full`, async ({ solve, page }) => {
    test.setTimeout(600_000);
    page.setDefaultTimeout(60_000);
    await solve.open('#/solve?rows=5&columns=5');
    const reader = new SolveReader(solve, seed);
    try {
      await reader.take(120);
    } catch (error) {
      const last = reader.done.slice(-12).join('\n');
      throw new Error(`At ${page.url()} after:\n${last}\n\n${String(error)}`, { cause: error });
    }
  });
