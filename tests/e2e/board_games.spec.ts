/** Other games on the Board page: choosing, exploring, playing, and finding them again after a reload. */
import { expect, test } from './fixture';
import { expectForEverybody } from './for_everybody';

test('a reader goes from game to game, and finds rows from the top and a game of its own', async ({
  board,
  page,
}) => {
  await board.open('#/board?rows=8&columns=8');

  await test.step('Rugs: any rectangle', async () => {
    await board.chooseGame('Rugs');
    await expect(board.position.getByText('75 of 1,296 moves win.')).toBeVisible();
    await expect(page.getByText(/rectangle of any size/u)).toBeHidden();
    await board.goal.click();
    await expect(page.getByText(/rectangle of any size/u)).toBeVisible();
    // Rows are numbered downwards.
    const [top, below] = [
      await board.middleOf({ column: 1, row: 1 }),
      await board.middleOf({ column: 1, row: 2 }),
    ];
    expect(below[1]).toBeGreaterThan(top[1]);
    await board.disc(8, 8).click();
    await board.disc(1, 1).click();
    await expect(board.pressed).toHaveAccessibleName('8 × 8, wins');
    await board.act('Flip it').click();
    await expect(board.fact('Nimber')).toHaveText('0');
    await expect(page).toHaveURL(/game=rugs&rows=8&columns=8&mode=explore&moves=1~8x1~8$/u);
    await board.reload();
    await expect(board.fact('White discs')).toHaveText('0');
    await expect(board.position.getByText(/^No moves are left/u)).toBeVisible();
  });

  await test.step('any other one, by its rows and columns', async () => {
    await board.gameMenu.click();
    const games = page.getByRole('group', { name: 'Game' });
    const elsewhere = games.getByRole('link', { name: 'Connected Blocks' });
    await expect(elsewhere).toHaveAttribute('href', '#/games?game=connected-blocks');
    await games.getByRole('link', { name: 'Build a game' }).click();
    await page.getByRole('radio', { name: 'A board' }).check();
    await page.getByRole('combobox', { name: 'Rows' }).selectOption('Single coins');
    await page
      .getByRole('combobox', { name: 'Columns' })
      .selectOption('Runs of lengths you choose');
    const lengths = page.getByRole('textbox', { name: 'Lengths' });
    await lengths.fill('chess');
    await expect(lengths).toHaveAccessibleDescription('Enter whole numbers, such as 1, 3, 7.');
    await lengths.fill('1, 3');
    await page.getByRole('link', { name: 'Play one row' }).click();
    await expect(page).toHaveURL(/game=single\*runs:1,3&rows=1&columns=12&mode=play/u);
  });

  await test.step('a match on one row speaks of its coins', async () => {
    const game = page.getByRole('group', { name: 'The game', exact: true });
    await board.disc(7, 1).press('Enter');
    await expect(game).toContainText('Your turn. Rightmost: coin 7, 2 moves');
    await board.disc(5, 1).press('Enter');
    await expect(board.entry('1. You: coins 5 to 7')).toHaveText(/1\. coins 5–7$/u);
    await expect(board.disc(7, 1)).toHaveAccessibleName(/^Coin 7, black/u);
  });

  await test.step('looked at from its start, its first moves are those of the Solve page', async () => {
    await board.mode('Explore').check();
    await board.entry('Start').click();
    await board.disc(7, 1).press('Enter');
    await expect(board.bar).toContainText('Coin 7, white');
    await expect(board.announcer).toHaveText(/^Rightmost: coin 7, 2 moves/u);
    await expect(board.position.getByText(/moves? win/u).first()).toBeVisible();
    await board.reload();
    // The Solve page also knows games of runs, and counts the same first moves.
    const count = await board.numbers.getByRole('link').innerText();
    await board.numbers.getByRole('link').click();
    await expect(page).toHaveURL(/#\/solve\?rows=1&columns=12&rowLengths=1&columnLengths=1,3$/u);
    await page.getByRole('button', { name: 'Compute' }).click();
    await expect(page.getByText(count, { exact: true }).first()).toBeVisible();
  });
});

test('a reader makes a move of (Mock Turtles)² coin by coin @full', async ({
  board,
  page,
  browserName,
}) => {
  await board.open('#/board?rows=40&columns=200');
  await board.chooseGame('(Mock Turtles)²');
  await expect(page.getByText(/^This game’s boards go up to \d+ × \d+\.$/u)).toBeVisible();
  await board.open(
    '#/board?game=mock-turtles-squared&rows=5&columns=5&position=BBBBB.BBBWB.BBBBB.BBWBB.BBBBW',
  );
  await board.goal.click();
  await expect(page.getByText('Rows: one, two, or three.')).toBeVisible();
  await expect(board.fact('Nimber')).toHaveText('14');
  await board.disc(4, 4).click();
  await board.disc(3, 4).click();
  await expect(board.bar.getByText('1 × 2 at row 4, column 4')).toBeVisible();
  await board.disc(4, 1).click();
  await expect(board.bar.getByText('rows 1 and 4 × columns 3 and 4')).toBeVisible();
  await expect(board.pressed).toHaveAccessibleName(/^rows 1 and 4 × columns 3 and 4, /u);
  await board.act('Flip it').click();
  await expect(page).toHaveURL(/moves=1\.4x3~4/u);
  await expect(board.fact('White discs')).toHaveText('3');
  // This corner has a wide table of moves.
  await board.open('#/board?game=mock-turtles-squared&rows=8&columns=8&move=1.3.4x2.5.6');
  await expect(board.pressed).toBeAttached();
  await expectForEverybody(page, browserName);
});

test('three steps lead to a winning move by keyboard, and a link leads to a step', async ({
  board,
  browserName,
  page,
}) => {
  await board.open('#/board?game=acrostic-twins&rows=5&columns=6');
  await page.getByRole('button', { name: 'Find a winning move in three steps' }).press('Enter');
  const steps = page.getByRole('region', { name: 'A winning move in three steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(1);
  await expect(steps.getByRole('status')).toHaveText(/^Step 1 of 3\. .*row 0, column 1/u);
  const next = steps.getByRole('button', { name: 'Next step' });
  await next.press('Enter');
  await expect(next).toBeFocused();
  await expect(page).toHaveURL(/step=2$/u);
  await board.reload();
  await expect(steps.getByRole('status')).toHaveText(/^Step 2 of 3\. .*lower that to .u₂ = 0/u);
  await expectForEverybody(page, browserName);
  await steps.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(steps.getByRole('listitem')).toHaveCount(1);
  for (const count of [2, 3]) {
    await next.press('Enter');
    await expect(steps.getByRole('listitem')).toHaveCount(count);
  }
  await steps.getByRole('button', { name: 'Choose this move' }).press('Enter');
  await expect(board.bar.getByText('This move wins.')).toBeVisible();
  await board.act('Flip it').click();
  await expect(steps).toHaveCount(0);
  await expect(board.fact('Nimber')).toHaveText('0');
  await expect(board.fact('White discs')).toHaveText('28');
});

test('on one row the steps, the list of winning moves and the moves of a corner speak of coins', async ({
  board,
  page,
}) => {
  await board.open('#/board?game=single*ruler&rows=1&columns=11&step=3');
  const steps = page.getByRole('region', { name: 'A winning move in three steps' });
  await expect(steps.getByRole('status')).toHaveText(
    /^Step 3 of 3\. Find a move that has coin 8 as its corner .*: coins 4 to 8\./u,
  );
  await expect(steps).not.toContainText(/row|column/iu);
  await board.list.getByRole('button', { name: '7 coins: 1' }).click();
  await board.list.getByRole('option', { name: 'coin 9' }).click();
  await expect(board.bar).toContainText('coins 3 to 9');
  const moves = board.corner.getByRole('table', { name: 'Moves of this corner' });
  await expect(moves.getByRole('columnheader').first()).toHaveText('length');
  await expect(board.pressed).toHaveAccessibleName('coins 3 to 9, wins');
});

test('the largest board of Rugs answers at once, and lists of its millions of moves those of one kind', async ({
  board,
}) => {
  await board.open('#/board?game=rugs&rows=200&columns=200');
  await expect(board.position.getByText(/1,588,677 of [\d,]+ moves win/u)).toBeVisible();
  await board.goTo(150, 150);
  await expect(board.bar.getByText('22,500 moves, 85 win.')).toBeVisible();
  await expect(board.corner).toHaveCount(0);
  await board.cursor.press('Enter');
  await expect(board.corner.getByText('150 row moves × 150 column moves.')).toBeVisible();
  await board.list.getByRole('combobox', { name: 'Height' }).selectOption('200');
  const box = board.list.getByRole('listbox');
  await expect(box).toHaveAccessibleName(/^200 × \d+: \d+$/u);
  await box.getByRole('option').first().click();
  await expect(board.bar.getByText('This move wins.')).toBeVisible();
  await board.act('Flip it').click();
  await expect(board.fact('Nimber')).toHaveText('0');
});
