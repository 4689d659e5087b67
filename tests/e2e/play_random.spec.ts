/**
 * A player who does anything at all, one thing after another. What is done follows from a seed; a failure
 * tells it, and the last actions. With the same seed the same things are done, as far as the computer and
 * the browser are as quick as they were.
 */
import type { Page } from '@playwright/test';
import { seededRandom } from '../web/seeded_random';
import { expect, test } from './fixture';
import { allWhite, positionOf, replayed, spelled, whiteCount } from './flipping_game';
import type { Move, Position } from './flipping_game';
import { movesIn, playAddress } from './play_page';
import type { Opponent, PlayPage } from './play_page';

/** What a screen reader may find below “The game”: whose turn it is, or who has won and why. */
const PHASES = [
  /^(Black|White) is to move\.$/u,
  /^Your turn: you play (Black|White)\.$/u,
  /^The computer plays (Black|White) and is thinking …$/u,
  /^It would be the computer’s turn here: it plays (Black|White)\.$/u,
  /^(Black|White) made the last move and wins: every disc is black, so (Black|White) cannot move\.$/u,
  /^You made the last move and win: every disc is black, so the computer cannot move\.$/u,
  /^The computer made the last move and wins: every disc is black, so you cannot move\.$/u,
  /^There is nothing to play here: every disc is black\. Set up another position, or start a new game\.$/u,
];
const LAST_MOVE =
  /^(Black|White) turns column \d+, row \d+, \d+ wide, \d+ high; (no white disc|1 white disc|\d+ white discs) left\.$/u;
const REFUSALS = [
  /^$/u,
  /^The disc in column \d+, row \d+ is black: the upper right corner of a rectangle must be white\.$/u,
  /^That would be \d+ wide, and \d+ is not a square \(1, 4, 9, 16, …\)(\.|; choose the disc once more to begin there\.)$/u,
  /^That would be \d+ high, and \d+ is not a triangular number \(1, 3, 6, 10, …\)(\.|; choose the disc once more to begin there\.)$/u,
  /^That would be \d+ wide, \d+ high, but \d+ is not a square \(1, 4, 9, 16, …\), and \d+ not a triangular number \(1, 3, 6, 10, …\)(\.|; choose the disc once more to begin there\.)$/u,
  /^A rectangle reaches to the left and down from its corner in column \d+, row \d+\.$/u,
  /^The next (width|height) is \d+, and that would leave the board\.$/u,
  /^It is the computer’s turn: it plays (Black|White)\.$/u,
  /^The game is over: no white disc is left\.$/u,
];

/** So many times shorter is everything that the page waits for: this player is a hasty one. */
const HASTE = 10;
const CHECK_EVERY = 4;
const OPEN_ANEW_EVERY = 50;

/** What the reader finds, all at one moment. */
interface Seen {
  readonly address: string;
  readonly mode: string;
  readonly discs: readonly string[];
  /** Of the last move, and of whose turn it is. */
  readonly status: readonly string[];
  readonly refusal: string;
  readonly entries: readonly string[];
  /** Its number among the entries. */
  readonly current: number;
  /** The move that a review shows. */
  readonly reviewed: string | undefined;
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const words = (selector: string) =>
      Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
    const entries = Array.from(
      document.querySelectorAll('section[aria-label=Moves] li > button:first-child'),
    );
    return {
      address: location.href,
      mode:
        document.querySelector<HTMLInputElement>('main fieldset input:checked')?.labels?.[0]
          ?.textContent ?? '',
      discs: Array.from(
        document.querySelectorAll('[role=grid] button'),
        (button) => button.getAttribute('aria-label') ?? '',
      ),
      status: words('section[aria-labelledby=game-heading] [role=status] p'),
      refusal: document.querySelector('[role=alert]')?.textContent ?? '',
      entries: entries.map((entry) => entry.getAttribute('aria-label') ?? entry.textContent),
      current: entries.findIndex((entry) => entry.getAttribute('aria-current') === 'step'),
      reviewed:
        document
          .querySelector('section[aria-labelledby=review-heading] [data-shown=true] button')
          ?.getAttribute('aria-label') ?? undefined,
    };
  });
}

interface Action {
  readonly weight: number;
  readonly act: (player: RandomPlayer) => Promise<string>;
}

/** Presses one of the buttons and other controls in these parts of the page, if there is any. */
function pressing(part: string, weight: number): Action {
  return { weight, act: (player) => player.pressIn(part) };
}

const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Control+End'],
  ...['Enter', 'Enter', 'Enter', 'Space', 'n', 'p', 'f', 'f', 'Escape', 'Tab', 'Shift+Tab'],
  ...['Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp'],
  ...[
    'Shift+ArrowDown',
    'Shift+ArrowDown',
    'Control+z',
    'Control+z',
    'Control+y',
    'Control+Shift+z',
  ],
];
const TYPED = [
  '2',
  '3',
  '5',
  '8',
  '12',
  '30',
  '1',
  '31',
  '0',
  '-4',
  '',
  '5.5',
  'five',
  '1e1',
  '٥',
  ' 7 ',
  '99999999999999999999',
];

const ACTIONS: readonly Action[] = [
  { weight: 30, act: (player) => player.clickDisc() },
  { weight: 12, act: (player) => player.clickMove() },
  { weight: 12, act: (player) => player.drag() },
  { weight: 26, act: (player) => player.pressKey() },
  { weight: 3, act: (player) => player.type() },
  { weight: 3, act: (player) => player.select() },
  pressing('section[aria-labelledby=move-heading]', 8),
  pressing('section[aria-labelledby=hints-heading]', 4),
  pressing('section[aria-labelledby=game-heading]', 5),
  pressing('section[aria-label=Moves]', 10),
  pressing('section[aria-labelledby=review-heading]', 8),
  pressing('section[aria-label="The move that is shown"]', 3),
  pressing('section[aria-labelledby=new-game-heading]', 2),
  { weight: 2, act: (player) => player.changeMode() },
  { weight: 1, act: (player) => player.travel() },
];

class RandomPlayer {
  private readonly page: Page;
  private readonly play: PlayPage;
  private readonly random: (below: number) => number;
  /** Prepares a page beside it, which knows nothing but the address that it is given. */
  private readonly openOther: () => Promise<Page>;
  readonly done: string[] = [];
  private readonly packed = new Map<string, Position>();

  constructor(play: PlayPage, openOther: () => Promise<Page>, random: (below: number) => number) {
    [this.play, this.page] = [play, play.page];
    [this.openOther, this.random] = [openOther, random];
  }

  async take(actions: number): Promise<void> {
    const total = ACTIONS.reduce((sum, { weight }) => sum + weight, 0);
    for (let action = 1; action <= actions; action += 1) {
      let drawn = this.random(total);
      const chosen = ACTIONS.find(({ weight }) => (drawn -= weight) < 0)!;
      this.done.push(`${action}. ${await chosen.act(this)}`);
      // Now and then it does not wait for the computer.
      if (this.random(6) > 0) await this.waitForComputer();
      if (action % CHECK_EVERY === 0) await this.check();
      if (action % OPEN_ANEW_EVERY === 0) await this.openAnew();
      await this.comeBack();
    }
  }

  private pick<Value>(values: readonly Value[]): Value {
    return values[this.random(values.length)]!;
  }

  private async waitForComputer(): Promise<void> {
    await expect(this.page.getByText(/^The computer plays .* is thinking …$/u)).toHaveCount(0);
  }

  async clickDisc(): Promise<string> {
    const disc = this.pick((await look(this.page)).discs);
    await this.clickOn(disc);
    return `click ${disc}`;
  }

  /** Where a rectangle of the held corner ends, or else a corner. */
  async clickMove(): Promise<string> {
    const { discs } = await look(this.page);
    const ends = discs.filter((name) => name.includes('ends the rectangle'));
    const corners = discs.filter((name) => name.includes(', white'));
    const disc = this.pick(ends.length > 0 ? ends : corners.length > 0 ? corners : discs);
    await this.clickOn(disc);
    return `click ${disc}`;
  }

  private async clickOn(disc: string): Promise<void> {
    const place = await this.placeOf(disc);
    if (place !== undefined) await this.page.mouse.click(...place);
  }

  /** The middle of a disc, once it is in sight. */
  private placeOf(disc: string): Promise<[number, number] | undefined> {
    const [, column, row] = /^Column (\d+), row (\d+),/u.exec(disc) ?? [];
    return this.page.evaluate((selector) => {
      const button = document.querySelector(selector);
      if (button === null) return undefined;
      button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = button.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }, `[role=grid] [data-column="${column}"][data-row="${row}"]`);
  }

  async drag(): Promise<string> {
    const { discs } = await look(this.page);
    const [from, over, to] = [this.pick(discs), this.pick(discs), this.pick(discs)];
    const places = [await this.placeOf(from), await this.placeOf(over), await this.placeOf(to)];
    const [start, way, end] = places;
    if (start === undefined || way === undefined || end === undefined) return 'no drag';
    const { mouse, keyboard } = this.page;
    await mouse.move(...start);
    await mouse.down();
    await mouse.move(...way);
    const isDropped = this.random(6) === 0;
    if (isDropped) await keyboard.press('Escape');
    await mouse.move(...end);
    await mouse.up();
    return `drag ${from} – ${over} – ${to}${isDropped ? ', dropped by Escape' : ''}`;
  }

  /** On the board, most of the time. */
  async pressKey(): Promise<string> {
    const key = this.pick(KEYS);
    if (this.random(4) > 0)
      await this.page.evaluate(() =>
        document
          .querySelector<HTMLElement>('[role=grid] button[tabindex="0"]')
          ?.focus({ preventScroll: true }),
      );
    await this.page.keyboard.press(key);
    return `press ${key}`;
  }

  /** A control of this part of the page, by a real click. */
  async pressIn(part: string, kind = 'button, input[type=radio]'): Promise<string> {
    const drawn = this.random(1000);
    const found = await this.page.evaluate(
      ([container, controls, number]) => {
        const all = Array.from(document.querySelectorAll(container), (section) =>
          Array.from(section.querySelectorAll<HTMLElement>(controls)),
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
      [part, kind, drawn] as const,
    );
    if (found === undefined) return `nothing to press in ${part}`;
    await this.page.mouse.click(...found.place);
    return `press “${found.name}” in ${part}`;
  }

  async type(): Promise<string> {
    const typed = this.pick(TYPED);
    const field = this.random(2) === 0 ? this.play.rows : this.play.columns;
    if (!(await field.isVisible())) return 'no field';
    await field.fill(typed);
    if (this.random(2) === 0) await this.page.keyboard.press('Enter');
    return `type “${typed}”`;
  }

  async select(): Promise<string> {
    const [which, choice] = [this.random(2), this.random(4)];
    const list = which === 0 ? this.play.opponent : this.play.from;
    if (!(await list.isVisible())) return 'no list';
    const options = await list.locator('option').allTextContents();
    const option = options[choice % options.length]!;
    await list.selectOption(option);
    return `select “${option}”`;
  }

  async changeMode(): Promise<string> {
    const mode = this.pick(['Explore', 'Predict first', 'Edit', 'Play'] as const);
    await this.play.mode(mode).check();
    return `mode ${mode}`;
  }

  /** Loads the page anew, or goes through its history. */
  async travel(): Promise<string> {
    const way = this.pick(['reload', 'back', 'back', 'forward'] as const);
    await this.rest();
    if (way === 'reload') await this.page.reload();
    else if (way === 'back') await this.page.goBack();
    else await this.page.goForward();
    // Before the first address there was an empty page.
    if (!this.page.url().includes('#/board')) await this.page.goForward();
    await expect(this.page.getByRole('grid')).toBeVisible();
    return way;
  }

  /** Whatever is done in another mode, it is soon played again. */
  private async comeBack(): Promise<void> {
    const play = this.play.mode('Play');
    if (!(await play.isChecked()) && this.random(3) === 0) {
      await play.check();
      this.done.push('and play again');
    }
  }

  /** Until everything has been written into the address. */
  private async rest(): Promise<void> {
    await this.page.waitForTimeout(60);
  }

  /** All that is seen belongs together, and to the address. */
  async check(): Promise<void> {
    await expect(async () => {
      const seen = await look(this.page);
      expect(seen.discs.length).toBeGreaterThan(0);
      if (seen.mode !== 'Play') return;
      const { discs, status, refusal, entries, current, reviewed, address } = seen;
      expect(refusal.trim()).toMatch(oneOf(REFUSALS));
      const query = queryOf(address);
      const start = this.startOf(seen, query);
      if (start === undefined) return;
      const moves = movesIn(address);
      const position = replayed(start, moves);
      expect(entries).toHaveLength(1 + allMovesIn(address).length);
      const review = query.get('review');
      if (review === null) {
        expect(current).toBe(moves.length);
        expectStatus(status, position, moves.at(-1));
      } else {
        expect(current).toBe(Number(review));
        expect(reviewed).toBe(`Show and explain move ${review}`);
        expect(status).toEqual([]);
      }
      // A review shows the board before the move that it is about.
      const before = review === null ? moves : allMovesIn(address).slice(0, Number(review) - 1);
      const shown = replayed(start, before);
      expect(spelledBy(discs)).toBe(spelled(shown));
    }).toPass({ timeout: 5000, intervals: [20, 50, 100] });
  }

  /**
   * Up to 64 discs it is spelled out in the address. A larger one, which is packed there, is taken from
   * the board where no move has been made, and is not known before.
   */
  private startOf(seen: Seen, query: URLSearchParams): Position | undefined {
    const text = query.get('position');
    if (text === null) return allWhite(Number(query.get('rows')), Number(query.get('columns')));
    if (/^[WB.]+$/u.test(text)) return positionOf(text);
    if (movesIn(seen.address).length === 0 && !query.has('review'))
      this.packed.set(text, positionOf(spelledBy(seen.discs)));
    return this.packed.get(text);
  }

  /** Somebody else is sent the address, and sees the same. */
  private async openAnew(): Promise<void> {
    await this.waitForComputer();
    await this.check();
    const seen = await look(this.page);
    const hash = new URL(seen.address).hash;
    if (seen.mode !== 'Play') return;
    const other = await this.openOther();
    await other.goto(`./${hash}`);
    await expect(other.getByRole('grid')).toBeVisible();
    await expect
      .poll(async () => {
        const there = await look(other);
        return [there.entries, there.current, there.discs.map(discOnly), there.refusal];
      })
      .toEqual([seen.entries, seen.current, seen.discs.map(discOnly), '']);
    if (seen.status.at(-1)?.startsWith('It would be') !== true)
      expect((await look(other)).status).toEqual(seen.status);
    await other.close();
    this.done.push('and opened anew elsewhere');
  }
}

/** The last move, whose turn it is and how many white discs are left. */
function expectStatus(status: readonly string[], position: Position, last: Move | undefined): void {
  const white = whiteCount(position);
  expect(status.at(-1)).toMatch(oneOf(PHASES));
  expect(status.at(-1)!.includes('every disc is black')).toBe(white === 0);
  expect(status).toHaveLength(last === undefined ? 1 : 2);
  if (last === undefined) return;
  expect(status[0]).toMatch(LAST_MOVE);
  expect(status[0]).toContain(
    ` turns column ${last.column}, row ${last.row}, ${last.width} wide, ${last.height} high; ` +
      (white === 0 ? 'no white disc' : `${white} white disc`),
  );
}

/** Without what it is to a corner that is held. */
function discOnly(name: string): string {
  return /^Column \d+, row \d+, (white|black)/u.exec(name)?.[0] ?? name;
}

function oneOf(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'u');
}

function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(new URL(address).hash.replace(/^[^?]*\??/u, ''));
}

function allMovesIn(address: string) {
  return movesIn(address.replace(/&at=\d+/u, ''));
}

/** The discs as their buttons stand, row by row from the bottom; spelled from the top. */
function spelledBy(discs: readonly string[]): string {
  const rows: string[] = [];
  for (const name of discs) {
    const [, row, colour] = /^Column \d+, row (\d+), (white|black)/u.exec(name) ?? [];
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

async function playAtRandom(
  play: PlayPage,
  seed: number,
  actions: number,
  game: { readonly rows: number; readonly columns: number; readonly opponent: Opponent },
): Promise<void> {
  const { page } = play;
  const complaints: string[] = [];
  await hasten(page);
  const openOther = async () => {
    const other = await page.context().newPage();
    other.on('pageerror', ({ message }) => complaints.push(message));
    other.on('console', (message) => complaints.push(message.text()));
    await hasten(other);
    return other;
  };
  await play.open(playAddress(game));
  const player = new RandomPlayer(play, openOther, seededRandom(seed));
  try {
    await player.take(actions);
    expect(complaints).toEqual([]);
  } catch (error) {
    const last = player.done.slice(-12).join('\n');
    throw new Error(`Seed ${seed}; at ${page.url()} after:\n${last}\n\n${String(error)}`, {
      cause: error,
    });
  }
}

for (const [rows, columns, opponent, seed] of [
  [2, 2, 'good', 101],
  [5, 5, 'person', 102],
  [8, 8, 'perfect', 103],
  [15, 15, 'casual', 104],
] as const)
  test(
    `500 actions at random, from a board of ${rows} × ${columns} on (${opponent}, seed ${seed})`,
    { tag: '@chromium' },
    async ({ play, page }) => {
      test.setTimeout(150_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await playAtRandom(play, seed, 500, { rows, columns, opponent });
    },
  );

for (const [opponent, seed] of [
  ['person', 105],
  ['perfect', 106],
] as const)
  test(`100 actions at random (${opponent}, seed ${seed})`, async ({ play, browserName }) => {
    test.skip(browserName === 'chromium', 'It does more of them already.');
    await playAtRandom(play, seed, 100, { rows: 5, columns: 5, opponent });
  });
