/** The element in another page, with a fake frame: only the element is tested. */
import type { FlippingGame } from '../../web/src/outlets/element/package';
import { ElementHost } from './element_host';
import { expect, test as base } from './fixture';

const test = base.extend<{ host: ElementHost }>({
  host: async ({ page }, use) => use(new ElementHost(page)),
});

test('What was set before the element is defined is kept', async ({ host, page }) => {
  await host.open(
    '<flipping-game mode="predict" settings="corner=3x5&rows=3"></flipping-game>',
    '',
  );
  const { origin } = new URL(page.url());
  await host.element().evaluate((element: FlippingGame) => {
    element.rows = 8;
    element.state = { tartan: 'study', version: 2, rows: 4, columns: 2 };
  });
  await page.addScriptTag({ url: '/flipping-game.js', type: 'module' });
  await expect(host.state()).toContainText('"rows":4,"columns":2');
  await expect(host.element().locator('iframe')).toHaveAttribute(
    'src',
    `${origin}/embed.html?corner=3x5&rows=8&mode=predict&origin=${encodeURIComponent(origin)}`,
  );
});

test('It gets as large as its content, its place and its attributes let it', async ({ host }) => {
  const size = () =>
    host.element().evaluate((element: FlippingGame) => [element.offsetWidth, element.offsetHeight]);
  await host.open(
    '<div style="width: 700px"><flipping-game settings="high=500" width="600"></flipping-game></div>',
  );
  await expect.poll(size).toEqual([600, 500]);
  await host.element().evaluate((element: FlippingGame) => (element.width = 900));
  await expect.poll(size).toEqual([700, 500]);
  await host.element().evaluate((element: FlippingGame) => (element.width = 0));
  expect(await size()).toEqual([700, 500]);
});

test('It is moved with its state, and leaves nothing behind', async ({ host, page }) => {
  await host.open('<div></div><flipping-game rows="3" loading="eager"></flipping-game>');
  await host.move();
  // The frame shows its state before the element knows it.
  await expect
    .poll(() => host.element().evaluate((element: FlippingGame) => element.state?.rows))
    .toBe(4);

  await test.step('Moved in the document, it goes on with its state', async () => {
    const rows = await page.evaluate(async () => {
      const element = document.querySelector('flipping-game')!;
      const asked = element.getState();
      document.querySelector('div')!.append(element);
      const ready = new Promise<unknown>((resolve) =>
        element.addEventListener('ready', ({ detail }) => resolve(detail.state.rows)),
      );
      const answered = await asked;
      return [answered.rows, element.state?.rows, await ready];
    });
    // The new frame is ready as well and starts from its address.
    expect(rows).toEqual([4, 4, 4]);
    await expect(host.state('div flipping-game')).toContainText('"rows":4');
  });

  await test.step('Removed, it leaves no frame and no worker', async () => {
    await host.element().evaluate((element) => element.remove());
    await expect.poll(() => page.frames().length).toBe(1);
    await expect.poll(() => page.workers().length).toBe(0);
  });
});

test(
  'It has the colours of its page or those it is given, and is not loaded anew for others',
  { tag: '@firefox' },
  async ({ host, page }) => {
    const frames: string[] = [];
    page.on('framenavigated', (frame) => frames.push(new URL(frame.url()).search));
    await host.open('<div><flipping-game loading="eager"></flipping-game></div>');
    const element = host.element();
    const setScheme = (scheme: string) =>
      page.evaluate((value) => (document.documentElement.style.colorScheme = value), scheme);
    const setTheme = (theme: 'light' | 'auto' | null) =>
      element.evaluate((one: FlippingGame, value) => (one.theme = value), theme);
    await element.evaluate((one: FlippingGame) => one.getState());
    await setScheme('dark');
    await expect(host.heard()).toHaveText('getState setdark');
    await setTheme('light');
    await expect(host.heard()).toHaveText('getState setdark setlight');
    await setTheme(null);
    await expect(host.heard()).toHaveText('getState setdark setlight setdark');

    await test.step('While it is not displayed the page changes, too', async () => {
      // Both changes in one animation frame, so that no size flashes.
      await page.locator('div').evaluate((tab: HTMLElement) => {
        tab.hidden = true;
        tab.getClientRects();
        document.documentElement.style.colorScheme = 'light dark';
        getComputedStyle(tab.firstElementChild!).getPropertyValue('color-scheme');
        tab.hidden = false;
      });
      await expect(host.heard()).toHaveText(/ setdark setauto$/u);
    });

    await test.step('Its frame begins with them', async () => {
      expect(frames.filter((search) => search.includes('origin='))).toHaveLength(1);
      await setScheme('dark');
      await element.evaluate((one: FlippingGame) => (one.mode = 'play'));
      await expect(element.locator('iframe')).toHaveAttribute('src', /mode=play&theme=dark&/u);
    });
  },
);

test(
  'It takes the focus only when it is told to, and is loaded only when it is needed',
  { tag: '@firefox' },
  async ({ host, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const loads = () => asked.filter((url) => url.includes('embed.html')).length;
    await host.open(
      '<input><flipping-game id="near"></flipping-game><div style="height: 20000px"></div>' +
        '<flipping-game id="far" rows="7"></flipping-game>',
    );
    await page.locator('input').focus();
    await host.element('#near').evaluate((element: FlippingGame) => element.getState());
    await expect(page.locator('input')).toBeFocused();
    await host.element('#near').evaluate((element) => element.focus());
    await expect(host.frame('#near').getByRole('button')).toBeFocused();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('near');

    // By now the other element would have loaded its frame as well.
    expect(loads()).toBe(1);
    const { rows } = await host
      .element('#far')
      .evaluate((element: FlippingGame) => element.getState());
    expect([rows, loads()]).toEqual([7, 2]);
  },
);

const HIDING = {
  'a closed <details>': ['<details><summary>Board</summary>', '</details>'],
  'display: none': ['<div hidden>', '</div>'],
} as const;

for (const [name, [before, after]] of Object.entries(HIDING))
  test(`A frame in ${name} is expected to answer once it is shown @firefox`, async ({
    host,
    page,
  }) => {
    await page.clock.install();
    const board = '<flipping-game settings="mute=1" loading="eager"></flipping-game>';
    await host.open(before + board + after);
    await expect(host.state()).toContainText('rows');
    await page.evaluate(() => {
      Object.assign(window, { kinds: [] });
      document
        .querySelector('flipping-game')!
        .addEventListener('error', ({ detail }) => window.kinds.push(detail.kind));
    });
    const kindsAfter = async (seconds: number) => {
      await page.clock.runFor(seconds * 1000);
      return page.evaluate(() => window.kinds);
    };
    /** Waits for the new layout, which a stopped clock doesn't bring. */
    const show = (isShown: boolean) =>
      page.evaluate(
        (is) =>
          new Promise<void>((resolve) => {
            const around = document.querySelector('flipping-game')!.parentElement!;
            if (around instanceof HTMLDetailsElement) around.open = is;
            else around.hidden = !is;
            new ResizeObserver(() => resolve()).observe(document.body);
          }),
        isShown,
      );

    expect(await kindsAfter(46), 'before it is shown').toEqual([]);
    await show(true);
    expect(await kindsAfter(10), 'shown for 10 seconds').toEqual([]);
    await show(false);
    expect(await kindsAfter(31), 'hidden again').toEqual([]);
    await show(true);
    expect(await kindsAfter(14), 'shown again').toEqual([]);
    expect(await kindsAfter(16), 'shown for good').toEqual(['no-answer']);
  });

declare global {
  interface Window {
    /** The kinds of the errors that the element reported. */
    kinds: string[];
  }
}

test('A script that does not know where it came from defines the element, and src says where the frame lies', async ({
  host,
  page,
}) => {
  await test.step('Bundled, it tells that there is no frame', async () => {
    await host.open('', '');
    const kind = await page.evaluate(async () => {
      const source = await (await fetch('/flipping-game.js')).text();
      (0, eval)(source);
      const element = document.createElement('flipping-game');
      document.body.append(element);
      return new Promise<string>((resolve) =>
        element.addEventListener('error', ({ detail }) => resolve(detail.kind)),
      );
    });
    expect(kind).toBe('no-source');
  });

  await test.step('Made of a text, it is told by src', async () => {
    await host.open('<flipping-game rows="4" src="/embed.html"></flipping-game>', '');
    await page.evaluate(async () => {
      const script = document.createElement('script');
      // LiaScript loads the scripts of a local course like this.
      script.src = URL.createObjectURL(await (await fetch('/flipping-game.js')).blob());
      document.head.append(script);
    });
    await expect(host.state()).toContainText('"rows":4');
  });
});
