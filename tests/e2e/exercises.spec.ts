/** A lesson's exercises as a student solves them and as a teacher prints them. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture';
import { expectForEverybody } from './for_everybody';
import { FrameHost } from './frame_host';
import { sheetsOf } from './paper';
import { watchRest } from './rest';
import { visit } from './visit';

async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
}

test('A student solves an exercise of a class link after a wrong try and a hint, and hands in what was solved', async ({
  page,
}) => {
  const exercises = page.getByRole('region', { name: 'Exercises' });
  const check = exercises.getByRole('button', { name: 'Check' });
  const said = exercises.getByRole('status').filter({ hasText: /\w/u }).last();
  // A row of four discs: black, white, white, white.
  const disc = (column: number) =>
    exercises.getByRole('button', { name: `Row 1, column ${column}, ` });

  await test.step('the link leads to its exercises', async () => {
    await visit(page, '#/learn/rule?seed=17&exercises=1,3');
    await expect(exercises.getByRole('heading', { name: 'Exercises' })).toBeFocused();
    await expect(exercises.getByText('Set 17')).toBeVisible();
    await expect(exercises.getByText('0 of 2 solved')).toBeVisible();
  });

  await test.step('a wrong try says what it leaves', async () => {
    await disc(4).press('Enter');
    await disc(1).press('Enter');
    await expect(exercises.getByText('1 × 4 at row 1, column 4')).toBeVisible();
    await check.press('Enter');
    await expect(said).toHaveText(
      /^Not yet\. The opponent answers with 1 × 1 at row 1, column 1, which is the last move\./u,
    );
    await expectAbove(exercises.getByRole('grid'), said);
    await expectAbove(said, check);
  });

  await test.step('a hint helps, and the right move is explained', async () => {
    await exercises.getByRole('button', { name: 'Hint' }).press('Enter');
    await expect(said).toContainText('Hint 1: Count the white discs in column 4');
    // Checking the same answer again costs nothing.
    await check.press('Enter');
    const refusal = exercises.getByRole('alert').filter({ hasText: /\w/u });
    await expect(refusal).toContainText('You’ve just tried that.');
    await expectAbove(refusal, check);
    // An outdated verdict keeps its room.
    await disc(4).press('Enter');
    const { y } = (await check.boundingBox())!;
    await disc(4).press('Enter');
    await expect(refusal.getByText(/\w/u)).toBeHidden();
    expect(Math.abs((await check.boundingBox())!.y - y)).toBeLessThan(2);
    await check.press('Enter');
    await expect(said).toContainText('Right. Solved on try 2, with 1 hint: ½ of a point.');
    await expect(exercises.getByText('1 of 2 solved')).toBeVisible();
  });

  await test.step('the keyboard leads on to the next exercise', async () => {
    const next = exercises.getByRole('button', { name: 'Next exercise' });
    await expect(next).toBeFocused();
    await next.press('Enter');
    await expect(exercises.getByRole('heading', { name: 'Exercise 3' })).toBeFocused();
  });

  await test.step('it stays over a reload, and is handed in with a name', async () => {
    await page.reload();
    await expect(exercises.getByText('1 of 2 solved')).toBeVisible();
    await exercises.getByRole('link', { name: 'Page to hand in' }).press('Enter');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await expect(page.getByRole('row', { name: /^1 Find a move/u })).toContainText(
      'Solved on try 2, with 1 hint',
    );
    await expect(page.getByRole('row', { name: /^3 How many/u })).toContainText('Not solved');
  });
});

test('What is said of a tall exercise comes into sight with the buttons', async ({ page }) => {
  await visit(page, '#/learn/coins?seed=17&exercises=3');
  const exercises = page.getByRole('region', { name: 'Exercises' });
  const said = exercises.getByRole('status').filter({ hasText: /\w/u });
  const check = exercises.getByRole('button', { name: 'Check' });
  await exercises.getByRole('radio').first().check();
  await check.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await check.press('Enter');
  await expect(said).toBeInViewport({ ratio: 0.95 });
  await expect(check).toBeInViewport({ ratio: 0.95 });
  await expectAbove(said, check);
});

/** A host like a course site, whose own page scrolls: the frame can't scroll it. */
async function pressAtLowerEdge(page: Page, button: Locator): Promise<{ readonly y: number }> {
  const { y: before, height } = (await button.boundingBox())!;
  const by = before + height + 40 - page.viewportSize()!.height;
  await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);
  const box = (await button.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return box;
}

test('On a phone, in a frame as high as a lesson, the verdict comes where the reader has pressed, and so does the next exercise @chromium', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const host = new FrameHost(page);
  const atRest = await watchRest(page);
  await host.open('lesson=mex&seed=17&exercises=1,2', { width: 390, follows: true });
  const exercises = host.frame.getByRole('region', { name: 'Exercises' });
  const answer = exercises.getByRole('textbox', { name: 'Your answer, a whole number' });
  const check = exercises.getByRole('button', { name: 'Check' });
  const next = exercises.getByRole('button', { name: 'Next exercise' });
  await atRest();
  const { height } = await host.told('resize');
  expect(height).toBeGreaterThan(2000);
  expect(await host.element.evaluate(({ clientHeight }) => clientHeight)).toBe(height);

  await answer.fill('1');
  const { y } = await pressAtLowerEdge(page, check);
  const scrolled = await page.evaluate(() => scrollY);
  await expect(exercises.getByText('Right.')).toBeInViewport({ ratio: 1 });
  await expect(next).toBeInViewport({ ratio: 1 });
  expect(Math.abs((await next.boundingBox())!.y - y)).toBeLessThanOrEqual(8);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  await next.click();
  await answer.fill('99');
  await pressAtLowerEdge(page, check);
  await expect(exercises.getByText('Not yet.')).toBeInViewport({ ratio: 1 });
  const hint = exercises.getByRole('button', { name: 'Hint' });
  await pressAtLowerEdge(page, hint);
  await expect(exercises.getByText('Hint 1:')).toBeInViewport({ ratio: 1 });
});

test('A frame takes all the work that its host sets while boards of exercises are open, and answers', async ({
  page,
}) => {
  const host = new FrameHost(page);
  await host.open('lesson=turtles&seed=5');
  const exercises = host.frame.getByRole('region', { name: 'Exercises' });
  const numbers = [2, 3, 4, 5, 6, 7, 1];
  for (const number of numbers) {
    await exercises.getByRole('button', { name: `Exercise ${number}, ` }).click();
    await expect(exercises.getByRole('heading', { name: `Exercise ${number}` })).toBeVisible();
  }
  const work = '1s 2s 3s 4s 5s 6s 7s';
  const state = { tartan: 'lesson', version: 1, edition: 1, lesson: 'turtles', seed: 5 } as const;
  expect(
    await host.answer({ type: 'setState', state: { ...state, seconds: 0, work }, id: 'late' }),
  ).toMatchObject({ type: 'statechange', state: { work } });
  await expect(exercises.getByText('7 of 7 solved, score 100%', { exact: true })).toBeVisible();
});

test('A teacher finds the notes and the worksheet of each lesson, and both begin at their top', async ({
  page,
}) => {
  const atTop = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  };
  await visit(page, '#/learn');
  const lesson = page
    .getByRole('region', { name: 'For your class' })
    .getByRole('listitem')
    .filter({ hasText: '1. The rule' });
  await lesson.getByRole('link', { name: 'Notes' }).click();
  await atTop('The rule: for teachers');
  await page.getByRole('link', { name: 'Worksheet to print' }).click();
  await atTop('The rule: exercises');
});

test('A worksheet is as many sheets as it says, on A4 and on Letter @chromium', async ({
  page,
}) => {
  await visit(page, '#/learn/rule?seed=17&sheet=worksheet');
  await expect(page.getByText('Page 3 of 3')).toBeVisible();
  await expect(page.getByRole('img', { name: 'White: columns 2 to 4' })).toBeVisible();
  for (const format of ['A4', 'Letter'] as const) expect(await sheetsOf(page, format)).toBe(3);
});

test(
  'The exercises and their sheets are for everybody',
  { tag: '@full' },
  async ({ page, browserName }) => {
    for (const [address, shown] of [
      ['exercises=2', 'Position 3'],
      ['sheet=hand-in', 'Not solved'],
      ['sheet=worksheet', 'Page 3 of 3'],
      ['sheet=for-teachers', 'Worksheet to print'],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await visit(page, `#/learn/rule?seed=17&${address}`);
      await expect(page.getByText(shown).last()).toBeVisible();
      await expectForEverybody(page, browserName);
    }
  },
);
