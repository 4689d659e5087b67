/** The package as its users get it: packed, installed in an empty project, type-checked, bundled and played. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import languages from '../../web/src/text/languages.json' with { type: 'json' };
import { LESSON_SLUGS } from '../../web/src/activity/lesson_names';
import { expect, test as base } from './fixture';
import { PROJECT } from './package_project';
import { StaticHost } from './static_host';

const project = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${project}build/e2e/package`;
/** The installed package. */
const own = `${folder}/node_modules/tartan-flipping-game`;

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

/** The places of the errors that a type checker reports. */
function complaints(program: string, ...given: readonly string[]): string[] {
  const ran = spawnSync(process.execPath, [`${project}node_modules/${program}`, ...given], {
    cwd: folder,
    encoding: 'utf8',
  });
  // `Wrong.vue(3,22): error …` and `… ERROR "Wrong.svelte" 2:20 …`
  const places = ran.stdout.matchAll(/^(.+?)\((\d+),\d+\): error | ERROR "(.+?)" (\d+):/gmu);
  return Array.from(places, ([, file, line, other, place]) => `${file ?? other} ${line ?? place}`);
}

interface Described {
  readonly kind?: string;
  readonly name: string;
  readonly description: string;
}

/** The element's description in the package's manifest. */
function described() {
  const jsonIn = (path: string): unknown => JSON.parse(readFileSync(`${own}/${path}`, 'utf8'));
  const { customElements: path } = jsonIn('package.json') as { customElements: string };
  type Declaration = Record<'attributes' | 'members' | 'events', readonly Described[]>;
  const { modules } = jsonIn(path) as { modules: [{ declarations: [Declaration] }] };
  return modules[0].declarations[0];
}

function layProject(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  for (const [name, contents] of Object.entries(PROJECT))
    writeFileSync(`${folder}/${name}`, contents);
  const pack = ['pack', `${project}build/package`, '--offline', '--silent'];
  const archive = execFileSync('npm', pack, ran).trim();
  execFileSync('tar', ['xzf', archive, '-C', own, '--strip-components=1'], ran);
  rmSync(`${folder}/${archive}`);
  node('vite/bin/vite.js', 'build');
}

/** The text files of the package: for each language except English the texts of the three scripts, and each lesson. */
const textFiles = () =>
  languages.flatMap(({ tag }) => [
    `frame/${tag}`,
    ...(tag === 'en' ? [] : ['embed', 'embed-lessons', 'embed-tartan']).map(
      (script) => `frame/${tag}/${script}.js`,
    ),
    ...LESSON_SLUGS.map((slug) => `frame/${tag}/embed-lessons-${slug}.js`),
  ]);

test(
  'The package is all that a project of its own needs',
  { tag: ['@full', '@chromium'] },
  async ({ page, host }) => {
    // Runs four type checkers.
    test.slow();
    await test.step('It has these files', () => {
      const files = readdirSync(own, { recursive: true, encoding: 'utf8' }).sort();
      const texts = files.filter((file) => /^frame\/[a-z]{2}(?:\/|$)/u.test(file));
      expect(texts).toEqual(textFiles().sort());
      expect(files.filter((file) => !texts.includes(file))).toEqual([
        ...[
          'LICENSE',
          'README.md',
          'custom-elements.json',
          'flipping-game.d.ts',
          'flipping-game.js',
        ],
        ...['frame', 'frame.html'],
        ...['frame/embed-lessons.css', 'frame/embed-lessons.js'],
        ...['frame/embed-tartan.css', 'frame/embed-tartan.js'],
        ...['frame/embed.css', 'frame/embed.html', 'frame/embed.js', 'licenses.md', 'package.json'],
        ...['types', 'types/attributes.d.ts', 'types/events.d.ts', 'types/flipping_game.d.ts'],
        'types/limits.d.ts',
        ...['types/look.d.ts', 'types/markup.d.ts', 'types/match.d.ts', 'types/messages.d.ts'],
        ...['types/move.d.ts', 'types/position.d.ts', 'types/preact.d.ts', 'types/react.d.ts'],
        ...['types/route.d.ts', 'types/schema.d.ts', 'types/settings.d.ts', 'types/svelte.d.ts'],
        'types/vue.d.ts',
      ]);
    });

    await test.step('Bundled, its board is played on and the page hears of it', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/');
      const board = page.locator('flipping-game').frameLocator('iframe');
      const disc = board.getByRole('button', { name: /^Row 1, column 1,/u });
      await disc.click();
      await disc.click();
      await expect(page.locator('output')).toHaveText(/^0 1x1/u);
      await expect(page.locator('output')).toHaveAttribute('data-rows', '3');
      const files = asked.filter((url) => url.startsWith(host.address));
      expect(files).toHaveLength(3);
      expect(files[2]).toMatch(/\/assets\/frame-[\w-]+\.html\?/u);
    });

    await test.step('Its manifest and its README describe all that the element has', async () => {
      const known = await page.evaluate(() => {
        const element = customElements.get('flipping-game');
        return (element as unknown as { observedAttributes: readonly string[] }).observedAttributes;
      });
      const { attributes, members, events } = described();
      expect(attributes.map(({ name }) => name).sort()).toEqual([...known].sort());
      expect(events.map(({ name }) => name)).toEqual([
        ...['ready', 'statechange', 'move', 'answered', 'solved', 'over', 'score', 'exercise'],
        ...['error', 'resize', 'sight'],
      ]);
      const methods = members.filter(({ kind }) => kind === 'method').map(({ name }) => name);
      expect(methods).toEqual(['getState', 'setState', 'reset', 'focus']);
      const readme = readFileSync(`${own}/README.md`, 'utf8');
      expect(readme).toContain('| `theme` | `auto`, `light`, `dark` | The colours: ');
      for (const { name, description } of [...attributes, ...members, ...events]) {
        expect(description, name).not.toBe('');
        expect(readme, name).toContain(`| ${description} |`);
      }
    });

    await test.step('Its types are whole, for Node’s own rules, React and Preact too', () => {
      expect(node('typescript/bin/tsc', '-p', folder)).toBe('');
    });

    await test.step('Vue and Svelte know what is right and wrong in their templates', () => {
      expect(complaints('vue-tsc/bin/vue-tsc.js', '-p', 'tsconfig.vue.json')).toEqual([
        ...['Wrong.vue 3', 'Wrong.vue 4', 'Wrong.vue 5'],
      ]);
      const svelte = ['--workspace', '.', '--tsconfig', 'tsconfig.svelte.json'];
      expect(complaints('svelte-check/bin/svelte-check', ...svelte, '--output', 'machine')).toEqual(
        [...['Wrong.svelte 2', 'Wrong.svelte 3', 'Wrong.svelte 4']],
      );
    });

    await test.step('On a server it does nothing', () => {
      const script = "console.log(Object.keys(await import('tartan-flipping-game')).join())";
      const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], ran);
      expect(said.trim()).toBe('FlippingGame,HIDEABLE,LOCKABLE,PANELS,THEMES');
    });
  },
);
