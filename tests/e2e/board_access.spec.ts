import type { Locator, Page } from '@playwright/test';
import type { BoardPage } from './board_page';
import { expect, test } from './fixture';
import { expectForEverybody, expectNothingCutOff, inBrowsers, movingThings } from './for_everybody';

const CHOSEN = '#/board?rows=5&columns=5&mode=explore&column=5&row=5&width=4&height=3';

interface State {
  readonly name: string;
  reach(board: BoardPage): Promise<void>;
  /** The discs are too small to be hit, and there is a coordinate entry for them. */
  readonly smallDiscs?: boolean;
  /** Looked at in all browsers, and not in Chromium alone: axe takes its time. */
  readonly everywhere?: boolean;
}

const states: readonly State[] = [
  { name: 'as it opens', everywhere: true, reach: (board) => board.open() },
  {
    name: 'a corner is held, with all layers',
    reach: async (board) => {
      await board.open(
        '#/board?rows=8&columns=8&mode=explore&heat=cover&show=values,grundy&position=WWWWWWWB.WWWWWWWW.WWWWWWWW.WWWWWWWW.WWWWWWWW.WWWWWWWW.WWWWWWWW.BWWWWWWW',
      );
      await board.disc(7, 8).click();
      await expect(board.disc(7, 8)).toHaveAccessibleName(/the chosen corner/u);
    },
  },
  {
    name: 'why, with all that opens',
    everywhere: true,
    reach: async (board) => {
      await board.open('#/board?rows=10&columns=10&mode=explore&column=10&row=10&width=9&height=6');
      await board.button('Why?').click();
      await openAllReasons(board);
      await expect(board.why.getByText('The first number missing among them')).toHaveCount(2);
    },
  },
  {
    name: 'why from the first row and column on, with all that opens',
    reach: async (board) => {
      // x₀ comes from nowhere, and the product has steps.
      await board.open('#/board?rows=6&columns=4&column=4&row=6&width=4&height=6');
      await openAllReasons(board);
      await expect(board.why.locator('details[open]')).toHaveCount(4);
    },
  },
  {
    name: 'a prediction',
    everywhere: true,
    reach: async (board) => {
      await board.open('#/board?rows=5&columns=5&mode=predict&column=5&row=5&width=4&height=3');
      await expect(board.button('I think this wins: look')).toBeVisible();
    },
  },
  {
    name: 'a prediction that was looked at',
    reach: async (board) => {
      await board.open('#/board?rows=5&columns=5&mode=predict&column=5&row=5&width=4&height=3');
      await board.button('I think this wins: look').click();
      await expect(board.why).toBeVisible();
    },
  },
  {
    name: 'editing',
    everywhere: true,
    reach: async (board) => {
      await board.open('#/board?rows=5&columns=5&mode=edit');
      await board.disc(3, 3).click();
      await expect(board.disc(3, 3)).toHaveAccessibleName(/black/u);
    },
  },
  {
    name: '28 × 25',
    reach: (board) => board.open('#/board?rows=28&columns=25'),
    smallDiscs: true,
  },
  {
    name: '100 × 100',
    reach: (board) => board.open('#/board?rows=100&columns=100&column=50&row=50&width=9&height=6'),
    smallDiscs: true,
  },
  {
    name: 'a bad address, bad input, and a text that is refused',
    reach: async (board) => {
      await board.open(`#/board?rows=x&mode=fly&position=${'A'.repeat(400)}`);
      await board.rows.fill('abc');
      await expect(board.page.getByText('Type a whole number from 1 to 200.')).toBeVisible();
      await board.showJson();
      await board.json.fill(
        `{"tartan":"board","version":1,"rows":5,"columns":"${'5'.repeat(80)}"}`,
      );
      await board.button('Open this text').click();
      await expect(board.json).toHaveAttribute('aria-invalid', 'true');
      await expect(board.rejected).toHaveCount(3);
    },
  },
  {
    name: 'a link that has to be copied by hand',
    reach: async (board) => {
      await board.page.addInitScript(() => {
        delete (Navigator.prototype as { clipboard?: unknown }).clipboard;
      });
      await board.open();
      await board.button('Copy link').click();
      await expect(board.page.getByRole('textbox', { name: 'Link to this board' })).toBeVisible();
    },
  },
  {
    name: 'no solver',
    reach: async (board) => {
      await forbidWorkers(board.page);
      await board.open();
      await expect(board.position.getByRole('alert')).toBeVisible();
    },
  },
];

for (const { name, reach, smallDiscs, everywhere } of states) {
  test(`for everybody: ${name}`, inBrowsers(everywhere), async ({ board, page, browserName }) => {
    await reach(board);
    await expectForEverybody(page, browserName, smallDiscs ? '[role=grid] button' : undefined);
  });
}

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const hash of [CHOSEN, '#/board?rows=60&columns=60']) {
    test(`nothing is cut off, and everything can be reached: ${hash}`, async ({ board, page }) => {
      await board.open(hash);
      await board.showJson();
      if (hash === CHOSEN) await openAllReasons(board);
      await expectNothingCutOff(page);
      expect(await covered(page)).toEqual([]);
    });
  }
});

test.describe('on a page from right to left', () => {
  test('the page is mirrored, and the board and what belongs to it are not', async ({
    board,
    page,
  }) => {
    await board.open('#/board?rows=10&columns=10&column=10&row=10&width=9&height=6');
    await board.showJson();
    await openAllReasons(board);
    expect(await left(board.grid)).toBeLessThan(await left(board.position));
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect(await left(board.grid)).toBeGreaterThan(await left(board.position));
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    expect(await left(link('Board'))).toBeGreaterThan(await left(link('Solve')));

    expect(await left(board.disc(1, 1))).toBeLessThan(await left(board.disc(2, 1)));
    for (const table of await page.getByRole('table').all()) await expectLeftToRight(table);
    expect(await page.getByRole('table').count()).toBeGreaterThanOrEqual(4);
    expect(await left(board.rectangle(4, 1))).toBeLessThan(await left(board.rectangle(9, 1)));
    const directions = await page
      .locator('math, textarea, input[type=text], input[type=range]')
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).direction))]);
    expect(directions).toEqual(['ltr']);
    expect(await page.locator('math').count()).toBeGreaterThan(10);

    await board.disc(1, 1).click();
    await page.keyboard.press('ArrowRight');
    await expect(board.disc(2, 1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(board.disc(1, 1)).toBeFocused();
    await expectNothingCutOff(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNothingCutOff(page);
  });

  test('the disc that is clicked is the one that is drawn there', async ({ board, page }) => {
    await board.open('#/board?rows=5&columns=8&mode=edit&heat=none');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await board.disc(2, 4).click();
    await expect(board.disc(2, 4)).toHaveAccessibleName(/black/u);
    await page.mouse.move(1, 1);
    await expect.poll(() => brightness(board.disc(2, 4))).toBeLessThan(60);
    expect(await brightness(board.disc(7, 4))).toBeGreaterThan(200);
  });
});

test.describe('where colours are forced', () => {
  test(
    'the board is drawn in the system’s, and what wins can be told',
    { tag: '@chromium' },
    async ({ board, page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await board.open('#/board?rows=5&columns=5&heat=none&position=BWWWW.WWWWW.WWWWW.WWWWW.WWWWW');
      const system = await systemColours(page);
      expect(await pixel(board.disc(1, 5))).toEqual(system.CanvasText);
      expect(await pixel(board.disc(2, 5))).toEqual(system.Canvas);
      expect(contrast(system.CanvasText, system.Canvas)).toBeGreaterThan(3);
      await board.disc(5, 5).click();
      const wins = board.grid.getByRole('button', { name: /which wins/u }).first();
      await expect(wins).toBeVisible();
      await expect.poll(async () => distance(await pixel(wins), system.Highlight)).toBeLessThan(6);
      expect(contrast(system.Highlight, system.Canvas)).toBeGreaterThan(3);
    },
  );

  test(
    'the colours follow when they are forced, and when it gets dark',
    { tag: '@chromium' },
    async ({ board, page }) => {
      await board.open('#/board?rows=5&columns=5&heat=none&position=BWWWW.WWWWW.WWWWW.WWWWW.WWWWW');
      const white = await pixel(board.disc(2, 5));
      expect(white).toEqual([255, 255, 255]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => pixel(board.disc(2, 5))).not.toEqual(white);
      const [black, dark] = [await pixel(board.disc(1, 5)), await pixel(board.disc(2, 5))];
      // White is still the lighter one.
      expect(contrast(dark, black)).toBeGreaterThan(7);
      expect(luminance(dark)).toBeGreaterThan(luminance(black));
      await page.emulateMedia({ forcedColors: 'active' });
      const system = await systemColours(page);
      await expect
        .poll(async () =>
          [await pixel(board.disc(1, 5)), await pixel(board.disc(2, 5))].map(String),
        )
        .toEqual(
          [system.Canvas, system.CanvasText]
            .sort((one, other) => luminance(one) - luminance(other))
            .map(String),
        );
    },
  );
});

test(
  'nothing moves for those who want no motion',
  { tag: '@chromium' },
  async ({ board, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await board.open(CHOSEN);
    await board.showJson();
    expect(await movingThings(page)).toBe(0);
    await board.button('Flip it').click();
    expect(await movingThings(page)).toBe(0);
    await board.mode('Edit').check();
    expect(await movingThings(page)).toBe(0);
  },
);

test.describe('by keyboard', () => {
  test('one goes from the top to the end and is nowhere trapped', async ({ board, page }) => {
    await board.open(CHOSEN);
    await expect(board.why).toBeVisible();
    // Not by a click, so that Tab begins at the top.
    await page
      .locator('details', { has: page.locator('textarea') })
      .evaluate((part) => ((part as HTMLDetailsElement).open = true));
    const stops: { name: string; place: number; inGrid: boolean; seen: boolean }[] = [];
    for (let press = 0; press < 100; press += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return undefined;
        const { width, height, left, right } = element.getBoundingClientRect();
        return {
          name: element.getAttribute('aria-label') ?? (element.textContent || element.id),
          place: Array.from(document.querySelectorAll('*')).indexOf(element),
          inGrid: element.closest('[role=grid]') !== null,
          seen:
            width > 0 && height > 0 && left >= 0 && right <= document.documentElement.clientWidth,
        };
      });
      if (stop === undefined || stop.place === stops[0]?.place) break;
      stops.push(stop);
    }
    expect(stops.length).toBeLessThan(90);
    expect(stops[0]?.name).toBe('Skip to the content');
    // In the order in which it stands there, and each once.
    const places = stops.map(({ place }) => place);
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
    expect(stops.filter(({ inGrid }) => inGrid)).toHaveLength(1);
    expect(stops.filter(({ seen }) => !seen)).toEqual([]);
    for (const name of [/^Column 1, row 1/u, /^Start$/u, /^Let go$/u, /^Copy link$/u])
      expect(stops.filter((stop) => name.test(stop.name))).toHaveLength(1);
    expect(stops.at(-1)?.name).toBe('Open this text');
  });

  test('Escape gives the arrow keys back to the page', async ({ board, page }) => {
    for (const mode of ['explore', 'predict', 'edit']) {
      await board.open(`#/board?rows=5&columns=5&mode=${mode}`);
      await board.disc(1, 1).focus();
      await page.keyboard.press('ArrowUp');
      await expect(board.disc(1, 2)).toBeFocused();
      await page.keyboard.press('Enter');
      // What is chosen, and then the board.
      await page.keyboard.press('Escape');
      if (mode !== 'edit') await expect(board.act('Let go')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(board.grid.locator(':focus'), mode).toHaveCount(0);
    }
  });

  test('a letter does nothing outside of the board', async ({ board, page }) => {
    await board.open(CHOSEN);
    await board.showJson();
    const before = await board.json.inputValue();
    for (const outside of [page.locator('main'), board.mode('Explore'), board.button('Undo')]) {
      if (await outside.isDisabled()) continue;
      await outside.focus();
      for (const key of ['n', 'p', 'f', 'F']) await page.keyboard.press(key);
    }
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (const key of ['n', 'p', 'f', 'Escape']) await page.keyboard.press(key);
    expect(await board.json.inputValue()).toBe(before);
    await board.disc(1, 1).focus();
    await page.keyboard.press('n');
    await expect(board.json).not.toHaveValue(before);
    // With Ctrl, Alt or ⌘ it belongs to the browser.
    const after = await board.json.inputValue();
    for (const key of ['Alt+f', 'Control+Shift+ArrowLeft']) await page.keyboard.press(key);
    await expect(board.json).toHaveValue(after);
  });

  const GONE = [
    ['Flip it', CHOSEN],
    ['Let go', CHOSEN],
    ['I think this wins: look', CHOSEN.replace('explore', 'predict')],
    ['Close', CHOSEN],
    ['Undo', CHOSEN],
    ['Redo', CHOSEN],
  ] as const;
  for (const [name, hash] of GONE) {
    test(`the focus is not lost when “${name}” has done its work`, async ({ board, page }) => {
      await board.open(hash);
      if (name === 'Close')
        await board.why
          .getByRole('button', { name: /Show where it comes from$/u })
          .first()
          .click();
      if (name === 'Undo' || name === 'Redo') await board.act('Let go').click();
      if (name === 'Redo') await board.button('Undo').click();
      await page.getByRole('button', { name, exact: true }).last().focus();
      await page.keyboard.press('Enter');
      // Nothing is said of a button that is not there or cannot be pressed any more.
      await expect(page.locator(':focus:not(:disabled, body)')).toHaveCount(1, { timeout: 2_000 });
    });
  }
});

test('the page takes no focus when it is loaded', async ({ board, page }) => {
  for (const hash of [
    '',
    CHOSEN,
    '#/board?rows=60&columns=60&column=30&row=30&width=9&height=6',
    '#/board?rows=x',
  ]) {
    await page.goto('about:blank');
    await board.open(hash);
    await expect(board.button('Copy link')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('headings come in order, and one names the page', async ({ board, page }) => {
  await board.open(CHOSEN);
  await board.showJson();
  await openAllReasons(board);
  const levels = await page
    .locator(':is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [place, level] of levels.entries())
    expect(level, String(levels)).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1);
  expect(levels.length).toBeGreaterThan(10);
});

test.describe('a screen reader', () => {
  test('hears what happens from a region that is always there', async ({ board, page }) => {
    await board.open();
    await expect(board.announcer).toHaveText(
      'Board of 5 × 5 discs. 25 white discs. 8 moves win, out of 56.',
    );
    await board.announcer.evaluate((region) => {
      (window as { region?: Element }).region = region;
    });
    await board.disc(5, 5).click();
    await expect(board.announcer).toHaveText(
      /^Corner at column 5, row 5: 4 rectangles, none wins\.$/u,
    );
    await board.rectangle(4, 3).click();
    await expect(board.announcer).toHaveText(
      /^4 wide, 3 high, corner at column 5, row 5, (wins|does not win)$/u,
    );
    await board.button('Flip it').click();
    await expect(board.announcer).toHaveText(
      /^Board of 5\s×\s5 discs\. 13 white discs\. .*out of/u,
    );
    await board.mode('Predict first').check();
    await board.disc(5, 1).click();
    await expect(board.announcer).toHaveText(/^Corner at column 5, row 1: \d rectangles\.$/u);
    await board.mode('Edit').check();
    await board.button('All black').click();
    await expect(board.announcer).toHaveText(/0 white discs\. The game is over/u);
    await board.button('10 × 10').click();
    await expect(board.announcer).toHaveText(/^Board of 10\s×\s10 discs\. 100 white discs\. /u);
    expect(
      await board.announcer.evaluate(
        (region) => region === (window as { region?: Element }).region,
      ),
    ).toBe(true);
    await expect(page.locator('[data-part=announcer][role=status]')).toHaveCount(1);
  });

  test('finds a grid of rows and discs, with one tab stop', async ({ board }) => {
    await board.open('#/board?rows=4&columns=7&mode=explore');
    await expect(board.grid).toHaveAccessibleName('Board of 4 × 7 discs');
    await expect(board.grid).toHaveAccessibleDescription(/^Arrow keys move from disc to disc/u);
    await expect(board.grid).toHaveAttribute('aria-rowcount', '4');
    await expect(board.grid).toHaveAttribute('aria-colcount', '7');
    await expect(board.grid.getByRole('row')).toHaveCount(4);
    await expect(board.grid.getByRole('row').first().getByRole('gridcell')).toHaveCount(7);
    await expect(board.grid.getByRole('button')).toHaveCount(28);
    await expect(board.grid.locator('button[tabindex="0"]')).toHaveCount(1);
    const places = await board.grid.getByRole('button').evaluateAll((discs) =>
      discs.map((disc) => {
        const row = disc.closest('[role=row]')?.getAttribute('aria-rowindex');
        const column = disc.closest('[role=gridcell]')?.getAttribute('aria-colindex');
        return (
          disc.getAttribute('aria-label')?.startsWith(`Column ${column}, row ${row}, white`) ===
          true
        );
      }),
    );
    expect(places).not.toContain(false);
    await board.mode('Edit').check();
    await expect(board.grid).toHaveAccessibleDescription(/Enter turns the disc over/u);
  });

  test('is told of each disc its colour, its counts and its marks', async ({ board }) => {
    await board.open();
    await expect(board.disc(5, 5)).toHaveAccessibleName(
      /white, 4 rectangles, \d wins?$|none wins$/u,
    );
    const names = await board.grid
      .getByRole('button')
      .evaluateAll((discs) => discs.map((disc) => disc.getAttribute('aria-label') ?? ''));
    const sum = (pattern: RegExp) =>
      names.reduce((total, name) => total + Number(pattern.exec(name)?.[1] ?? 0), 0);
    expect(sum(/(\d+) rectangles?/u)).toBe(56);
    expect(sum(/(\d+) wins?$/u)).toBe(8);

    await board.disc(5, 5).click();
    await expect(board.disc(5, 5)).toHaveAccessibleName(/white, the chosen corner/u);
    await expect(board.disc(2, 3)).toHaveAccessibleName(
      /white, ends the rectangle 4 wide, 3 high/u,
    );
    await expect(board.grid.getByRole('button', { name: /ends the rectangle/u })).toHaveCount(4);
    const marks = await board.grid.getByRole('button', { name: /which wins$/u }).count();
    expect(await board.corner.getByRole('button', { name: /, wins$/u }).count()).toBe(marks);
    await board.mode('Predict first').check();
    await expect(board.grid.getByRole('button', { name: /ends the rectangle/u })).toHaveCount(4);
    await expect(board.grid.getByRole('button', { name: /win/u })).toHaveCount(0);
    await board.mode('Explore').check();
    await board.overlay('Disc values').check();
    await expect(board.disc(4, 1)).toHaveAccessibleName(/white, value 2/u);
    await board.mode('Edit').check();
    await board.disc(4, 1).click();
    await expect(board.disc(4, 1)).toHaveAccessibleName('Column 4, row 1, black, value 2');
  });

  test('has one cursor on a large board, and hears where it goes', async ({ board, page }) => {
    await board.open('#/board?rows=60&columns=60');
    const cursor = board.grid.getByRole('button');
    const spoken = page.locator('p[aria-live=polite]').filter({ hasText: /^Column/u });
    await expect(cursor).toHaveCount(1);
    await expect(board.grid).toHaveAttribute('aria-rowcount', '60');
    await cursor.focus();
    await expect(cursor).toHaveAccessibleName(/^Column 1, row 1, white, 1 rectangle, /u);
    for (const [key, column, row] of [
      ['ArrowUp', 1, 2],
      ['ArrowRight', 2, 2],
      ['PageUp', 2, 12],
      ['End', 60, 12],
      ['PageDown', 60, 2],
      ['Home', 1, 2],
      ['Control+End', 60, 60],
      ['ArrowLeft', 59, 60],
      ['ArrowUp', 59, 60],
      ['ArrowDown', 59, 59],
      ['Control+Home', 1, 1],
    ] as const) {
      await page.keyboard.press(key);
      const place = new RegExp(`^Column ${column}, row ${row}, white`, 'u');
      await expect(cursor).toHaveAccessibleName(place);
      await expect(cursor).toBeFocused();
      await expect(spoken).toHaveText(place);
      await expect(board.grid.getByRole('gridcell')).toHaveAttribute(
        'aria-colindex',
        String(column),
      );
      await expect(board.grid.getByRole('row')).toHaveAttribute('aria-rowindex', String(row));
    }
  });

  test('goes to a disc by its coordinates, and is told when there is none', async ({
    board,
    page,
  }) => {
    await board.open('#/board?rows=60&columns=80');
    const entry = page.getByRole('group', { name: 'Go to a disc' });
    const column = entry.getByRole('textbox', { name: 'Column' });
    const row = entry.getByRole('textbox', { name: 'Row' });
    const missed = 'There is no such disc: columns go from 1 to 80, rows from 1 to 60.';
    await column.fill('70');
    await row.fill('61');
    await entry.getByRole('button', { name: 'Go' }).click();
    await expect(entry.getByText(missed)).toBeVisible();
    await expect(row).toHaveAttribute('aria-invalid', 'true');
    await expect(column).toHaveAttribute('aria-invalid', 'false');
    await expect(row).toHaveAccessibleDescription(missed);
    for (const bad of ['', 'x', '0', '-3', '2.5', '1e1']) {
      await row.fill(bad);
      await expect(entry.getByText(missed)).toHaveCount(0);
      await row.press('Enter');
      await expect(entry.getByText(missed)).toBeVisible();
    }
    await row.fill('60');
    await row.press('Enter');
    // It goes there and does nothing yet.
    await expect(board.act('Let go')).toHaveCount(0);
    const cursor = board.grid.getByRole('button');
    await expect(cursor).toBeFocused();
    await expect(cursor).toHaveAccessibleName(/^Column 70, row 60, white/u);
    await expect(board.corner).toHaveAccessibleName('Column 70, row 60');
    await page.keyboard.press('Enter');
    await expect(board.announcer).toHaveText(/^Corner at column 70, row 60: /u);
    await expect(board.act('Let go')).toBeVisible();
  });

  test('finds no canvas', async ({ board, page }) => {
    await board.open();
    await expect(page.locator('canvas').first()).toBeVisible();
    await expect(page.locator('canvas:not([aria-hidden=true])')).toHaveCount(0);
  });
});

async function openAllReasons(board: BoardPage): Promise<void> {
  await expect(board.why).toBeVisible();
  for (const strip of await board.why.getByRole('table', { name: /^Grundy numbers/u }).all())
    await strip
      .getByRole('button', { name: /Grundy number/u })
      .last()
      .click();
  await expect(board.why.getByRole('button', { name: 'Close' })).toHaveCount(2);
  await board.why.locator('details').evaluateAll((parts) => {
    for (const part of parts) (part as HTMLDetailsElement).open = true;
  });
}

async function forbidWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('not here', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
}

async function left(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.x ?? Number.NaN;
}

async function expectLeftToRight(table: Locator): Promise<void> {
  const places = await table
    .locator('tr')
    .last()
    .locator('th, td')
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().left));
  expect(places.length).toBeGreaterThan(1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
}

/** What can be pressed or typed into, and is not hit where it is when it has been scrolled to. */
function covered(page: Page): Promise<string[]> {
  return page
    .locator('nav a, main :is(a, button, input, select, textarea, summary)')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility())
        .map((target) => target.closest('label') ?? target)
        .filter((target) => {
          target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          const { left: start, top, width, height } = target.getBoundingClientRect();
          const hit = document.elementFromPoint(start + width / 2, top + height / 2);
          return hit === null || !(target.contains(hit) || hit.contains(target));
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );
}

type Colour = readonly number[];

/** What is drawn in the middle of a disc, where there is no number. */
function pixel(disc: Locator): Promise<Colour> {
  return disc.evaluate((button) => {
    const box = button.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    let colour: number[] = [];
    for (const canvas of document.querySelectorAll('canvas')) {
      const { left: start, top, width } = canvas.getBoundingClientRect();
      const scale = canvas.width / width;
      const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
      copy.drawImage(canvas, -Math.floor((x - start) * scale), -Math.floor((y - top) * scale));
      const [red = 0, green = 0, blue = 0, alpha = 0] = copy.getImageData(0, 0, 1, 1).data;
      if (alpha > 127) colour = [red, green, blue];
    }
    return colour;
  });
}

async function brightness(disc: Locator): Promise<number> {
  return Math.max(...(await pixel(disc)));
}

function systemColours(page: Page): Promise<Record<'Canvas' | 'CanvasText' | 'Highlight', Colour>> {
  return page.evaluate(() => {
    const read = (name: string) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = name;
      probe.style.setProperty('forced-color-adjust', 'none');
      const colour = getComputedStyle(probe).color.match(/\d+/gu)?.slice(0, 3).map(Number) ?? [];
      probe.remove();
      return colour;
    };
    return {
      Canvas: read('Canvas'),
      CanvasText: read('CanvasText'),
      Highlight: read('Highlight'),
    };
  });
}

/** Painting may round. */
function distance(one: Colour, other: Colour): number {
  return Math.max(...one.map((part, place) => Math.abs(part - (other[place] ?? Number.NaN))));
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}
