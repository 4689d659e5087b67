import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { SNIPPET_KINDS } from '../../../../web/src/pages/embed/embed_settings';
import {
  embedAddress,
  linkedSnippet,
  snippetOf,
  type SnippetParts,
} from '../../../../web/src/pages/embed/snippets';
import { elementsIn, readXml } from '../../outlets/packages/read_xml';

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
    expect(embedAddress(PARTS)).toBe(ADDRESS);
    expect(embedAddress({ folder: './', settings: [['position', 'a&b=c#d']] })).toBe(
      './embed.html?position=a%26b%3Dc%23d',
    );
    expect(embedAddress({ folder: './', settings: [['game', 'runs:1,3*twins']] })).toBe(
      './embed.html?game=runs:1,3*twins',
    );
  });

  it('are the element with its script', () => {
    expect(snippetOf('element', PARTS)).toBe(
      '<script src="https://school.example/a/flipping-game.js" defer></script>\n' +
        '<flipping-game rows="2" columns="3" mode="predict" hide="answers,nimbers" title="The Flipping Game" width="600"></flipping-game>\n',
    );
  });

  it.each(['frame', 'moodle', 'canvas', 'vitepress'] as const)(
    'are a plain iframe for %s',
    (kind) => {
      expect(snippetOf(kind, PARTS)).toBe(IFRAME);
    },
  );

  it('let the links of a lesson open another tab', () => {
    const lesson: SnippetParts = { ...PARTS, settings: [['lesson', 'mex']] };
    expect(snippetOf('element', lesson)).toContain('<flipping-game lesson="mex" title=');
    expect(snippetOf('frame', lesson)).toContain(
      'embed.html?lesson=mex" title="The Flipping Game" width="600" height="712" style="max-width: 100%; border: 0" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"',
    );
  });

  const GRADED: SnippetParts = {
    ...PARTS,
    settings: [
      ['lesson', 'mex'],
      ['seed', 'learner'],
    ],
    title: 'Less & more',
  };

  it('are a frame for a site that speaks SPLICE', () => {
    expect(linkedSnippet('splice', GRADED)).toBe(
      '<iframe src="https://school.example/a/course.html?host=splice&amp;lesson=mex&amp;seed=learner" title="Less &amp; more" width="600" height="800" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" style="max-width: 100%; border: 0"></iframe>\n',
    );
  });

  it('are a problem of Open edX, well formed, that asks the frame by the names that it answers to', () => {
    const problem = readXml(linkedSnippet('jsinput', GRADED).trim());
    const [input, ...others] = elementsIn(problem, 'jsinput');
    expect(others).toEqual([]);
    expect(input?.attributes).toEqual({
      gradefn: 'getGrade',
      get_statefn: 'getState',
      set_statefn: 'setState',
      sop: 'false',
      html_file: 'https://school.example/a/course.html?host=jsinput&lesson=mex&seed=learner',
      title: 'Less & more',
      width: '600',
      height: '800',
    });
    const [response] = elementsIn(problem, 'customresponse');
    const [script] = elementsIn(problem, 'script');
    expect(script?.text).toContain(`def ${response?.attributes.cfn ?? ''}(expect, answer):`);
  });

  it('are a directive for Jupyter Book', () => {
    expect(snippetOf('jupyter-book-2', PARTS)).toBe(
      `\`\`\`{iframe} ${ADDRESS}&height=400\n:width: 100%\n:title: The Flipping Game\n\`\`\`\n`,
    );
    expect(snippetOf('jupyter-book-1', PARTS)).toBe(`\`\`\`{raw} html\n${IFRAME}\`\`\`\n`);
  });

  it('keep a board as low as a book of MyST shows it, unless it is lower, and let a lesson scroll', () => {
    const book = (settings: SnippetParts['settings']) =>
      snippetOf('jupyter-book-2', { ...PARTS, settings });
    expect(book([['height', '300']])).toBe(
      '```{iframe} https://school.example/a/embed.html?height=300\n:width: 100%\n:title: The Flipping Game\n```\n',
    );
    expect(book([['lesson', 'mex']])).toContain('embed.html?lesson=mex\n');
  });

  it('are the same iframe for Docusaurus, read as JSX', () => {
    const { outputText, diagnostics } = ts.transpileModule(snippetOf('docusaurus', PARTS), {
      compilerOptions: { jsx: ts.JsxEmit.React },
      fileName: 'page.tsx',
      reportDiagnostics: true,
    });
    expect(diagnostics).toEqual([]);
    expect(outputText).toContain("style: { maxWidth: '100%', border: 0, colorScheme: 'inherit' }");
    expect(outputText).toContain(`{ src: "${ADDRESS}", title: "The Flipping Game"`);
  });

  it('are the element on a slide, whose height it keeps to', () => {
    expect(snippetOf('reveal', PARTS)).toBe(
      '<section>\n' +
        '  <script src="https://school.example/a/flipping-game.js" defer></script>\n' +
        '  <flipping-game rows="2" columns="3" mode="predict" hide="answers,nimbers" title="The Flipping Game" width="600" height="640" style="margin: auto"></flipping-game>\n' +
        '</section>\n',
    );
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
