import type { Page } from '@playwright/test';
import type { BoardPage } from './board_page';
import { FAILING_STORAGES } from './failing_storage';
import { expect, ofCase, test } from './fixture';
import { holdAnswers } from './held_answers';
import { save } from './saved_file';

const CHOSEN = '#/board?rows=5&columns=5&mode=explore&column=5&row=5&width=4&height=3';

test.describe('the link', () => {
  test('is copied', { tag: '@chromium' }, async ({ board, page }) => {
    await board.open(CHOSEN);
    await board.button('Copy link').click();
    await expect(page.getByText('Copied.', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(page.url()).toContain(CHOSEN);
  });

  test('is that of the board as it is, even before the address is written', async ({
    board,
    page,
  }) => {
    await keepFromCopying(page);
    await board.open('#/board?rows=5&columns=5&mode=edit');
    await board.disc(1, 1).click();
    await board.button('Copy link').click();
    await expect(linkField(page)).toHaveValue(
      /#\/board\?rows=5&columns=5&mode=edit&position=WWWWW\.WWWWW\.WWWWW\.WWWWW\.BWWWW$/u,
    );
  });

  for (const [what, prepare] of [
    ['the clipboard is not there', keepFromCopying],
    ['the clipboard refuses', refuseCopying],
  ] as const) {
    test(`is selected to be copied by hand where ${what}`, async ({ board, page }) => {
      await prepare(page);
      await board.open(CHOSEN);
      await board.button('Copy link').click();
      await expect(
        page.getByText(/does not let the page copy\. The text is selected/u),
      ).toBeVisible();
      await expect(linkField(page)).toHaveValue(page.url());
      await expect(linkField(page)).toBeFocused();
      expect(await selectedText(page)).toBe(page.url());
      // And once more, when the field is there already.
      await board.button('Copy link').click();
      await expect(linkField(page)).toBeFocused();
      expect(await selectedText(page)).toBe(page.url());
    });
  }
});

test.describe('the picture', () => {
  const BOARDS = [
    { rows: 5, columns: 5, chosen: undefined, more: '' },
    {
      rows: 28,
      columns: 25,
      chosen: { column: 20, row: 21, width: 9, height: 15 },
      more: '&column=20&row=21&width=9&height=15',
    },
    { rows: 100, columns: 100, chosen: undefined, more: '&heat=none' },
  ] as const;

  for (const [place, { rows, columns, chosen, more }] of BOARDS.entries()) {
    test(`of ${rows} × ${columns}, as PNG and as SVG`, ofCase(place), async ({ board, page }) => {
      await board.open(`#/board?rows=${rows}&columns=${columns}&mode=explore${more}`);
      const png = await save(page, board.button('Picture (PNG)'));
      expect(png.name).toBe(`flipping-game-${rows}x${columns}.png`);
      expect(png.bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
      const width = png.bytes.readUInt32BE(16);
      const height = png.bytes.readUInt32BE(20);
      expect(Math.max(width, height)).toBe(2000);
      // The discs are squares, and the margins narrow.
      expect(Math.abs(width / height - columns / rows)).toBeLessThan(0.05);
      expect(await colourCount(page, png.bytes)).toBeGreaterThan(3);

      const svg = await save(page, board.button('Picture (SVG)'));
      expect(svg.name).toBe(`flipping-game-${rows}x${columns}.svg`);
      const picture = await lookAtSvg(page, svg.bytes.toString('utf8'));
      expect(picture.error).toBeNull();
      expect(picture.root).toBe('svg');
      expect(picture.title?.replaceAll('\u00a0', ' ')).toBe(
        `The Flipping Game on a board of ${rows} × ${columns} discs`,
      );
      const all = (rows * columns).toLocaleString('en');
      const words = chosen
        ? ` Chosen: ${chosen.width} wide, ${chosen.height} high, corner at column ${chosen.column}, row ${chosen.row}.`
        : '';
      expect(picture.description).toBe(`${all} of ${all} discs are white.${words}`);
      expect(picture.discs).toBe(rows * columns);
      expect(picture.frames).toEqual(
        chosen ? [{ width: chosen.width, height: chosen.height }] : [],
      );
      expect(picture.foreign).toEqual([]);
    });
  }

  test('has each disc in its colour, and where it lies', async ({ board, page }) => {
    await board.open(
      '#/board?rows=2&columns=3&mode=explore&heat=none&position=BWW.WWB&column=3&row=2&width=1&height=1',
    );
    const { bytes } = await save(page, board.button('Picture (SVG)'));
    const { description, placed, frames } = await lookAtSvg(page, bytes.toString('utf8'));
    expect(description).toMatch(/^4 of 6 discs are white\. Chosen: 1 wide, 1 high/u);
    expect(placed).toEqual(['#1f211e', '#ffffff', '#ffffff', '#ffffff', '#ffffff', '#1f211e']);
    expect(frames).toEqual([{ width: 1, height: 1 }]);
  });

  test(
    'is the same light one in the dark and in forced colours',
    { tag: '@chromium' },
    async ({ board, page }) => {
      await board.open(CHOSEN);
      const svg = await save(page, board.button('Picture (SVG)'));
      const png = await save(page, board.button('Picture (PNG)'));
      await page.emulateMedia({ colorScheme: 'dark' });
      expect((await save(page, board.button('Picture (SVG)'))).bytes.equals(svg.bytes)).toBe(true);
      expect((await save(page, board.button('Picture (PNG)'))).bytes.equals(png.bytes)).toBe(true);
      await page.emulateMedia({ colorScheme: null, forcedColors: 'active' });
      expect((await save(page, board.button('Picture (SVG)'))).bytes.equals(svg.bytes)).toBe(true);
    },
  );

  test('that the browser does not make is said not to be', async ({ board, page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    });
    await board.open();
    await board.button('Picture (PNG)').click();
    await expect(page.getByText(/^This browser did not make the picture\./u)).toBeVisible();
    await save(page, board.button('Picture (SVG)'));
    await expect(page.getByText(/^This browser did not make the picture\./u)).toHaveCount(0);
  });
});

test.describe('the text', () => {
  const STATE =
    '#/board?rows=4&columns=6&mode=predict&heat=cover&show=grundy&position=WWBWWW.BWWWWW.WWWWWW.WWWWWB&column=6&row=4&width=4&height=3&revealed=yes';

  test('holds all, and opens what was kept', async ({ board, page }) => {
    await board.open(STATE);
    await board.showJson();
    const kept = await board.json.inputValue();
    expect(JSON.parse(kept)).toEqual({
      tartan: 'board',
      version: 1,
      rows: 4,
      columns: 6,
      position: ['WWBWWW', 'BWWWWW', 'WWWWWW', 'WWWWWB'],
      mode: 'predict',
      selection: { column: 6, row: 4, width: 4, height: 3 },
      heat: 'cover',
      show: ['grundy'],
      revealed: true,
    });
    await board.button('5 × 5').click();
    await board.mode('Edit').check();
    await expect(page).toHaveURL(/rows=5&columns=5&mode=edit/u);
    expect(await board.json.inputValue()).not.toBe(kept);
    await board.json.fill(kept);
    await board.button('Open this text').click();
    await expect(page.getByText('Opened.', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${STATE.replaceAll(/[?.]/gu, '\\$&')}$`, 'u'));
    await expect(board.json).toHaveValue(kept);
    await board.button('Undo').click();
    await expect(board.mode('Edit')).toBeChecked();
  });

  test('is copied, cleared, pasted and opened', { tag: '@chromium' }, async ({ board, page }) => {
    await board.open(CHOSEN);
    await board.showJson();
    const kept = await board.json.inputValue();
    await board.button('Copy the text').click();
    await expect(page.getByText('Copied.', { exact: true })).toBeVisible();
    await board.button('8 × 8').click();
    await board.json.fill('');
    await board.json.press('ControlOrMeta+v');
    await expect(board.json).toHaveValue(kept);
    await board.button('Open this text').click();
    await expect(page).toHaveURL(new RegExp(`${CHOSEN.replaceAll('?', '\\?')}$`, 'u'));
    await expect(board.json).toHaveValue(kept);
    await expect(board.rectangle(4, 3)).toHaveAttribute('aria-pressed', 'true');
  });

  test('is selected to be copied by hand where the page may not copy', async ({ board, page }) => {
    await keepFromCopying(page);
    await board.open();
    await board.showJson();
    await board.button('Copy the text').click();
    await expect(page.getByText(/The text is selected/u)).toBeVisible();
    await expect(board.json).toBeFocused();
    expect(await selectedText(page)).toBe(await board.json.inputValue());
  });

  test(
    'of another board is read when little of it is given',
    { tag: '@chromium' },
    async ({ board, page }) => {
      await board.open(STATE);
      await board.showJson();
      await board.json.fill(
        '{ "tartan": "board", "version": 1, "rows": 3, "columns": 2, "more": [] }',
      );
      await board.button('Open this text').click();
      await expect(page).toHaveURL(/#\/board\?rows=3&columns=2&mode=explore$/u);
      await expect(page.getByText('Opened.', { exact: true })).toBeVisible();
    },
  );

  const HEAD = { tartan: 'board', version: 1, rows: 2, columns: 3 };
  const LARGE = { ...HEAD, rows: 5, columns: 5 };
  const DAMAGED: readonly (readonly [text: string | object, said: string])[] = [
    ['', 'This is not JSON. Paste the whole text, from { to }.'],
    ['{ "tartan": "board", "ver', 'This is not JSON. Paste the whole text, from { to }.'],
    ...(['[]', 'null', '{ "tartan": "lab" }'] as const).map(
      (text) =>
        [
          text,
          'This is JSON, but no board of Tartan: it must be an object with "tartan": "board".',
        ] as const,
    ),
    [{ ...HEAD, version: 2 }, 'This text has version 2; this page reads version 1.'],
    [{ ...HEAD, rows: 0 }, '“rows” must be a whole number from 1 to 200, not 0.'],
    [{ ...HEAD, rows: '2' }, '“rows” must be a whole number from 1 to 200, not "2".'],
    [{ ...HEAD, columns: 201 }, '“columns” must be a whole number from 1 to 200, not 201.'],
    [{ ...HEAD, position: ['WWW'] }, '“position” must have 2 rows, not 1.'],
    [
      { ...HEAD, position: ['WWW', 'WWBW'] },
      'Row 2 of “position”, counted from the top, must be 3 letters W or B, not "WWBW".',
    ],
    [
      { ...HEAD, position: ['WwW', 'WWB'] },
      'Row 1 of “position”, counted from the top, must be 3 letters W or B, not "WwW".',
    ],
    [
      { ...HEAD, position: ['WWB', 7] },
      'Row 2 of “position”, counted from the top, must be 3 letters W or B, not 7.',
    ],
    [{ ...HEAD, position: 'WWW.WWW' }, '“position” cannot be "WWW.WWW".'],
    [{ ...HEAD, mode: 'play' }, '“mode” cannot be "play".'],
    [{ ...HEAD, heat: true }, '“heat” cannot be true.'],
    [{ ...HEAD, show: ['values', 'nimbers'] }, '“show” cannot be ["values","nimbers"].'],
    [{ ...HEAD, revealed: 'yes' }, '“revealed” cannot be "yes".'],
    [{ ...HEAD, revealed: true }, '“revealed” cannot be true.'],
    [{ ...HEAD, selection: [1, 1] }, '“selection” cannot be [1,1].'],
    [{ ...HEAD, selection: { column: 4, row: 1 } }, '“selection.column” cannot be 4.'],
    [{ ...HEAD, selection: { column: 1, row: 0 } }, '“selection.row” cannot be 0.'],
    [
      { ...HEAD, position: ['WWB', 'WWW'], selection: { column: 3, row: 2 } },
      '“selection” cannot be {"column":3,"row":2}.',
    ],
    [
      { ...LARGE, selection: { column: 5, row: 5, width: 9, height: 1 } },
      '“selection.width” cannot be 9.',
    ],
    // They fit, and are no lengths of the game.
    [
      { ...LARGE, selection: { column: 5, row: 5, width: 2, height: 1 } },
      '“selection.width” cannot be 2.',
    ],
    [
      { ...LARGE, selection: { column: 5, row: 5, width: 1, height: 2 } },
      '“selection.height” cannot be 2.',
    ],
  ];

  test(
    'that is damaged is refused with what is wrong, and nothing changes',
    { tag: '@chromium' },
    async ({ board, page }) => {
      await board.open(CHOSEN);
      await board.showJson();
      const { url, steps } = { url: page.url(), steps: await stepCount(board) };
      const outcome = page.locator('#json-outcome');
      for (const [damaged, said] of DAMAGED) {
        const pasted =
          typeof damaged === 'string' ? damaged : JSON.stringify(damaged, undefined, 1);
        await test.step(said, async () => {
          await board.json.fill(pasted);
          await board.button('Open this text').click();
          await expect(outcome).toHaveText(said);
          expect(await board.json.inputValue()).toBe(pasted);
        });
      }
      await expect(board.json).toBeFocused();
      await expect(board.json).toHaveAttribute('aria-invalid', 'true');
      await expect(board.json).toHaveAccessibleDescription(/^“selection\.height” cannot be 2\.$/u);
      // What was said of the old text is not true of another.
      await board.json.fill('{}');
      await expect(outcome).toHaveText('');
      await expect(board.json).toHaveAttribute('aria-invalid', 'false');
      expect(page.url()).toBe(url);
      expect(await stepCount(board)).toBe(steps);
      await expect(board.rectangle(4, 3)).toHaveAttribute('aria-pressed', 'true');
      await board.button('Back to the board as it is').click();
      await expect(outcome).toHaveText('');
      await expect(board.json).toHaveValue(/"rows": 5/u);
    },
  );

  test('with a rectangle of another board is judged when its lengths are known', async ({
    board,
    page,
    workers,
  }) => {
    const answers = await holdAnswers(page);
    await board.open(CHOSEN);
    await board.showJson();
    const { url, steps } = { url: page.url(), steps: await stepCount(board) };
    const outcome = page.locator('#json-outcome');
    const open = board.button('Open this text');
    const sized = (width: number) =>
      JSON.stringify({
        ...{ ...HEAD, rows: 7, columns: 7 },
        selection: { column: 5, row: 5, width, height: 3 },
      });
    const expectUnchanged = async () => {
      expect(page.url()).toBe(url);
      expect(await stepCount(board)).toBe(steps);
      await expect(board.rejected).toHaveCount(0);
    };

    // It waits, and is broken off by another text.
    await answers.hold('describeBoard');
    await board.json.fill(sized(4));
    await open.click();
    await expect(outcome).toHaveText('Opening …');
    await board.json.fill(sized(2));
    await expect(outcome).toHaveText('');

    // Pressed again and again.
    for (let press = 0; press < 3; press += 1) await open.click();
    await expect(outcome).toHaveText('Opening …');
    await expectUnchanged();
    await workers.fail();
    await expect(outcome).toHaveText(
      /^Which lengths this board has cannot be worked out at the moment\. The /u,
    );
    await expect(board.json).toHaveAttribute('aria-invalid', 'true');
    await expectUnchanged();
    await answers.release();

    await open.click();
    await expect(outcome).toHaveText('“selection.width” cannot be 2.');
    await expect(board.json).toBeFocused();
    await expect(board.json).toHaveValue(sized(2));
    await expectUnchanged();

    await board.json.fill(sized(4));
    await open.click();
    await expect(outcome).toHaveText('Opened.');
    expect(await stepCount(board)).toBe(steps + 1);
    await expect(page).toHaveURL(/rows=7&columns=7.*&column=5&row=5&width=4&height=3$/u);
  });

  test('that waits is not opened once its reader has gone elsewhere', async ({ board, page }) => {
    const answers = await holdAnswers(page);
    await board.open(CHOSEN);
    await board.showJson();
    const steps = await stepCount(board);
    await answers.hold('describeBoard');
    await board.json.fill(
      JSON.stringify({ ...HEAD, selection: { column: 1, row: 1, width: 1, height: 1 } }),
    );
    await board.button('Open this text').click();
    await expect.poll(() => answers.count()).toBe(1);
    await page.getByRole('link', { name: 'Solve' }).click();
    await expect(board.timeline).toHaveCount(0);
    await answers.release();
    await page.getByRole('link', { name: 'Board' }).click();
    await board.expectReady();
    expect(await stepCount(board)).toBe(steps);
    await expect(board.rectangle(4, 3)).toHaveAttribute('aria-pressed', 'true');
  });

  test(
    'that is long is quoted in part, and a number that is too large is told',
    { tag: '@chromium' },
    async ({ board, page }) => {
      await board.open();
      await board.showJson();
      await board.json.fill(JSON.stringify({ ...HEAD, mode: 'x'.repeat(10_000) }));
      await board.button('Open this text').click();
      await expect(page.locator('#json-outcome')).toHaveText(/^“mode” cannot be "x{59}…\.$/u);
      await board.json.fill('{"tartan":"board","version":1,"rows":1e400,"columns":3}');
      await board.button('Open this text').click();
      await expect(page.locator('#json-outcome')).toHaveText(/^“rows” must be a whole number/u);
      await board.json.fill('{"tartan":"board","version":1,"rows":3}');
      await board.button('Open this text').click();
      await expect(page.locator('#json-outcome')).toHaveText(/^“columns” must be a whole number/u);
    },
  );

  test('is copied and opened by keyboard alone', { tag: '@chromium' }, async ({ board, page }) => {
    await board.open(CHOSEN);
    const { keyboard } = page;
    await board.button('Picture (SVG)').focus();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await expect(board.json).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(page.getByText('Copied.', { exact: true })).toBeVisible();
    await keyboard.press('Shift+Tab');
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('{');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(page.getByText(/^This is not JSON/u)).toBeVisible();
    await expect(board.json).toBeFocused();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.press('ControlOrMeta+v');
    // What is pasted comes by way of the browser, and keys may be faster.
    await expect(board.json).toHaveValue(/"rows": 5/u);
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(page.getByText('Opened.', { exact: true })).toBeVisible();
    await expect(board.button('Open this text')).toBeFocused();
  });

  test(
    'is copied by keys that are faster than the browser, which tells later that a part is open',
    { tag: '@chromium' },
    async ({ board, page }) => {
      await board.open(CHOSEN);
      await page.evaluate(() => {
        const part = document.querySelector<HTMLDetailsElement>('details:has(textarea)')!;
        part.open = true;
        part.querySelector('button')!.click();
      });
      await expect(page.getByText('Copied.', { exact: true })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      await expect(board.json).toHaveValue(copied);
      expect(JSON.parse(copied)).toMatchObject({ rows: 5, columns: 5 });
    },
  );

  test('is left again with the focus still in its part of the page', async ({ board, page }) => {
    await board.open();
    await board.showJson();
    await board.json.fill('{');
    await board.button('Back to the board as it is').focus();
    await page.keyboard.press('Enter');
    await expect(board.json).toHaveValue(/"rows": 5/u);
    await expect(page.locator('details:focus-within')).toHaveCount(1);
  });

  test('has its form described', { tag: '@chromium' }, async ({ board, page }) => {
    await board.open();
    await board.showJson();
    const keys = await page.locator('details', { has: board.json }).locator('dt').allInnerTexts();
    const given = Object.keys(JSON.parse(await board.json.inputValue()) as object);
    expect(keys.flatMap((key) => key.split(', ')).sort()).toEqual([...given, 'selection'].sort());
  });
});

test.describe('a storage', () => {
  const OF_ANOTHER_TIME = '{"tartan":"timeline","version":1,"entries":[{}]}';

  for (const [place, [what, spoil]] of FAILING_STORAGES.entries()) {
    test(`${what} takes nothing but the timeline`, ofCase(place), async ({ board, page }) => {
      await page.addInitScript(spoil, OF_ANOTHER_TIME);
      await board.open();
      await board.disc(5, 5).click();
      await board.rectangle(4, 3).click();
      await board.button('Flip it').click();
      await board.button('Undo').click();
      await expect(page).toHaveURL(/column=5&row=5&width=4&height=3$/u);
      await page.reload();
      await board.expectReady();
      await expect(board.rectangle(4, 3)).toHaveAttribute('aria-pressed', 'true');
    });
  }
});

async function keepFromCopying(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Not there, as in a page that is not secure.
    delete (Navigator.prototype as { clipboard?: unknown }).clipboard;
  });
}

async function refuseCopying(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The empty page before ours is no secure one, and has none.
    if (!('clipboard' in navigator)) return;
    Clipboard.prototype.writeText = () =>
      Promise.reject(new DOMException('not here', 'NotAllowedError'));
  });
}

function linkField(page: Page) {
  return page.getByRole('textbox', { name: 'Link to this board' });
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

function stepCount(board: BoardPage): Promise<number> {
  return board.timeline.getByRole('listitem').count();
}

/** How many colours a picture has, at most a hundred. */
function colourCount(page: Page, bytes: Buffer): Promise<number> {
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
    return colours.size;
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
