/** Everything that a teacher hides and locks is absent from the frame: neither visible nor reachable. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture';

/** All parts that a limit can remove. Each test shows first that they would be found. */
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
    anyNimber: page.getByText(/nimber/iu),
    winningList: page.getByRole('heading', { name: 'All winning moves' }),
    winning: page.getByText(/\bwins?\b(?! the)|winning/u),
    marks: page.getByText('◆'),
    why: button('Why?'),
    whyPanel: page.getByRole('heading', { name: /^Why .+ wins$/u }),
    verdict: page.getByText('This move wins.'),
    flip: button('Flip it'),
    check: button('Check'),
    show: button('Show'),
    hints: button('Hint'),
    reviewSoFar: button('Review the moves so far'),
    review: button('Review game'),
    reviewPanel: page.getByRole('heading', { name: 'Review' }),
    startWith: page.getByRole('combobox', { name: 'Start with' }),
    setUp: button('Set up a position'),
    game: page.getByRole('button', { name: 'Game:' }),
  } satisfies Record<string, Locator>;
}

type Part = keyof ReturnType<typeof partsOf>;

/** The parts that an address shows, and those that it hides. */
interface View {
  readonly limit: string;
  readonly absent: readonly Part[];
  readonly present: readonly Part[];
}

const CHOSEN = 'rows=5&columns=5&move=3x4';
const PREDICTED = `${CHOSEN}&mode=predict`;
const PLAYED = 'rows=5&columns=5&mode=play&opponent=person&moves=1x1';
const WON = 'rows=2&columns=2&mode=play&position=BB.WB&opponent=person&moves=1x1';

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`./embed.html?${query}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

/** The parts that are visible at first or in one of the sheets. */
async function seenParts(page: Page, names: Iterable<Part>): Promise<Set<Part>> {
  const parts = partsOf(page);
  const seen = new Set<Part>();
  const look = async () => {
    for (const name of names) if (await parts[name].first().isVisible()) seen.add(name);
  };
  await look();
  const sheets = page.locator('main > div button[aria-expanded]');
  for (let index = 0; index < (await sheets.count()); index += 1) {
    await sheets.nth(index).click();
    await expect(page.locator('#sheet')).toBeVisible();
    await look();
  }
  if (await parts.why.and(page.locator(':enabled')).isVisible()) {
    await parts.why.click();
    await look();
  }
  return seen;
}

/** Expects every part without limits, and then each view's parts. */
async function expectLimits(page: Page, query: string, views: readonly View[]): Promise<void> {
  await test.step(`${query}, with everything`, async () => {
    await open(page, query);
    const all = new Set(views.flatMap(({ absent, present }) => [...absent, ...present]));
    await expect(async () => expect(await seenParts(page, all)).toEqual(all)).toPass();
  });
  for (const { limit, absent, present } of views)
    await test.step(`${query}, ${limit}`, async () => {
      await open(page, `${query}&${limit}`);
      const given = new Set(present);
      await expect(async () =>
        expect(await seenParts(page, [...present, ...absent])).toEqual(given),
      ).toPass();
    });
}

test('Of a board, answers and nimbers are hidden; its size, its mode and its position are locked @full', async ({
  page,
}) => {
  await expectLimits(page, CHOSEN, [
    {
      limit: 'hide=nimbers&lock=mode',
      absent: ['why', 'whyPanel', 'values', 'grundy', 'modes', 'edit'],
      present: ['verdict', 'winningList', 'shading', 'sizes', 'flip'],
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
        ...(['shading', 'sizes'] as const),
      ],
      present: ['flip', 'values', 'modes', 'edit', 'game'],
    },
  ]);

  await test.step('No disc and no announcement tells the answers', async () => {
    await page.getByRole('button', { name: 'Clear the choice' }).click();
    const discs = page.getByRole('button', { name: /^Row .*\d+ moves?/u });
    await expect(discs).not.toHaveCount(0);
    await expect(discs.and(page.getByRole('button', { name: /wins?\b/u }))).toHaveCount(0);
    await expect(page.getByText(/(?<!board black )\bwins\b|winning|◆/u)).toHaveCount(0);
  });

  await expectLimits(page, PREDICTED, [
    { limit: 'hide=answers', absent: ['show', 'hints'], present: ['check'] },
    { limit: 'panels=why', absent: ['hints', 'modes'], present: ['check', 'show'] },
  ]);
});

test(
  'Of a game, hints, reviews and nimbers are hidden; its size, its mode and its start are locked',
  { tag: '@full' },
  async ({ page }) => {
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
  },
);
