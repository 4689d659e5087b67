/** A player who does anything at all; see `random_reader.ts`. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { allWhite, positionOf, replayed, spelled, whiteCount } from './flipping_game';
import type { Move, Position } from './flipping_game';
import { movesIn, moveWords, playAddress } from './play_page';
import type { PlayPage } from './play_page';
import { actAtRandom, queryOf, RandomReader, spelledBy } from './random_reader';
import { seeds } from './seeds';

/** What a screen reader may find under the board: whose turn it is, or who has won and why. */
const PHASES = [
  /^Player [12], it’s your turn\. Choose a white disc as the corner of your move\.$/u,
  /^Your turn\. Choose a white disc as the corner of your move\.$/u,
  /^(Your|Player [12]’s) turn\. Corner in row \d+, column \d+, \d+ moves?: choose where your move ends\.$/u,
  /^(Your|Player [12]’s) move: \d+ × \d+ at row \d+, column \d+\.$/u,
  /^(You|Player [12]) can win: \d+ corners? (has|have) a winning move, marked on the board\.$/u,
  /^Every move from here loses\. Choose one that is hard to answer\.$/u,
  /^Working it out …$/u,
  /^The computer is thinking …$/u,
  /^It’s the computer’s turn here\.$/u,
  /^Player [12] wins with the last move: Player [12] can’t move\.$/u,
  /^You win: you made the last move, and the computer can’t move\.$/u,
  /^The computer wins: it made the last move, and you can’t move\.$/u,
  /^No move is possible here\. Set up another position, or start a new game\.$/u,
];
const LAST_MOVE = /^(You|The computer|Player [12]) turned \d+ × \d+ at row \d+, column \d+\.$/u;
const REFUSALS = [
  /^$/u,
  /^The disc in row \d+, column \d+ is black: the corner of a move must be white\.$/u,
  /^No move is \d+ (wide|high)( and \d+ wide)?: (widths|heights) are [\d, or]+(widths are [\d, or]+)?\.( Choose the disc once more to begin there\.)?$/u,
  /^A move reaches to the left and down from its corner in row \d+, column \d+\.$/u,
  /^The next move is \d+ (wide|high), and that would leave the board\.$/u,
  /^It’s the computer’s turn\.$/u,
  /^The game is over: no move is left\.$/u,
];

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
      status: words('section[aria-label="The game"] [role=status] p'),
      refusal: document.querySelector('[role=alert]')?.textContent ?? '',
      entries: entries.map((entry) => entry.getAttribute('aria-label') ?? entry.textContent),
      current: entries.findIndex((entry) => entry.getAttribute('aria-current') === 'step'),
      reviewed:
        document.querySelector('[role=toolbar] [aria-current]')?.getAttribute('aria-label') ??
        undefined,
    };
  });
}

class RandomPlayer extends RandomReader {
  protected readonly actions;
  private readonly play: PlayPage;
  private readonly packed = new Map<string, Position>();

  constructor(play: PlayPage, seed: number) {
    super(play, seed);
    this.play = play;
    this.actions = [
      { weight: 2, act: () => this.select(play.from) },
      this.pressing('section[aria-label="The game"]', 14),
      this.pressing('section[aria-labelledby=game-heading]', 5),
      this.pressing('section[aria-label=Moves]', 10),
      this.pressing('section[aria-labelledby=review-heading]', 8),
      this.pressing('section[aria-labelledby=new-game-heading]', 5),
    ];
  }

  /** Now and then it does not wait for the computer; and in another mode it does not stay for long. */
  protected async settle(): Promise<void> {
    if (!this.happens(6)) await this.waitForComputer();
    const play = this.play.mode('Play');
    if (!(await play.isChecked()) && this.happens(3)) {
      // An answer that comes just now may move what is pressed, as it does for anybody.
      await expect(() => play.check()).toPass();
      this.done.push('and play again');
    }
  }

  private async waitForComputer(): Promise<void> {
    await expect(this.page.getByText('The computer is thinking …')).toHaveCount(0);
  }

  /** All that is seen belongs together, and to the address. */
  protected async check(): Promise<void> {
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
        expect(reviewed).toMatch(new RegExp(`^Move ${review}, `, 'u'));
      }
      // A review shows the board before the move that it is about.
      const before = review === null ? moves : allMovesIn(address).slice(0, Number(review) - 1);
      const shown = replayed(start, before);
      expect(spelledBy(discs)).toBe(spelled(shown));
    }).toPass({ timeout: 30_000, intervals: [20, 50, 100] });
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

  protected async openAnew(openOther: () => Promise<Page>): Promise<void> {
    await this.waitForComputer();
    await this.check();
    const seen = await look(this.page);
    const hash = new URL(seen.address).hash;
    if (seen.mode !== 'Play') return;
    // Elsewhere the computer makes its move at once.
    const waits = seen.status.at(-1)?.startsWith('It’s the computer') === true;
    const other = await openOther();
    await other.goto(`./${hash}`);
    await expect(other.getByRole('grid')).toBeVisible();
    await expect
      .poll(async () => {
        const there = await look(other);
        return {
          ...{ entries: there.entries, current: there.current },
          ...{ discs: there.discs.map(discOnly), refusal: there.refusal },
          status: waits ? seen.status : there.status,
        };
      })
      .toEqual({
        ...{ entries: seen.entries, current: seen.current },
        ...{ discs: seen.discs.map(discOnly), refusal: '', status: seen.status },
      });
    await other.close();
  }
}

/** The last move, whose turn it is and how many white discs are left. */
function expectStatus(status: readonly string[], position: Position, last: Move | undefined): void {
  const white = whiteCount(position);
  expect(status.at(-1)).toMatch(oneOf(PHASES));
  expect(/can’t move|No move is possible/u.test(status.at(-1)!)).toBe(white === 0);
  if (last === undefined) return;
  expect(status[0]).toMatch(LAST_MOVE);
  expect(status[0]).toContain(` turned ${moveWords(last)}.`);
  expect(status[1]).toContain(`${white} white disc`);
}

/** Without what it is to a corner that is held. */
function discOnly(name: string): string {
  return /^Row \d+, column \d+, (white|black)/u.exec(name)?.[0] ?? name;
}

function oneOf(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'u');
}

function allMovesIn(address: string) {
  return movesIn(address.replace(/&at=\d+/u, ''));
}

for (const seed of seeds(103)) {
  test(`200 actions at random, in a game against the computer (seed ${seed}) @full`, async ({
    play,
  }) => {
    test.setTimeout(900_000);
    const game = playAddress({ rows: 5, columns: 5, opponent: 'perfect' });
    await actAtRandom(new RandomPlayer(play, seed), play, game, 200);
  });
}
