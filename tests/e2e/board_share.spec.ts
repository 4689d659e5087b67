/** What is taken along: the address and its link, pictures, and the board as text. */
import type { Page } from '@playwright/test';
import { BoardPage } from './board_page';
import { expect, test } from './fixture';
import { holdAnswers } from './held_answers';
import { save } from './saved_file';

const CHOSEN = '#/board?rows=5&columns=5&mode=explore&move=3~5x2~5';

const FULL =
  '#/board?rows=6&columns=7&mode=explore' +
  '&position=BWWWWWW.WWWWWWW.WWWWWWW.WWWWWWW.WWWWWWW.WWWWWWB' +
  '&heat=cover&show=values,grundy&move=3~5x3~6&listed=0x0';

/** All that FULL says, as the page shows it. */
async function expectFull(board: BoardPage) {
  await board.expectReady();
  await board.openDrawers();
  await expect(board.rows).toHaveValue('6');
  await expect(board.columns).toHaveValue('7');
  await expect(board.shading).toHaveValue('cover');
  await expect(board.overlay('Disc values')).toBeChecked();
  await expect(board.overlay('Grundy numbers')).toBeChecked();
  await expect(board.disc(1, 6)).toHaveAccessibleName(/^Row 6, column 1, black/u);
  await expect(board.disc(7, 1)).toHaveAccessibleName(/^Row 1, column 7, black/u);
  await expect(board.disc(6, 5)).toHaveAccessibleName(/white, .*the chosen corner/u);
  await expect(board.pressed).toHaveAccessibleName(/^3 × 4/u);
  await expect(board.list.getByRole('heading', { name: /^1 × 1/u })).toBeVisible();
}

const hashOf = (page: Page) => new URL(page.url()).hash;

test('the address holds all that is set, through reloads, tabs, other pages and the browser’s history', async ({
  board,
  solve,
  page,
  context,
}) => {
  await board.open();
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
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
  await board.list.getByRole('button', { name: /^1 × 1/u }).click();
  await expect.poll(() => hashOf(page)).toBe(FULL);
  await expectFull(board);
  // No step makes an entry of the browser's history.
  expect(await entries()).toBe(before);
  await page.reload();
  await expectFull(board);

  // Where the page may not copy, the link is selected to be copied by hand.
  const tab = await context.newPage();
  await keepFromCopying(tab);
  await tab.goto(page.url());
  const other = new BoardPage(tab);
  await expectFull(other);
  expect(hashOf(tab)).toBe(FULL);
  const link = tab.getByRole('textbox', { name: 'Link to this board' });
  // What it is changed to right before is in it.
  await other.act('Clear the choice').click();
  for (let press = 0; press < 2; press += 1) {
    await other.button('Copy link').click();
    await expect(link).toBeFocused();
    expect(await selectedText(tab)).toMatch(
      /^http.*#\/board\?rows=6&columns=7&[^ ]+&show=values,grundy&listed=0x0$/u,
    );
  }
  await tab.close();

  await test.step('other pages, and back', async () => {
    await page.getByRole('link', { name: 'Solve' }).click();
    await solve.compute.click();
    await expect(solve.answer).toHaveText(/^\d+$/u);
    await page.goBack();
    await expectFull(board);
    expect(hashOf(page)).toBe(FULL);
    await page.goForward();
    await expect(solve.compute).toBeVisible();
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await expectFull(board);
    // An address that is typed over the old one is visited, and so is the old one again.
    await page.evaluate(() => {
      location.hash = '#/board?rows=4&columns=9&mode=edit';
    });
    await expect(board.grid.getByRole('button')).toHaveCount(36);
    await expect(board.mode('Edit')).toBeChecked();
    await page.goBack();
    await expectFull(board);
  });

  await test.step('a value that cannot be used is replaced, and said to be', async () => {
    await page.evaluate(() => {
      location.hash = '#/board?rows=abc&columns=4&mode=fly&colour=red';
    });
    await expect(board.rejected).toHaveText(
      ['rows value “abc”', 'mode value “fly”'].map(
        (what) => `The link’s ${what} isn’t valid, so the default is used.`,
      ),
    );
    await expect.poll(() => hashOf(page)).toBe('#/board?rows=5&columns=4&mode=explore');
    await board.disc(2, 2).click();
    await expect(board.rejected).toHaveCount(0);
  });

  await test.step('what is pressed right before leaving is kept, and writes over no other address', async () => {
    await board.open('#/board?rows=200&columns=200&mode=edit');
    await board.editTool('At random').click();
    await expect(page).toHaveURL(/position=[\w-]{6000,}$/u);
    const packed = hashOf(page);
    await page.evaluate(() => {
      Array.from(document.querySelectorAll('button'))
        .find(({ textContent }) => textContent === 'All black')!
        .click();
      document.querySelector<HTMLAnchorElement>('nav a[href^="#/solve"]')!.click();
    });
    await expect(solve.compute).toBeVisible();
    await page.goBack();
    await expect(board.position.getByText(/^No moves are left/u)).toBeVisible();
    await expect(board.rejected).toHaveCount(0);
    expect(hashOf(page)).not.toBe(packed);
    // The packed position is the same one again, also where this tab remembers nothing.
    await board.button('Undo').click();
    const white = await board.fact('White discs').innerText();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await board.open(packed);
    await expect(board.fact('White discs')).toHaveText(white);
  });
});

test(
  'a picture is saved as PNG and as SVG, the same by day and by night',
  { tag: '@firefox' },
  async ({ board, page, browserName }) => {
    const chosen = { column: 20, row: 21, width: 9, height: 15 };
    await board.open('#/board?rows=28&columns=25&mode=explore&column=20&row=21&width=9&height=15');
    const [asPng, asSvg] = [board.button('Picture (PNG)'), board.button('Picture (SVG)')];
    const png = await save(page, asPng);
    expect(png.name).toBe('flipping-game-28x25.png');
    expect(png.bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
    const [width, height] = [png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)];
    expect(Math.max(width, height)).toBe(2000);
    // The discs are squares, and the margins narrow.
    expect(Math.abs(width / height - 25 / 28)).toBeLessThan(0.05);
    const { colours, edge } = await lookAtPng(page, png.bytes);
    expect(colours).toBeGreaterThan(3);
    // On white paper, whatever it is put on.
    expect(edge).toEqual([255, 255, 255, 255]);
    const svg = await save(page, asSvg);
    expect(svg.name).toBe('flipping-game-28x25.svg');
    const picture = await lookAtSvg(page, svg.bytes.toString('utf8'));
    expect(picture).toMatchObject({ error: null, root: 'svg', discs: 700, foreign: [] });
    expect(picture.title?.replaceAll('\u00a0', ' ')).toBe(
      'Flipping Game on a board of 28 × 25 discs',
    );
    expect(picture.description).toBe(
      '700 of 700 discs white. Chosen: 15 × 9 at row 21, column 20.',
    );
    expect(picture.frames).toEqual([{ width: chosen.width, height: chosen.height }]);

    if (browserName === 'chromium') {
      await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
      expect((await save(page, asSvg)).bytes.equals(svg.bytes)).toBe(true);
      expect((await save(page, asPng)).bytes.equals(png.bytes)).toBe(true);
    }

    await board.open(
      '#/board?rows=2&columns=3&mode=explore&heat=none&position=BWW.WWB&column=3&row=2&width=1&height=1',
    );
    const small = await lookAtSvg(page, (await save(page, asSvg)).bytes.toString('utf8'));
    expect(small.placed).toEqual([
      ...['#1f211e', '#ffffff', '#ffffff'],
      ...['#ffffff', '#ffffff', '#1f211e'],
    ]);

    // One that the browser does not make is said not to be.
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    });
    await asPng.click();
    const failed = page.getByText(/^This browser couldn’t make the picture\./u);
    await expect(failed).toBeVisible();
    await save(page, asSvg);
    await expect(failed).toHaveCount(0);
  },
);

// Only Chromium's clipboard can be read and refused.
test(
  'the link and the text are copied, and the text is pasted, refused, judged and opened',
  { tag: '@chromium' },
  async ({ board, page, workers }) => {
    const answers = await holdAnswers(page);
    await board.open(CHOSEN);
    await board.button('Copy link').click();
    await expect(page.getByText('Copied.', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await board.showJson();
    const kept = await board.json.inputValue();
    expect(JSON.parse(kept)).toMatchObject({
      position: Array<string>(5).fill('WWWWW'),
      move: '3~5x2~5',
    });
    const outcome = page.locator('#json-outcome');
    const open = board.button('Open this text');
    const paste = async (text: object | string) => {
      await board.json.fill(typeof text === 'string' ? text : JSON.stringify(text));
      await open.click();
    };

    await test.step('copied and pasted, by keys', async () => {
      await board.button('Copy the text').press('Enter');
      await expect(outcome).toHaveText('Copied.');
      await board.preset(8, 8).click();
      await board.mode('Edit').check();
      expect(await board.json.inputValue()).not.toBe(kept);
      await board.json.fill('');
      await board.json.press('ControlOrMeta+v');
      await expect(board.json).toHaveValue(kept);
      await open.press('Enter');
      await expect(outcome).toHaveText('Opened.');
      await expect(page).toHaveURL(new RegExp(`${CHOSEN.replaceAll('?', '\\?')}$`, 'u'));
      await expect(board.json).toHaveValue(kept);
      // As one step.
      await board.button('Undo').click();
      await expect(board.rows).toHaveValue('8');
      await board.button('Redo').click();
      await expect(board.rows).toHaveValue('5');
    });

    // Undoing lets go of what was chosen.
    const shown = await board.json.inputValue();
    expect(JSON.parse(shown)).not.toHaveProperty('move');

    await test.step('a damaged one is refused with what is wrong, and nothing changes', async () => {
      await paste('{ "tartan": "board", "ver');
      await expect(outcome).toHaveText('This isn’t JSON. Paste the whole text, from { to }.');
      await expect(board.json).toBeFocused();
      await expect(board.json).toHaveAttribute('aria-invalid', 'true');
      await expect(board.json).toHaveAccessibleDescription(/^This isn’t JSON\./u);
      await expect(board.json).toHaveValue('{ "tartan": "board", "ver');
      // What was said of the old text is not true of another.
      await board.json.fill('{}');
      await expect(outcome).toHaveText('');
      await expect(board.json).toHaveAttribute('aria-invalid', 'false');
      await board.button('Back to the board as it is').press('Enter');
      await expect(board.json).toHaveValue(shown);
      await expect(board.json).toBeFocused();
      await expect(board.rows).toHaveValue('5');
    });

    const sized = (width: number) => ({
      ...{ tartan: 'study', version: 2, rows: 7, columns: 7 },
      moves: [`3~5x${6 - width}~5`],
    });
    await test.step('one of another board is judged when its moves are known', async () => {
      await answers.hold('describe');
      await paste(sized(4));
      await expect(outcome).toHaveText('Opening …');
      // It waits, and is broken off by another text.
      await board.json.fill('{}');
      await expect(outcome).toHaveText('');
      await paste(sized(2));
      await open.click();
      await expect(outcome).toHaveText('Opening …');
      await workers.fail();
      await expect(outcome).toHaveText(/^The moves of this game can’t be worked out /u);
      await answers.release();
      await open.click();
      await expect(outcome).toHaveText('The game has no move “3~5x4~5” there.');
      await expect(board.rows).toHaveValue('5');
      await paste(sized(4));
      await expect(outcome).toHaveText('Opened.');
      await expect(page).toHaveURL(/rows=7&columns=7.*&moves=3~5x2~5$/u);
      expect(await board.entryNames()).toEqual(['Start', '1. 3 × 4 at row 5, column 5']);
    });

    await test.step('one that waits is not opened once its reader has gone elsewhere', async () => {
      await answers.hold('describe');
      await paste({ ...sized(4), columns: 9 });
      await expect.poll(() => answers.count()).toBe(1);
      await page.getByRole('link', { name: 'Solve' }).click();
      await expect(board.timeline).toHaveCount(0);
      await answers.release();
      await page.getByRole('link', { name: 'Board', exact: true }).click();
      await board.expectReady();
      await board.openDrawers();
      await expect(board.columns).toHaveValue('7');
    });

    await test.step('where the clipboard refuses, both are selected to be copied by hand', async () => {
      await page.evaluate(() => {
        Clipboard.prototype.writeText = () =>
          Promise.reject(new DOMException('not here', 'NotAllowedError'));
      });
      await board.button('Copy link').click();
      await expect(
        page.getByText(/doesn’t let the page copy\. The text is selected/u),
      ).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Link to this board' })).toBeFocused();
      expect(await selectedText(page)).toBe(page.url());
      await board.showJson();
      await board.button('Copy the text').click();
      await expect(board.json).toBeFocused();
      expect(await selectedText(page)).toBe(await board.json.inputValue());
    });
  },
);

async function keepFromCopying(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Not there, as in a page that is not secure.
    delete (Navigator.prototype as { clipboard?: unknown }).clipboard;
  });
}

/** What is selected in the field that has the focus. */
function selectedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
      : '';
  });
}

/** How many colours a picture has, at most a hundred, and what is at its very edge. */
function lookAtPng(page: Page, bytes: Buffer): Promise<{ colours: number; edge: number[] }> {
  return page.evaluate(async (base64) => {
    const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([raw], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    const colours = new Set<number>();
    for (const colour of new Uint32Array(data.buffer)) {
      colours.add(colour);
      if (colours.size >= 100) break;
    }
    return { colours: colours.size, edge: [...data.slice(0, 4)] };
  }, bytes.toString('base64'));
}

/** What a reader of the file finds in it; a frame stays within its cells. */
function lookAtSvg(page: Page, text: string) {
  return page.evaluate((source) => {
    const picture = new DOMParser().parseFromString(source, 'image/svg+xml');
    const numberOf = (element: Element, name: string) => Number(element.getAttribute(name));
    const discs = Array.from(picture.querySelectorAll('g:not([fill=none]) > circle'), (circle) => ({
      fill: circle.parentElement?.getAttribute('fill'),
      x: numberOf(circle, 'cx'),
      y: numberOf(circle, 'cy'),
    }));
    const columns = [...new Set(discs.map(({ x }) => x))].sort((one, other) => one - other);
    const cell = columns[1]! - columns[0]!;
    const frames = Array.from(picture.querySelectorAll('g[fill=none][stroke-width="4"] > rect'));
    const foreign = Array.from(picture.querySelectorAll('*')).flatMap((element) =>
      Array.from(element.attributes)
        .filter(
          ({ name, value }) =>
            /^on|href$|^style$/u.test(name) || /url\((?!#)|var\(|^https?:/u.test(value),
        )
        .filter(({ name }) => name !== 'xmlns')
        .map(({ name, value }) => `${name}=${value}`),
    );
    return {
      error: picture.querySelector('parsererror')?.textContent ?? null,
      root: picture.documentElement.localName,
      title: picture.querySelector('title')?.textContent,
      description: picture.querySelector('desc')?.textContent,
      discs: discs.length,
      /** Row by row from the top, each from the left. */
      placed: discs
        .sort((one, other) => one.y - other.y || one.x - other.x)
        .map(({ fill }) => fill),
      frames: frames.map((frame) => ({
        width: Math.round(numberOf(frame, 'width') / cell),
        height: Math.round(numberOf(frame, 'height') / cell),
      })),
      foreign,
    };
  }, text);
}
