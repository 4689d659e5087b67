/** Undo, redo and the timeline, for everything that can be done. */
import { expect, ofCase, test } from './fixture';
import type { BoardPage } from './board_page';

declare global {
  interface Window {
    /** How many numbers have been written out. */
    formatted: number;
  }
}

interface Action {
  /** What the timeline calls it. */
  readonly entry: string | RegExp;
  readonly act: (board: BoardPage) => Promise<unknown>;
}

const EXPLORING: readonly Action[] = [
  { entry: 'Corner 4, 3', act: (board) => board.disc(4, 3).click() },
  { entry: 'Choose 4 wide × 3 high at 4, 3', act: (board) => board.rectangle(4, 3).click() },
  {
    entry: 'Choose 1 wide × 3 high at 4, 3',
    act: (board) => board.act('Previous rectangle').click(),
  },
  { entry: 'Choose 1 wide × 3 high at 4, 4', act: (board) => board.options.nth(1).click() },
  {
    entry: 'Choose 4 wide × 3 high at 5, 5',
    act: (board) => board.dragOver({ column: 5, row: 5 }, { column: 2, row: 3 }),
  },
  { entry: 'Let go', act: (board) => board.act('Let go').click() },
  { entry: 'Choose 1 wide × 3 high at 4, 3', act: (board) => board.options.nth(0).click() },
  { entry: 'Flip 1 wide × 3 high at 4, 3', act: (board) => board.act('Flip it').click() },
  { entry: 'Shading', act: (board) => board.shading.selectOption('cover') },
  { entry: 'Disc values', act: (board) => board.overlay('Disc values').check() },
  { entry: 'Grundy numbers', act: (board) => board.overlay('Grundy numbers').check() },
  { entry: /^8\s× 8$/u, act: (board) => board.preset(8, 8).click() },
];

const PREDICTING: readonly Action[] = [
  { entry: 'Predict first', act: (board) => board.mode('Predict first').check({ force: true }) },
  {
    entry: 'Choose 4 wide × 3 high at 5, 5',
    act: (board) => board.dragOver({ column: 5, row: 5 }, { column: 2, row: 3 }),
  },
  { entry: 'Look', act: (board) => board.button('I think this wins: look').click() },
];

const EDITING: readonly Action[] = [
  { entry: 'Edit', act: (board) => board.mode('Edit').check({ force: true }) },
  { entry: 'Turn 3, 2', act: (board) => board.disc(3, 2).click() },
  {
    entry: 'Turn 4 discs',
    act: (board) => board.dragOver({ column: 1, row: 1 }, { column: 4, row: 4 }),
  },
  { entry: 'All black', act: (board) => board.editTool('All black').click() },
  { entry: 'All white', act: (board) => board.editTool('All white').click() },
  { entry: 'Random', act: (board) => board.editTool('At random').click() },
];

for (const [place, [what, actions]] of (
  [
    ['editing', EDITING],
    ['exploring', EXPLORING],
    ['predicting', PREDICTING],
  ] as const
).entries())
  test(`everything is undone and done again: ${what}`, ofCase(place), async ({ board, page }) => {
    await board.open();
    const [undo, redo] = [board.button('Undo'), board.button('Redo')];
    await expect(undo).toBeDisabled();
    await expect(redo).toBeDisabled();
    await board.park();
    let before = await board.state();
    for (const [place, { entry, act }] of actions.entries())
      await test.step(String(entry), async () => {
        await act(board);
        await board.park();
        await expect(board.timeline.locator('[aria-current=step]')).toHaveText(entry);
        expect(await board.entryNames()).toHaveLength(place + 2);
        await expect.poll(() => board.state()).not.toEqual(before);
        await board.expectReady();
        const after = await board.state();

        await undo.click();
        await expect.poll(() => board.state()).toEqual(before);
        await redo.click();
        await expect.poll(() => board.state()).toEqual(after);
        await expect(redo).toBeDisabled();
        await page.keyboard.press('ControlOrMeta+z');
        await expect.poll(() => board.state()).toEqual(before);
        // There is nothing to redo the second time.
        for (const key of place % 2 === 0 ? ['y', 'y'] : ['Shift+z', 'Shift+z'])
          await page.keyboard.press(`ControlOrMeta+${key}`);
        await expect.poll(() => board.state()).toEqual(after);
        before = after;
      });
    await board.entry('Start').click();
    await expect(undo).toBeDisabled();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(undo).toBeDisabled();
    expect(await board.entryNames()).toHaveLength(actions.length + 1);
  });

/** Five steps, and the state after each of them. */
async function takeSteps(board: BoardPage): Promise<(readonly string[])[]> {
  const states: (readonly string[])[] = [];
  const keep = async () => {
    await board.park();
    await board.expectReady();
    states.push(await board.state());
  };
  await board.open();
  await keep();
  await board.disc(5, 5).click();
  await keep();
  await board.rectangle(4, 3).click();
  await keep();
  await board.act('Flip it').click();
  await keep();
  await board.mode('Edit').check({ force: true });
  await keep();
  await board.disc(1, 1).click();
  await keep();
  return states;
}

const STEPS = [
  'Start',
  'Corner 5, 5',
  'Choose 4 wide × 3 high at 5, 5',
  'Flip 4 wide × 3 high at 5, 5',
  'Edit',
  'Turn 1, 1',
];

test('the timeline jumps, and a new step drops what was undone', async ({ board }) => {
  const states = await takeSteps(board);
  expect(await board.entryNames()).toEqual(STEPS);
  const current = board.timeline.locator('[aria-current=step]');
  for (const place of [1, 5, 0, 2, 4, 3] as const) {
    await board.entry(STEPS[place]!).click();
    await board.park();
    await expect(current).toHaveText(STEPS[place]!);
    await expect.poll(() => board.state()).toEqual(states[place]);
    expect(await board.entryNames()).toEqual(STEPS);
  }
  await board.entry(STEPS[3]!).press('Enter');
  await board.disc(1, 5).click();
  expect(await board.entryNames()).toEqual([...STEPS.slice(0, 4), 'Corner 1, 5']);
  await expect(board.button('Redo')).toBeDisabled();
  for (let undone = 0; undone < 4; undone += 1) await board.button('Undo').click();
  await board.park();
  await expect.poll(() => board.state()).toEqual(states[0]);
  await expect(board.button('Undo')).toBeDisabled();
});

test('the timeline survives a reload, and other pages', async ({ board, page }) => {
  const states = await takeSteps(board);
  await board.button('Undo').click();
  await board.reload();
  expect(await board.entryNames()).toEqual(STEPS);
  await expect(board.timeline.locator('[aria-current=step]')).toHaveText('Edit');
  expect(await board.state()).toEqual(states[4]);
  await board.button('Redo').click();
  await expect.poll(() => board.state()).toEqual(states[5]);
  await page.getByRole('link', { name: 'Solve' }).click();
  await expect(board.timeline).toHaveCount(0);
  await page.getByRole('link', { name: 'Board' }).click();
  await board.expectReady();
  expect(await board.entryNames()).toEqual(STEPS);
  await board.entry('Start').click();
  await board.park();
  await expect.poll(() => board.state()).toEqual(states[0]);
});

test('nothing is lost by a reload right after a step', async ({ board, page }) => {
  await board.open();
  await board.disc(5, 5).click();
  await board.rectangle(4, 3).click();
  await page.waitForTimeout(500);
  await board.act('Flip it').click();
  await page.reload();
  await board.expectReady();
  expect(await board.entryNames()).toEqual(STEPS.slice(0, 4));
  await expect(board.fact('White discs')).toHaveText('13');
});

test('every size that was chosen is a step, but not those on the way to it', async ({
  board,
  page,
}) => {
  await board.open();
  await board.preset(8, 8).click();
  await board.preset(10, 10).click();
  const slider = page.getByRole('slider', { name: 'Rows, by slider' });
  await slider.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await slider.press(key);
  await board.rows.focus();
  await board.rows.fill('1');
  await board.rows.fill('12');
  await slider.focus();
  await slider.press('ArrowRight');
  const sizes = async () => (await board.entryNames()).map((name) => name.replace(/\s/gu, ' '));
  expect(await sizes()).toEqual(['Start', '8 × 8', '10 × 10', '13 × 10', '12 × 10', '13 × 10']);
});

test(
  'a step of a long timeline leaves alone the entries that stay as they are',
  { tag: '@chromium' },
  async ({ board, page }) => {
    // Most entries name a place, and its numbers are written anew only with the entry.
    await page.addInitScript(() => {
      const format = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format')!;
      window.formatted = 0;
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get(this: Intl.NumberFormat) {
          window.formatted += 1;
          return format.get!.call(this) as unknown;
        },
      });
    });
    await board.open('#/board?rows=5&columns=5&mode=edit');
    await board.grid.evaluate(async (grid) => {
      const discs = grid.querySelectorAll('button');
      for (let turn = 0; turn < 500; turn += 1) {
        discs[(7 * turn) % discs.length]!.click();
        await Promise.resolve();
      }
    });
    await expect.poll(async () => (await board.entryNames()).length).toBe(501);
    const names = await board.entryNames();
    await page.evaluate(() => (window.formatted = 0));
    await board.disc(3, 3).click();
    const last = board.timeline.getByRole('listitem').nth(501);
    await expect(last).toHaveText('Turn 3, 3');
    await expect(last).toBeInViewport();
    expect(await page.evaluate(() => window.formatted)).toBeLessThan(400);
    expect(await board.entryNames()).toEqual([...names, 'Turn 3, 3']);

    // What is undone is told apart, in whichever part of the timeline it is.
    await board.timeline.getByRole('button', { name: names[120]! }).nth(4).click();
    const current = board.timeline.locator('[aria-current=step]');
    await expect(current).toHaveText(names[120]!);
    await expect(current).toBeInViewport();
    await expect(board.button('Redo')).toBeEnabled();
    await board.button('Undo').click();
    await expect(current).toHaveText(names[119]!);
  },
);

test('in a text field Ctrl+Z belongs to its text', async ({ board, page }) => {
  await board.open();
  await board.disc(4, 3).click();
  await board.rows.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+y');
  await board.park();
  await expect(board.corner).toHaveAccessibleName('Column 4, row 3');
  await board.showJson();
  await board.json.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(board.corner).toHaveAccessibleName('Column 4, row 3');
  // A slider has no text.
  await page.getByRole('slider', { name: 'Rows, by slider' }).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(board.corner).toHaveAccessibleName('Corner');
});
