/** Predict first: nothing tells what wins before the reader has looked. */
import { createHash } from 'node:crypto';
import { expect, test } from './fixture';
import type { BoardPage } from './board_page';

/** Words of the page that tell what wins. */
const TELLING =
  /\bwins?\b(?! against)|none wins|does not win|which wins|winning move|\blos(?:es|t)\b|Why does/u;
/** What is said in any case: the question, the rule, and what the marks would mean. */
const HARMLESS = [
  'Which first moves win?',
  'Whoever turns the whole board black wins.',
  'Which move wins? Choose a corner and the rectangle that you think wins, and then look.',
  'The board nimber is 0 when whoever is to move loses, and another number when one of the moves wins.',
  'I think this wins: look',
  'All winning moves',
  'Winning moves by corner',
  'Winning moves over each disc',
] as const;

/** Everything that can be read or heard on the page and tells what wins. */
async function told(board: BoardPage): Promise<string[]> {
  const tree = await board.page.locator('main').ariaSnapshot();
  const visible = await board.page.locator('main').innerText();
  const legend = board.page.getByRole('region', { name: 'Legend' });
  const legendWords = (await legend.getByRole('listitem').allInnerTexts()).map((words) =>
    words.replace('◆', '').replace('○', '').trim(),
  );
  return [...tree.split('\n'), ...visible.split('\n')]
    .map((line) =>
      HARMLESS.reduce<string>((rest, words) => rest.replaceAll(words, ''), line).trim(),
    )
    .filter((line) => TELLING.test(line))
    .filter((line) => !legendWords.includes(line.replace(/^- (?:listitem|text): /u, '')));
}

/** What is drawn over some columns. */
async function drawnOver(board: BoardPage, first: number, last: number): Promise<string> {
  await board.park();
  await expect(board.corner.getByRole('table').getByRole('button')).toHaveCount(4);
  const cells = [await board.disc(first, 5).boundingBox(), await board.disc(last, 1).boundingBox()];
  const picture = await board.page.locator('canvas').evaluateAll(async (canvases, [from, to]) => {
    await new Promise(requestAnimationFrame);
    // The neighbours' lines and the frame of the board lie on the edges.
    const inset = 4;
    const width = to!.x + to!.width - from!.x - 2 * inset;
    const height = to!.y + to!.height - from!.y - 2 * inset;
    const copy = Object.assign(document.createElement('canvas'), { width, height });
    for (const canvas of canvases as HTMLCanvasElement[]) {
      const { left, top } = canvas.getBoundingClientRect();
      copy.getContext('2d')!.drawImage(canvas, left - from!.x - inset, top - from!.y - inset);
    }
    return copy.toDataURL();
  }, cells);
  return createHash('sha1').update(picture).digest('base64');
}

test('by mouse: nothing tells what wins until the reader looks', async ({ board, page }) => {
  await board.open();
  await board.mode('Predict first').check({ force: true });
  await expect(page.getByText(/^Which move wins\? Choose a corner/u)).toBeVisible();
  await board.park();
  expect(await told(board)).toEqual([]);
  for (const name of await board.discNames()) expect(name).toMatch(/, white, \d rectangles?$/u);

  await board.disc(4, 3).hover();
  await expect(board.corner).toHaveAccessibleName('Column 4, row 3');
  await expect(board.corner.getByText('4 rectangles.')).toBeVisible();
  expect(await told(board)).toEqual([]);
  await board.disc(4, 3).click();
  await board.disc(4, 1).click();
  await board.park();
  await expect(board.pressed).toHaveAccessibleName('1 wide, 3 high');
  await expect(board.disc(4, 1)).toHaveAccessibleName(/ends the rectangle 1 wide, 3 high$/u);
  await expect(board.announcer).toHaveText('1 wide, 3 high, corner at column 4, row 3');
  await expect(board.why).toHaveCount(0);
  await expect(board.list.getByText(/^They stay hidden until/u)).toBeVisible();
  await expect(board.list.getByRole('option')).toHaveCount(0);
  expect(await told(board)).toEqual([]);
  const before = await board.picture();

  await board.button('I think this wins: look').click();
  await board.park();
  await expect(board.corner.getByText('This move wins.')).toBeVisible();
  await expect(board.pressed).toHaveAccessibleName('1 wide, 3 high, wins');
  await expect(board.corner.getByText('4 rectangles, 2 win.')).toBeVisible();
  await expect(board.why).toHaveAccessibleName('Why does this move win?');
  await expect(board.selectedOption).toHaveText('column 4, row 3');
  await expect(board.announcer).toHaveText('1 wide, 3 high, corner at column 4, row 3, wins');
  await expect(board.disc(4, 1)).toHaveAccessibleName(/1 wide, 3 high, which wins$/u);
  await expect(
    page.getByText('How many winning rectangles have this disc as their corner'),
  ).toBeVisible();
  await expect.poll(() => board.picture()).not.toBe(before);
  await expect(board.button('I think this wins: look')).toHaveCount(0);

  // Another choice is another prediction.
  await board.act('Next rectangle').click();
  await board.park();
  await expect(board.button('I think this wins: look')).toBeVisible();
  await expect(board.why).toHaveCount(0);
  expect(await told(board)).toEqual([]);
  await board.button('I think this wins: look').click();
  await expect(board.corner.getByText('This move does not win.')).toBeVisible();
  await expect(board.why).toHaveAccessibleName('Why does this move not win?');
  await expect(board.selectedOption).toHaveCount(0);
});

test('by keyboard: choose, look, choose again', async ({ board, page }) => {
  await board.open();
  await board.mode('Explore').focus();
  await page.keyboard.press('ArrowRight');
  await expect(board.mode('Predict first')).toBeChecked();
  await page.keyboard.press('Tab');
  for (const key of ['Control+End', 'Enter', 'n', 'n']) await page.keyboard.press(key);
  await expect(board.announcer).toHaveText('4 wide, 1 high, corner at column 5, row 5');
  await expect(board.pressed).toHaveAccessibleName('4 wide, 1 high');
  expect(await told(board)).toEqual([]);
  const look = board.button('I think this wins: look');
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await look.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(look).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board.announcer).toHaveText(
    '4 wide, 1 high, corner at column 5, row 5, does not win',
  );
  await expect(board.why).toBeVisible();
  await board.disc(5, 5).focus();
  await page.keyboard.press('n');
  await expect(board.announcer).toHaveText('1 wide, 3 high, corner at column 5, row 5');
  await expect(board.why).toHaveCount(0);
  expect(await told(board)).toEqual([]);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  expect(await told(board)).toEqual([]);
});

test('the focus has somewhere to go after the reader has looked', async ({ board, page }) => {
  await board.open('#/board?rows=5&columns=5&mode=predict&column=4&row=3&width=1&height=3');
  await board.button('I think this wins: look').press('Enter');
  await expect(board.corner.getByText('This move wins.')).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('what is drawn tells no winning corner from another', async ({ board }) => {
  // Column 4 wins and column 5 does not; all else of them is alike.
  const drawn = async (settings: string, column: number) => {
    await board.open(`#/board?rows=5&columns=5&column=${column}&row=3${settings}`);
    return drawnOver(board, column - 3, column);
  };
  const pictures = new Set<string>();
  for (const size of ['', '&width=1&height=3', '&width=4&height=3']) {
    const picture = await drawn(`&mode=predict${size}`, 4);
    expect(await drawn(`&mode=predict${size}`, 5), size).toBe(picture);
    pictures.add(picture);
  }
  expect(pictures.size).toBe(3);
  // While exploring the two are told apart.
  expect(await drawn('', 4)).not.toBe(await drawn('', 5));
});

test('no shading tells what wins, whichever is chosen', { tag: '@chromium' }, async ({ board }) => {
  await board.open('#/board?rows=5&columns=5&mode=predict');
  await board.park();
  const picture = await board.picture();
  for (const heat of ['cover', 'corners', 'none'] as const) {
    await board.shading.selectOption(heat);
    expect(await board.picture()).toBe(picture);
    expect(await told(board)).toEqual([]);
  }
});

test(
  'a board on which no first move wins does not say so before the reader looks',
  { tag: '@chromium' },
  async ({ board }) => {
    await board.open('#/board?rows=8&columns=8&mode=predict&column=4&row=3&width=1&height=3');
    await board.park();
    expect(await told(board)).toEqual([]);
    await board.button('I think this wins: look').click();
    await expect(board.corner.getByText('This move does not win.')).toBeVisible();
    await expect(board.position.getByText(/^No move wins/u)).toBeVisible();
  },
);

test('what was looked at is still seen after a reload, and hidden again by undo', async ({
  board,
  page,
}) => {
  await board.open('#/board?rows=5&columns=5&mode=predict&column=4&row=3&width=1&height=3');
  await expect(board.button('I think this wins: look')).toBeVisible();
  await board.button('I think this wins: look').click();
  await expect(board.why).toBeVisible();
  await expect(page).toHaveURL(/&revealed=yes$/u);
  await board.reload();
  await expect(board.mode('Predict first')).toBeChecked();
  await expect(board.corner.getByText('This move wins.')).toBeVisible();
  await expect(board.why).toBeVisible();
  await board.button('Undo').click();
  await expect(board.why).toHaveCount(0);
  expect(await told(board)).toEqual([]);
  await board.reload();
  await expect(board.button('I think this wins: look')).toBeVisible();
  expect(await told(board)).toEqual([]);
  await board.button('Redo').click();
  await expect(board.why).toBeVisible();
  // Leaving the mode shows all, and coming back to it hides it.
  await board.mode('Explore').check({ force: true });
  await expect(board.why).toBeVisible();
  await board.mode('Predict first').check({ force: true });
  await expect(board.why).toHaveCount(0);
  await board.park();
  expect(await told(board)).toEqual([]);
});

test('a move can be made without looking', { tag: '@chromium' }, async ({ board }) => {
  await board.open('#/board?rows=5&columns=5&mode=predict&column=4&row=3&width=1&height=3');
  await board.act('Flip it').click();
  await board.park();
  await expect(board.fact('White discs')).toHaveText('22');
  for (const row of [1, 2, 3])
    await expect(board.disc(4, row)).toHaveAccessibleName(`Column 4, row ${row}, black`);
});
