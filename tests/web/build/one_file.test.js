import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inOneFile, oneFile } from '../../../web/build/one_file.js';
import { textScriptsOf } from '../../../web/build/texts.js';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta http-equiv="Content-Security-Policy" content="default-src *">
    <meta charset="utf-8" />
    <link rel="icon" href="./favicon.svg" type="image/svg+xml" />
    <script defer src="./page.js"></script>
    <link rel="stylesheet" href="./page.css">
  </head>
  <body>
    <div id="app"></div>
  </body>
</html>
`;

// Contains patterns that String.replace would expand, and text that would end the script too early.
const SCRIPT = 'const a = "$&$1</script><!--";';
const STYLE = 'a { content: "$&" }';

const TEXTS = 'window.tartanTexts = {};';

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the page in one file', () => {
  const page = inOneFile(PAGE, { script: SCRIPT, style: STYLE });
  const [, script] = /<script>(.*?)<\/script>/su.exec(page);
  const [, style] = /<style>(.*?)<\/style>/su.exec(page);

  it('has its script and its style sheet inside, as they are', () => {
    expect(style).toBe(STYLE);
    expect(script).not.toMatch(/<!--/u);
    const value = new Function(`${script} return a;`)();
    expect(value).toBe('$&$1</script><!--');
    // The script is after the element it draws into.
    expect(page.indexOf('<script>')).toBeGreaterThan(page.indexOf('id="app"'));
  });

  it('names no other file, and gives the browser no icon to ask for', () => {
    expect(page).not.toMatch(/\bsrc=|stylesheet|page\.|favicon/u);
    expect(page).toContain('<link rel="icon" href="data:," />');
  });

  it('allows this script and this style sheet, and no other', () => {
    const [policy, ...others] = page.match(/<meta http-equiv="Content-Security-Policy"[^>]*>/gu);
    expect(others).toEqual([]);
    expect(policy).toContain(`script-src ${hashOf(script)} 'wasm-unsafe-eval';`);
    expect(policy).toContain(`style-src ${hashOf(style)};`);
    expect(policy).toContain("default-src 'none';");
    expect(policy).toMatch(/worker-src blob:[";]/u);
    expect(policy).not.toContain("'self'");
    expect(policy).not.toContain('unsafe-inline');
    // The policy doesn't apply to anything before it.
    expect(page).toMatch(/<head>\s*<meta http-equiv/u);
  });

  it('is one file with the licences of all that is in it, or is not made', () => {
    const built = () => ({
      'page.js': { code: SCRIPT },
      ...Object.fromEntries(textScriptsOf('game', ['mex']).map(({ file }) => [file, { source: TEXTS }])),
      'page.css': { source: STYLE },
      'own.md': { source: 'MIT -- of somebody' },
      'index.html': { fileName: 'index.html', source: PAGE },
    });
    const { handler } = oneFile({ name: 'game', lessons: ['mex'], licenses: 'own.md' }).generateBundle;
    const bundle = built();
    handler({}, bundle);
    expect(Object.keys(bundle)).toEqual(['index.html']);
    const { fileName, source: page } = bundle['index.html'];
    expect(fileName).toBe('game.html');
    // The other languages are inside, compressed, and run when they are requested.
    const [, packed] = /data-late="de\/game" data-packed>([^<]*)</u.exec(page);
    expect(gunzipSync(Buffer.from(packed, 'base64')).toString()).toBe(TEXTS);
    expect(page).toContain(hashOf(TEXTS));
    const [, terms] = /<\/html>\s*<!--(.*)-->\s*$/su.exec(bundle['index.html'].source);
    expect(terms).toContain('MIT - - of somebody');
    expect(terms).not.toContain('--');
    expect(() => handler({}, { ...built(), 'more.wasm': { source: '' } })).toThrow(/left beside/u);
  });
});
