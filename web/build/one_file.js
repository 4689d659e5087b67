/** A built page with its script and its style sheet inside, to open from a disk or to send as one file. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { policyOfOneFile, printPolicy } from './content_security_policy.js';
import { textScriptsOf } from './texts.js';

const own = new URL('../../LICENSE', import.meta.url);

export const FRAME_FILES = ['embed.html', 'embed.js', 'embed.css'];

const built = (name) => readFileSync(new URL(`../../dist/${name}`, import.meta.url), 'utf8');

/**
 * The frame, which must be built before: opened from a disk, a sandboxed frame can't load files. Files that it loads
 * late can be embedded, by their names.
 */
export function frameInOneFile(late = []) {
  const [page, script, style] = FRAME_FILES.map(built);
  const parts = late.map((name) => ({ name, script: built(`${name}.js`), style: built(`${name}.css`) }));
  const texts = ['embed', ...late].flatMap((name) => textScriptsOf(name));
  return inOneFile(page, { script, style }, [
    ...parts,
    ...texts.map(({ name, file }) => ({ name, script: built(file), isPacked: true })),
  ]);
}

/**
 * The page with these two inside, and with a policy that allows them and no other script or style. Those of `late` are
 * embedded as inert text, which the page turns into elements on demand; what most readers never need is packed.
 */
export function inOneFile(html, { script, style }, late = []) {
  const inline = escaped(script);
  const texts = late.map((part) => ({ ...part, script: escaped(part.script) }));
  const policy = printPolicy(policyOfOneFile([{ script: inline, style }, ...texts]));
  const inert = texts.map(
    ({ name, script: text, style: looks, isPacked = false }) =>
      (looks === undefined
        ? ''
        : `<style type="text/plain" data-late="${name}">${looks}</style>\n`) +
      (isPacked
        ? `<script type="text/plain" data-late="${name}" data-packed>${packed(text)}</script>\n`
        : `<script type="text/plain" data-late="${name}">${text}</script>\n`),
  );
  return (
    html
      .replaceAll(/\s*<link rel="stylesheet"[^>]*>/gu, '')
      // An icon would be another file; and with no icon at all a browser requests the host's.
      .replace(/<link rel="icon"[^>]*>/u, '<link rel="icon" href="data:," />')
      .replaceAll(/\s*<script[^>]*? src="[^"]*"[^>]*><\/script>/gu, '')
      .replaceAll(/\s*<meta http-equiv="Content-Security-Policy"[^>]*>/gu, '')
      .replace(
        '<head>',
        () => `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
      )
      .replace('</head>', () => `<style>${style}</style>\n  </head>`)
      // Last, as an inline script does not wait for the page.
      .replace('</body>', () => `${inert.join('')}<script>${inline}</script>\n  </body>`)
  );
}

const packed = (text) => gzipSync(text, { level: 9 }).toString('base64');

/** Makes a one-file page under another name, with the licences of all bundled code, and with these lessons. */
export function oneFile({ name, lessons = [], licenses }) {
  return {
    name: 'one-file',
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/src/one_file.tsx'),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const take = (isWanted) => {
          const file = Object.keys(bundle).find(isWanted);
          const { code, source } = bundle[file];
          delete bundle[file];
          return String(code ?? source);
        };
        const texts = textScriptsOf(name, lessons).map((text) => ({
          name: text.name,
          script: take((file) => file === text.file),
          isPacked: true,
        }));
        const script = take((file) => file.endsWith('.js'));
        const style = take((file) => file.endsWith('.css'));
        const terms = [readFileSync(own, 'utf8'), take((file) => file === licenses)].join('\n');
        const page = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.html'));
        page.fileName = `${name}.html`;
        page.source = inOneFile(String(page.source), { script, style }, texts).concat(
          `<!--\n${terms.replaceAll('--', '- -')}\n-->\n`,
        );
        if (Object.keys(bundle).length > 1) throw new Error('Something is left beside the one file.');
      },
    },
  };
}

/** Nothing in a script may end its element, or begin a comment of the page. */
export const escaped = (script) =>
  script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
