/**
 * A reader of the Board page who does anything at all, one thing after another. What is done follows from
 * a seed; a failure tells it, and the last actions. With the same seed the same things are done, as far as
 * the page and the browser are as quick as they were.
 */
import type { Locator, Page } from '@playwright/test';
import { seededRandom } from '../web/seeded_random';
import { expect } from './fixture';
import type { TablePage } from './table_page';

/** So many times shorter is everything that the page waits for: this reader is a hasty one. */
const HASTE = 10;
const CHECK_EVERY = 4;
const OPEN_ANEW_EVERY = 50;

/** Of two fields for a size; few of them are one. */
const TYPED = [
  ...['2', '3', '5', '8', '12', '30', '1', '31', '0', '-4'],
  ...['', '5.5', 'five', '1e1', '٥', ' 7 ', '99999999999999999999'],
];

/** Pressed on the board, most of the time. */
const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Control+End', 'PageUp'],
  ...['Enter', 'Enter', 'Enter', 'Space', 'n', 'p', 'f', 'f', 'Escape', 'Tab', 'Shift+Tab'],
  ...['Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp'],
  ...['Shift+ArrowDown', 'Shift+ArrowDown', '+', '-', '0'],
  ...['Control+z', 'Control+z', 'Control+y', 'Control+Shift+z'],
];

export interface Action {
  readonly weight: number;
  /** Does it, and says what it was. */
  readonly act: () => Promise<string>;
}

export abstract class RandomReader {
  readonly page: Page;
  readonly done: string[] = [];
  private readonly table: TablePage;
  private readonly random: (below: number) => number;
  private readonly complaints: string[] = [];

  constructor(table: TablePage, seed: number) {
    [this.table, this.page] = [table, table.page];
    this.random = seededRandom(seed);
  }

  /** What there is to do besides the usual. */
  protected abstract readonly actions: readonly Action[];
  private readonly usual: readonly Action[] = [
    { weight: 30, act: () => this.clickDisc() },
    // Where a move of the held corner ends, or else a corner.
    { weight: 12, act: () => this.clickDisc('ends the move', ', white') },
    { weight: 12, act: () => this.drag() },
    { weight: 26, act: () => this.pressKey() },
    { weight: 3, act: () => this.type() },
    { weight: 3, act: () => this.changeMode() },
    { weight: 1, act: () => this.travel() },
  ];

  /** After an action: waits for what comes of it, or does not. */
  protected abstract settle(): Promise<void>;
  /** All that is seen belongs together. */
  protected abstract check(): Promise<void>;
  /** Somebody else is sent the address, and sees the same. */
  protected abstract openAnew(openOther: () => Promise<Page>): Promise<void>;

  async take(actions: number): Promise<void> {
    const all = [...this.usual, ...this.actions];
    const total = all.reduce((sum, { weight }) => sum + weight, 0);
    for (let action = 1; action <= actions; action += 1) {
      let drawn = this.random(total);
      const chosen = all.find(({ weight }) => (drawn -= weight) < 0)!;
      this.done.push(`${action}. ${await chosen.act()}`);
      await this.settle();
      if (action % CHECK_EVERY === 0) await this.check();
      if (action % OPEN_ANEW_EVERY === 0) {
        await this.openAnew(() => this.openOther());
        this.done.push('and opened anew elsewhere');
      }
    }
    expect(this.complaints).toEqual([]);
  }

  protected pick<Value>(values: readonly Value[]): Value {
    return values[this.random(values.length)]!;
  }

  /** Once in `times` times. */
  protected happens(times: number): boolean {
    return this.random(times) === 0;
  }

  /** A page beside this one, which knows nothing but the address that it is given. */
  private async openOther(): Promise<Page> {
    const other = await this.page.context().newPage();
    other.on('pageerror', ({ message }) => this.complaints.push(message));
    other.on('console', (message) => this.complaints.push(message.text()));
    await hasten(other);
    return other;
  }

  /** One of the discs, or one of those whose name has these words, where there are any. */
  private async clickDisc(...preferred: readonly string[]): Promise<string> {
    const discs = await this.table.discNames();
    const wanted = preferred
      .map((words) => discs.filter((name) => name.includes(words)))
      .find((found) => found.length > 0);
    if (discs.length === 0) return 'no disc';
    const disc = this.pick(wanted ?? discs);
    const place = await this.placeOf(disc);
    if (place !== undefined) await this.clickAt(place);
    return `click ${disc}`;
  }

  private async clickAt(place: readonly [number, number]): Promise<void> {
    if (this.isInWindow(place)) await this.page.mouse.click(...place);
  }

  /** The page may have moved meanwhile, and Firefox's driver refuses to go beyond the window. */
  private isInWindow([x, y]: readonly [number, number]): boolean {
    const { width, height } = this.page.viewportSize()!;
    return 0 <= x && x < width && 0 <= y && y < height;
  }

  /** The middle of a disc, once it is in sight. */
  private placeOf(disc: string): Promise<[number, number] | undefined> {
    const [, row, column] = /^Row (\d+), column (\d+),/u.exec(disc) ?? [];
    return this.page.evaluate((selector) => {
      const button = document.querySelector(selector);
      if (button === null) return undefined;
      button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = button.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }, `[role=grid] [data-column="${column}"][data-row="${row}"]`);
  }

  private async drag(): Promise<string> {
    const discs = await this.table.discNames();
    if (discs.length === 0) return 'no disc';
    const [from, over, to] = [this.pick(discs), this.pick(discs), this.pick(discs)];
    const places = [await this.placeOf(from), await this.placeOf(over), await this.placeOf(to)];
    const [start, way, end] = places;
    if (start === undefined || way === undefined || end === undefined) return 'no drag';
    if (![start, way, end].every((place) => this.isInWindow(place))) return 'no drag';
    const { mouse, keyboard } = this.page;
    await mouse.move(...start);
    await mouse.down();
    await mouse.move(...way);
    const isDropped = this.happens(6);
    if (isDropped) await keyboard.press('Escape');
    await mouse.move(...end);
    await mouse.up();
    return `drag ${from} – ${over} – ${to}${isDropped ? ', dropped by Escape' : ''}`;
  }

  /** On the board, most of the time. */
  private async pressKey(): Promise<string> {
    const key = this.pick(KEYS);
    if (!this.happens(4))
      await this.page.evaluate(() =>
        document
          .querySelector<HTMLElement>('[role=grid] button[tabindex="0"]')
          ?.focus({ preventScroll: true }),
      );
    await this.page.keyboard.press(key);
    return `press ${key}`;
  }

  /** One of the buttons and other controls in these parts of the page, if there is any, by a real click. */
  protected pressing(part: string, weight: number): Action {
    return { weight, act: () => this.pressIn(part) };
  }

  protected async pressIn(part: string): Promise<string> {
    const drawn = this.random(1000);
    const found = await this.page.evaluate(
      ([container, number]) => {
        const all = Array.from(document.querySelectorAll(container), (section) =>
          Array.from(section.querySelectorAll<HTMLElement>('button, input:not([type=text])')),
        )
          .flat()
          .filter((control) => control.checkVisibility());
        const control = all[number % Math.max(all.length, 1)];
        if (control === undefined) return undefined;
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { x, y, width, height } = control.getBoundingClientRect();
        return {
          name: control.getAttribute('aria-label') ?? control.textContent,
          place: [x + width / 2, y + height / 2] as [number, number],
        };
      },
      [part, drawn] as const,
    );
    if (found === undefined) return `nothing to press in ${part}`;
    await this.clickAt(found.place);
    return `press “${found.name}” in ${part}`;
  }

  private async type(): Promise<string> {
    const typed = this.pick(TYPED);
    const field = this.pick([this.table.rows, this.table.columns]);
    if (!(await field.isVisible())) return 'no field';
    await field.fill(typed);
    if (this.happens(2)) await this.page.keyboard.press('Enter');
    return `type “${typed}”`;
  }

  protected async select(list: Locator): Promise<string> {
    const drawn = this.random(12);
    if (!(await list.isVisible())) return 'no list';
    const options = await list.locator('option').allTextContents();
    const option = options[drawn % options.length]!;
    await list.selectOption(option);
    return `select “${option}”`;
  }

  private async changeMode(): Promise<string> {
    const mode = this.pick(['Explore', 'Predict first', 'Edit', 'Play'] as const);
    await this.table.mode(mode).check();
    return `mode ${mode}`;
  }

  /** Loads the page anew, or goes through its history. */
  private async travel(): Promise<string> {
    const way = this.pick(['reload', 'back', 'back', 'forward'] as const);
    // Until everything has been written into the address.
    await this.page.waitForTimeout(60);
    if (way === 'reload') await this.page.reload();
    else if (way === 'back') await this.page.goBack();
    else await this.page.goForward();
    // Before the first address there was an empty page.
    if (!this.page.url().includes('#/board')) await this.page.goForward();
    await expect(this.page.getByRole('grid')).toBeVisible();
    return way;
  }
}

/** Has a reader act, from this address on. */
export async function actAtRandom(
  reader: RandomReader,
  table: TablePage,
  hash: string,
  actions: number,
): Promise<void> {
  await hasten(table.page);
  await table.open(hash);
  try {
    await reader.take(actions);
  } catch (error) {
    const last = reader.done.slice(-12).join('\n');
    throw new Error(`At ${table.page.url()} after:\n${last}\n\n${String(error)}`, { cause: error });
  }
}

/** The address’s keys and values. */
export function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(address.replace(/^[^?]*\??/u, ''));
}

/** The discs as their buttons stand, row by row from the bottom; spelled from the top. */
export function spelledBy(discs: readonly string[]): string {
  const rows: string[] = [];
  for (const name of discs) {
    const [, row, colour] = /^Row (\d+), column \d+, (white|black)/u.exec(name) ?? [];
    const index = Number(row) - 1;
    rows[index] = (rows[index] ?? '') + (colour === 'white' ? 'W' : 'B');
  }
  return rows.reverse().join('.');
}

function hasten(page: Page): Promise<unknown> {
  return page.addInitScript((haste) => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((then: () => void, milliseconds = 0) =>
      wait(then, milliseconds / haste)) as typeof window.setTimeout;
  }, HASTE);
}
