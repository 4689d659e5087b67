import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture';

/** What is looked for, with all that may be absent: each test shows first that it would be found. */
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
    random: button('At random'),
    hints: page.getByRole('region', { name: 'Hints' }),
    reviewSoFar: button('Review the moves so far'),
    review: button('Review the game'),
    reviewPanel: page.getByRole('heading', { name: 'Review' }),
    startWith: page.getByRole('combobox', { name: 'Start with' }),
    setUp: button('Set up a position'),
  } satisfies Record<string, Locator>;
}

type Part = keyof ReturnType<typeof partsOf>;

interface Case {
  readonly query: string;
  readonly limit: string;
  readonly absent: readonly Part[];
  readonly present: readonly Part[];
}

const CHOSEN = 'column=4&row=3&width=1&height=1';
const WON = 'rows=2&columns=2&mode=play&position=BB.WB&opponent=person&moves=1.1.1.1';
const PLAYED = 'rows=5&columns=5&mode=play&opponent=person&moves=1.1.1.1';

const CASES: readonly Case[] = [
  {
    query: `rows=5&columns=5&${CHOSEN}`,
    limit: 'hide=answers',
    absent: ['winningList', 'marks', 'verdict', 'why', 'whyPanel', 'nimber', 'openings', 'shading'],
    present: ['flip', 'values', 'modes'],
  },
  {
    query: `rows=5&columns=5&${CHOSEN}`,
    limit: 'hide=nimbers',
    absent: ['nimber', 'anyNimber', 'why', 'whyPanel', 'values', 'grundy'],
    present: ['verdict', 'winningList', 'shading', 'openings'],
  },
  {
    query: `rows=5&columns=5&mode=predict&${CHOSEN}`,
    limit: 'hide=answers',
    absent: ['reveal'],
    present: ['flip'],
  },
  { query: PLAYED, limit: 'hide=hints', absent: ['hints', 'reviewSoFar'], present: ['modes'] },
  {
    query: PLAYED,
    limit: 'hide=answers',
    absent: ['hints', 'reviewSoFar'],
    present: ['modes', 'rows'],
  },
  { query: WON, limit: 'hide=answers', absent: ['review'], present: ['modes'] },
  {
    query: `${WON}&review=1`,
    limit: 'hide=nimbers',
    absent: ['anyNimber', 'whyPanel'],
    present: ['reviewPanel'],
  },
  {
    query: `rows=5&columns=5&${CHOSEN}`,
    limit: 'lock=size',
    absent: ['sizes'],
    present: ['flip', 'modes', 'edit', 'verdict'],
  },
  {
    query: `rows=5&columns=5&${CHOSEN}`,
    limit: 'lock=mode',
    absent: ['modes', 'edit'],
    present: ['sizes', 'flip'],
  },
  {
    query: `rows=5&columns=5&${CHOSEN}`,
    limit: 'lock=position',
    absent: ['flip', 'edit', 'sizes'],
    present: ['modes', 'verdict', 'why', 'whyPanel'],
  },
  { query: PLAYED, limit: 'lock=size', absent: ['rows'], present: ['startWith', 'setUp'] },
  { query: PLAYED, limit: 'lock=mode', absent: ['modes', 'setUp'], present: ['startWith', 'rows'] },
  {
    query: PLAYED,
    limit: 'lock=position',
    absent: ['rows', 'startWith', 'setUp', 'edit'],
    present: ['modes', 'hints'],
  },
  {
    query: 'rows=5&columns=5&mode=edit',
    limit: 'lock=position',
    absent: ['random', 'edit'],
    present: ['shading'],
  },
];

/** Everything that can be opened is. */
async function open(page: Page, query: string): Promise<void> {
  await page.goto(`./embed.html?${query}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(
    page
      .getByText(/out of|possible|to move|every disc|keeps the win/u)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  const closed = page.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

for (const { query, limit, absent, present } of CASES)
  test(`${limit} of ${query} @chromium`, async ({ page }) => {
    const parts = partsOf(page);
    await test.step('without it, all of that is there', async () => {
      await open(page, query);
      for (const part of [...absent, ...present]) await expect(parts[part].first()).toBeVisible();
    });
    await open(page, `${query}&${limit}`);
    for (const part of present) await expect(parts[part].first()).toBeVisible();
    for (const part of absent) await expect(parts[part]).toHaveCount(0);
  });

test('where answers are hidden, no disc and no announcement tells them @chromium', async ({
  page,
}) => {
  const told = page.getByText(/(?<!board black )\bwins\b|winning|◆/u);
  const discs = page.getByRole('button', { name: /^Column .*(wins|win\b)/u });
  await open(page, `rows=5&columns=5&${CHOSEN}`);
  await expect(discs).not.toHaveCount(0);
  await open(page, `rows=5&columns=5&hide=answers&${CHOSEN}`);
  await page.getByRole('button', { name: 'Let go', exact: true }).first().click();
  await expect(discs).toHaveCount(0);
  await expect(told).toHaveCount(0);
});

test('where the position is locked, no key and no undo turns a disc @chromium', async ({
  page,
}) => {
  await open(page, `rows=5&columns=5&${CHOSEN}&lock=position`);
  const black = page.getByRole('button', { name: /^Column \d, row \d, black/u });
  await page.getByRole('button', { name: /^Column 4, row 3,/u }).press('f');
  await page.keyboard.press('Control+z');
  await expect(black).toHaveCount(0);

  // A game may be played, and the board is as it was when one comes back.
  await page.getByRole('radio', { name: 'Play' }).check({ force: true });
  const disc = page.getByRole('button', { name: /^Column 1, row 1,/u });
  await disc.click();
  await disc.click();
  await expect(black).not.toHaveCount(0);
  await page.getByRole('radio', { name: 'Explore' }).check({ force: true });
  await expect(page.getByRole('region', { name: 'This position' })).toBeVisible();
  await expect(black).toHaveCount(0);
});
