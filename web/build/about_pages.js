/** Pages about Tartan itself, in the built page's folder `about`: the documents of `docs/` that readers may want. */
import { readFileSync } from 'node:fs';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { policies, printPolicy } from './content_security_policy.js';

const DOCUMENTS = ['changelog', 'privacy', 'accessibility', 'security', 'publish'];

const read = (name) =>
  readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8');
const titleOf = (markdown) => /^# (.*)$/mu.exec(markdown)[1];

/** A plugin that writes the pages into a build. */
export function aboutPages() {
  return {
    name: 'about-pages',
    apply: 'build',
    generateBundle() {
      const documents = DOCUMENTS.map((name) => ({ name, markdown: read(name) }));
      for (const { name, markdown } of documents) {
        this.emitFile({
          type: 'asset', fileName: `about/${name}.html`,
          source: pageOf(markdown, documents),
        });
      }
    },
  };
}

function pageOf(markdown, documents) {
  const text = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  const links = documents.map(
    (each) => `<li><a href="${each.name}.html">${titleOf(each.markdown)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${printPolicy(policies.page)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${titleOf(markdown)} · Tartan</title>
    <link rel="icon" href="../favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="../course.css" />
  </head>
  <body class="text">
    <header><p><a href="../index.html">Tartan</a></p></header>
    <main>
${text.replace(/href="(\w+)\.md"/gu, 'href="$1.html"')}
    </main>
    <nav aria-label="About Tartan"><ul>${links.join('')}</ul></nav>
  </body>
</html>
`;
}
