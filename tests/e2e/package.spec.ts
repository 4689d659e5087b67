/** The package as somebody gets it: packed, put into an empty project, checked, bundled and played with. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from './fixture';
import { StaticHost } from './static_host';

const project = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${project}build/e2e/package`;

const FILES = {
  'package.json': '{ "type": "module", "private": true }',
  'index.html': `<!doctype html><title>A project</title><link rel="icon" href="data:,">
    <p>Moves: <output>0</output></p>
    <flipping-game rows="3" columns="5" mode="play"></flipping-game>
    <script type="module" src="/main.ts"></script>`,
  'main.ts': `import 'tartan-flipping-game';
    import type { FlippingGame, FrameState } from 'tartan-flipping-game';
    const element = document.querySelector('flipping-game')!;
    const output = document.querySelector('output')!;
    element.addEventListener('move', ({ detail }) => {
      const { column, row }: { column: number; row: number } = detail.rectangle;
      output.textContent += \` \${column}.\${row}\`;
    });
    const state: Promise<FrameState> = element.getState();
    void state.then(({ rows }) => (output.dataset.rows = String(rows)));
    const made: FlippingGame = document.createElement('flipping-game');
    made.columns = 4;`,
  'types.ts': `import type { FlippingGame } from 'tartan-flipping-game';
    declare const element: FlippingGame;
    // @ts-expect-error
    element.mode = 'chess';
    // @ts-expect-error
    element.rows = '5';
    // @ts-expect-error
    element.isReady = true;
    element.addEventListener('solved', ({ detail }) => {
      // @ts-expect-error
      detail.rectangle;
      if (detail.how === 'game') detail.winner satisfies 'black' | 'white';
    });
    element.addEventListener('error', ({ detail }) => detail.message satisfies string);
    element.addEventListener('keydown', ({ key }) => key satisfies string);`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'NodeNext',
      lib: ['ES2022', 'DOM'],
      strict: true,
      noEmit: true,
      types: [],
    },
    files: ['main.ts', 'types.ts'],
  }),
};

const test = base.extend<object, { host: StaticHost }>({
  host: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
    async ({}, use) => {
      layProject();
      const host = await StaticHost.start([{ path: '/', folder: `${folder}/dist` }]);
      await use(host);
      host.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.address),
});

const ran = { cwd: folder, stdio: 'pipe', encoding: 'utf8' } as const;
const node = (program: string, ...given: readonly string[]) =>
  execFileSync(process.execPath, [`${project}node_modules/${program}`, ...given], ran);

function layProject(): void {
  const own = `${folder}/node_modules/tartan-flipping-game`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  for (const [name, contents] of Object.entries(FILES))
    writeFileSync(`${folder}/${name}`, contents);
  const pack = ['pack', `${project}build/package`, '--offline', '--silent'];
  const archive = execFileSync('npm', pack, ran).trim();
  execFileSync('tar', ['xzf', archive, '-C', own, '--strip-components=1'], ran);
  node('vite/bin/vite.js', 'build');
}

test('The package is all that a project of its own needs', async ({ page, host }) => {
  await test.step('It has these files', () => {
    const own = `${folder}/node_modules/tartan-flipping-game`;
    expect(readdirSync(own, { recursive: true }).sort()).toEqual([
      ...['LICENSE', 'README.md', 'flipping-game.d.ts', 'flipping-game.js', 'frame', 'frame.html'],
      ...['frame/embed.css', 'frame/embed.html', 'frame/embed.js', 'licenses.md', 'package.json'],
      ...['types', 'types/events.d.ts', 'types/flipping_game.d.ts', 'types/messages.d.ts'],
      'types/settings.d.ts',
    ]);
  });

  await test.step('Bundled, its board is played on and the page hears of it', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    const board = page.locator('flipping-game').frameLocator('iframe');
    const disc = board.getByRole('button', { name: /^Column 1, row 1,/u });
    await disc.click();
    await disc.click();
    await expect(page.locator('output')).toHaveText(/^0 1\.1/u);
    await expect(page.locator('output')).toHaveAttribute('data-rows', '3');
    const files = asked.filter((url) => url.startsWith(host.address));
    expect(files).toHaveLength(3);
    expect(files[2]).toMatch(/\/assets\/frame-[\w-]+\.html\?/u);
  });

  await test.step('Its types are whole, for Node’s own rules too', () => {
    expect(node('typescript/bin/tsc', '-p', folder)).toBe('');
  });

  await test.step('On a server it does nothing', () => {
    const script = "console.log(Object.keys(await import('tartan-flipping-game')).join())";
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], ran);
    expect(said.trim()).toBe('FlippingGame,HIDEABLE,LOCKABLE,THEMES');
  });
});
