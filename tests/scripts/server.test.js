import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { serve } from '../../scripts/serve/server.js';
import { Problem } from '../../scripts/tools/say.js';

test('two folders are served at once, each at a free port', async () => {
  const folders = ['one', 'two'].map((name) => {
    const folder = mkdtempSync(join(tmpdir(), 'tartan-served-'));
    writeFileSync(join(folder, 'index.html'), name);
    return folder;
  });
  const texts = [];
  for (const address of await Promise.all(folders.map((folder) => serve(folder, 0))))
    texts.push(await (await fetch(`${address}/`)).text());
  for (const folder of folders) rmSync(folder, { recursive: true });
  expect(texts).toEqual(['one', 'two']);
});

test('a file is sent compressed to who takes it so, and anew once it has changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tartan-served-'));
  const address = await serve(folder, 0);
  const sent = async (encoding) => {
    const response = await fetch(`${address}/page.js`, {
      headers: { 'Accept-Encoding': encoding },
    });
    const text = await response.text();
    return [response.headers.get('Content-Encoding'), response.headers.get('Content-Length'), text];
  };
  const [first, second] = ['1;'.repeat(1000), '2;'.repeat(1500)];
  writeFileSync(join(folder, 'page.js'), first);
  const [encoding, length, text] = await sent('gzip, br');
  expect([encoding, text]).toEqual(['br', first]);
  expect(Number(length)).toBeLessThan(100);
  expect(await sent('gzip')).toEqual([null, '2000', first]);
  utimesSync(join(folder, 'page.js'), 1, 1);
  expect((await sent('br'))[2]).toBe(first);
  writeFileSync(join(folder, 'page.js'), second);
  expect((await sent('br'))[2]).toBe(second);
  expect((await fetch(`${address}/none.js`)).status).toBe(404);
  rmSync(folder, { recursive: true });
});

test('a file is built before it is sent, and what cannot be built is answered with 503', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tartan-served-'));
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const address = await serve(folder, 0, async (path) => {
    if (path === 'broken.js') throw new Problem('It cannot be built.');
    await Promise.resolve();
    if (path === 'de/built.js') writeFileSync(join(folder, 'built.js'), path);
  });
  expect((await fetch(`${address}/built.js`)).status).toBe(404);
  expect((await fetch(`${address}/de/built.js?query`)).status).toBe(404);
  expect(await (await fetch(`${address}/built.js`)).text()).toBe('de/built.js');
  expect((await fetch(`${address}/broken.js`)).status).toBe(503);
  expect(told).toHaveBeenCalledExactlyOnceWith('It cannot be built.\n');
  told.mockRestore();
  rmSync(folder, { recursive: true });
});
