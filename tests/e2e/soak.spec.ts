/**
 * Long use in one tab without a reload: leftovers must not add up. It goes from page to page, and stays on the Board
 * page for a while, because leaving a page hides its leftovers. It ends after a number of rounds, so a slow machine
 * measures what a fast one does. TARTAN_SOAK_ROUNDS=20 makes a trial run shorter.
 */
import type { CDPSession, Page } from '@playwright/test';
import type { BoardPage } from './board_page';
import { expect, test } from './fixture';
import { playAddress, type PlayPage } from './play_page';
import { SequencePage } from './sequence_page';
import type { SolvePage } from './solve_page';
import { visit } from './visit';
import type { Workers } from './workers';

const ROUNDS = Number(process.env.TARTAN_SOAK_ROUNDS ?? 60);
/** After these rounds every part is loaded, every cache is warm, and the timeline is full. */
const WARM_UP_ROUNDS = 10;

/** The most that a round may leave behind. A forgotten component or result is more. */
const MOST_A_ROUND: Left = { heap: 50_000, documents: 0.1, nodes: 5, listeners: 0.5, workers: 0.1 };

interface Left {
  readonly heap: number;
  readonly documents: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly workers: number;
}

test(
  `${ROUNDS} rounds through the pages leave nothing behind`,
  { tag: ['@chromium', '@full'] },
  async ({ board, page, play, solve, workers }) => {
    test.setTimeout(900_000);
    await board.open();
    await expectNothingLeft({ page, workers, rounds: ROUNDS }, async (round) => {
      await exploreAndEdit(board, round);
      await playTheComputer(play, round);
      await solveAndList(solve, page, round);
      await embed(page);
    });
  },
);

test(
  'Lessons that come and go beside the board leave nothing behind',
  { tag: ['@chromium', '@full'] },
  async ({ board, page, workers }) => {
    await board.open();
    await expectNothingLeft({ page, workers, rounds: 3 * WARM_UP_ROUNDS }, async () => {
      await visit(page, '#/board?rows=5&columns=5&lesson=mex');
      await expect(page.getByRole('region', { name: 'Lesson' }).getByRole('article')).toBeVisible();
      await page.getByRole('tab', { name: 'Position' }).click();
      await board.expectReady();
    });
  },
);

interface Soak {
  readonly page: Page;
  readonly workers: Workers;
  /** The number of rounds, more than WARM_UP_ROUNDS. */
  readonly rounds: number;
}

async function expectNothingLeft(
  { page, workers, rounds }: Soak,
  use: (round: number) => Promise<void>,
): Promise<void> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Performance.enable');
  const looks: Left[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await use(round);
    if (round < WARM_UP_ROUNDS) continue;
    looks.push({ ...(await leftBehind(inspector)), workers: await workers.running() });
  }
  expect(steadyGrowth(looks), JSON.stringify([looks[0], looks.at(-1)])).toEqual([]);
}

/** Lists what grew in both halves of the rounds: leftovers do, while the browser's own memory or a cache grows once. */
function steadyGrowth(looks: readonly Left[]): string[] {
  const middle = looks.length >> 1;
  const grew = (what: keyof Left, from: number, to: number) =>
    looks[to]![what] - looks[from]![what] > MOST_A_ROUND[what] * (to - from);
  return (Object.keys(MOST_A_ROUND) as (keyof Left)[]).filter(
    (what) => grew(what, 0, middle) && grew(what, middle, looks.length - 1),
  );
}

/** Measures what is left after a garbage collection. */
async function leftBehind(inspector: CDPSession): Promise<Omit<Left, 'workers'>> {
  await inspector.send('HeapProfiler.collectGarbage');
  const { metrics } = await inspector.send('Performance.getMetrics');
  const metric = (name: string) =>
    metrics.find((known) => known.name === name)?.value ?? Number.NaN;
  return {
    heap: metric('JSHeapUsedSize'),
    documents: metric('Documents'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

/** Explores and edits boards of different sizes, so that nothing comes from a cache. */
async function exploreAndEdit(board: BoardPage, round: number): Promise<void> {
  await board.open(`#/board?rows=${4 + (round % 7)}&columns=${5 + (round % 5)}&mode=explore`);
  await board.disc(4, 4).click();
  await board.rectangle(1, 1).click();
  await board.act('Flip it').click();
  await board.page.keyboard.press('ControlOrMeta+z');
  await board.mode('Edit').check();
  await board.editTool('At random').click();
  await board.mode('Puzzle').check();
  await board.mode('Explore').check();
  await board.expectReady();
}

async function playTheComputer(play: PlayPage, round: number): Promise<void> {
  await play.open(playAddress({ rows: 5, opponent: 'casual', seed: round }));
  await play.disc(5, 5).click();
  await play.rectangle(1, 1).click();
  await play.act('Flip it').click();
  await expect(play.phase).toHaveText(/^Your turn/u);
  await play.openReview();
}

async function solveAndList(solve: SolvePage, page: Page, round: number): Promise<void> {
  await solve.solve(`#/solve?rows=${100_000 + round}&columns=${90_000 + round}`);
  const sequence = new SequencePage(page);
  await visit(page, `#/solve?rows=5&columns=5&sequence=${20_000 + round}`);
  await expect(sequence.plot).toBeVisible();
  await page.getByText('Table of the values', { exact: true }).click();
  await expect(sequence.table).toBeVisible();
}

async function embed(page: Page): Promise<void> {
  await visit(page, '#/embed');
  const frame = page.frameLocator('main iframe');
  await expect(frame.getByRole('grid')).toBeVisible();
}
