/** The last lessons as a student uses them: counting winning moves, finding one, and games that are no product. */
import { expect, test } from './fixture';
import { expectForEverybody, expectHeadingsInOrder } from './for_everybody';
import { lessonBoard, showAnswers, wantWholeLessons } from './lesson_questions';
import { visit } from './visit';

test(
  'for everybody: the last lessons, with all of them open and their instruments used by keyboard',
  { tag: '@full' },
  async ({ page, browserName }) => {
    // Checks four lessons in all colours and at two widths.
    test.slow();
    await wantWholeLessons(page);
    // A coin of 100 × 100 is chosen by its numbers.
    const isForEverybody = async () => {
      await expectHeadingsInOrder(page);
      await expectForEverybody(page, browserName, '[role=grid][aria-rowcount="100"] button');
      await page.setViewportSize({ width: 1280, height: 720 });
    };

    await test.step('a move nimber on one axis leads to its partner on the other', async () => {
      await visit(page, '#/learn/counting');
      await showAnswers(page, 4);
      await page.getByRole('slider', { name: 'Rows axis: move nimber' }).press('ArrowRight');
      await expect(page.getByText(/They need .b = Γ ⊘ a = 7 ⊘ 2 = 14/u)).toBeVisible();
      const columns = page.getByRole('slider', { name: 'Columns axis: move nimber' });
      await expect(columns).toHaveAttribute('aria-valuenow', '14');
      await columns.press('Home');
      await expect(page.getByText('No move has the move nimber 0.')).toBeVisible();
      await isForEverybody();
    });

    await test.step('the picture is woven of the pairs, whose threads go out and come in', async () => {
      const cloth = page.getByRole('region', { name: 'The tartan of P(100)' });
      const threads = cloth.getByRole('button', { name: '⊗' });
      await expect(
        cloth.getByText(/^7 of 7 are shown, with 31,395 winning moves\./u),
      ).toBeVisible();
      await threads.first().press('Enter');
      await expect(cloth.getByText(/^6 of 7 are shown/u)).toBeVisible();
      await page.getByRole('link', { name: 'All lessons' }).first().click();
      await page.goBack();
      await expect(threads.first()).toHaveAttribute('aria-pressed', 'false');
      await cloth.getByRole('button', { name: 'All threads' }).click();
      await expect(cloth.getByText(/^7 of 7 are shown/u)).toBeVisible();
    });

    await test.step('three steps lead to a move that wins on the board', async () => {
      await visit(page, '#/learn/winning-move');
      await showAnswers(page, 3);
      const steps = page.getByRole('figure', { name: 'Three steps to a winning move' }).first();
      await steps.getByRole('radio', { name: /row 4, column 4: .v = 13/u }).press('Space');
      await steps.getByRole('radio', { name: '1', exact: true }).press('Space');
      const answer = (value: string) => steps.getByRole('button', { name: value, exact: true });
      await answer('5').press('Enter');
      await expect(steps.getByText(/Not 5\. In binary it’s .0010 ⊕ 1000., without/u)).toBeVisible();
      await answer('10').press('Enter');
      await expect(steps.getByText(/u₂ = 10. isn’t below .v₂ = 8/u)).toBeVisible();
      await expect(steps.getByRole('radio', { name: '1', exact: true })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(steps.getByRole('button', { name: 'Choose this move' })).toHaveCount(0);
      await answer('2').press('Enter');
      await steps.getByRole('button', { name: 'Choose this move' }).press('Enter');
      await expect(steps.getByText('It’s chosen on the board.')).toBeVisible();
      await lessonBoard(page).getByRole('button', { name: 'Flip it' }).press('Enter');
      await expect(page.locator('#board-mock + [role=status]')).toContainText('You left 0');
      await expect(steps).toContainText('no move wins');
      await isForEverybody();
    });

    await test.step('games of the plane, and arrangements counted', async () => {
      await visit(page, '#/learn/beyond');
      await showAnswers(page, 3);
      await page.getByRole('button', { name: /^row 0, column 0/u }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Nimber of the position: 77' })).toBeVisible();
      await isForEverybody();
      await visit(page, '#/learn/chessboard');
      await showAnswers(page, 4);
      await page.getByRole('button', { name: 'Show a winning move' }).last().press('Enter');
      await expect(page.getByText('This wins: from')).toBeVisible();
      await expect(page.getByText('450,304').first()).toBeVisible();
      await isForEverybody();
    });
  },
);

test('the picture of the lesson on counting gives no answer away, on its page and in a frame', async ({
  page,
}) => {
  await wantWholeLessons(page);
  for (const address of ['./#/learn/counting', './embed.html?lesson=counting']) {
    await page.goto(address);
    await expect(page.getByText('The picture comes once you have answered')).toBeVisible();
    await expect(page.getByRole('region', { name: 'The tartan of P(100)' })).toHaveCount(0);
    const asked = page.locator('form', { hasText: 'How many of them win, would you say?' });
    await page.getByRole('button', { name: 'Go to the question' }).press('Enter');
    await expect(asked).toBeInViewport();
    await asked.getByRole('radio', { name: 'About one in 20' }).check();
    await asked.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText('31,395 winning moves, 100% of P(100)')).toBeVisible();
  }
});

test.describe('with a finger, on a phone', { tag: '@chromium' }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the tables of the lessons are whole, and a sentence says what to press @full', async ({
    page,
  }) => {
    await wantWholeLessons(page);
    await visit(page, '#/learn/counting');
    await showAnswers(page, 4);
    await expect(page.getByText('Press a bar to read it.')).toBeVisible();
    const sum = page.getByRole('cell', { name: '31,395' });
    await sum.scrollIntoViewIfNeeded();
    await expect(sum).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-more~=end]')).toHaveCount(0);

    await visit(page, '#/learn/winning-move');
    const steps = page.getByRole('figure', { name: 'Three steps to a winning move' }).first();
    await steps.getByRole('radio', { name: /row 4, column 4/u }).check();
    await steps.getByRole('radio', { name: '1', exact: true }).check();
    await expect(steps.getByRole('row')).toHaveCount(2);
    // The question appears below the row, in view.
    await expect(steps.getByRole('button', { name: '10', exact: true })).toBeInViewport();
    await expect(steps.locator('[data-more~=end]')).toHaveCount(0);
  });
});
