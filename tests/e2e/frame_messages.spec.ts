import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixture';
import { FrameHost } from './frame_host';

const DESCRIPTION = fileURLToPath(new URL('../../web/src/widget/README.md', import.meta.url));

test('the example of the description does what it says', async ({ page }) => {
  const [, example = ''] = /```js\n(.*?)```/su.exec(readFileSync(DESCRIPTION, 'utf8')) ?? [];
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Host</title><link rel="icon" href="data:,">
<iframe title="Board" sandbox="allow-scripts" src="embed.html?rows=3"></iframe><script>${example}</script>`,
    }),
  );
  await page.goto('./host.html');
  await expect(page.frameLocator('iframe').getByRole('grid', { name: /8\s×\s8/u })).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('style', /height: \d+px/u);
});

test.describe('the frame tells its host', () => {
  test('that it is ready, each move and each change on a board', async ({ page }) => {
    const host = new FrameHost(page);
    await host.open('rows=5&columns=5');
    const { state } = await host.told('ready');
    expect(state).toMatchObject({ tartan: 'board', version: 1, rows: 5, mode: 'explore' });
    expect(await host.heard('statechange')).toEqual([]);

    // By mouse, and what does not win by the keyboard.
    await host.disc(4, 1).click();
    await host.disc(4, 1).click();
    await host.button('Flip it').click();
    expect(await host.told('move')).toMatchObject({
      rectangle: { column: 4, row: 1, width: 1, height: 1 },
      by: 'reader',
      winning: true,
    });
    await expect
      .poll(async () => (await host.told('statechange')).state.position)
      .toEqual(['WWWWW', 'WWWWW', 'WWWWW', 'WWWWW', 'WWWBW']);
    expect((await host.told('statechange')).by).toBe('reader');

    await expect(host.frame.getByText('No move wins, out of').first()).toBeVisible();
    await host.disc(2, 1).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('f');
    expect(await host.told('move', 2)).toMatchObject({
      rectangle: { column: 2, row: 1 },
      winning: false,
    });
    expect(await host.heard('ready')).toHaveLength(1);
    expect(await host.heard('solved')).toEqual([]);
    expect(await host.heard('error')).toEqual([]);
  });

  test('a prediction that was right, and none that was not', async ({ page }) => {
    const host = new FrameHost(page);
    await host.open('rows=5&columns=5&mode=predict');
    const look = host.button('I think this wins: look');
    await host.disc(1, 1).click();
    await host.disc(1, 1).click();
    await look.click();
    await expect(host.frame.getByText('Not this one')).toBeVisible();
    await host.disc(4, 2).click();
    await host.disc(4, 2).click();
    await look.click();
    await expect(host.frame.getByText('Right: this move wins.')).toBeVisible();
    expect(await host.told('solved')).toMatchObject({
      how: 'prediction',
      rectangle: { column: 4, row: 2, width: 1, height: 1 },
    });
    expect(await host.heard('solved')).toHaveLength(1);
  });

  test('the moves of a game, and that a person has won it', async ({ page }) => {
    const host = new FrameHost(page);
    await host.open('rows=2&columns=2&mode=play&position=BB.WB&opponent=person');
    expect(await host.told('ready')).toMatchObject({ state: { tartan: 'game', moves: [] } });
    await host.disc(1, 1).click();
    await host.disc(1, 1).click();
    expect(await host.told('solved')).toMatchObject({ how: 'game', winner: 'black' });
    expect(await host.told('move')).toMatchObject({
      rectangle: { column: 1, row: 1, width: 1, height: 1 },
      by: 'reader',
      player: 'black',
      winning: true,
    });
  });

  test('the computer’s moves, and not that it has won', async ({ page }) => {
    const host = new FrameHost(page);
    await host.open('rows=2&columns=2&mode=play&position=BB.WB&opponent=perfect&you=white');
    expect(await host.told('move')).toMatchObject({ by: 'computer', player: 'black' });
    expect(await host.told('statechange')).toMatchObject({
      by: 'computer',
      state: { tartan: 'game', moves: [{ column: 1, row: 1, width: 1, height: 1 }] },
    });
    await expect(host.frame.getByRole('status')).toContainText('The computer made the last move');
    expect(await host.heard('solved')).toEqual([]);
  });

  test('what of its address cannot be used @chromium', async ({ page }) => {
    const host = new FrameHost(page);
    await host.open('rows=0&hide=answers,all&theme=pink&lang=xx&unknown=1');
    const errors = await host.heard('error');
    expect(errors.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => 'bad-setting'));
    for (const value of ['“all”', '“pink”', '“xx”', '“0”'])
      await expect(host.frame.getByText(value)).toBeVisible();
  });
});

test.describe('the frame is asked by its host', () => {
  test('for a board, a game, its state and its beginning', async ({ page }) => {
    const host = new FrameHost(page);
    await host.open('rows=3&columns=3&lock=mode,position');
    const game = { tartan: 'game', version: 1, rows: 4, columns: 4, opponent: 'person' } as const;
    expect(await host.answer({ type: 'setState', state: game, id: 'game' })).toMatchObject({
      type: 'statechange',
      by: 'host',
      state: { tartan: 'game', rows: 4, opponent: 'person' },
    });
    await expect(host.frame.getByRole('region', { name: 'The game' })).toBeVisible();
    expect(await host.answer({ type: 'getState', id: 'get' })).toMatchObject({
      state: { tartan: 'game', rows: 4 },
    });

    const board = { tartan: 'board', version: 1, rows: 2, columns: 6, mode: 'predict' } as const;
    await host.ask({ type: 'setState', state: board });
    await expect(host.frame.getByRole('grid', { name: 'Board of 2' })).toBeVisible();
    await expect
      .poll(async () => (await host.told('statechange')).state)
      .toMatchObject({ tartan: 'board', columns: 6, mode: 'predict' });
    // What the host did is not the reader’s to undo.
    await expect(host.button('Undo')).toHaveAttribute('aria-disabled', 'true');

    expect(await host.answer({ type: 'reset', id: 'reset' })).toMatchObject({
      state: { tartan: 'board', rows: 3, columns: 3, mode: 'explore' },
    });
    await expect(host.frame.getByRole('grid', { name: 'Board of 3' })).toBeVisible();
  });

  test('for what it cannot show, and says so', async ({ page }) => {
    const host = new FrameHost(page);
    await host.open('rows=3&columns=3');
    const bad = { tartan: 'board', version: 1, rows: 0, columns: 3 } as const;
    const answer = await host.answer({ type: 'setState', state: bad, id: 'bad' });
    expect(answer).toMatchObject({ type: 'error', kind: 'bad-state' });
    expect(answer.type === 'error' && answer.message).toMatch(/rows/u);
    // Nothing comes of what has another shape.
    for (const message of ['setState', null, { type: 'reset' }, { tartan: 'frame', version: 2 }])
      await host.post(message);
    await host.post({ tartan: 'frame', version: 1, type: 'setState', state: 'x', id: 'shape' });
    expect(await host.answer({ type: 'getState', id: 'last' })).toMatchObject({
      state: { rows: 3, columns: 3 },
    });
    expect(await host.heard('error')).toHaveLength(1);
  });

  test('from the origin alone that its address names @chromium', async ({ page, baseURL }) => {
    const host = new FrameHost(page);
    await host.open(`rows=3&columns=3&origin=${new URL(baseURL ?? '').origin}`);
    expect(await host.answer({ type: 'getState', id: 'get' })).toBeDefined();

    // Another one is told nothing, not even that the frame is ready.
    await page.evaluate(() => {
      const frame = document.querySelector('iframe');
      if (frame) frame.src = 'embed.html?rows=2&columns=2&origin=https://other.example';
    });
    await expect(host.frame.getByText(/out of/u).first()).toBeVisible();
    await host.ask({
      type: 'setState',
      state: { tartan: 'board', version: 1, rows: 4, columns: 4 },
    });
    await page.waitForTimeout(500);
    await expect(host.frame.getByRole('grid', { name: 'Board of 2' })).toBeVisible();
    expect(await host.heard('ready')).toHaveLength(1);
  });

  test('to take the keys', async ({ page }) => {
    const host = new FrameHost(page);
    await host.open('rows=3&columns=3');
    await host.ask({ type: 'focus' });
    await expect(host.disc(1, 1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(host.disc(1, 2)).toBeFocused();
  });
});
