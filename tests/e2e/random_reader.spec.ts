/**
 * A reader who does anything at all on the Board page. Which actions belong together is told by
 * `tests/web/study/random_play.test.ts`; here is what only a browser can show: no press, drag or key at any
 * moment breaks the page, and the discs that are seen are those of the address.
 */
import type { Page } from '@playwright/test';
import { seededRandom } from '../web/seeded_random';
import { expect, test } from './fixture';
import { allWhite, positionOf, replayed, spelled } from './flipping_game';
import { movesIn, playAddress } from './play_page';
import type { TablePage } from './table_page';

const ACTIONS = 300;
const CHECK_EVERY = 4;
const OPEN_ANEW_EVERY = 50;
/** So many times shorter is everything that the page waits for: this reader is a hasty one. */
const HASTE = 10;

const MODES = ['Explore', 'Predict first', 'Edit', 'Play'] as const;
const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Control+End'],
  ...['Enter', 'Enter', 'Enter', 'Space', 'n', 'p', 'f', 'f', 'Escape', '+', '-', '0'],
  ...['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
  ...['Control+z', 'Control+z', 'Control+y', 'Control+Shift+z'],
];
/** Parts of the page with buttons; the board keeps its size, so that its discs are spelled out in the address. */
const PARTS = [
  ...['corner', 'list', 'why', 'edit', 'game', 'new-game', 'review'].map(
    (heading) => `section[aria-labelledby=${heading}-heading]`,
  ),
  ...['Moves', 'The game', 'Shown on the board'].map((label) => `section[aria-label="${label}"]`),
  '[data-part=move-bar]',
];

class RandomReader {
  readonly done: string[] = [];
  private readonly table: TablePage;
  private readonly page: Page;
  private readonly random: (below: number) => number;

  constructor(table: TablePage, seed: number) {
    [this.table, this.page] = [table, table.page];
    this.random = seededRandom(seed);
  }

  async take(actions: number): Promise<void> {
    const ways = [
      ...[() => this.click(), () => this.click(), () => this.click(), () => this.drag()],
      ...[() => this.press(), () => this.press(), () => this.press(), () => this.type()],
      ...[() => this.type(), () => this.changeMode()],
    ];
    for (let action = 1; action <= actions; action += 1) {
      const act = this.random(60) === 0 ? () => this.travel() : this.pick(ways);
      this.done.push(`${action}. ${await act()}`);
      if (action % CHECK_EVERY === 0) await expectAddressShown(this.page);
      if (action % OPEN_ANEW_EVERY === 0) await this.openAnew();
    }
  }

  private pick<Value>(values: readonly Value[]): Value {
    return values[this.random(values.length)]!;
  }

  private async click(): Promise<string> {
    const [name, place] = await this.anyDisc();
    await this.page.mouse.click(...place);
    return `click ${name}`;
  }

  private async drag(): Promise<string> {
    const [[from, start], [to, end]] = [await this.anyDisc(), await this.anyDisc()];
    const { mouse, keyboard } = this.page;
    await mouse.move(...start);
    await mouse.down();
    await mouse.move(...end, { steps: 3 });
    const isDropped = this.random(6) === 0;
    if (isDropped) await keyboard.press('Escape');
    await mouse.up();
    return `drag ${from} – ${to}${isDropped ? ', dropped by Escape' : ''}`;
  }

  private async anyDisc(): Promise<[name: string, place: [number, number]]> {
    const disc = this.table.grid.getByRole('button').nth(this.random(30));
    return [
      (await disc.getAttribute('aria-label')) ?? '',
      await disc.evaluate((button) => {
        button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = button.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      }),
    ];
  }

  /** One of the buttons in a part of the page, if there is any. */
  private async press(): Promise<string> {
    const part = this.pick(PARTS);
    const drawn = this.random(1000);
    const name = await this.page.locator('main').evaluate(
      (main, [selector, number]) => {
        const controls = main.querySelectorAll<HTMLElement>(
          `${selector} :is(button, input:not([type=text]))`,
        );
        const nameOf = (control: Element) =>
          control.getAttribute('aria-label') ?? control.textContent;
        // A driver doesn't find out of the full screen again.
        const seen = [...controls].filter(
          (control) => control.checkVisibility() && nameOf(control) !== 'Full screen',
        );
        const control = seen[number % Math.max(seen.length, 1)];
        control?.click();
        return control && nameOf(control);
      },
      [part, drawn] as const,
    );
    return `press “${name ?? 'nothing'}” in ${part}`;
  }

  /** On the board, most of the time. */
  private async type(): Promise<string> {
    const key = this.pick(KEYS);
    if (this.random(4) > 0) await this.focusBoard();
    await this.page.keyboard.press(key);
    return `press ${key}`;
  }

  private focusBoard(): Promise<void> {
    return this.table.grid.evaluate((grid) =>
      grid.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true }),
    );
  }

  private async changeMode(): Promise<string> {
    const mode = this.pick(MODES);
    // An answer that comes just now may move what is pressed, as it does for anybody.
    await expect(() => this.table.mode(mode).check()).toPass();
    return `mode ${mode}`;
  }

  private async travel(): Promise<string> {
    const way = this.pick(['reload', 'goBack', 'goForward'] as const);
    await expectAddressShown(this.page);
    await this.page[way]();
    // Before the first address there was an empty page.
    if (!this.page.url().includes('#/board')) await this.page.goForward();
    await expect(this.table.grid).toBeVisible();
    return way;
  }

  /** Somebody else is sent the address, and sees the same. */
  private async openAnew(): Promise<void> {
    await expectAddressShown(this.page);
    const { discs, address } = await look(this.page);
    const other = await this.page.context().newPage();
    await other.goto(`./${new URL(address).hash}`);
    await expect.poll(async () => (await look(other)).discs).toBe(discs);
    await other.close();
    this.done.push('and opened anew elsewhere');
  }
}

/** The rows of discs from the top one down, all at one moment with the address. A lesson has boards of its own. */
function look(page: Page): Promise<{ address: string; discs: string; isThinking: boolean }> {
  return page.evaluate(() => {
    const rows: string[] = [];
    const board = document.querySelector('[role=grid]');
    for (const disc of board?.querySelectorAll('button') ?? []) {
      const [, row, colour] =
        /^Row (\d+), column \d+, (white|black)/u.exec(disc.getAttribute('aria-label') ?? '') ?? [];
      rows[Number(row) - 1] = (rows[Number(row) - 1] ?? '') + (colour === 'white' ? 'W' : 'B');
    }
    const isThinking = document.body.textContent.includes('The computer is thinking');
    return { address: location.href, discs: rows.reverse().join('.'), isThinking };
  });
}

/** What is seen is what the moves of the address make of its start; a review shows the board before its move. */
async function expectAddressShown(page: Page): Promise<void> {
  await expect(async () => {
    const { address, discs, isThinking } = await look(page);
    const query = new URLSearchParams(address.replace(/^[^?]*\??/u, ''));
    const start = query.get('position');
    const review = query.get('review');
    const moves =
      review === null
        ? movesIn(address)
        : movesIn(address.replace(/&at=\d+/u, '')).slice(0, Number(review) - 1);
    expect(isThinking).toBe(false);
    expect(discs).toBe(
      spelled(replayed(start === null ? allWhite(6, 5) : positionOf(start), moves)),
    );
  }).toPass({ timeout: 30_000, intervals: [20, 50, 100] });
}

// The configuration draws another seed for each run.
for (const seed of [204, Number(process.env.TARTAN_SEED)])
  test(`${ACTIONS} actions at random on the board (seed ${seed}) @full`, async ({ page, play }) => {
    test.setTimeout(900_000);
    page.setDefaultTimeout(20_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((haste) => {
      const wait = window.setTimeout.bind(window);
      window.setTimeout = ((then: () => void, milliseconds = 0) =>
        wait(then, milliseconds / haste)) as typeof window.setTimeout;
    }, HASTE);
    await play.open(playAddress({ rows: 6, columns: 5, opponent: 'perfect' }));
    const reader = new RandomReader(play, seed);
    try {
      await reader.take(ACTIONS);
    } catch (error) {
      const last = reader.done.slice(-12).join('\n');
      throw new Error(`At ${page.url()} after:\n${last}\n\n${String(error)}`, { cause: error });
    }
  });
