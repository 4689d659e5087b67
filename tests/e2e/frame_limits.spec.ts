/** What a teacher hides from readers and locks is nowhere in the frame: neither to be seen nor to be reached. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture';

/** What is looked for, with all that may be absent: each journey shows first that it would be found. */
function partsOf(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    modes: page.getByRole('group', { name: 'What to do' }),
    edit: page.getByRole('radio', { name: 'Edit' }),
    sizes: page.getByRole('region', { name: 'Board size' }),
    rows: page.getByRole('textbox', { name: 'Rows' }),
    shading: page.getByRole('combobox', { name: 'Shading' }),
    values: page.getByRole('checkbox', { name: 'Disc values' }),
    grundy: page.getByRole('checkbox', { name: 'Grundy numbers' }),
    nimber: page.getByText('Board nimber', { exact: true }),
    anyNimber: page.getByText(/nimber/iu),
    openings: page.getByText('P(5)', { exact: true }),
    winningList: page.getByRole('heading', { name: 'All winning moves' }),
    winning: page.getByText(/\bwins?\b(?! the)|winning/u),
    marks: page.getByText('◆'),
    why: button('Why?'),
    whyPanel: page.getByRole('heading', { name: 'Why does this move win?' }),
    verdict: page.getByText('This move wins.'),
    flip: button('Flip it'),
    reveal: button('I think this wins: look'),
    hints: page.getByRole('region', { name: 'Hint', exact: true }),
    reviewSoFar: button('Review the moves so far'),
    review: button('Review the game'),
    reviewPanel: page.getByRole('heading', { name: 'Review' }),
    startWith: page.getByRole('combobox', { name: 'Start with' }),
    setUp: button('Set up a position'),
    game: page.getByRole('combobox', { name: 'Game' }),
  } satisfies Record<string, Locator>;
}

type Part = keyof ReturnType<typeof partsOf>;

/** What is there where this is asked for, and what is not. */
interface View {
  readonly limit: string;
  readonly absent: readonly Part[];
  readonly present: readonly Part[];
}

const CHOSEN = 'rows=5&columns=5&move=3x4';
const PREDICTED = `${CHOSEN}&mode=predict`;
const PLAYED = 'rows=5&columns=5&mode=play&opponent=person&moves=1x1';
const WON = 'rows=2&columns=2&mode=play&position=BB.WB&opponent=person&moves=1x1';

/** Opens the frame, and everything in it that can be opened. */
async function open(page: Page, query: string): Promise<void> {
  await page.goto(`./embed.html?${query}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(
    page
      .getByText(/out of|possible|to move|last move|keeps the win/u)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  const closed = page.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Without a limit everything is there; then under each of these. */
async function expectLimits(page: Page, query: string, views: readonly View[]): Promise<void> {
  const parts = partsOf(page);
  await test.step(`${query}, with everything`, async () => {
    await open(page, query);
    const all = new Set(views.flatMap(({ absent, present }) => [...absent, ...present]));
    for (const part of all) await expect(parts[part].first()).toBeVisible();
  });
  for (const { limit, absent, present } of views)
    await test.step(`${query}, ${limit}`, async () => {
      await open(page, `${query}&${limit}`);
      for (const part of present) await expect(parts[part].first()).toBeVisible();
      for (const part of absent) await expect(parts[part]).toHaveCount(0);
    });
}

test('Of a board, answers and nimbers are hidden; its size, its mode and its position are locked', async ({
  page,
}) => {
  await expectLimits(page, CHOSEN, [
    {
      limit: 'hide=nimbers&lock=mode',
      absent: ['nimber', 'anyNimber', 'why', 'whyPanel', 'values', 'grundy', 'modes', 'edit'],
      present: ['verdict', 'winningList', 'shading', 'openings', 'sizes', 'flip'],
    },
    {
      limit: 'lock=position',
      absent: ['flip', 'edit', 'sizes', 'game'],
      present: ['modes', 'verdict', 'why', 'whyPanel'],
    },
    {
      limit: 'hide=answers&lock=size',
      absent: [
        ...(['winningList', 'marks', 'verdict', 'why', 'whyPanel'] as const),
        ...(['nimber', 'openings', 'shading', 'sizes', 'game'] as const),
      ],
      present: ['flip', 'values', 'modes', 'edit'],
    },
  ]);

  await test.step('No disc and no announcement tells the answers', async () => {
    await page.getByRole('button', { name: 'Let go', exact: true }).first().click();
    const discs = page.getByRole('button', { name: /^Column .*, \d+ moves?/u });
    await expect(discs).not.toHaveCount(0);
    await expect(discs.and(page.getByRole('button', { name: /wins?\b/u }))).toHaveCount(0);
    await expect(page.getByText(/(?<!board black )\bwins\b|winning|◆/u)).toHaveCount(0);
  });

  await expectLimits(page, PREDICTED, [
    { limit: 'hide=answers', absent: ['reveal'], present: ['flip'] },
  ]);

  await test.step('No key turns a disc of a locked position, and no game leaves it another', async () => {
    await open(page, `${CHOSEN}&lock=position`);
    const black = page.getByRole('button', { name: /^Column \d, row \d, black/u });
    await page.getByRole('button', { name: /^Column 4, row 3,/u }).press('f');
    await page.keyboard.press('Control+z');
    await expect(black).toHaveCount(0);
    await page.getByRole('radio', { name: 'Play' }).check({ force: true });
    const disc = page.getByRole('button', { name: /^Column 1, row 1,/u });
    await disc.click();
    await disc.click();
    await expect(black).not.toHaveCount(0);
    await page.getByRole('radio', { name: 'Explore' }).check({ force: true });
    await expect(page.getByRole('region', { name: 'This position' })).toBeVisible();
    await expect(black).toHaveCount(0);
  });
});

test('Of a game, hints, reviews and nimbers are hidden; its size, its mode and its start are locked', async ({
  page,
}) => {
  await expectLimits(page, PLAYED, [
    {
      limit: 'hide=hints&lock=size',
      absent: ['hints', 'reviewSoFar', 'rows'],
      present: ['modes', 'startWith', 'setUp'],
    },
    {
      limit: 'hide=answers&lock=mode',
      absent: ['hints', 'reviewSoFar', 'modes', 'setUp'],
      present: ['startWith', 'rows'],
    },
    {
      limit: 'lock=position',
      absent: ['rows', 'startWith', 'setUp', 'edit'],
      present: ['modes', 'hints'],
    },
  ]);
  await expectLimits(page, WON, [
    { limit: 'hide=answers', absent: ['review'], present: ['modes'] },
  ]);
  await expectLimits(page, `${WON}&review=1&move=1x1`, [
    { limit: 'hide=nimbers', absent: ['anyNimber', 'whyPanel'], present: ['reviewPanel'] },
  ]);
});
