import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptFiles, versionOf } from '../../../web/build/kept_files.js';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tartan-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function lay(files) {
  for (const [name, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), contents);
  }
}

const BUILT = {
  'index.html': 'page',
  'favicon.svg': 'icon',
  'icon-192.png': 'icon',
  'manifest.webmanifest': 'manifest',
  'manifest.de.webmanifest': 'Manifest',
  'preview.png': 'preview',
  'licenses.md': 'terms',
  'embed.html': 'frame',
  'embed.js': 'script',
  'flipping-game.js': 'element',
  'flipping-game.html': 'file',
  'courses/index.html': 'course',
  'assets/b.js': 'b',
  'assets/a.wasm': 'a',
};

describe('what the service worker keeps', () => {
  it('is the page with all that it loads, and copies of what other sites load', () => {
    lay(BUILT);
    expect(keptFiles(folder).map(({ path, file }) => [path, file])).toEqual([
      ['./', './'],
      ['kept/embed.html', 'embed.html'],
      ['kept/embed.js', 'embed.js'],
      ['kept/flipping-game.html', 'flipping-game.html'],
      ['favicon.svg', 'favicon.svg'],
      ['icon-192.png', 'icon-192.png'],
      ['manifest.webmanifest', 'manifest.webmanifest'],
      ['manifest.de.webmanifest', 'manifest.de.webmanifest'],
      ['assets/a.wasm', 'assets/a.wasm'],
      ['assets/b.js', 'assets/b.js'],
    ]);
    expect(keptFiles(folder).flatMap(({ path, language }) => (language ? [path] : []))).toEqual([
      'manifest.de.webmanifest',
    ]);
    // The hash of “page”.
    expect(keptFiles(folder)[0].sha256).toMatch(/^[0-9a-f]{64}$/u);
  });

  it('has another name as soon as a file of it is another one, and only then', () => {
    lay(BUILT);
    const name = () => versionOf(keptFiles(folder)).name;
    const names = [name()];
    lay({ 'courses/index.html': 'another course' });
    expect(name()).toBe(names[0]);
    for (const file of ['index.html', 'embed.js', 'assets/a.wasm']) {
      lay({ [file]: 'changed' });
      names.push(name());
    }
    lay({ 'assets/c.js': 'c' });
    names.push(name());
    expect(new Set(names).size).toBe(names.length);
  });
});
