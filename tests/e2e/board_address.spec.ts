import type { Page } from '@playwright/test';
import { BoardPage } from './board_page';
import { expect, ofCase, test } from './fixture';

/** Longer than the page rests before it writes the address. */
const WRITTEN = 700;

/** As an address says it, and as the page does. */
const FULL =
  '#/board?rows=6&columns=7&mode=explore&heat=cover&show=values,grundy' +
  '&position=BWWWWWW.WWWWWWW.WWWWWWW.WWWWWWW.WWWWWWW.WWWWWWB&column=6&row=5&width=4&height=3';

async function expectFull(board: BoardPage) {
  await board.expectReady();
  await expect(board.rows).toHaveValue('6');
  await expect(board.columns).toHaveValue('7');
  await expect(board.mode('Explore')).toBeChecked();
  await expect(board.shading).toHaveValue('cover');
  await expect(board.overlay('Disc values')).toBeChecked();
  await expect(board.overlay('Grundy numbers')).toBeChecked();
  await expect(board.disc(1, 6)).toHaveAccessibleName(/^Column 1, row 6, black/u);
  await expect(board.disc(7, 1)).toHaveAccessibleName(/^Column 7, row 1, black/u);
  await expect(board.disc(6, 5)).toHaveAccessibleName(/white, .*the chosen corner/u);
  await expect(board.corner.getByText('4 wide, 3 high, corner at column 6, row 5')).toBeVisible();
  await expect(board.rectangle(4, 3)).toHaveAttribute('aria-pressed', 'true');
}

function hashOf(page: Page): string {
  return new URL(page.url()).hash;
}

test('all that is set stands in the address, and comes back after a reload', async ({
  board,
  page,
}) => {
  await board.open();
  await board.rows.fill('6');
  await board.columns.fill('7');
  await board.mode('Edit').check();
  await board.disc(1, 6).click();
  await board.disc(7, 1).click();
  await board.mode('Explore').check();
  await board.shading.selectOption('Winning moves over each disc');
  await board.overlay('Disc values').check();
  await board.overlay('Grundy numbers').check();
  await board.disc(6, 5).click();
  await board.rectangle(4, 3).click();
  await expect.poll(() => hashOf(page)).toBe(FULL);
  await expectFull(board);
  await page.reload();
  await expectFull(board);
  expect(hashOf(page)).toBe(FULL);
});

test('what is open below the board stands in the address, and comes back', async ({
  board,
  page,
}) => {
  await board.open('#/board?rows=9&columns=9');
  const size = (name: RegExp) => board.list.getByRole('button', { name });
  const listed = (name: RegExp) => board.list.getByRole('heading', { name });
  await size(/^9 wide × 3 high/u).click();
  await board.options.first().click();
  await expect(page).toHaveURL(/&width=9&height=3$/u);
  const chosen = hashOf(page);
  await board.why.getByRole('button', { name: /^Row 7: Grundy/u }).click();
  await board.why.getByRole('button', { name: /^Column 4: Grundy/u }).click();
  await size(/^1 wide × 1 high/u).click();
  const open = `${chosen}&rows-mex=7&columns-mex=4&listed=1,1`;
  await expect.poll(() => hashOf(page)).toBe(open);

  const expectOpen = async () => {
    await expect(board.why.getByRole('heading', { name: 'Row 7', exact: true })).toBeVisible();
    await expect(board.why.getByRole('heading', { name: 'Column 4', exact: true })).toBeVisible();
    await expect(board.why.getByRole('button', { expanded: true })).toHaveCount(2);
    await expect(listed(/^1 wide × 1 high/u)).toBeVisible();
  };
  await page.reload();
  await expectOpen();
  await page.goto('about:blank');
  await board.open(open);
  await expectOpen();
  expect(hashOf(page)).toBe(open);

  // What is chosen on the board is found in the list again, which stays there when it is let go of.
  await board.disc(9, 9).click();
  await board.rectangle(4, 6).click();
  await expect(listed(/^4 wide × 6 high/u)).toBeVisible();
  await expect(page).toHaveURL(/&width=4&height=6&rows-mex=7&columns-mex=4$/u);
  await board.act('Let go').click();
  await expect(board.why).toHaveCount(0);
  await expect(listed(/^4 wide × 6 high/u)).toBeVisible();
  await expect(page).toHaveURL(/&rows-mex=7&columns-mex=4$/u);
});

test('a link that is copied opens the same board in another tab', async ({
  board,
  page,
  context,
}) => {
  await board.open(FULL);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expectFull(new BoardPage(tab));
  expect(hashOf(tab)).toBe(FULL);
  await tab.close();
});

for (const mode of ['predict', 'edit'] as const) {
  test(`the mode ${mode} comes back`, async ({ board, page }) => {
    await board.open();
    await board.mode(mode === 'predict' ? 'Predict first' : 'Edit').check();
    await expect(page).toHaveURL(new RegExp(`#/board\\?rows=5&columns=5&mode=${mode}$`, 'u'));
    await page.reload();
    await expect(board.mode(mode === 'predict' ? 'Predict first' : 'Edit')).toBeChecked();
  });
}

test('a prediction that was looked at is not hidden again', async ({ board, page }) => {
  await board.open('#/board?rows=5&columns=5&mode=predict&column=5&row=5&width=4&height=3');
  await board.button('I think this wins: look').click();
  await expect(board.corner.getByText(/this move (wins|does not win)/u)).toBeVisible();
  await expect(page).toHaveURL(/&revealed=yes$/u);
  await page.reload();
  await expect(board.corner.getByText(/this move (wins|does not win)/u)).toBeVisible();
  await expect(board.button('I think this wins: look')).toHaveCount(0);
});

test('what was changed right before a reload is there after it', async ({ board, page }) => {
  await board.open();
  await board.mode('Edit').check();
  await expect(page).toHaveURL(/mode=edit$/u);
  // At once, before the address has had its rest.
  await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>('button[data-column="3"][data-row="2"]')?.click();
    location.reload();
  });
  await page.waitForLoadState();
  await board.expectReady();
  await expect(board.disc(3, 2)).toHaveAccessibleName(/^Column 3, row 2, black/u);
});

test('back and forward between Board and Solve bring back the board', async ({
  board,
  solve,
  page,
}) => {
  await board.open(FULL);
  await page.getByRole('link', { name: 'Solve', exact: true }).click();
  await expect(solve.compute).toBeVisible();
  await page.goBack();
  await expectFull(board);
  expect(hashOf(page)).toBe(FULL);
  await page.goForward();
  await expect(solve.compute).toBeVisible();
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expectFull(board);
  expect(hashOf(page)).toBe(FULL);
});

test('an address that is typed over the old one is visited, and so is the old one again', async ({
  board,
  page,
}) => {
  await board.open('#/board?rows=4&columns=9');
  await page.evaluate(() => {
    location.hash = '#/board?rows=6&columns=7&mode=edit';
  });
  await expect(board.columns).toHaveValue('7');
  await expect(board.mode('Edit')).toBeChecked();
  await page.goBack();
  await expect(board.columns).toHaveValue('9');
  await expect(board.mode('Explore')).toBeChecked();
});

test('no edit makes an entry of the browser’s history', async ({ board, page }) => {
  await board.open('#/board?rows=5&columns=5');
  const before = await page.evaluate(() => history.length);
  await board.disc(5, 5).click();
  await board.rectangle(4, 3).click();
  await expect(page).toHaveURL(/width=4/u);
  await board.button('Flip it').click();
  await expect(page).toHaveURL(/position=/u);
  await board.rows.fill('8');
  await expect(page).toHaveURL(/rows=8/u);
  await board.mode('Edit').check();
  await board.button('At random').click();
  await board.button('Undo').click();
  await expect(page).toHaveURL(/rows=8&columns=5&mode=edit$/u);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('what is pressed on the board does not write over the address of Solve', async ({
  board,
  solve,
  page,
}) => {
  await board.open('#/board?rows=5&columns=5&mode=edit');
  await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>('button[data-column="2"][data-row="2"]')?.click();
    document.querySelector<HTMLAnchorElement>('nav a[href^="#/solve"]')?.click();
  });
  await expect(solve.compute).toBeVisible();
  await page.waitForTimeout(WRITTEN);
  expect(hashOf(page)).toMatch(/^#\/solve/u);
  // And what could not be written then is not forgotten.
  await page.goBack();
  await expect(board.disc(2, 2)).toHaveAccessibleName(/black/u);
  await expect(page).toHaveURL(/position=WWWWW\.WWWWW\.WWWWW\.WBWWW\.WWWWW/u);
});

test('what is typed on Solve does not write over the address of the board', async ({
  board,
  solve,
  page,
}) => {
  await solve.open('#/solve?rows=5&columns=5');
  await solve.size.fill('77');
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('nav a[href^="#/board"]')?.click();
  });
  await board.expectReady();
  await page.waitForTimeout(WRITTEN);
  expect(hashOf(page)).toMatch(/^#\/board\?rows=5&columns=5/u);
  await page.getByRole('link', { name: 'Solve', exact: true }).click();
  await expect(solve.size).toHaveValue('77');
});

for (const [place, side] of [200, 50].entries()) {
  test(
    `a random position on ${side} × ${side} is packed, and comes back exactly`,
    ofCase(place),
    async ({ board, page }) => {
      await board.open(`#/board?rows=${side}&columns=${side}&mode=edit`);
      await board.button('At random').click();
      await expect(page).toHaveURL(/position=/u);
      const before = await readJson(board);
      const hash = hashOf(page);
      // Six discs a letter, and little else.
      expect(hash.length).toBeLessThan((side * side) / 6 + 100);
      expect(hash).toMatch(/position=[\w-]+$/u);
      await page.reload();
      await board.expectReady();
      expect(await readJson(board)).toBe(before);
      expect(hashOf(page)).toBe(hash);
      // And without what this tab remembers besides.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
      await board.open(hash);
      expect(await readJson(board)).toBe(before);
      await expect(board.rejected).toHaveCount(0);
    },
  );
}

async function readJson(board: BoardPage): Promise<string> {
  await board.showJson();
  return board.json.inputValue();
}

const SMALL = 'rows=5&columns=5';

/** What stands in the address, what is said to be refused, and the address that takes its place. */
const BAD: readonly (readonly [given: string, refused: readonly string[], used: string])[] = [
  ['rows=0&columns=7', ['rows “0”'], 'rows=5&columns=7&mode=explore'],
  ['rows=abc&columns=201', ['rows “abc”', 'columns “201”'], `${SMALL}&mode=explore`],
  ['rows=2.5&columns=4', ['rows “2.5”'], 'rows=5&columns=4&mode=explore'],
  [`${SMALL}&mode=fly`, ['mode “fly”'], `${SMALL}&mode=explore`],
  [`${SMALL}&heat=hot`, ['heat “hot”'], `${SMALL}&mode=explore`],
  [`${SMALL}&show=values,prefix`, ['show “values,prefix”'], `${SMALL}&mode=explore`],
  [`${SMALL}&position=WWB`, ['position “WWB”'], `${SMALL}&mode=explore`],
  [
    `${SMALL}&position=WWWWW.WWWWW.WWWWW.WWWWW.WWWWX`,
    ['position “WWWWW.WWWWW.WWWWW.WWWWW.WWWWX”'],
    `${SMALL}&mode=explore`,
  ],
  [`${SMALL}&column=6&row=5`, ['column “6”', 'row “5”'], `${SMALL}&mode=explore`],
  [`${SMALL}&row=3`, ['row “3”'], `${SMALL}&mode=explore`],
  [`${SMALL}&width=4&height=3`, ['width “4”', 'height “3”'], `${SMALL}&mode=explore`],
  [
    `${SMALL}&column=3&row=3&width=4&height=3`,
    ['width “4”', 'height “3”'],
    `${SMALL}&mode=explore&column=3&row=3`,
  ],
  // They fit the corner, and are no lengths of the game.
  [
    `${SMALL}&column=5&row=5&width=2&height=3`,
    ['width “2”'],
    `${SMALL}&mode=explore&column=5&row=5`,
  ],
  [
    `${SMALL}&column=5&row=5&width=2&height=2`,
    ['width “2”', 'height “2”'],
    `${SMALL}&mode=explore&column=5&row=5`,
  ],
  [
    `${SMALL}&position=WWWWB.WWWWW.WWWWW.WWWWW.WWWWW&column=5&row=5&width=4&height=3`,
    ['column “5”', 'row “5”', 'width “4”', 'height “3”'],
    `${SMALL}&mode=explore&position=WWWWB.WWWWW.WWWWW.WWWWW.WWWWW`,
  ],
  [`${SMALL}&revealed=perhaps`, ['revealed “perhaps”'], `${SMALL}&mode=explore`],
  [`${SMALL}&revealed=yes`, ['revealed “yes”'], `${SMALL}&mode=explore`],
];

test(
  'a value that cannot be used is said to be replaced, each by itself',
  { tag: '@chromium' },
  async ({ board, page }) => {
    await board.open();
    for (const [given, refused, used] of BAD) {
      await test.step(given, async () => {
        await page.goto(`./#/board?${given}`);
        await expect(board.rejected).toHaveText(
          refused.map(
            (what) =>
              `The address asks for ${what}, which cannot be used here; the usual value stands in its place.`,
          ),
        );
        await expect.poll(() => hashOf(page)).toBe(`#/board?${used}`);
      });
    }
    await board.disc(2, 2).click();
    await expect(board.rejected).toHaveCount(0);
  },
);

test(
  'a packed position that was damaged is refused whole',
  { tag: '@chromium' },
  async ({ board, page }) => {
    await board.open('#/board?rows=20&columns=20&mode=edit');
    await board.button('At random').click();
    await expect(page).toHaveURL(/position=/u);
    const hash = hashOf(page);
    const [, packed = ''] = /position=([\w-]+)/u.exec(hash) ?? [];
    expect(packed.length).toBeGreaterThan(60);
    const middle = Math.floor(packed.length / 2);
    const other = packed.charAt(middle) === 'A' ? 'B' : 'A';
    for (const damaged of [
      packed.slice(0, middle) + other + packed.slice(middle + 1),
      packed.slice(0, -1),
      packed.slice(1),
      packed + packed,
      '%00',
      'b',
    ]) {
      await page.goto(`./#/board?rows=20&columns=20&mode=edit&position=${damaged}`);
      await expect(board.rejected).toHaveText(/^The address asks for position “/u);
      await expect(board.position.getByText('400')).toBeVisible();
      await expect.poll(() => hashOf(page)).toBe('#/board?rows=20&columns=20&mode=edit');
      await page.goto(`./${hash}`);
      await expect(board.rejected).toHaveCount(0);
      await expect(board.position.getByText('400', { exact: true })).toHaveCount(0);
    }
    // Of another board.
    await page.goto(`./${hash.replace('rows=20', 'rows=21')}`);
    await expect(board.rejected).toHaveText(/^The address asks for position “/u);
  },
);

test('an unknown key is passed over', { tag: '@chromium' }, async ({ board, page }) => {
  await board.open('#/board?rows=6&colour=red&columns=7&&mode=explore&=');
  await expect(board.rows).toHaveValue('6');
  await expect(board.columns).toHaveValue('7');
  await expect(board.rejected).toHaveCount(0);
  await expect.poll(() => hashOf(page)).toBe('#/board?rows=6&columns=7&mode=explore');
});

test(
  'the address is legible where the board is small',
  { tag: '@chromium' },
  async ({ board, page }) => {
    await board.open('#/board?rows=2&columns=3&mode=edit');
    await board.disc(1, 2).click();
    await expect(page).toHaveURL(/#\/board\?rows=2&columns=3&mode=edit&position=BWW\.WWW$/u);
  },
);
