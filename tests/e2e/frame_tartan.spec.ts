/** The picture of a large board in a frame of another page. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from './fixture';
import { winningCorners } from './flipping_game';
import { expectForEverybody } from './for_everybody';
import { FrameHost, hostPage } from './frame_host';
import { StaticHost } from './static_host';

const SIDE = 300;
const QUERY = `view=tartan&rows=${SIDE}&columns=${SIDE}`;
const SANDBOX = { sandbox: 'allow-scripts' } as const;

test.describe('In a page of another origin', () => {
  test.use({ allowedComplaint: /^request to http:\/\/(?:localhost|127\.0\.0\.1):/u });

  test('A course of another origin has the picture in a sandbox, hears where its reader is and leads on', async ({
    page,
    baseURL,
    browserName,
  }, testInfo) => {
    const folder = testInfo.outputPath('host');
    mkdirSync(folder, { recursive: true });
    const elsewhere = { ...SANDBOX, folder: baseURL ?? '', follows: true };
    writeFileSync(`${folder}/host.html`, hostPage(QUERY, elsewhere));
    const server = await StaticHost.start([{ path: '/', folder }]);
    // Playwright's Firefox sends no mouse or keyboard input to a frame of another host, but does to another port.
    const name = browserName === 'firefox' ? '127.0.0.1' : 'localhost';
    await page.goto(`${server.address.replace('127.0.0.1', name)}/host.html`);
    const host = new FrameHost(page);
    const { frame } = host;
    const picture = frame.getByLabel(/^The cloth: rows/u);
    const seen = frame.locator('[data-part=cloth-count]');
    const all = 'winning moves, 100% of P(300)';

    await test.step('It is ready, and as high as its content', async () => {
      expect((await host.told('ready')).state).toEqual({
        tartan: 'study',
        version: 2,
        rows: SIDE,
        columns: SIDE,
      });
      await expect(seen).toContainText(all);
      await expect
        .poll(async () => host.element.evaluate(({ clientHeight }) => clientHeight))
        .toBe((await host.told('resize')).height);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    });

    await test.step('Its reader comes nearer by the wheel, the keys and a press, to a disc and its moves', async () => {
      await picture.hover({ position: { x: 100, y: 100 } });
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -240);
      await page.keyboard.up('Control');
      const { state } = await host.told('statechange');
      expect(state.seen).toMatch(/^\d+-\d+x\d+-\d+$/u);
      await picture.press('Home');
      await expect(seen).toContainText(all);
      await picture.press('Enter');
      await host.button('Zoom in on them').press('Enter');
      const [row, column] = [SIDE / 2 + 1, SIDE / 2 + 1];
      const count = winningCorners(SIDE, SIDE)({ row, column });
      await expect(frame.locator('[data-part=cloth-disc] p')).toHaveText(
        new RegExp(`^Row ${row}, column ${column}: ${count || 'no'} moves? `, 'u'),
      );
      // No link leads out of the frame.
      await expect(frame.getByRole('link')).toHaveCount(0);
      await expect(host.button('Save as PNG')).toHaveCount(0);
    });

    await test.step('The course leads to a part, to another board, and keeps it to a height', async () => {
      expect(await host.answer({ type: 'set', seen: '1-20x31-50', id: 'part' })).toMatchObject({
        type: 'statechange',
        by: 'host',
        state: { rows: SIDE, seen: '1-20x31-50' },
      });
      await expect(seen).toContainText('Rows 1–20, columns 31–50: ');
      await host.answer({ type: 'set', rows: 100, columns: 100, height: 400, id: 'board' });
      await expect(seen).toContainText('31,395 winning moves, 100% of P(100)');
      await expect.poll(async () => (await host.told('resize')).height).toBe(400);
      await expect.poll(async () => (await picture.boundingBox())!.height).toBeLessThan(300);
      await host.ask({ type: 'focus' });
      await expect(picture).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(picture).not.toBeFocused();
    });
  });
});

test('With its answers hidden the picture tells no count @full', async ({ page, browserName }) => {
  const host = new FrameHost(page);
  await host.open(`${QUERY}&hide=answers&seen=11-20x31-45`, { ...SANDBOX, follows: true });
  const { frame } = host;
  await expect(frame.locator('[data-part=cloth-count]')).toHaveText(
    /^Rows 11–20, columns 31–45\s*$/u,
  );
  await frame.getByLabel(/^The cloth: rows/u).press('Enter');
  await expect(frame.getByRole('button', { name: '⊗' }).first()).toBeVisible();
  await expect(frame.getByText(/winning moves?[,.]|on average|win with/u)).toHaveCount(0);
  await expect(frame.locator('[data-part=cloth-disc]')).toHaveCount(0);
  for (const thread of await frame.getByRole('button', { name: '⊗' }).allInnerTexts())
    expect(thread).toMatch(/^\d+ ⊗ \d+\s*$/u);
  await page.goto(`./embed.html?${QUERY}&hide=answers`);
  await expect(page.getByRole('heading', { name: 'The tartan of P(300)' })).toBeVisible();
  await expectForEverybody(page, browserName);
});

test.describe('Where it cannot be shown', () => {
  test.use({ allowedComplaint: /embed-tartan|404/u });

  test('it says why, in a sentence', async ({ page }) => {
    const host = new FrameHost(page);
    await test.step('A size that there is not', async () => {
      await host.open('view=tartan&rows=1000000000&columns=9', SANDBOX);
      expect((await host.told('error')).message).toBe(
        'The link’s “rows=1000000000” can’t be used, so it’s left out.',
      );
      await expect(host.frame.getByText('The link’s “rows=1000000000”')).toBeVisible();
      await expect(host.frame.getByText('100% of P(9)')).toBeVisible();
    });

    await test.step('Its script is missing', async () => {
      await page.route('**/embed-tartan.js', (route) => route.fulfill({ status: 404 }));
      await page.reload();
      expect((await host.told('error')).kind).toBe('no-tartan');
      await expect(host.frame.getByRole('alert')).toHaveText(
        'This part couldn’t be loaded. Put embed-tartan.js beside embed.html.',
      );
    });
  });
});
