/** Learn as a student uses it. */
import type { Locator, Page } from '@playwright/test';
import { channelsOf } from '../../web/src/drawing/shades';
import { brightnessOf, contrastOf } from '../../web/src/ui/value_table/table_colours';
import { expect, test } from './fixture';
import { expectForEverybody, expectHeadingsInOrder } from './for_everybody';
import { lessonBoard, showAnswers, wantWholeLessons } from './lesson_questions';
import { visit } from './visit';

test('Somebody goes from the list into lesson 1, plays, predicts and comes back, with the keyboard alone', async ({
  page,
}) => {
  const says = page.locator('#board-first + [role=status]');
  const board = lessonBoard(page);
  const title = page.getByRole('heading', { level: 1 });

  await test.step('the list leads to the first lesson', async () => {
    await visit(page, '#/learn');
    await page.getByRole('link', { name: 'Start with lesson 1: The rule' }).press('Enter');
    await expect(title).toHaveText('The rule');
    await expect(title).toBeFocused();
    // The focus is where the reader continues, on something that can't be pressed.
    await expect(title).toHaveCSS('outline-style', 'none');
    await expect(page).toHaveTitle('The rule – Tartan');
  });

  await test.step('the sentence follows the board', async () => {
    await expect(says).toContainText('Any move is fine');
    await board.getByRole('button', { name: 'Row 1, column 1, white, 1 move' }).press('Enter');
    await expect(board).toContainText('Your turn. Corner at row 1, column 1');
    await page.keyboard.press('Enter');
    await expect(says).toContainText('Your last move');
  });

  await test.step('words light their discs', async () => {
    const words = page.getByRole('button', { name: 'a strip 1 high and 4 wide' });
    await words.press('Enter');
    // The board for these sentences is beside them.
    await expect(board).toContainText('No move chosen');
    await expect(words).toHaveAccessibleDescription(/row 5, column 2.*row 5, column 5/u);
  });

  await test.step('a question is answered before its result is shown, and the next part', async () => {
    const next = page.getByRole('heading', { name: 'A game you can see whole' });
    await expect(page.getByText(/open the next part: .*A game you can see whole/u)).toBeVisible();
    await expect(next).toBeHidden();
    const answer = page.getByRole('textbox', { name: 'Your answer, a whole number' });
    await expect(page.getByText('Two heights times two widths')).toHaveCount(0);
    await answer.fill('12');
    await answer.press('Enter');
    await expect(page.getByText('Not quite. That’s how many discs')).toBeVisible();
    await answer.fill('3');
    await answer.press('Enter');
    await expect(page.getByText('Not quite. There are two heights')).toBeVisible();
    await answer.fill('4');
    await answer.press('Enter');
    await expect(page.getByText('Two heights times two widths')).toBeVisible();
    await expect(next).toBeVisible();
  });

  await test.step('the tree is marked from the end, a wrong mark is told why, and it is walked', async () => {
    const tree = page.getByRole('figure', { name: 'Every position of this game' });
    await tree.getByRole('button', { name: 'L: no, I lose' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tree).toContainText('There’s no move here, so you’ve lost.');
    await expect(tree.getByRole('button', { name: /^all black, to be marked now/u })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(tree.getByRole('button', { name: /^all black, you lose/u })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(tree).toContainText('One move leaves “all black”, marked L');
    const fill = (count: string) => tree.getByRole('button', { name: `Fill in ${count}` });
    for (let marked = 1; marked < 15; marked += 1) await fill('one for me').press('Enter');
    await expect(tree.getByRole('button', { name: /^white.* to be marked now/u })).toBeVisible();
    await tree.getByRole('button', { name: 'W: yes, I can win' }).press('Enter');
    // The question is gone, and the focus is on the text in its place: nothing has to scroll.
    await expect(tree.getByRole('status').first()).toBeFocused();
    await expect(tree.getByRole('status').first()).toBeInViewport();
    await page.keyboard.press('Shift+Tab');
    await expect(tree.getByRole('button', { name: /^white, white, white, white/u })).toBeFocused();
    await expect(fill('one for me')).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('ArrowDown');
    const below = page.getByRole('button', { name: /^white, black, white, white/u });
    await expect(below).toBeFocused();
    await expect(below).toHaveCSS('outline-style', 'solid');
    await expect(page.getByText('1 move leaves your opponent')).toBeVisible();
  });

  await test.step('a part has an address, and the way back leads to what was left', async () => {
    await visit(page, '#/learn/rule?part=tree');
    await expect(page.getByRole('heading', { name: 'A game you can see whole' })).toBeFocused();
    await page.getByRole('checkbox', { name: 'I’ve done this lesson' }).press('Space');
    await visit(page, '#/learn/nothing');
    await expect(page.getByRole('alert')).toContainText('There’s no lesson “nothing”.');
    await expect(page.getByText('1 of 12 lessons done.')).toBeVisible();
    await page.goBack();
    await expect(says).toContainText('Your last move');
    await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'I’ve done this lesson' })).toBeChecked();
  });
});

test('The contents of a lesson follow the reading and lead to its parts, and the list says where one was', async ({
  page,
}) => {
  await wantWholeLessons(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, '#/learn/mex');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const here = contents.locator('[aria-current]');
  const heading = (name: string) => page.locator('main h2').filter({ hasText: name });

  await test.step('they are the parts that the page has', async () => {
    await expect(contents.getByRole('link')).toHaveText([
      ...['Build it first', 'What it was', 'Two coins at once', 'When a move leaves several coins'],
      ...['What you know now', 'Exercises'],
    ]);
    await expect(here).toHaveText('Build it first');
  });

  await test.step('they follow, down and up', async () => {
    for (const name of ['Two coins at once', 'What it was']) {
      await heading(name).evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await expect(here).toHaveText(name);
    }
    await expect(contents).toBeInViewport();
  });

  await test.step('they lead to a part, and to the exercises', async () => {
    await contents.getByRole('link', { name: 'Two coins at once' }).click();
    await expect(heading('Two coins at once')).toBeFocused();
    await contents.getByRole('link', { name: 'Exercises' }).click();
    await expect(heading('Exercises')).toBeInViewport();
    await expect(here).toHaveText('Exercises');
  });

  await test.step('on a phone they are folded', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(contents.getByRole('link')).toHaveCount(0);
    await contents.getByText('Contents').click();
    await expect(contents.getByRole('link', { name: 'What it was' })).toBeVisible();
  });

  await test.step('the list has a picture of each lesson', async () => {
    await visit(page, '#/learn');
    const lessons = page.locator('main ol').first().locator('> li');
    // Boards are drawn when the reader scrolls near them.
    await expect(lessons.last().locator('canvas')).toHaveCount(0);
    for (const lesson of await lessons.all()) {
      await lesson.scrollIntoViewIfNeeded();
      await expect(lesson.locator('canvas').first()).toBeVisible();
    }
    await expect(lessons).toHaveCount(12);
    await expect(page.locator('[aria-current=step]')).toContainText('You’re here');
    await expect(page.locator('[aria-current=step] h2')).toHaveText('The smallest missing number');
  });
});

test('for everybody: the list of lessons, and a lesson with all of it open', async ({
  page,
  browserName,
}) => {
  await wantWholeLessons(page);
  await visit(page, '#/learn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn');
  await expectHeadingsInOrder(page);
  await expectForEverybody(page, browserName);
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, '#/learn/rule');
  await page.getByRole('radio', { name: 'Fewer than half' }).check();
  // The lesson's boards have a button of the same name, with no move to check.
  const ofQuestion = page.locator(':not([data-part=move-bar] *)');
  const checks = page.getByRole('button', { name: 'Check' }).and(ofQuestion);
  for (const check of await checks.all()) await check.click();
  await page.getByRole('button', { name: 'Fill in the rest' }).click();
  await page.locator('#board-win').scrollIntoViewIfNeeded();
  await expect(lessonBoard(page)).toContainText('8 of 56 moves win.');
  await expectHeadingsInOrder(page);
  await expectForEverybody(page, browserName);
});

/** Opens a lesson with its answers and checks it for accessibility. */
async function expectLessonForEverybody(page: Page, browserName: string, questions: number) {
  await showAnswers(page, questions);
  await expectHeadingsInOrder(page);
  await expectForEverybody(page, browserName);
}

const figure = (page: Page, name: string) => page.getByRole('figure', { name, exact: true });

test('for everybody: an axis of runs that is filled in with the keyboard, where a wrong number is told why @full', async ({
  page,
  browserName,
}) => {
  await wantWholeLessons(page);
  await visit(page, '#/learn/runs');
  const axis = figure(page, 'Places 1 to 8');
  await axis.getByRole('button', { name: '0', exact: true }).press('Enter');
  await expect(axis).toContainText('A move leaves 0, so it isn’t missing.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(axis).toContainText('Place 1 gets 1: its moves leave 0.');
  // From place 4 on, a run leaves three coins, whose numbers the reader adds.
  for (const value of ['1', '1'])
    await axis.getByRole('button', { name: value, exact: true }).press('Enter');
  const left = axis.getByRole('group', { name: 'The XOR, Length 4,' });
  await left.getByRole('button', { name: '0', exact: true }).press('Enter');
  await expect(axis).toContainText('Not 0.');
  await left.getByRole('button', { name: '1', exact: true }).press('Enter');
  await expect(axis.getByRole('group', { name: /missing, place 4/u })).toBeVisible();
  await axis.getByRole('button', { name: 'Fill in the rest' }).press('Enter');
  await axis.getByRole('button', { name: 'Place 8, g is 2' }).press('ArrowDown');
  await expect(axis.getByRole('button', { name: /^Length 1, places 8 to 8/u })).toBeFocused();
  const prefixes = figure(page, 'Places 1 to 20').first();
  const xor = (length: number) =>
    prefixes.getByRole('group', { name: `The XOR, Length ${length},` });
  const answer = async (group: Locator, value: string) =>
    await group.getByRole('button', { name: value, exact: true }).press('Enter');
  await answer(xor(1), '0');
  await answer(xor(4), '1');
  await expect(prefixes).toContainText(/Not 1\. In binary it’s .00 ⊕ 10., without carrying/u);
  await answer(xor(4), '2');
  await answer(xor(9), '0');
  // The focus moves to the next question.
  const mex = prefixes.getByRole('group', { name: /missing, place 9/u });
  await expect(mex.getByRole('button', { name: '0', exact: true })).toBeFocused();
  await answer(mex, '1');
  await expect(prefixes).toContainText('Place 9 gets 1: its moves leave 0 and 2.');
  await expect(xor(9)).toBeVisible();
  await expectLessonForEverybody(page, browserName, 4);
});

test('for everybody: a table that is filled in by the definition, and agrees with the theorem @full', async ({
  page,
  browserName,
}) => {
  await wantWholeLessons(page);
  await visit(page, '#/learn/tartan');
  const table = figure(page, 'The values of Rugs');
  await table.getByRole('button', { name: 'Fill in the rest' }).press('Enter');
  await table.getByRole('button', { name: 'Compare with the theorem' }).press('Enter');
  await expect(table).toContainText('36 of 36 coins have the value that the theorem gives.');
  await table.getByRole('button', { name: 'row 6, column 6, worth 3' }).press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(table).toContainText(/By the theorem: .1 ⊗ 2 = 2.\./u);
  await expectLessonForEverybody(page, browserName, 4);
});

test(
  'for everybody: a nim-product by its definition, and the places of a number',
  { tag: '@full' },
  async ({ page, browserName }) => {
    await wantWholeLessons(page);
    await visit(page, '#/learn/nim-product');
    const product = figure(page, 'Two factors and their nim-product');
    await product.getByRole('radio', { name: 'By definition' }).press('Space');
    const places = figure(page, 'Where a number is in the table');
    await places.getByRole('radio', { name: '8' }).press('Space');
    await expect(places).toContainText(
      'Without it: rows 4, 5, 6, and 7. 24 products are 8 or more.',
    );
    await expectLessonForEverybody(page, browserName, 7);
  },
);

test('The lines of the tree are seen in light and in dark @chromium', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await visit(page, '#/learn/rule?part=tree');
    const [line = '', ground = ''] = await page
      .locator('path[data-kind=other]')
      .first()
      .evaluate((path) => {
        const colours = [getComputedStyle(path).stroke];
        for (let part: Element | null = path; part !== null; part = part.parentElement)
          colours.push(getComputedStyle(part).backgroundColor);
        return colours.filter((colour) => colour !== 'rgba(0, 0, 0, 0)');
      });
    const contrast = contrastOf(brightnessOf(channelsOf(line)), brightnessOf(channelsOf(ground)));
    expect(contrast).toBeGreaterThan(3);
  }
});
