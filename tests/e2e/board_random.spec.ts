/** Somebody who explores, predicts and edits at random; see `random_reader.ts`. */
import type { Page } from '@playwright/test';
import { BoardPage } from './board_page';
import { expect, test } from './fixture';
import { factsOf, isAt, isWin, positionOf } from './flipping_game';
import type { Cell, Facts, Move } from './flipping_game';
import { actAtRandom, queryOf, RandomReader, spelledBy } from './random_reader';
import { seeds } from './seeds';

const MODES: Readonly<Record<string, string>> = {
  Explore: 'explore',
  'Predict first': 'predict',
  Edit: 'edit',
};
/** So far it goes back in the timeline at most, and then forward again. */
const MOST_STEPS_BACK = 12;

/** What the reader finds, all at one moment. */
interface Seen {
  readonly address: string;
  readonly mode: string;
  readonly discs: readonly string[];
  /** How many moves win, and of how many; the facts of the position by their names. */
  readonly outcome: string;
  readonly facts: Readonly<Record<string, string>>;
  /** The bar under the board, which names the chosen move. */
  readonly bar: string;
  /** The chosen move in the corner's table. */
  readonly chosen: string | undefined;
  readonly why: string | undefined;
  readonly list: string;
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const part = (heading: string) =>
      document.querySelector(`section[aria-labelledby=${heading}]`) ?? undefined;
    const words = (element: Element | null | undefined) =>
      (element?.textContent ?? '').replaceAll('\u00a0', ' ');
    const position = Array.from(document.querySelectorAll('main section')).find(
      (section) => section.querySelector('h2')?.textContent === 'This position',
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
      outcome: words(position?.querySelector('p')),
      facts: Object.fromEntries(
        Array.from(position?.querySelectorAll('dl > div') ?? [], (fact) => [
          words(fact.querySelector('dt')),
          words(fact.querySelector('dd')),
        ]),
      ),
      bar: words(document.querySelector('[data-part=move-bar]')),
      chosen:
        part('corner-heading')
          ?.querySelector('td [aria-pressed=true]')
          ?.getAttribute('aria-label') ?? undefined,
      why: Array.from(document.querySelectorAll('main h2'), words).find((heading) =>
        heading.startsWith('Why does'),
      ),
      list: words(part('list-heading')),
    };
  });
}

/** Which moves are listed because they were asked for. */
async function opened(page: Page): Promise<string[]> {
  return queryOf(page.url()).has('listed') ? page.locator('#list-group').allInnerTexts() : [];
}

class RandomExplorer extends RandomReader {
  protected readonly actions;
  private readonly board: BoardPage;
  private readonly known = new Map<string, Facts>();

  constructor(board: BoardPage, seed: number) {
    super(board, seed);
    this.board = board;
    this.actions = [
      { weight: 3, act: () => this.select(board.shading) },
      this.pressing('section[aria-labelledby=corner-heading]', 12),
      this.pressing('section[aria-labelledby=list-heading]', 6),
      this.pressing('section[aria-labelledby=edit-heading]', 3),
      this.pressing('section[aria-label=Moves]', 10),
      this.pressing('section[aria-label="Shown on the board"]', 3),
      this.pressing('section[aria-label="Board size"]', 1),
      this.pressing('section[aria-labelledby=why-heading]', 6),
    ];
  }

  /** It does not play, and not for long does it look at a board that has no button for each disc. */
  protected async settle(): Promise<void> {
    const isPlay = await this.board.mode('Play').isChecked();
    if (isPlay) await this.board.mode(this.pick(['Explore', 'Predict first', 'Edit'])).check();
    if ((await this.board.discNames()).length === (await this.discCount())) return;
    await this.board
      .preset(
        ...this.pick<[number, number]>([
          [5, 5],
          [8, 8],
        ]),
      )
      .click();
    this.done.push('and back to a small board');
  }

  private async discCount(): Promise<number> {
    const name = (await this.board.grid.getAttribute('aria-label')) ?? '';
    return name.match(/\d+/gu)?.reduce((product, side) => product * Number(side), 1) ?? Number.NaN;
  }

  protected async check(): Promise<void> {
    await expect(async () => {
      const seen = await look(this.page);
      const facts = this.factsOf(spelledBy(seen.discs));
      const query = queryOf(seen.address);
      expect(Number(query.get('rows'))).toBe(facts.rows.g.length - 1);
      expect(Number(query.get('columns'))).toBe(facts.columns.g.length - 1);
      expect(query.get('mode')).toBe(MODES[seen.mode]);
      const isOpen = seen.mode !== 'Predict first' || query.has('revealed');
      expectOutcome(seen, facts, isOpen);
      expectDiscs(seen.discs, facts, isOpen);
      expectChosen(seen, facts, isOpen);
    }).toPass({ timeout: 5000, intervals: [20, 50, 100] });
  }

  private factsOf(discs: string): Facts {
    const facts = this.known.get(discs) ?? factsOf(positionOf(discs));
    this.known.set(discs, facts);
    return facts;
  }

  protected async openAnew(openOther: () => Promise<Page>): Promise<void> {
    await this.leaveBoard();
    await this.check();
    await this.goBackAndForward();
    // A page that is opened has its drawers open; these may have been closed meanwhile.
    await this.board.openDrawers();
    await this.openBelow();
    const here = await this.board.state();
    const other = new BoardPage(await openOther());
    const { hash } = new URL(this.page.url());
    const open = await opened(this.page);
    await other.open(hash);
    await other.park();
    await expect.poll(() => other.state()).toEqual(here);
    await expect.poll(() => opened(other.page)).toEqual(open);
    expect(new URL(other.page.url()).hash).toBe(hash);
    await other.page.close();
    const entries = await this.board.entryNames();
    await this.board.reload();
    await expect.poll(() => this.board.state()).toEqual(here);
    await expect.poll(() => opened(this.page)).toEqual(open);
    expect(await this.board.entryNames()).toEqual(entries);
  }

  /** The pointer and the focus are elsewhere. */
  private async leaveBoard(): Promise<void> {
    await this.board.park();
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }

  /** Too little of what can be opened below the board is open by chance. */
  private async openBelow(): Promise<void> {
    for (const part of ['list-heading', 'why-mex-rows', 'why-mex-columns'])
      this.done.push(await this.pressIn(`section[aria-labelledby=${part}] tbody`));
    await this.leaveBoard();
  }

  private async goBackAndForward(): Promise<void> {
    // Undo and redo let go of what is chosen, and what was set up comes back with what was shown then.
    const shown = async () => [
      spelledBy(await this.board.discNames()),
      await this.board.entryNames(),
    ];
    const here = await shown();
    const [undo, redo] = [this.board.button('Undo'), this.board.button('Redo')];
    let steps = 0;
    while (steps < MOST_STEPS_BACK && (await undo.isEnabled())) {
      await undo.click();
      steps += 1;
    }
    await this.check();
    for (; steps > 0; steps -= 1) await redo.click();
    await this.leaveBoard();
    await expect.poll(shown).toEqual(here);
  }
}

/** `isOpen`: whether it may be seen what wins. */
function expectOutcome(seen: Seen, facts: Facts, isOpen: boolean): void {
  const { outcome, list } = seen;
  const [legal, wins] = [facts.legal.length, facts.winning.length];
  const white = seen.discs.filter((name) => name.includes(', white')).length;
  expect(numberIn(seen.facts['White discs'])).toBe(white);
  if (isOpen) expect(numberIn(seen.facts.Nimber)).toBe(facts.boardNimber);
  else expect(seen.facts.Nimber).toBeUndefined();
  if (legal === 0) expect(outcome).toMatch(/^No moves are left/u);
  else if (!isOpen)
    expect(outcome).toMatch(new RegExp(`^${inGroups(legal)} moves? (is|are) possible\\.$`, 'u'));
  else if (wins === 0 && legal === 1) expect(outcome).toContain('The only move doesn’t win.');
  else if (wins === 0) expect(outcome).toContain(`None of ${inGroups(legal)} moves wins.`);
  else if (legal === 1) expect(outcome).toContain('The only move wins.');
  else expect(outcome).toContain(`${inGroups(wins)} of ${inGroups(legal)} move`);
  if (!isOpen) expect(list).not.toMatch(/\d/u);
  else if (wins === 0) expect(list).not.toMatch(/\d/u);
  // Its drawer may be closed.
  else if (list !== '') expect(list).toMatch(new RegExp(`${inGroups(wins)} winning moves?`, 'u'));
}

/** Of each disc it is told what its moves are, or what it is to those of the corner that is held. */
function expectDiscs(discs: readonly string[], facts: Facts, isOpen: boolean): void {
  const corner = discs.map(cellIn).find((_, place) => discs[place]!.includes('the chosen corner'));
  for (const name of discs) {
    const cell = cellIn(name);
    const [, legal, wins] = /, (\d+) moves?(?:, (none|\d+) wins?)?$/u.exec(name) ?? [];
    if (legal !== undefined) {
      expect(Number(legal)).toBe(facts.legal.filter(isAt(cell)).length);
      const all = facts.winning.filter(isAt(cell)).length;
      expect(wins).toBe(isOpen ? String(all || 'none') : undefined);
    }
    const [, height, width, win] = /ends the move (\d+) × (\d+)(, which wins)?$/u.exec(name) ?? [];
    if (width === undefined) continue;
    const move = { ...corner!, width: Number(width), height: Number(height) };
    expect(cell).toEqual({
      column: move.column - move.width + 1,
      row: move.row - move.height + 1,
    });
    expect(win !== undefined).toBe(isOpen && isWin(facts, move));
  }
}

/** What is said of the move that is chosen, and whether its reasons are told. */
function expectChosen({ bar, chosen, why }: Seen, facts: Facts, isOpen: boolean): void {
  const [, height, width, verdict] =
    /^(\d+) × (\d+)(?:, (wins|doesn’t win))?$/u.exec(chosen ?? '') ?? [];
  if (width === undefined) {
    expect(why).toBeUndefined();
    return;
  }
  const [, row, column] = / at row (\d+), column (\d+)/u.exec(bar) ?? [];
  const move: Move = {
    column: Number(column),
    row: Number(row),
    width: Number(width),
    height: Number(height),
  };
  const wins = isWin(facts, move);
  expect(verdict).toBe(isOpen ? (wins ? 'wins' : 'doesn’t win') : undefined);
  // It is asked for.
  if (why !== undefined) {
    expect(isOpen).toBe(true);
    expect(why).toBe(`Why ${wins ? 'does' : 'doesn’t'} this move win?`);
  }
}

function cellIn(name: string): Cell {
  const [, row, column] = /^Row (\d+), column (\d+),/u.exec(name) ?? [];
  return { column: Number(column), row: Number(row) };
}

/** The first number of a text, which may be written in groups. */
function numberIn(text = ''): number {
  return Number(/\d[\d,]*/u.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN);
}

function inGroups(count: number): string {
  return count.toLocaleString('en');
}

for (const seed of seeds(204)) {
  test(`200 actions at random on the board (seed ${seed}) @full`, async ({ board, page }) => {
    test.setTimeout(900_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hash = '#/board?rows=6&columns=5&mode=explore';
    await actAtRandom(new RandomExplorer(board, seed), board, hash, 200);
  });
}
