import { describe, expect, it } from 'vitest';
import { SNIPPET_KINDS } from '../../../../web/src/model/embed/embed_settings';
import { frameAddress, snippetOf } from '../../../../web/src/model/embed/snippets';
import type { SnippetParts } from '../../../../web/src/model/embed/snippets';

const PARTS: SnippetParts = {
  folder: 'https://school.example/a/',
  settings: [
    ['rows', '2'],
    ['columns', '3'],
    ['mode', 'predict'],
    ['hide', 'answers,nimbers'],
  ],
  title: 'The Flipping Game',
  width: '600',
  height: 712,
};
const ADDRESS =
  'https://school.example/a/embed.html?rows=2&columns=3&mode=predict&hide=answers,nimbers';
const ESCAPED = ADDRESS.replaceAll('&', '&amp;');
const IFRAME = `<iframe src="${ESCAPED}" title="The Flipping Game" width="600" height="712" style="max-width: 100%; border: 0" sandbox="allow-scripts" loading="lazy"></iframe>\n`;

describe('the lines to paste', () => {
  it('name the frame by its whole address', () => {
    expect(frameAddress(PARTS)).toBe(ADDRESS);
    expect(frameAddress({ folder: './', settings: [['position', 'a&b=c#d']] })).toBe(
      './embed.html?position=a%26b%3Dc%23d',
    );
  });

  it('are the element with its script', () => {
    expect(snippetOf('element', PARTS)).toBe(
      '<script src="https://school.example/a/flipping-game.js" defer></script>\n' +
        '<flipping-game rows="2" columns="3" mode="predict" hide="answers,nimbers" title="The Flipping Game" style="max-width: 600px"></flipping-game>\n',
    );
  });

  it.each(['frame', 'moodle', 'canvas'] as const)('are a plain iframe for %s', (kind) => {
    expect(snippetOf(kind, PARTS)).toBe(IFRAME);
  });

  it('are a directive for Jupyter Book', () => {
    expect(snippetOf('jupyter-book-2', PARTS)).toBe(
      `\`\`\`{iframe} ${ADDRESS}\n:width: 100%\n\`\`\`\n`,
    );
    expect(snippetOf('jupyter-book-1', PARTS)).toBe(`\`\`\`{raw} html\n${IFRAME}\`\`\`\n`);
  });

  it('are a slide that loads the frame when it is shown', () => {
    const slide = snippetOf('reveal', PARTS);
    expect(slide).toMatch(/^<section>\n {2}<iframe data-src="https:.*<\/iframe>\n<\/section>\n$/su);
    expect(slide).toContain(`data-src="${ESCAPED}"`);
    expect(slide).not.toMatch(/ src=| loading=/u);
    // What is higher than a slide scrolls within it.
    expect(snippetOf('reveal', { ...PARTS, height: 1400 })).toContain(' height="640"');
  });

  it.each(SNIPPET_KINDS.filter((kind) => kind !== 'jupyter-book-2'))(
    'let no text out of its attribute: %s',
    (kind) => {
      const lines = snippetOf(kind, {
        ...PARTS,
        folder: 'https://school.example/a"b<c>/',
        title: '"><script>&',
      });
      expect(lines).toContain('title="&quot;&gt;&lt;script&gt;&amp;"');
      expect(lines).toContain('https://school.example/a&quot;b&lt;c&gt;/');
    },
  );
});
