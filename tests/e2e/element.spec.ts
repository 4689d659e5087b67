import type { FlippingGame } from '../../web/src/widget/package';
import { ElementHost } from './element_host';
import { expect, test as base } from './fixture';

const test = base.extend<{ host: ElementHost }>({
  host: async ({ page }, use) => use(new ElementHost(page)),
});

test('attributes and properties are one, and make the address of the frame', async ({
  host,
  page,
}) => {
  await host.open(
    '<flipping-game rows="8" mode="predict" settings="column=5&rows=3" title="Week 3"></flipping-game>',
  );
  await expect(host.state()).toContainText('"rows":8');
  const frame = host.element().locator('iframe');
  await expect(frame).toHaveAttribute('title', 'Week 3');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(frame).toHaveAttribute('loading', 'lazy');
  const { origin } = new URL(page.url());
  await expect(frame).toHaveAttribute(
    'src',
    `${origin}/embed.html?column=5&rows=8&mode=predict&origin=${encodeURIComponent(origin)}`,
  );

  const seen = await host.element().evaluate((element: FlippingGame) => {
    const before = [element.rows, element.columns, element.mode, element.loading];
    element.columns = 6;
    element.theme = 'dark';
    element.mode = null;
    return [...before, element.outerHTML];
  });
  expect(seen).toEqual([
    ...[8, null, 'predict', 'lazy'],
    '<flipping-game rows="8" settings="column=5&amp;rows=3" title="Week 3" columns="6" theme="dark"></flipping-game>',
  ]);
  await expect(frame).toHaveAttribute('src', /rows=8&columns=6&theme=dark&origin=/u);
  await expect(host.element().locator('iframe')).toHaveCount(1);
});

test(
  'changes that come together load the frame once, and those that change nothing not at all',
  { tag: '@chromium' },
  async ({ host, page }) => {
    await host.open('<flipping-game rows="8"></flipping-game>');
    await expect(host.state()).toContainText('"rows":8');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).searchParams.toString()));
    await host.element().evaluate((element: FlippingGame) => {
      element.rows = 9;
      element.columns = 9;
      element.rows = 7;
    });
    await expect(host.state()).toContainText('"rows":7,"columns":9');
    await host.element().evaluate(async (element: FlippingGame) => {
      element.rows = 7;
      element.mode = 'play';
      element.mode = null;
      await element.getState();
    });
    expect(asked).toHaveLength(1);
  },
);

test('properties that were set before the element is defined are kept', async ({ host, page }) => {
  await host.open('<flipping-game></flipping-game>', '');
  await host.element().evaluate((element: FlippingGame) => {
    element.rows = 4;
    element.loading = 'eager';
    element.state = { tartan: 'board', version: 1, rows: 4, columns: 2 };
  });
  await page.addScriptTag({ url: '/flipping-game.js', type: 'module' });
  await expect(host.element()).toHaveAttribute('rows', '4');
  await expect(host.element()).toHaveAttribute('loading', 'eager');
  await expect(host.state()).toContainText('"rows":4,"columns":2');
  await expect(host.element().locator('iframe')).toHaveAttribute('src', /\/embed\.html\?rows=4&/u);
});

test(
  'what the frame tells becomes events that do not bubble',
  { tag: '@chromium' },
  async ({ host, page }) => {
    await host.open(
      '<flipping-game settings="height=321"></flipping-game>',
      `<script>
      seen = [];
      const types = ['ready', 'resize', 'move', 'statechange', 'solved', 'error'];
      const element = document.querySelector('flipping-game');
      for (const type of types) {
        element.addEventListener(type, ({ detail }) => seen.push(detail));
        document.body.addEventListener(type, () => seen.push('bubbled'));
      }
    </script><script src="/flipping-game.js"></script>`,
    );
    await host.move();
    const rectangle = { column: 1, row: 1, width: 1, height: 1 };
    const seen = () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
    await expect.poll(async () => (await seen()).length).toBe(5);
    expect(await seen()).toMatchObject([
      { type: 'ready', state: { rows: 5 } },
      { type: 'resize', height: 321 },
      { type: 'move', rectangle, by: 'reader', winning: true },
      { type: 'statechange', state: { rows: 6 }, by: 'reader' },
      { type: 'solved', how: 'prediction', rectangle },
    ]);
    expect((await seen())[1]).toEqual({ type: 'resize', height: 321 });
    expect(await host.element().evaluate((element: FlippingGame) => element.offsetHeight)).toBe(
      321,
    );
  },
);

const noState = 'Error: A state is an object: a board or a game in its documented form.';

test(
  'a state is set and asked for, refused with the frame’s sentence, and taken back',
  { tag: '@chromium' },
  async ({ host }) => {
    await host.open('<flipping-game rows="8"></flipping-game>');
    const seen = await host.element().evaluate(async (element: FlippingGame) => {
      const state = (rows: number) => ({ tartan: 'board', version: 1, rows, columns: 5 }) as const;
      const said: unknown[] = [];
      element.addEventListener('error', ({ detail }) => said.push(detail.message));
      element.addEventListener('statechange', ({ detail }) => said.push(detail.state.rows));
      await element.setState(state(3));
      said.push(element.state?.rows);
      await element.setState(state(201)).catch((error: unknown) => said.push(String(error)));
      await element.setState(null!).catch((error: unknown) => said.push(String(error)));
      said.push((await element.getState()).rows);
      // A framework's own object, which cannot be posted as it is.
      element.state = new Proxy(state(4), {});
      said.push((await element.getState()).rows);
      await element.reset();
      return [...said, element.state.rows, element.isReady];
    });
    expect(seen).toEqual([
      3,
      3,
      'Too many rows.',
      'Error: Too many rows.',
      noState,
      3,
      4,
      4,
      8,
      8,
      true,
    ]);
  },
);

test('two on a page do not mix, and another window is not heard', async ({ host, page }) => {
  await host.open(
    '<flipping-game id="a" rows="3" loading="eager"></flipping-game>' +
      '<flipping-game id="b" rows="7" loading="eager"></flipping-game>',
  );
  await expect(host.state('#b')).toContainText('"rows":7');
  await host.move('#a');
  await expect(host.state('#a')).toContainText('"rows":4');
  const states = await page.evaluate(async () => {
    const [a, b] = document.querySelectorAll('flipping-game');
    const { rows } = await b!.getState();
    const message = { tartan: 'frame', version: 1, type: 'statechange', state: { rows: 99 } };
    const heard = new Promise((resolve) => window.addEventListener('message', resolve));
    window.postMessage(message);
    await heard;
    return [rows, a!.state?.rows, b!.state?.rows];
  });
  expect(states).toEqual([7, 4, 7]);
});

test(
  'messages of the frame that have a wrong shape are ignored',
  { tag: '@chromium' },
  async ({ host, page }) => {
    await host.open('<flipping-game settings="height=200"></flipping-game>');
    await expect(host.state()).toContainText('"rows":5');
    const seen = host.element().evaluate((element: FlippingGame) => {
      const types: string[] = [];
      for (const type of ['statechange', 'resize', 'move', 'other', 'error'] as const) {
        element.addEventListener(type, () => types.push(type));
      }
      return new Promise<unknown[]>((resolve) =>
        element.addEventListener('solved', () =>
          resolve([...types, element.offsetHeight, element.state?.rows]),
        ),
      );
    });
    // The page has begun to listen once it answers this.
    await page.evaluate(() => undefined);
    await host
      .frame()
      .locator('body')
      .evaluate(() => {
        const envelope = { tartan: 'frame', version: 1 };
        const state = { rows: 99 };
        for (const message of [
          null,
          'resize',
          { type: 'resize', height: 500 },
          { ...envelope, version: 2, type: 'statechange', state },
          { ...envelope, tartan: 'board', type: 'statechange', state },
          { ...envelope, type: 'statechange' },
          { ...envelope, type: 'resize', height: 'all' },
          { ...envelope, type: 'resize', height: -3 },
          { ...envelope, type: 'move' },
          { ...envelope, type: 'other' },
          { ...envelope, type: 'toString' },
          { ...envelope, type: 'error', message: {} },
          { ...envelope, type: 'solved', how: 'prediction' },
        ]) {
          window.parent.postMessage(message, '*');
        }
      });
    expect(await seen).toEqual([200, 5]);
  },
);

test('moved in the document, it goes on with its state', async ({ host, page }) => {
  await host.open('<div></div><flipping-game rows="3"></flipping-game>');
  await host.move();
  await expect(host.state()).toContainText('"rows":4');
  const rows = await page.evaluate(async () => {
    const element = document.querySelector('flipping-game')!;
    const asked = element.getState();
    document.querySelector('div')!.append(element);
    const ready = new Promise<number>((resolve) =>
      element.addEventListener('ready', ({ detail }) => resolve(detail.state.rows)),
    );
    const answered = await asked;
    return [answered.rows, element.state?.rows, await ready];
  });
  // Also when the new frame is ready, which itself begins anew.
  expect(rows).toEqual([4, 4, 4]);
  await expect(host.state('div flipping-game')).toContainText('"rows":4');

  // Another theme is the same board; another size is not.
  await host.element().evaluate((element: FlippingGame) => (element.theme = 'dark'));
  await expect(host.element().locator('iframe')).toHaveAttribute('src', /theme=dark/u);
  await expect(host.state()).toContainText('"rows":4');
  await host.element().evaluate((element: FlippingGame) => (element.columns = 2));
  await expect(host.state()).toContainText('"rows":3,"columns":2');
});

test('moved as it is where the browser can', { tag: '@chromium' }, async ({ host, page }) => {
  await host.open('<div></div><flipping-game rows="3"></flipping-game>');
  await host.move();
  const frames: string[] = [];
  page.on('framenavigated', (frame) => frames.push(frame.url()));
  await page.evaluate(() => {
    const into = document.querySelector('div') as unknown as {
      moveBefore(node: Node, child: null): void;
    };
    into.moveBefore(document.querySelector('flipping-game')!, null);
  });
  await expect(host.state('div flipping-game')).toContainText('"rows":4');
  expect(frames).toEqual([]);
});

test('added and removed ten times it leaves nothing behind', async ({
  host,
  page,
  browserName,
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
  await host.open('');
  const refused = await page.evaluate(async () => {
    const counted = (window as unknown as { counted: { listeners: number } }).counted;
    const outcomes: unknown[] = [];
    for (let round = 0; round < 10; round += 1) {
      const element = document.createElement('flipping-game');
      document.body.append(element);
      await element.getState();
      const frames = () => element.shadowRoot!.querySelectorAll('iframe').length;
      const during = [frames(), counted.listeners];
      const late = element.getState();
      element.remove();
      const message = await late.catch((error: unknown) => String(error));
      outcomes.push([...during, frames(), counted.listeners, message]);
    }
    return outcomes;
  });
  const reason = 'Error: The element was removed before its frame answered.';
  expect(refused).toEqual(Array.from({ length: 10 }, () => [1, 1, 0, 0, reason]));
  await expect.poll(() => page.frames().length).toBe(1);
  // Only of Chromium is it told which workers there are.
  if (browserName === 'chromium') await expect.poll(() => page.workers().length).toBe(0);
});

test('it takes the focus only when it is told to', async ({ host, page }) => {
  await host.open('<input><flipping-game></flipping-game>');
  await page.locator('input').focus();
  await host.element().evaluate((element: FlippingGame) => element.getState());
  await expect(page.locator('input')).toBeFocused();
  await host.element().evaluate((element) => element.focus());
  await expect(host.frame().getByRole('button')).toBeFocused();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('flipping-game');
});

test('below the fold it is loaded when it is needed', async ({ host, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await host.open('<div style="height: 20000px"></div><flipping-game></flipping-game>');
  const loads = () => asked.filter((url) => url.includes('embed.html')).length;
  await page.waitForLoadState('load');
  // Long enough for a frame that is not lazy.
  await page.waitForTimeout(300);
  expect(loads()).toBe(0);
  const { rows } = await host.element().evaluate((element: FlippingGame) => element.getState());
  expect([rows, loads()]).toEqual([5, 1]);
});

test('a frame that is not there, or does not answer, is told of', async ({ host, page }) => {
  await page.clock.install();
  await host.open(
    '<flipping-game id="mute" settings="mute=1" loading="eager"></flipping-game>' +
      '<flipping-game id="silent" settings="silent=1" loading="eager"></flipping-game>' +
      // It says how high it is, and so is there: what keeps it from getting ready it says itself.
      '<flipping-game id="slow" settings="mute=1&height=100" loading="eager"></flipping-game>',
  );
  await expect(host.state('#silent')).toContainText('rows');
  const outcome = page.evaluate(() => {
    const [mute, silent, slow] = document.querySelectorAll('flipping-game');
    const of = (promise: Promise<unknown>) => promise.catch(String);
    const error = new Promise<unknown>((resolve) =>
      mute!.addEventListener('error', ({ detail }) => resolve(detail)),
    );
    const complaints: string[] = [];
    slow!.addEventListener('error', ({ detail }) => complaints.push(detail.message));
    return Promise.all([
      ...[error, of(mute!.getState()), of(silent!.reset())],
      of(slow!.getState()).then((refused) => [...complaints, refused]),
    ]);
  });
  await page.waitForTimeout(200);
  await page.clock.runFor(31_000);
  const { origin } = new URL(page.url());
  const message = `The frame at ${origin}/embed.html did not get ready: src has to lead to embed.html, and the site has to allow it.`;
  expect(await outcome).toEqual([
    { type: 'error', kind: 'no-answer', message },
    `Error: ${message}`,
    'Error: The frame did not answer in time.',
    ['Error: The frame did not get ready in time.'],
  ]);
});

test('an element without a frame says so', { tag: '@chromium' }, async ({ host, page }) => {
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
