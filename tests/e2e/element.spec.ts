/** The element in somebody else's page, with a frame that is a fake: only the element is looked at. */
import type { FlippingGame } from '../../web/src/widget/package';
import { ElementHost } from './element_host';
import { expect, test as base } from './fixture';

const test = base.extend<{ host: ElementHost }>({
  host: async ({ page }, use) => use(new ElementHost(page)),
});

test('The element is set by attributes and properties, before its script is there and after', async ({
  host,
  page,
}) => {
  const frame = host.element().locator('iframe');
  await host.open(
    '<flipping-game mode="predict" settings="corner=3x5&rows=3" title="Week 3" credentialless></flipping-game>',
    '',
  );
  const { origin } = new URL(page.url());

  await test.step('What was set before it is defined is kept', async () => {
    await host.element().evaluate((element: FlippingGame) => {
      element.rows = 8;
      element.state = { tartan: 'study', version: 2, rows: 4, columns: 2 };
    });
    await page.addScriptTag({ url: '/flipping-game.js', type: 'module' });
    await expect(host.state()).toContainText('"rows":4,"columns":2');
    await expect(frame).toHaveAttribute('title', 'Week 3');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('credentialless');
    await expect(frame).toHaveAttribute(
      'src',
      `${origin}/embed.html?corner=3x5&rows=8&mode=predict&origin=${encodeURIComponent(origin)}`,
    );
  });

  await test.step('Each attribute has its property', async () => {
    const seen = await host.element().evaluate((element: FlippingGame) => {
      const before = [element.rows, element.columns, element.mode, element.loading];
      element.columns = 6;
      element.panels = 'why';
      element.theme = 'dark';
      element.mode = null;
      element.loading = 'eager';
      return [...before, element.outerHTML];
    });
    expect(seen).toEqual([
      ...[8, null, 'predict', 'lazy'],
      '<flipping-game settings="corner=3x5&amp;rows=3" title="Week 3" credentialless="" rows="8" columns="6" panels="why" theme="dark" loading="eager"></flipping-game>',
    ]);
    await expect(frame).toHaveAttribute('src', /rows=8&columns=6&panels=why&theme=dark&origin=/u);
    await expect(frame).toHaveCount(1);
    await expect(host.state()).toContainText('"columns":6');
  });

  await test.step('Changes that come together load it once, what changes nothing not at all', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).searchParams.toString()));
    await host.element().evaluate((element: FlippingGame) => {
      element.hide = 'hints';
      element.hide = 'answers';
      element.lock = 'mode';
    });
    await expect(frame).toHaveAttribute('src', /hide=answers&lock=mode/u);
    await host.element().evaluate(async (element: FlippingGame) => {
      element.mode = 'play';
      element.mode = null;
      await element.getState();
    });
    expect(asked).toHaveLength(1);
  });

  await test.step('Another size is told to the frame, which is not loaded anew', async () => {
    await host.element().evaluate((element: FlippingGame) => {
      element.rows = 9;
      element.rows = 7;
    });
    await expect(host.state()).toContainText('"rows":7');
    await expect(host.heard()).toContainText('set');
    await expect(frame).toHaveAttribute('src', /rows=8/u);
  });
});

const noState = 'Error: A state is an object: a board in its documented form.';

test('What the frame tells becomes events; a state is set, asked for, refused and taken back', async ({
  host,
  page,
}) => {
  await host.open(
    '<flipping-game settings="high=321"></flipping-game>',
    `<script>
      seen = [];
      const types = ['ready', 'resize', 'move', 'statechange', 'answered', 'solved', 'over', 'error'];
      const element = document.querySelector('flipping-game');
      for (const type of types) {
        element.addEventListener(type, ({ detail }) => seen.push(detail));
        document.body.addEventListener(type, () => seen.push('bubbled'));
      }
    </script><script src="/flipping-game.js"></script>`,
  );
  await host.move();
  const move = { rows: [1], columns: [1] };
  const seen = () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
  await expect.poll(async () => (await seen()).length).toBe(7);
  expect(await seen()).toMatchObject([
    { type: 'ready', state: { rows: 5 } },
    { type: 'resize', height: 321 },
    { type: 'move', move, by: 'reader', winning: true },
    { type: 'statechange', state: { rows: 6 }, by: 'reader' },
    { type: 'answered', correct: true, attempt: 1, move },
    { type: 'solved', how: 'prediction', move },
    { type: 'over', winner: 'first', player: 'second', hints: 0, takeBacks: 0 },
  ]);
  expect((await seen())[1]).toEqual({ type: 'resize', height: 321 });
  expect(await host.element().evaluate((element: FlippingGame) => element.offsetHeight)).toBe(321);

  const said = await host.element().evaluate(async (element: FlippingGame) => {
    const state = (rows: number) => ({ tartan: 'study', version: 2, rows, columns: 5 }) as const;
    const heard: unknown[] = [];
    element.addEventListener('error', ({ detail }) => heard.push(detail.message));
    element.addEventListener('statechange', ({ detail }) => heard.push(detail.state.rows));
    await element.setState(state(3));
    heard.push(element.state?.rows);
    await element.setState(state(201)).catch((error: unknown) => heard.push(String(error)));
    await element.setState(null!).catch((error: unknown) => heard.push(String(error)));
    heard.push((await element.getState()).rows);
    // A framework's own object, which cannot be posted as it is.
    element.state = new Proxy(state(4), {});
    heard.push((await element.getState()).rows);
    await element.reset();
    return [...heard, element.state.rows, element.isReady];
  });
  const refused = ['Too many rows.', 'Error: Too many rows.', noState];
  expect(said).toEqual([3, 3, ...refused, 3, 4, 4, 5, 5, true]);
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

test('Two on a page do not mix; one is moved with its state, and leaves nothing behind', async ({
  host,
  page,
}) => {
  await page.addInitScript(() => {
    const counted = { listeners: 0 };
    Object.assign(window, { counted });
    const { addEventListener, removeEventListener } = window;
    window.addEventListener = (...given: Parameters<typeof addEventListener>) => {
      if (given[0] === 'message') counted.listeners += 1;
      addEventListener.apply(window, given);
    };
    window.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
      if (given[0] === 'message') counted.listeners -= 1;
      removeEventListener.apply(window, given);
    };
  });
  await host.open(
    '<div></div><flipping-game id="a" rows="3" loading="eager"></flipping-game>' +
      '<flipping-game id="b" rows="7" loading="eager"></flipping-game>',
  );

  await test.step('Another frame is not heard, nor the page itself', async () => {
    await expect(host.state('#b')).toContainText('"rows":7');
    await host.move('#a');
    await expect(host.state('#a')).toContainText('"rows":4');
    const states = await page.evaluate(async () => {
      const [a, b] = document.querySelectorAll('flipping-game');
      const { rows } = await b!.getState();
      const message = { tartan: 'frame', version: 2, type: 'statechange', state: { rows: 99 } };
      const heard = new Promise((resolve) => window.addEventListener('message', resolve));
      window.postMessage(message);
      await heard;
      return [rows, a!.state?.rows, b!.state?.rows];
    });
    expect(states).toEqual([7, 4, 7]);
  });

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
    // Also when the new frame is ready, which itself begins anew.
    expect(rows).toEqual([4, 4, 4]);
    await expect(host.state('div flipping-game')).toContainText('"rows":4');
  });

  await test.step('Added and removed ten times, nothing of it is left', async () => {
    const left = await page.evaluate(async () => {
      for (const element of document.querySelectorAll('flipping-game')) element.remove();
      const counted = (window as unknown as { counted: { listeners: number } }).counted;
      const before = counted.listeners;
      const outcomes: unknown[] = [];
      for (let round = 0; round < 10; round += 1) {
        const element = document.createElement('flipping-game');
        document.body.append(element);
        await element.getState();
        const frames = () => element.shadowRoot!.querySelectorAll('iframe').length;
        const during = [frames(), counted.listeners - before];
        const late = element.getState();
        element.remove();
        const message = await late.catch((error: unknown) => String(error));
        outcomes.push([...during, frames(), counted.listeners - before, message]);
      }
      return outcomes;
    });
    const reason = 'Error: The element was removed before its frame answered.';
    expect(left).toEqual(Array.from({ length: 10 }, () => [1, 1, 0, 0, reason]));
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
      // Within one frame, so that no size is seen to change either.
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

    // By now the other one would have asked for its frame as well.
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
    /** Until the page has its new layout, which a clock that stands still doesn't bring. */
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
    /** The kinds of errors that the element has reported. */
    kinds: string[];
  }
}

test('A frame that is not there, or does not answer, is told of', async ({ host, page }) => {
  await page.clock.install();
  await host.open('<flipping-game settings="mute=1" loading="eager"></flipping-game>');
  await expect(host.state()).toContainText('rows');
  await page.evaluate(() => {
    const outcome = new Promise<unknown>((resolve) =>
      document
        .querySelector('flipping-game')!
        .addEventListener('error', ({ detail }) => resolve(detail)),
    );
    Object.assign(window, { outcome });
  });
  await page.clock.runFor(31_000);
  const { origin } = new URL(page.url());
  expect(await page.evaluate(() => (window as unknown as { outcome: unknown }).outcome)).toEqual({
    ...{ type: 'error', kind: 'no-answer' },
    message: `The frame at ${origin}/embed.html did not get ready: src has to lead to embed.html, and the site has to allow it.`,
  });

  await test.step('Without a frame it says that, too', async () => {
    await host.open('', '');
    const seen = await page.evaluate(async () => {
      // As when it was bundled: nothing says where it came from.
      const source = await (await fetch('/flipping-game.js')).text();
      (0, eval)(source);
      const element = document.createElement('flipping-game');
      const early = await element.getState().catch(String);
      document.body.append(element);
      const detail = await new Promise<unknown>((resolve) =>
        element.addEventListener('error', (event) => resolve(event.detail)),
      );
      return [early, detail];
    });
    expect(seen).toEqual([
      'Error: The element is not in a document, so it has no frame to ask.',
      {
        type: 'error',
        kind: 'no-source',
        message: 'There is no frame: src has to say where embed.html lies.',
      },
    ]);
  });

  await test.step('A script without a place of its own defines it, and src says where the frame lies', async () => {
    await host.open('<flipping-game rows="4" src="/embed.html"></flipping-game>', '');
    await page.evaluate(async () => {
      const script = document.createElement('script');
      // As LiaScript loads those of a course that lies beside it.
      script.src = URL.createObjectURL(await (await fetch('/flipping-game.js')).blob());
      document.head.append(script);
    });
    await expect(host.state()).toContainText('"rows":4');
  });
});
