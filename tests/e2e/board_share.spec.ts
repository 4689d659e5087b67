/** Sharing a board: its address and link, pictures, and text. */
import type { Page } from '@playwright/test';
import { BoardPage } from './board_page';
import { expect, test } from './fixture';
import { save } from './saved_file';

const CHOSEN = '#/board?rows=5&columns=5&mode=explore&move=3~5x2~5';

const FULL =
  '#/board?rows=6&columns=7&mode=explore' +
  '&position=BWWWWWW.WWWWWWW.WWWWWWW.WWWWWWW.WWWWWWW.WWWWWWB' +
  '&heat=cover&show=values,grundy&move=3~5x3~6&listed=0x0';

/** Expects everything in FULL on the page. */
async function expectFull(board: BoardPage) {
  await board.expectReady();
  await board.show('Set up');
  await expect(board.rows).toHaveValue('6');
  await expect(board.columns).toHaveValue('7');
  await expect(board.shading).toHaveValue('cover');
  await expect(board.overlay('Disc values')).toBeChecked();
  await expect(board.overlay('Grundy numbers')).toBeChecked();
  await expect(board.disc(1, 6)).toHaveAccessibleName(/^Row 6, column 1, black/u);
  await expect(board.disc(7, 1)).toHaveAccessibleName(/^Row 1, column 7, black/u);
  await expect(board.disc(6, 5)).toHaveAccessibleName(/white, .*the chosen corner/u);
  await board.show('Position');
  await expect(board.pressed).toHaveAccessibleName(/^3 × 4/u);
  await expect(board.list.getByRole('heading', { name: /^1 × 1/u })).toBeVisible();
}

const hashOf = (page: Page) => new URL(page.url()).hash;

test('the address holds all that is set, through reloads and tabs', async ({
  board,
  page,
  context,
}) => {
  await board.open();
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await board.show('Set up');
  await board.rows.fill('6');
  await board.columns.fill('7');
  await board.mode('Edit').check();
  await board.disc(1, 6).click();
  await board.disc(7, 1).click();
  await board.mode('Explore').check();
  await board.shading.selectOption('Winning moves over each disc');
  await board.overlay('Disc values').check();
  await board.overlay('Grundy numbers').check();
  await board.show('Position');
  await board.disc(6, 5).click();
  await board.rectangle(4, 3).click();
  await board.list.getByRole('button', { name: /^1 × 1/u }).click();
  await expect.poll(() => hashOf(page)).toBe(FULL);
  await expectFull(board);
  // No step adds an entry to the browser's history.
  expect(await entries()).toBe(before);
  await page.reload();
  await expectFull(board);

  const tab = await context.newPage();
  await tab.goto(page.url());
  await expectFull(new BoardPage(tab));
  await tab.close();
});

test('a picture is saved as PNG and as SVG, the same by day and by night @full', async ({
  board,
  page,
  browserName,
}) => {
  await board.open('#/board?rows=28&columns=25&mode=explore&move=7~21x12~20');
  await board.show('Set up');
  const [asPng, asSvg] = [board.button('Picture (PNG)'), board.button('Picture (SVG)')];
  const png = await save(page, asPng);
  expect(png.name).toBe('flipping-game-28x25.png');
  expect(png.bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  const [width, height] = [png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)];
  expect(Math.max(width, height)).toBe(2000);
  const svg = await save(page, asSvg);
  expect(svg.name).toBe('flipping-game-28x25.svg');
  const words = svg.bytes.toString('utf8');
  expect(words).toContain('700 of 700 discs white. Chosen: 15 × 9 at row 21, column 20.');
  expect(words.match(/<circle /gu)!.length).toBeGreaterThanOrEqual(700);

  if (browserName === 'chromium') {
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
    expect((await save(page, asSvg)).bytes.equals(svg.bytes)).toBe(true);
    expect((await save(page, asPng)).bytes.equals(png.bytes)).toBe(true);
  }

  // A format that the browser can't make is reported.
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await asPng.click();
  await expect(page.getByText(/^This browser couldn’t make the picture\./u)).toBeVisible();
});

// Only Chromium's clipboard can be read and denied.
test(
  'the link and the text are copied, and the text is pasted, refused and opened',
  { tag: '@chromium' },
  async ({ board, page }) => {
    await board.open(CHOSEN);
    await board.show('Set up');
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
      // Undo takes all of it back in one step.
      await board.button('Undo').click();
      await expect(board.rows).toHaveValue('8');
      await board.button('Redo').click();
      await expect(board.rows).toHaveValue('5');
    });

    // Undoing clears the selection.
    const shown = await board.json.inputValue();
    expect(JSON.parse(shown)).not.toHaveProperty('move');

    await test.step('a damaged one is refused with what is wrong, and nothing changes', async () => {
      await paste('{ "tartan": "board", "ver');
      await expect(outcome).toHaveText('This isn’t JSON. Paste the whole text, from { to }.');
      await expect(board.json).toBeFocused();
      await expect(board.json).toHaveAttribute('aria-invalid', 'true');
      await expect(board.json).toHaveAccessibleDescription(/^This isn’t JSON\./u);
      await expect(board.json).toHaveValue('{ "tartan": "board", "ver');
      // The message about the old text goes when the text changes.
      await board.json.fill('{}');
      await expect(outcome).toHaveText('');
      await expect(board.json).toHaveAttribute('aria-invalid', 'false');
      await board.button('Back to the board as it is').press('Enter');
      await expect(board.json).toHaveValue(shown);
      await expect(board.json).toBeFocused();
      await expect(board.rows).toHaveValue('5');
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
      await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toBeFocused();
      expect(await selectedText(page)).toBe(page.url());
      await board.button('Copy the text').click();
      await expect(board.json).toBeFocused();
      expect(await selectedText(page)).toBe(await board.json.inputValue());
    });
  },
);

/** The selected text in the focused field. */
function selectedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
      : '';
  });
}
