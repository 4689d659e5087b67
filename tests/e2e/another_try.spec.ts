/** Every “try again” on a page that uses the solver comes with a button. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture';
import { watchRest } from './rest';

const TRY_AGAIN = /try again/iu;

const failures = (page: Page) => page.getByRole('alert').filter({ hasText: TRY_AGAIN });

/** Presses each “try again” button with the keyboard, then checks that none is left and that the focus isn't lost. */
async function tryAgain(page: Page): Promise<void> {
  while ((await failures(page).count()) > 0) {
    const button = failures(page)
      .first()
      .locator('xpath=..')
      .getByRole('button', { name: TRY_AGAIN });
    const before = await failures(page).count();
    await button.press('Enter');
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
    await expect.poll(() => failures(page).count()).toBeLessThan(before);
  }
}

const region = (name: string) => (page: Page) => page.getByRole('region', { name });
const inRegion = (name: string, text: string | RegExp) => (page: Page) =>
  region(name)(page).getByText(text);

/** The pages that ask the solver, each with an element that its answer shows. */
const ASKING: readonly (readonly [address: string, answer: (page: Page) => Locator])[] = [
  ['#/games?game=sym&count=30', inRegion('Period', /numbers/u)],
  ['#/games?game=ruler', (page) => page.getByRole('link', { name: /^A\d{6}$/u })],
  ['#/games?game=rugs', (page) => page.getByRole('grid').first()],
  [
    '#/games?game=connected-blocks',
    inRegion('Values and a position', /^Nimber of the position: \d/u),
  ],
  ['#/nimbers', (page) => page.locator('output')],
  ['#/nimbers?part=heaps&sum=3,5,7', inRegion('Who wins', /^You can win/u)],
  ['#/nimbers?part=boxes&heads=1,1,1', inRegion('The position', /^Nimber \d/u)],
  ['#/nimbers?part=chessboard', (page) => page.locator('output')],
  ['#/nimbers?part=tables', (page) => page.getByRole('grid').first()],
  ['#/learn/rule?seed=17&exercises=1', inRegion('Exercises', '0 of 1 solved')],
  [
    '#/learn/rule?seed=17&sheet=worksheet',
    (page) => page.getByRole('heading', { name: 'The rule: exercises' }),
  ],
  ['#/learn/chessboard', (page) => page.getByRole('heading', { name: 'Play it' })],
  ['#/solve', (page) => page.locator('output')],
];

test.describe('where the solver can’t be loaded', () => {
  test.use({
    allowedComplaint: /^console error: Failed to load resource|^page error: Loading Worker from/u,
  });

  for (const [address, answer] of ASKING)
    test(`${address} has its answer once a reader tries again`, async ({ page }) => {
      await page.route('**/*.wasm', (route) => route.fulfill({ status: 404 }));
      await page.goto(`./${address}`);
      await expect(failures(page).first()).toBeVisible();
      await page.unroute('**/*.wasm');
      await tryAgain(page);
      await expect(answer(page)).toBeVisible();
    });
});

/** The number fields whose value the solver checks, each with an element that its answer shows. */
const TYPED: readonly (readonly [
  address: string,
  field: string,
  typed: string,
  answer: (page: Page) => Locator,
])[] = [
  ['#/games?game=ruler', 'How many', '77', inRegion('Period', /77/u)],
  ['#/games?game=rugs', 'Rows', '9', (page) => page.getByRole('rowheader', { name: '9' }).first()],
  [
    '#/games?game=connected-blocks',
    'Rows',
    '5',
    inRegion('Values and a position', /^Nimber of the position: \d/u),
  ],
  [
    '#/nimbers?part=heaps&sum=3,5,7',
    'Things in heap 1',
    '9',
    inRegion('Who wins', /^You can win/u),
  ],
  [
    '#/nimbers?part=boxes&heads=1,1,1',
    'Places of game 1',
    '5',
    inRegion('The position', /^Nimber \d/u),
  ],
  ['#/nimbers?part=chessboard', 'Side of the board, n', '8', (page) => page.locator('output')],
  ['#/solve', 'Board size', '99', (page) => page.locator('output')],
];

// A silent worker is noticed after ten seconds.
for (const [place, [address, field, typed, answer]] of TYPED.entries())
  test(
    `${address} has its answer to another number once the browser has ended the workers`,
    {
      tag: place === 0 ? [] : ['@full', '@chromium'],
    },
    async ({ page, workers }) => {
      const atRest = await watchRest(page);
      await page.goto(`./${address}`);
      const number = page.getByRole('textbox', { name: field, exact: true });
      await number.focus();
      await atRest();
      await expect(page.getByText('Working it out')).toHaveCount(0);
      await workers.killAll();
      await number.fill(typed);
      await number.press('Enter');
      await expect(failures(page).first()).toBeVisible({ timeout: 60_000 });
      await tryAgain(page);
      await expect(answer(page)).toBeVisible();
    },
  );
