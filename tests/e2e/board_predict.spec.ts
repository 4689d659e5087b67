/** Puzzles: nothing reveals what wins before the reader has answered. */
import { expect, test } from './fixture';
import type { BoardPage } from './board_page';
import { factsOf, shortest, type Move } from './flipping_game';
import { endOf, moveWords } from './play_page';

/** Words of the page that reveal what wins. */
const TELLING =
  /\bwins?\b(?! against)|none wins|doesn’t win|which wins|winning move|\blos(?:es|t)\b|Why does/u;
/** Texts that are always there: the question, the rule, and the legend. */
const HARMLESS = [
  'Which first moves win?',
  'Which moves win?',
  'Which move wins? Or does none?',
  'Turn the whole board black and you win.',
  'You take turns. Turn the last white disc black and you win.',
  'Which move wins? Press its corner, then its end.',
  'No move wins',
  'All winning moves',
  'Winning moves by corner',
  'Winning moves over each disc',
] as const;

/** Every text on the page, visible or for screen readers, that reveals what wins. */
async function told(board: BoardPage): Promise<string[]> {
  const tree = await board.page.locator('main').ariaSnapshot();
  const visible = await board.page.locator('main').innerText();
  const legend = board.page.getByRole('group', { name: 'Legend' });
  const legendWords = (await legend.getByRole('listitem').allInnerTexts()).map((words) =>
    words.replace(/[◆◇]/u, '').trim(),
  );
  return [...tree.split('\n'), ...visible.split('\n')]
    .map((line) =>
      HARMLESS.reduce<string>((rest, words) => rest.replaceAll(words, ''), line).trim(),
    )
    .filter((line) => TELLING.test(line))
    .filter((line) => !legendWords.includes(line.replace(/^- (?:listitem|text): /u, '')));
}

test('a reader goes around the loop: wrong, refuted, again, hints, right, next, undo, reload', async ({
  board,
  page,
}) => {
  await board.open('#/board?rows=5&columns=5&answers=no');
  const press = (name: string) => board.bar.getByRole('button', { name, exact: true });
  const result = board.bar.getByRole('status');
  await board.mode('Puzzle').check();
  await board.park();
  expect(await told(board)).toEqual([]);
  const before = await board.picture();
  await board.disc(1, 1).click();
  await board.disc(1, 1).click();
  await board.park();
  await expect(result).toHaveText(/^It loses: the reply is /u);
  // Both moves are drawn.
  await expect.poll(() => board.picture()).not.toBe(before);

  await test.step('and tries again by the keyboard, with both hints', async () => {
    await press('Try again').press('Enter');
    await expect.poll(() => board.picture()).toBe(before);
    await expect(board.bar.locator(':focus')).toHaveCount(1);
    await press('Hint').press('Enter');
    await expect(result).toHaveText(/Equal values cancel in pairs\.$/u);
    await expect(board.disc(5, 5)).toHaveAccessibleName(/ value \d/u);
    await press('Hint').press('Enter');
    await expect(result).toHaveText(
      'Hint: if any move wins, one has its corner at row 3, column 4.',
    );
    await press('No move wins').press('Enter');
    await expect(result).toHaveText('Not so: a move wins here.');
    await expect(board.bar.locator(':focus')).toHaveCount(1);
    await board.disc(4, 3).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(result).toHaveText('Right: this move wins.');
    await expect(board.disc(4, 3)).toBeFocused();
    await expect(board.announcer).toHaveText('1 × 1 at row 3, column 4, wins');
    await expect(page).toHaveURL(/&revealed=yes$/u);
  });

  await test.step('and finds what was shown after another position, and after a reload', async () => {
    const shown = await board.discNames();
    await page.keyboard.press('Enter');
    await expect(press('No move wins')).toBeVisible();
    await board.park();
    expect(await told(board)).toEqual([]);
    expect(await board.discNames()).not.toEqual(shown);
    await board.button('Undo').click();
    await expect(press('Next position')).toBeVisible();
    await expect(result).toHaveText('8 of 56 moves win.');
    await board.reload();
    await expect(result).toHaveText('8 of 56 moves win.');
  });
});

test('ten positions take three presses each at most @full', async ({ board, page }) => {
  await board.open('#/board?rows=5&columns=5&mode=predict');
  const result = board.bar.getByRole('status');
  let presses = 0;
  const press = async (act: Promise<void>) => {
    presses += 1;
    await act;
  };
  for (let number = 1; number <= 10; number += 1) {
    const position = await board.readPosition();
    const { winning } = factsOf(position);
    if (winning.length === 0) await press(board.act('No move wins').click());
    else
      for (const { column, row } of cornerAndEnd(shortest(position, winning)))
        await press(board.disc(column, row).click());
    await expect(result).toHaveText(/^Right: /u);
    if (number > 1) await expect(board.bar).toContainText(`${number} in a row`);
    if (number < 10) await press(page.keyboard.press('Enter'));
    await expect(result).toHaveText(number < 10 ? '' : /^Right/u);
  }
  expect(presses).toBeLessThanOrEqual(29);

  await test.step('one that was to be checked first takes one more', async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('switch', { name: /^Let me check my answer/u }).check();
    const [move] = factsOf(await board.readPosition()).legal;
    for (const { column, row } of cornerAndEnd(move!)) await board.disc(column, row).click();
    await expect(board.bar).toContainText(moveWords(move!));
    await expect(result).toHaveText('');
    await board.act('Check').click();
    await expect(result).toHaveText(/^(?:Right:|It loses)/u);
  });
});

function cornerAndEnd(move: Move) {
  return [move, endOf(move)];
}
