/** Lessons 2 to 4 by keyboard alone: a board with its balance, numbers by hand, guesses. */
import { expect, test } from './fixture';
import { expectForEverybody, expectHeadingsInOrder } from './for_everybody';
import { lessonBoard, wantWholeLessons } from './lesson_questions';
import { visit } from './visit';

test('for everybody: a student balances coins, finds numbers by hand and guesses more', async ({
  page,
  browserName,
}) => {
  await wantWholeLessons(page);
  const lesson = async (slug: string) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await visit(page, `#/learn/${slug}`);
  };
  const forEverybody = async () => {
    await expectHeadingsInOrder(page);
    await expectForEverybody(page, browserName);
  };

  await test.step('the table shows what a move would leave, and the sentence what it left', async () => {
    await lesson('turtles');
    const place = page.locator('#board-odd');
    await place.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(place).toContainText('It’s on the board now');
    const board = lessonBoard(page);
    const balance = place.locator('+ figure').getByRole('table');
    await expect(balance).toContainText('The heads in binary, as the board is now');
    await board.getByRole('button', { name: /^Coin 3, white/u }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(balance.getByRole('row', { name: /^Coin 3, turned down 0/u })).toBeVisible();
    await expect(balance.getByRole('row', { name: /^Coin 2 2/u })).toBeVisible();
    await page.keyboard.press('f');
    await expect(page.getByText('It balances now.')).toBeVisible();
    await forEverybody();
  });

  await test.step('what moves reach is pressed and drops, and the first empty box is found', async () => {
    await lesson('mex');
    const builder = page.getByRole('figure', { name: 'Grundy numbers by hand' }).first();
    const said = builder.getByRole('status');
    const coin = (place: number) => builder.getByRole('button', { name: `Place ${place}:` });
    await builder.getByRole('button', { name: 'Box 0: empty' }).press('Enter');
    await expect(said).toHaveText('Place 1 is worth 0: it has no move.');
    await builder.getByRole('button', { name: 'Box 1: empty' }).press('Enter');
    await expect(said).toHaveText('First press every place a hop from here reaches.');
    await coin(1).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(said).toHaveText('No move from place 2 reaches place 2.');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(said).toHaveText('It leaves a coin at place 1, worth 0: into box 0.');
    await builder.getByRole('button', { name: 'Box 0: 1 in it' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(said).toHaveText('Place 2 is worth 1: its moves leave 0.');
    await expect(builder.getByRole('button', { name: 'Box 1: empty' })).toBeFocused();
    await expect(builder.getByRole('button', { name: /^Place/u })).toHaveCount(3);
    await forEverybody();
  });

  await test.step('a guess is answered, and what was guessed is plotted in the end', async () => {
    await lesson('patterns');
    const grunt = page.getByRole('figure', { name: 'Guess how it goes on: Grunt' });
    const guess = grunt.getByRole('textbox', { name: 'Your guess for place 10' });
    await guess.fill('1');
    await guess.press('Enter');
    await expect(grunt.getByRole('status')).toHaveText('No, place 10 doesn’t have 1.');
    await guess.fill('0');
    await guess.press('Enter');
    await expect(grunt.getByRole('status')).toHaveText('Yes, place 10 has 0.');
    await expect(grunt.getByRole('textbox', { name: 'Your guess for place 11' })).toBeFocused();
    await grunt.getByRole('button', { name: 'Show all' }).press('Enter');
    await expect(grunt.getByRole('button', { name: 'Start over' })).toBeFocused();
    const plot = grunt.getByRole('slider', { name: 'Plot of the first 200 values' });
    await plot.focus();
    for (let step = 0; step < 13; step += 1) await page.keyboard.press('ArrowRight');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Place 13: 3');
    await forEverybody();
  });
});
