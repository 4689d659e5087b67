/** Rules for paper apply to a sheet previewed on the screen as well, and rules for screens don't. */
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { paperBeforehand } from '../../../web/build/paper_beforehand.js';

const config = await resolveConfig(
  { configFile: false, css: { postcss: { plugins: [paperBeforehand] } } },
  'build',
);
const written = async (css) =>
  (await preprocessCSS(css, 'sheet.css', config)).code.replaceAll(/\s+/gu, ' ').trim();

it('a rule for paper is there twice, the second time for the sheet', async () => {
  expect(await written('@media print { .a, b .c { color: red } }')).toBe(
    '@media print { .a, b .c { color: red } } [data-sheet] .a, [data-sheet] b .c { color: red }',
  );
});

it('of the page itself there is no copy, and of its parts there is', async () => {
  const css = '@media print { :root { color: red } html[lang] body { color: red } :root .a { color: red } }';
  expect(await written(css)).toBe(`${css} [data-sheet] .a { color: red }`);
});

it('a rule for screens isn’t for the sheet', async () => {
  expect(await written('@media screen and (width > 9px) { .a b, .c::before { color: red } }')).toBe(
    '@media screen and (width > 9px) { .a b:where(:not([data-sheet] *)), .c:where(:not([data-sheet] *))::before { color: red } }',
  );
});

it('of all else there is no copy', async () => {
  for (const css of [
    '@media (width > 9px) { .a { color: red } }',
    '.a { color: red }',
  ])
    expect(await written(css)).toBe(css);
});
