/** The web app manifests with which a browser installs the page, one in each language. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { APP_ICONS, TOUCH_ICON } from './icons.js';
import { LANGUAGES, readWords } from './words.js';

const tokens = fileURLToPath(new URL('../src/styles/tokens.css', import.meta.url));

/**
 * The page links to the English one, and to another language's while it uses that language (web/src/site/versions.tsx).
 */
export const manifestFile = (tag) =>
  tag === 'en' ? 'manifest.webmanifest' : `manifest.${tag}.webmanifest`;

/**
 * Has no id, because one would be resolved from the root of the host: the page is identified by the folder it starts
 * in, so a host may have several. It is the same in all languages.
 */
export function manifestOf({ tag, direction }) {
  const words = readWords('site', tag);
  const paper = lightColour('paper');
  const [icon] = APP_ICONS;
  const shortcut = (name, url) => ({ name, url, icons: [imageOf(icon)] });
  return {
    name: words.name, short_name: words.name, description: readWords('found', tag).description,
    lang: tag, dir: direction, categories: ['education', 'games'],
    start_url: './', scope: './', display: 'standalone',
    theme_color: paper, background_color: paper,
    icons: APP_ICONS.map(imageOf),
    // Android shows three.
    shortcuts: [
      shortcut(words['page-board'], './#/board'),
      shortcut(readWords('common', tag).puzzles, './#/board?mode=predict'),
      shortcut(words['page-solve'], './#/solve'),
    ],
  };
}

const imageOf = ({ file, size, purpose }) => ({
  src: file, sizes: `${size}x${size}`, type: 'image/png', purpose,
});

function lightColour(name) {
  const declaration = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), `, 'u');
  const [, colour] = declaration.exec(readFileSync(tokens, 'utf8'));
  return colour;
}

/** Writes the manifests beside the page, and links the page to the English one and to the icon of iOS. */
export function webManifests() {
  const link = (attrs) => ({ tag: 'link', attrs, injectTo: 'head' });
  return {
    name: 'web-manifests',
    apply: 'build',
    transformIndexHtml: {
      // Vite would look for the linked files.
      order: 'post',
      handler: () => [
        link({ rel: 'manifest', href: `./${manifestFile('en')}` }),
        link({ rel: 'apple-touch-icon', href: `./${TOUCH_ICON.file}` }),
      ],
    },
    generateBundle() {
      for (const language of LANGUAGES)
        this.emitFile({
          type: 'asset', fileName: manifestFile(language.tag),
          source: JSON.stringify(manifestOf(language)),
        });
    },
  };
}
