/**
 * Accessibility of the Board page: axe, large letters, other directions and colours, the keyboard alone, and a screen
 * reader.
 */
import type { Locator, Page } from '@playwright/test';
import type { BoardPage } from './board_page';
import { expect, test } from './fixture';
import {
  expectForEverybody,
  expectHeadingsInOrder,
  expectNothingCutOff,
  movingThings,
} from './for_everybody';
import { brightness, pixel, type Colour } from './painted';
import { visit } from './visit';

const CHOSEN = '#/board?rows=5&columns=5&mode=explore&move=3~5x2~5';

interface State {
  readonly name: string;
  reach(board: BoardPage): Promise<void>;
  /** True if the discs are too small to be hit, so that a coordinate entry is shown. */
  readonly smallDiscs?: boolean;
}

const states: readonly State[] = [
  {
    name: 'a chosen move with all layers and all reasons',
    reach: async (board) => {
      // The row whose run begins at x₀, and a product with steps.
      await board.open(
        '#/board?rows=6&columns=4&heat=cover&show=values,grundy&position=WWWW.WWWB.WWWW.WWWW.WWWW.WWWW&move=1~6x1~4',
      );
      await openAllReasons(board);
      await expect(board.why.locator('details[open]')).not.toHaveCount(0);
    },
  },
  {
    name: 'a puzzle with a wrong answer',
    reach: async (board) => {
      await board.open(CHOSEN.replace('explore', 'predict'));
      await board.button('Check').click();
      await expect(board.button('Try again')).toBeVisible();
    },
  },
  {
    name: 'the first minute of a newcomer',
    reach: async (board) => {
      await visit(board.page, '');
      await board.disc(4, 3).click();
      // Ends of moves are known once the engine has described the board.
      await expect(board.disc(4, 1)).toHaveAccessibleName(/ends the move/u);
      await board.disc(4, 1).click();
      await board.button('Next').click();
      for (let press = 0; press < 2; press += 1) await board.disc(1, 2).click();
      await expect(board.button('Try again')).toBeVisible();
    },
  },
  {
    name: 'a large board that is set up',
    reach: (board) => board.open('#/board?rows=60&columns=60&mode=edit&zoom=2'),
    smallDiscs: true,
  },
  {
    name: 'no solver, and why, with an address that is wrong',
    reach: async (board) => {
      await withoutSolver(board.page);
      await board.open(`#/board?rows=x&mode=fly&position=${'A'.repeat(400)}`);
      await expect(board.rejected).toHaveCount(3);
      await expect(board.position.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'all that can be set up wrong: a size and a text, without a clipboard and a solver',
    reach: async (board) => {
      await withoutSolver(board.page);
      await board.page.addInitScript(() => {
        delete (Navigator.prototype as { clipboard?: unknown }).clipboard;
      });
      await board.open('#/board?rows=5&columns=5');
      await board.show('Set up');
      await board.rows.fill('abc');
      await expect(board.page.getByText('Enter a whole number from 1 to 200.')).toBeVisible();
      await board.showJson();
      await board.json.fill(
        `{"tartan":"board","version":1,"rows":5,"columns":"${'5'.repeat(80)}"}`,
      );
      await board.button('Open this text').click();
      await expect(board.json).toHaveAttribute('aria-invalid', 'true');
      await board.button('Copy link').click();
      await expect(board.page.getByRole('textbox', { name: 'Link', exact: true })).toBeVisible();
    },
  },
];

function withoutSolver(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('not here', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
}

for (const { name, reach, smallDiscs } of states) {
  test(`for everybody: ${name}`, async ({ board, page, browserName }) => {
    await reach(board);
    await expectForEverybody(page, browserName, smallDiscs ? '[role=grid] button' : undefined);
  });
}

test('at 400 % and from right to left everything is in its place and can be reached', async ({
  board,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const hash of ['#/board?rows=60&columns=60', CHOSEN]) {
    await board.open(hash);
    for (const part of hash === CHOSEN ? PARTS : PARTS.slice(0, 2)) {
      await openAllOf(board, part);
      await expectNothingCutOff(page);
      expect(await covered(page)).toEqual([]);
    }
  }

  // The page is mirrored then, except the board and what belongs to it.
  await page.setViewportSize({ width: 1280, height: 900 });
  await board.open('#/board?rows=10&columns=10&move=5~10x2~10');
  expect(await left(board.grid)).toBeLessThan(await left(board.position));
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  expect(await left(board.grid)).toBeGreaterThan(await left(board.position));
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  expect(await left(link('Board'))).toBeGreaterThan(await left(link('Solve')));

  expect(await left(board.disc(1, 1))).toBeLessThan(await left(board.disc(2, 1)));
  for (const [part, tables, others] of [
    ['Position', 1, 0],
    ['Set up', 0, 5],
    ['Why', 2, 5],
  ] as const) {
    await openAllOf(board, part);
    for (const table of await page.getByRole('table').all()) await expectLeftToRight(table);
    expect(await page.getByRole('table').count(), part).toBeGreaterThanOrEqual(tables);
    const directions = await page
      .locator('math, textarea, input[type=text], input[type=range]')
      .evaluateAll((each) => each.map((one) => getComputedStyle(one).direction));
    expect(directions.length, part).toBeGreaterThanOrEqual(others);
    expect(directions.filter((direction) => direction !== 'ltr')).toEqual([]);
  }

  await board.disc(1, 1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(board.disc(2, 1)).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingCutOff(page);
});

test.describe('on a fine screen', () => {
  test.use({ deviceScaleFactor: 3 });

  // Only Chromium can emulate these preferences.
  test(
    'the board follows the colours and the calm that a reader prefers',
    { tag: '@chromium' },
    async ({ board, page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await board.open('#/board?rows=5&columns=5&heat=none&position=BWWWW.WWWWW.WWWWW.WWWWW.WWWWW');
      expect(await movingThings(page)).toBe(0);
      await board.disc(5, 5).click();
      await board.rectangle(4, 3).click();
      await board.act('Flip it').click();
      expect(await movingThings(page)).toBe(0);
      await board.button('Undo').click();
      await board.park();

      // Discs are as sharp as the screen even with less room, and each is where it is pressed.
      const [black, white] = [board.disc(1, 5), board.disc(2, 5)];
      for (const width of [403, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => blurred(page, 3)).toBe(0);
        await expect.poll(() => brightness(black)).toBeLessThan(60);
      }
      await expect.poll(() => pixel(white)).toEqual([255, 255, 255]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => pixel(white)).not.toEqual([255, 255, 255]);
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      const system = await systemColours(page);
      await expect.poll(() => pixel(black)).toEqual(system.CanvasText);
      await expect.poll(() => pixel(white)).toEqual(system.Canvas);
    },
  );
});

test(
  'a reader without a mouse explores, chooses, flips, asks why, and hears all of it',
  { tag: '@firefox' },
  async ({ board, page }) => {
    const { keyboard } = page;
    await board.open();
    // Loading the page moves no focus.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expect(board.announcer).toHaveText(
      'Board of 5 × 5 discs. 25 white discs. The player to move wins. 8 of 56 moves win.',
    );
    await board.announcer.evaluate((region) => {
      (window as { region?: Element }).region = region;
    });

    await test.step('the board is a grid, and one stop of the Tab key', async () => {
      await expect(board.grid).toHaveAccessibleDescription(/^Arrow keys move from disc to disc/u);
      await expect(board.grid).toHaveAttribute('aria-rowcount', '5');
      await expect(board.grid.getByRole('row')).toHaveCount(5);
      await expect(board.grid.getByRole('row').first().getByRole('gridcell')).toHaveCount(5);
      await expect(page.locator('canvas:not([aria-hidden=true])')).toHaveCount(0);
      await board.mode('Explore').focus();
      await keyboard.press('Tab');
      await expect(board.disc(1, 1)).toBeFocused();
      for (const [key, column, row] of [
        ['ArrowUp', 1, 2],
        ['Control+End', 5, 5],
        ['ArrowLeft', 4, 5],
      ] as const) {
        await keyboard.press(key);
        await expect(board.disc(column, row)).toBeFocused();
      }
      await expect(board.bar).toContainText('Row 5, column 4');
      await keyboard.press('Tab');
      await expect(board.grid.locator(':focus')).toHaveCount(0);
      await expect(board.bar).toContainText('No move chosen');
      await keyboard.press('Shift+Tab');
      await expect(board.disc(4, 5)).toBeFocused();
    });

    const heard = ['1 × 1', '1 × 4', '3 × 1', '3 × 4'].map(
      (size, place) => `${size} at row 5, column 4, ${place % 2 === 0 ? 'wins' : 'doesn’t win'}`,
    );
    await test.step('choosing, stepping, flipping and undoing', async () => {
      await keyboard.press('Enter');
      await expect(board.announcer).toHaveText('Corner at row 5, column 4: 4 moves, 2 win.');
      await expect(board.disc(4, 3)).toHaveAccessibleName(
        'Row 3, column 4, white, ends the move 3 × 1, which wins',
      );
      for (const [key, place] of [
        ['Enter', 0],
        ['n', 1],
        ['Shift+ArrowDown', 3],
        ['Shift+ArrowRight', 2],
      ] as const) {
        await keyboard.press(key);
        await expect(board.announcer).toHaveText(heard[place]!);
        await expect(board.disc(4, 5)).toBeFocused();
      }
      await keyboard.press('f');
      const lost =
        /^Board of 5\s× 5 discs\. 22 white discs\. The player to move loses against perfect play\. .* You left a lost position\.$/u;
      await expect(board.announcer).toHaveText(lost);
      await expect(board.disc(4, 5)).toBeFocused();
      await expect(board.disc(4, 5)).toHaveAccessibleName('Row 5, column 4, black');
      await keyboard.press('Control+z');
      await expect(board.announcer).toHaveText(
        /^Board of 5\s× 5 discs\. 25 white discs\. The player to move wins\./u,
      );
      for (const key of ['Enter', 'n', 'n', 'n']) await keyboard.press(key);
      await expect(board.announcer).toHaveText(heard[2]!);
    });

    await test.step('the table is one stop, and letters are the board’s alone', async () => {
      // Tab stops at the chosen move, and the arrow keys move between fields.
      await tabTo(board, board.pressed);
      await keyboard.press('ArrowRight');
      await expect(board.rectangle(4, 3)).toBeFocused();
      for (const key of ['n', 'p', 'f']) await keyboard.press(key);
      await expect(board.pressed).toHaveAccessibleName('3 × 1, wins');
      await keyboard.press('Space');
      await expect(board.pressed).toHaveAccessibleName('3 × 4, doesn’t win');
      await expect(board.rectangle(4, 3)).toBeFocused();
      await board.act('Why?').focus();
      await keyboard.press('Enter');
      await expect(page.getByRole('tabpanel', { name: 'Why' })).toBeFocused();
      await expect(board.why.getByRole('heading').first()).toBeInViewport();
    });

    await test.step('arrows go along the tabs, each with its panel', async () => {
      // The switch is between the reasons and their tab.
      for (let back = 0; back < 2; back += 1) await keyboard.press('Shift+Tab');
      await expect(board.tab('Why')).toBeFocused();
      for (const [key, name] of [
        ['ArrowRight', 'Lesson'],
        ['ArrowRight', 'Set up'],
        ['ArrowRight', 'Position'],
      ] as const) {
        await keyboard.press(key);
        await expect(board.tab(name)).toBeFocused();
        await expect(board.tab(name)).toHaveAttribute('aria-selected', 'true');
        await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
        // A lesson that loads a moment later replaces nothing.
        if (name === 'Lesson')
          await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
        await expect(board.tab(name)).toBeFocused();
      }
      // The choice has survived.
      await expect(board.pressed).toHaveAccessibleName('3 × 4, doesn’t win');
    });

    await test.step('the list is gone through by arrows', async () => {
      await board.disc(4, 5).focus();
      await tabTo(board, board.list.getByRole('button', { name: '1 × 1: 5' }));
      await keyboard.press('ArrowDown');
      await expect(board.list.getByRole('button', { name: '3 × 1: 3' })).toBeFocused();
      await keyboard.press('Enter');
      const box = board.list.getByRole('listbox', { name: '3 × 1: 3' });
      await keyboard.press('Tab');
      await expect(box).toBeFocused();
      await expect(board.options).toHaveCount(3);
      for (const [key, row] of [
        ['ArrowDown', 3],
        ['End', 5],
      ] as const) {
        await keyboard.press(key);
        await expect(board.selectedOption).toHaveText(`row ${row}, column 4`);
        await expect(box).toHaveAttribute(
          'aria-activedescendant',
          (await board.selectedOption.getAttribute('id'))!,
        );
        await expect(board.pressed).toHaveAccessibleName('3 × 1, wins');
        await expect(box).toBeFocused();
      }
    });

    await test.step('Escape lets go of the move, and then of the board', async () => {
      await board.disc(1, 1).focus();
      await keyboard.press('Escape');
      await expect(board.act('Clear the choice')).toHaveAttribute('aria-disabled', 'true');
      await expect(board.disc(1, 1)).toBeFocused();
      await keyboard.press('Escape');
      await expect(board.grid.locator(':focus')).toHaveCount(0);
    });

    await board.mode('Edit').check();
    await expect(board.grid).toHaveAccessibleDescription(/Enter turns the disc over/u);
    await board.button('All black').press('Enter');
    await expect(board.announcer).toHaveText(/0 white discs\. No moves are left/u);
    // The live region was there from the start, so a change in it is announced.
    expect(
      await board.announcer.evaluate(
        (region) => region === (window as { region?: Element }).region && region.role === 'status',
      ),
    ).toBe(true);
  },
);

test('the largest board is walked, zoomed and played on by keys, and heard', async ({
  board,
  page,
}) => {
  const { keyboard } = page;
  await board.open('#/board?rows=200&columns=200');
  await expect(board.fact('White discs')).toHaveText('40,000');
  await expect(board.cursor).toHaveCount(1);
  const spoken = page.locator('p[aria-live=polite]').filter({ hasText: /^Row/u });
  await board.cursor.focus();
  for (const [key, column, row] of [
    ['PageUp', 1, 11],
    ['Control+End', 200, 200],
    ['ArrowLeft', 199, 200],
  ] as const) {
    await keyboard.press(key);
    const place = new RegExp(`^Row ${row}, column ${column}, white`, 'u');
    await expect(board.cursor).toHaveAccessibleName(place);
    await expect(board.cursor).toBeFocused();
    await expect(spoken).toHaveText(place);
    await expect(board.grid.getByRole('gridcell')).toHaveAttribute('aria-colindex', String(column));
    await expect(board.grid.getByRole('row')).toHaveAttribute('aria-rowindex', String(row));
  }
  for (const key of ['Enter', 'n', 'Shift+ArrowLeft', 'Shift+ArrowDown']) await keyboard.press(key);
  await expect(board.announcer).toHaveText(/^3 × 4 at row 200, column 199, /u);
  await keyboard.press('f');
  await expect(board.fact('White discs')).toHaveText('39,988');
  await keyboard.press('Control+z');

  await test.step('zoomed, it follows the cursor', async () => {
    const fitted = await board.cellSize();
    for (const key of ['Equal', 'Shift+Equal', 'Equal']) await keyboard.press(key);
    await expect.poll(() => board.cellSize()).toBeGreaterThan(fitted * 3);
    for (const key of ['End', 'Control+Home', 'ArrowUp']) {
      await keyboard.press(key);
      await expect(board.cursor).toBeFocused();
      await expect(board.cursor).toBeInViewport({ ratio: 0.9 });
    }
    await keyboard.press('0');
    await expect.poll(() => board.cellSize()).toBe(fitted);
    await expect(board.cursor).toHaveAccessibleName(/^Row 2, column 1,/u);
  });

  await test.step('a disc is gone to by its coordinates', async () => {
    const entry = page.getByRole('group', { name: 'Go to a disc' });
    const row = entry.getByRole('textbox', { name: 'Row' });
    await row.fill('201');
    await row.press('Tab');
    await expect(entry.getByRole('textbox', { name: 'Column' })).toBeFocused();
    await keyboard.type('70');
    await keyboard.press('Enter');
    await expect(row).toHaveAccessibleDescription(
      'There’s no such disc. Rows go from 1 to 200, columns from 1 to 200.',
    );
    await expect(row).toHaveAttribute('aria-invalid', 'true');
    await row.fill('60');
    await row.press('Enter');
    // The focus moves there, and nothing else happens yet.
    await expect(board.cursor).toBeFocused();
    await expect(board.bar).toContainText('Row 60, column 70');
    await expect(board.act('Clear the choice')).toHaveAttribute('aria-disabled', 'true');
  });
});

test('the Tab key goes through everything once, and what was pressed leaves nobody nowhere', async ({
  board,
  page,
}) => {
  await board.open(CHOSEN);
  // The focus is on something that exists and is enabled.
  const expectFocus = () => expect(page.locator('main :focus:not(:disabled)')).toHaveCount(1);
  const { keyboard } = page;
  await board.act('Clear the choice').focus();
  await keyboard.press('Enter');
  await expectFocus();
  await board.disc(5, 5).click();
  await board.rectangle(4, 3).click();
  await board.act('Flip it').focus();
  await keyboard.press('Enter');
  await expect(board.pressed).toHaveCount(0);
  await expectFocus();
  await board.button('Undo').focus();
  await keyboard.press('Enter');
  await expect(board.button('Undo')).toBeFocused();

  await page.goto('about:blank');
  await board.open(`${CHOSEN}&heat=cover`);
  // A click would move the focus; this way Tab begins at the top.
  await board.tab('Set up').evaluate((tab) => (tab as HTMLButtonElement).click());
  await page
    .locator('details', { has: page.locator('textarea') })
    .last()
    .evaluate((part) => ((part as HTMLDetailsElement).open = true));
  const stops: { name: string; place: number; inGrid: boolean; inTabs: boolean; seen: boolean }[] =
    [];
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
        inTabs: element.closest('[role=tablist]') !== null,
        seen: width > 0 && height > 0 && left >= 0 && right <= document.documentElement.clientWidth,
      };
    });
    if (stop === undefined || stop.place === stops[0]?.place) break;
    stops.push(stop);
  }
  expect(stops.length).toBeLessThan(90);
  expect(stops[0]?.name).toBe('Skip to the content');
  const places = stops.map(({ place }) => place);
  expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
  expect(stops.filter(({ inGrid }) => inGrid)).toHaveLength(1);
  expect(stops.filter(({ inTabs }) => inTabs).map(({ name }) => name)).toEqual(['Set up']);
  expect(stops.filter(({ seen }) => !seen)).toEqual([]);
  for (const name of [/^Row 1, column 1/u, /^Start$/u, /^Clear the choice$/u, /^Copy link$/u])
    expect(stops.filter((stop) => name.test(stop.name))).toHaveLength(1);
  expect(stops.at(-1)?.name).toBe('Open this text');
  await expectHeadingsInOrder(page);
});

/** Presses Tab until the target has the focus. */
async function tabTo(board: BoardPage, target: Locator): Promise<void> {
  const handle = await target.elementHandle();
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await board.page.keyboard.press('Tab');
    if (await handle.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

const PARTS = ['Set up', 'Position', 'Why'] as const;

/** Opens a part of the panel and everything inside it. */
async function openAllOf(board: BoardPage, part: (typeof PARTS)[number]): Promise<void> {
  if (part === 'Why') await openAllReasons(board);
  else if (part === 'Set up') await board.showJson();
  else await board.show(part);
}

async function openAllReasons(board: BoardPage): Promise<void> {
  await board.openReasons();
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

/** Controls that aren't hit at their own place after scrolling to it. */
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

/** The number of canvases whose pixels don't match the screen's. */
function blurred(page: Page, ratio: number): Promise<number> {
  return page.locator('canvas').evaluateAll(
    (layers, scale) =>
      layers.filter((layer) => {
        const canvas = layer as HTMLCanvasElement;
        const { width, height } = canvas.getBoundingClientRect();
        return canvas.width !== width * scale || canvas.height !== height * scale;
      }).length,
    ratio,
  );
}

function systemColours(page: Page): Promise<Record<'Canvas' | 'CanvasText', Colour>> {
  return page.evaluate(() => {
    const read = (name: string) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = name;
      probe.style.setProperty('forced-color-adjust', 'none');
      const colour = getComputedStyle(probe).color.match(/\d+/gu)?.slice(0, 3).map(Number) ?? [];
      probe.remove();
      return colour;
    };
    return { Canvas: read('Canvas'), CanvasText: read('CanvasText') };
  });
}
