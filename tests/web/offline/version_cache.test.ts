import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createVersionCache } from '../../../web/src/offline/version_cache';
import { createFakeCaches } from './fake_caches';

const FOLDER = 'https://school.example/tartan/';
const FIRST = { './': 'page 1', 'assets/a-1.js': 'a 1', 'assets/same.js': 'same' };
const SECOND = { './': 'page 2', 'assets/a-2.js': 'a 2', 'assets/same.js': 'same' };

type Files = Readonly<Record<string, string>>;

/** A browser's caches, and a host whose files are `served`. */
function createBrowser() {
  const caches = createFakeCaches();
  const host: { served: Files; asked: string[] } = { served: {}, asked: [] };

  function versionOf(name: string, contents: Files, folder = FOLDER) {
    const files = Object.entries(contents).map(([path, text]) => ({
      path,
      file: path.replace('kept/', ''),
      sha256: createHash('sha256').update(text).digest('hex'),
      ...(path.startsWith('assets/de/') && { language: 'de' }),
    }));
    return createVersionCache(
      { name, files },
      {
        caches,
        folder,
        digest: (bytes) => crypto.subtle.digest('SHA-256', bytes),
        fetch(address) {
          host.asked.push(address);
          const text = Object.entries(host.served).find(
            ([path]) => new URL(path, folder).href === address,
          )?.[1];
          return Promise.resolve(
            new Response(text ?? 'missing', {
              status: text === undefined ? 404 : 200,
              headers: { 'Content-Type': 'text/plain', 'Content-Encoding': 'gzip', Vary: '*' },
            }),
          );
        },
      },
    );
  }

  async function keep(name: string, contents: Files, folder = FOLDER) {
    host.served = contents;
    const version = versionOf(name, contents, folder);
    await version.store();
    return version;
  }

  return { caches, host, versionOf, keep };
}

const textOf = async (response: Promise<Response | undefined>) => (await response)?.text();
const always = () => Promise.resolve(true);
const at = (path: string) => new URL(path, FOLDER).href;

describe('the kept version', () => {
  it('is all of its files, without what belonged to their way', async () => {
    const { keep } = createBrowser();
    const version = await keep('one', FIRST);
    expect(await textOf(version.page())).toBe('page 1');
    expect(await textOf(version.find(at('assets/a-1.js')))).toBe('a 1');
    expect(await version.find(at('assets/b-1.js'))).toBeUndefined();
    const headers = (await version.page())?.headers;
    expect(headers?.get('content-type')).toBe('text/plain');
    expect(headers?.has('content-encoding')).toBe(false);
    expect(headers?.has('vary')).toBe(false);
  });

  it('is fetched once', async () => {
    const { keep, host } = createBrowser();
    await keep('one', FIRST);
    host.asked = [];
    await keep('one', FIRST);
    expect(host.asked).toEqual([]);
  });

  it.each([
    ['a file is missing', { ...SECOND, 'assets/a-2.js': undefined }],
    ['a file is another one', { ...SECOND, 'assets/a-2.js': 'page 2' }],
    ['the page is still the old one', { ...SECOND, './': 'page 1' }],
  ])('is not kept at all when %s', async (_, served) => {
    const { caches, host, versionOf, keep } = createBrowser();
    const first = await keep('one', FIRST);
    const before = await caches.contents();
    host.served = Object.fromEntries(
      Object.entries(served).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    await expect(versionOf('two', SECOND).store()).rejects.toThrow();
    expect(await caches.contents()).toEqual(before);
    expect(await textOf(first.page())).toBe('page 1');
  });

  it('leaves nothing behind when the storage is full', async () => {
    const { caches, versionOf, host, keep } = createBrowser();
    await keep('one', FIRST);
    const before = await caches.contents();
    caches.room = 2;
    host.served = SECOND;
    await expect(versionOf('two', SECOND).store()).rejects.toThrow('no room');
    expect(await caches.contents()).toEqual(before);
  });

  it('does not take away the same files of a worker in charge when it fails', async () => {
    const { caches, host, versionOf, keep } = createBrowser();
    const first = await keep('one', FIRST);
    const more = { ...FIRST, 'assets/more.js': 'more' };
    host.served = more;
    caches.room = 0;
    await expect(versionOf('one', more).store()).rejects.toThrow('no room');
    expect(await textOf(first.page())).toBe('page 1');
  });
});

describe('a kept file that is', () => {
  const script = at('assets/a-1.js');

  async function damaged() {
    const browser = createBrowser();
    const version = await browser.keep('one', FIRST);
    const cache = await browser.caches.open(`tartan ${FOLDER} one`);
    for (const address of [at('./'), script]) await cache.put(address, new Response('a'));
    browser.host.asked = [];
    return { ...browser, version };
  }

  it('damaged is fetched again, once', async () => {
    const { version, host } = await damaged();
    for (let time = 0; time < 2; time += 1) {
      expect(await textOf(version.page())).toBe('page 1');
      expect(await textOf(version.find(script))).toBe('a 1');
    }
    expect(host.asked).toEqual([at('./'), script]);
  });

  it('lost is fetched again, once', async () => {
    const { version, host, caches } = await damaged();
    await caches.delete(`tartan ${FOLDER} one`);
    for (let time = 0; time < 2; time += 1) expect(await textOf(version.find(script))).toBe('a 1');
    expect(host.asked).toEqual([script]);
  });

  it('damaged is never answered, not even where the host has another version', async () => {
    const { version, host } = await damaged();
    host.served = SECOND;
    expect(await version.page()).toBeUndefined();
    expect(await version.find(script)).toBeUndefined();
  });

  it('damaged is answered from the host, though there is no room for it', async () => {
    const { version, caches } = await damaged();
    caches.room = 0;
    expect(await textOf(version.find(script))).toBe('a 1');
  });
});

describe('two versions', () => {
  it('are both found by an old page, and each has its own page', async () => {
    const { keep } = createBrowser();
    const first = await keep('one', FIRST);
    const second = await keep('two', SECOND);
    expect(await textOf(second.find(at('assets/a-1.js')))).toBe('a 1');
    expect(await textOf(second.find(at('assets/a-2.js')))).toBe('a 2');
    expect(await textOf(first.page())).toBe('page 1');
    expect(await textOf(second.page())).toBe('page 2');
  });

  it('are one when the older one is no longer needed, and not before', async () => {
    const { caches, keep } = createBrowser();
    await keep('one', FIRST);
    const second = await keep('two', SECOND);
    await second.removeOthers(() => Promise.resolve(false));
    expect(Object.keys(await caches.contents())).toHaveLength(2);
    await second.removeOthers(always);
    expect(await caches.keys()).toEqual([`tartan ${FOLDER} two`]);
  });

  it('do not lose one that arrives while one asks', async () => {
    const { caches, keep } = createBrowser();
    await keep('one', FIRST);
    const second = await keep('two', SECOND);
    await second.removeOthers(async () => {
      await keep('three', { './': 'page 3' });
      return true;
    });
    expect((await caches.keys()).map((name) => name.split(' ').at(-1))).toEqual(['two', 'three']);
  });

  it('leave alone what lies in other folders of the host', async () => {
    const { caches, keep } = createBrowser();
    await keep('one', FIRST, 'https://school.example/other/');
    await caches.open('of somebody else');
    const second = await keep('two', SECOND);
    await second.removeOthers(always);
    expect(await caches.keys()).toHaveLength(3);
  });
});

describe('what the worker answers', () => {
  it('is what can be kept, and nothing of a frame', async () => {
    const { keep } = createBrowser();
    const version = await keep('one', FIRST);
    for (const path of ['assets/a-1.js', 'assets/of-another-version.js'])
      expect(version.mayHave(at(path))).toBe(true);
    // The page itself is served for navigations only.
    for (const path of [
      './',
      'embed.html?rows=5',
      'embed.js',
      'flipping-game.js',
      'courses/a.html',
    ])
      expect(version.mayHave(at(path))).toBe(false);
    expect([version.has(at('assets/a-1.js')), version.has(at('assets/a-2.js'))]).toEqual([
      true,
      false,
    ]);
  });

  it('is a copy of what other sites load by its own address, and never by theirs', async () => {
    const { host, versionOf } = createBrowser();
    host.served = { './': 'page', 'embed.html': 'frame', 'embed.js': 'script' };
    const version = versionOf('one', {
      './': 'page',
      'kept/embed.html': 'frame',
      'kept/embed.js': 'script',
    });
    await version.store();
    expect(host.asked).toEqual(['./', 'embed.html', 'embed.js'].map(at));
    expect(await textOf(version.find(at('kept/embed.html?rows=5#x')))).toBe('frame');
    expect(await textOf(version.find(at('kept/embed.js')))).toBe('script');
    expect(version.isCopy(at('kept/embed.html?rows=5'))).toBe(true);
    for (const path of ['embed.html?rows=5', 'embed.js']) {
      expect(version.isCopy(at(path)) || version.mayHave(at(path))).toBe(false);
      expect(await version.find(at(path))).toBeUndefined();
    }
  });
});

describe('the texts of a language', () => {
  const WITH_GERMAN = { ...FIRST, 'assets/de/first-1.js': 'erste', 'assets/de/later-1.js': 'alle' };
  const NEWER = { ...SECOND, 'assets/de/first-2.js': 'neue', 'assets/de/later-2.js': 'alle' };
  const isKept = async ({ caches }: ReturnType<typeof createBrowser>, path: string) =>
    Object.values(await caches.contents())
      .flat()
      .includes(at(path));

  it('are kept once somebody reads it', async () => {
    const browser = createBrowser();
    const version = await browser.keep('one', WITH_GERMAN);
    expect(await isKept(browser, 'assets/de/first-1.js')).toBe(false);
    await version.storeLanguage('de');
    browser.host.served = {};
    expect(await textOf(version.find(at('assets/de/later-1.js')))).toBe('alle');
    // English has no text files to cache, and a missing host does no harm.
    await version.storeLanguage('en');
    await version.storeLanguage('de');
  });

  it('are kept of the next version as well', async () => {
    const browser = createBrowser();
    const version = await browser.keep('one', WITH_GERMAN);
    await version.storeLanguage('de');
    await browser.keep('two', NEWER);
    expect(await isKept(browser, 'assets/de/first-2.js')).toBe(true);
  });
});
