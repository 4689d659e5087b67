/** A lesson beside the board. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { expectForEverybody, expectHeadingsInOrder } from './for_everybody';
import { lessonBoard, wantWholeLessons } from './lesson_questions';
import { visit } from './visit';

const lessonIn = (page: Page) => page.getByRole('region', { name: 'Lesson' });
const rowsIn = (page: Page) => new URLSearchParams(page.url().split('?')[1]).get('rows');

test.beforeEach(async ({ page }) => await wantWholeLessons(page));

test('A term leads to its lesson beside the board, and a board of a lesson takes its place there', async ({
  page,
}) => {
  const lesson = lessonIn(page);
  const heading = (name: string) => lesson.getByRole('heading', { name }).first();
  const board = page.getByRole('grid').first();

  await test.step('a term opens its part of a lesson, and the board stays', async () => {
    await visit(page, '#/board?rows=3&columns=4');
    await page.getByRole('button', { name: 'Nimber', exact: true }).click();
    await page.getByRole('link', { name: 'Go to its lesson' }).click();
    await expect(heading('Two coins at once')).toBeFocused();
    await expect(page).toHaveURL(/rows=3&columns=4.*&lesson=mex\.sum$/u);
    await expect(board).toBeInViewport();
  });

  await test.step('another one is chosen, and its board is set beside it', async () => {
    await page.getByRole('combobox', { name: 'Lesson' }).selectOption('1. The rule');
    await expect(heading('The rule')).toBeFocused();
    await lesson.getByRole('link', { name: 'on the Board page' }).click();
    await expect(page.getByRole('radio', { name: 'Play', exact: true })).toBeChecked();
    // After this the reader keeps the board with everything beside it.
    await expect(page).toHaveURL(/mode=play[^&]*(&(?!lesson=)[^&]*)*$/u);
    await expect(lesson).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => rowsIn(page)).toBe('3');
    await expect(heading('The rule')).toBeVisible();
  });

  await test.step('it is there after a reload, and where it was read last after it was closed', async () => {
    await page.reload();
    await heading('A game you can see whole').scrollIntoViewIfNeeded();
    await lesson.getByRole('link', { name: 'Next: Coins are heaps' }).click();
    await expect(heading('Coins are heaps')).toBeFocused();
    await page.getByRole('tab', { name: 'Position' }).click();
    await expect(lesson).toHaveCount(0);
    await expect(page).toHaveURL(/^[^&]*&columns=4&mode=explore$/u);
    await page.getByRole('tab', { name: 'Lesson' }).click();
    await expect(page.getByRole('combobox', { name: 'Lesson' })).toHaveValue('turtles');
  });
});

// Playwright's Firefox scrolls to what it presses, and so to another board.
test('The boards of a lesson are on the board, without answers while it says to play first @chromium', async ({
  page,
  board,
}) => {
  await board.open('#/board?rows=3&columns=4');
  const own = await board.picture();
  await board.show('Lesson');
  const lesson = lessonIn(page);
  const discs = board.grid.getByRole('button');

  await test.step('the first one at once, to be played, and none in the text', async () => {
    await expect(lesson.getByText('It’s on the board now', { exact: false }).first()).toBeVisible();
    await expect(discs).toHaveCount(25);
    await expect(page.getByRole('grid')).toHaveCount(1);
    expect(await board.discNames()).not.toContainEqual(expect.stringMatching(/\bwins?\b/u));
    await board.disc(4, 3).click();
    await board.disc(1, 1).click();
    await expect(lesson.getByText(/^(?:Your turn again|Your last move)/u)).toBeVisible();
  });

  await test.step('another one where the reader comes to it, or presses words that name it', async () => {
    await lesson
      .getByRole('heading', { name: 'A game you can see whole' })
      .scrollIntoViewIfNeeded();
    await lesson.getByRole('button', { name: 'Show on the board' }).nth(1).click();
    await expect(discs).toHaveCount(4);
    await lesson.getByRole('button', { name: 'in row 5, column 5' }).press('Enter');
    await expect(discs).toHaveCount(25);
  });

  await test.step('and the reader’s own comes back as it was', async () => {
    await board.show('Position');
    await expect(discs).toHaveCount(12);
    await board.park();
    await expect.poll(() => board.picture()).toBe(own);
  });
});

test('A lesson is read below the board on a phone', async ({ page, browserName }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '#/board?rows=5&columns=5');
  const tab = page.getByRole('tab', { name: 'Lesson' });
  await tab.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await tab.click();
  const lesson = lessonIn(page);
  await expect(lesson.getByRole('combobox', { name: 'Lesson' })).toBeVisible();
  await expect(tab).toBeFocused();
  await expect(lesson.getByRole('heading', { name: 'The rule', exact: true })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole('grid').first()).toBeInViewport();
  await expect(lesson.getByRole('heading', { name: 'Exercises' })).toBeAttached();
  await expectHeadingsInOrder(page);
  await expectForEverybody(page, browserName);
});

test('No other game’s board stands beside an instrument', async ({ page }) => {
  await wantWholeLessons(page);
  await page.goto('./#/learn/patterns');
  const boards = lessonBoard(page).getByRole('grid');
  await expect(page.getByRole('figure', { name: 'Guess how it goes on: Ruler' })).toBeVisible();
  await expect(boards).toHaveCount(0);
  const always = page.getByRole('radio', { name: 'Always' });
  await always.check();
  await page.locator('form').filter({ has: always }).getByRole('button', { name: 'Check' }).click();
  await expect(boards).toHaveAccessibleName('Board of 1 × 12 discs');
  await page.getByRole('figure', { name: 'Guess how it goes on: Grunt' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, -200);
  await expect(boards).toHaveCount(0);
});

test('The board that words speak of stands beside them', async ({ page }) => {
  await wantWholeLessons(page);
  await page.goto('./#/learn/rule');
  const board = lessonBoard(page).getByRole('grid');
  await page.locator('#board-strip').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(board).toHaveAccessibleName('Board of 1 × 4 discs');
  await page.getByRole('heading', { name: 'Two counts decide' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(board).toHaveAccessibleName('Board of 5 × 5 discs');
  // These come before the board's own place, which isn't reached yet.
  const place = await page.locator('#board-again').boundingBox();
  expect(place?.y).toBeGreaterThan(0.65 * 900);
});
