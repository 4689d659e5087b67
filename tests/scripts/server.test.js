import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serve } from '../../scripts/serve/server.js';

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
