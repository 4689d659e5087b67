/**
 * The static parts of a page before its script runs: its title, its descriptions for search engines and previews of
 * links, and its text for readers without scripts.
 */
import { PREVIEW } from './preview.js';
import { LANGUAGES, readWords } from './words.js';

const ENGLISH = LANGUAGES[0];

/**
 * The page for readers of every language begins in English; each other language has a page of its own in the same
 * folder.
 */
export const pageFile = (tag) => (tag === ENGLISH.tag ? '' : `index.${tag}.html`);

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => text.replaceAll(/[&<>"]/gu, (letter) => ENTITIES[letter]);

/** A void element, such as `<meta name="description" content="…" />`. */
function element(name, attributes) {
  const list = Object.entries(attributes).map(([key, value]) => `${key}="${escaped(String(value))}"`);
  return `<${name} ${list.join(' ')} />`;
}

const titleOf = (tag) => readWords('site', tag)['home-title'];

/**
 * The elements of a page's head. Without a site addresses can't be absolute, so there is no preview, and translations
 * aren't linked.
 */
export function headOf({ tag }, site) {
  const { description } = readWords('found', tag);
  return [
    `<title>${escaped(titleOf(tag))}</title>`,
    element('meta', { name: 'description', content: description }),
    ...(site === undefined ? [] : [...translationsOf(tag, site), ...previewOf(tag, site)]),
  ].join('\n    ');
}

function translationsOf(tag, site) {
  const alternate = (hreflang, other) =>
    element('link', { rel: 'alternate', hreflang, href: site + pageFile(other) });
  return [
    element('link', { rel: 'canonical', href: site + pageFile(tag) }),
    ...LANGUAGES.map((other) => alternate(other.tag, other.tag)),
    alternate('x-default', ENGLISH.tag),
  ];
}

/** Open Graph tags, which almost all previews use, and X's own. */
function previewOf(tag, site) {
  const words = readWords('found', tag);
  const graph = (name, content) => element('meta', { property: `og:${name}`, content });
  const others = LANGUAGES.filter((other) => other.tag !== tag);
  return [
    graph('type', 'website'),
    graph('site_name', readWords('site', tag).name),
    graph('title', titleOf(tag)),
    graph('description', words.description),
    graph('url', site + pageFile(tag)),
    graph('locale', localeOf(tag)),
    ...others.map((other) => graph('locale:alternate', localeOf(other.tag))),
    graph('image', site + PREVIEW.file),
    graph('image:type', 'image/png'),
    graph('image:width', PREVIEW.width),
    graph('image:height', PREVIEW.height),
    graph('image:alt', words['picture-shows']),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** `de_DE`: Open Graph requires a country as well. */
function localeOf(tag) {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/**
 * A `noscript` for readers without scripts, and for search engines that run none. The English page, which serves all
 * languages, has its requirements in each language, because it can't know which one its reader wants.
 */
function withoutScripts(language) {
  const { tag, direction } = language;
  const needing = language === ENGLISH ? LANGUAGES : [language];
  const paragraphs = [
    `<p>${readWords('found', tag)['first-paragraph']}</p>`,
    `<p>${readWords('board', tag)['rule-flipping-game']}</p>`,
    ...needing.map(
      (one) =>
        `<p lang="${one.tag}" dir="${one.direction}">${readWords('found', one.tag)['needs-scripts']}</p>`,
    ),
  ];
  return `<noscript>
      <main lang="${tag}" dir="${direction}">
        <h1>${titleOf(tag)}</h1>
        ${paragraphs.join('\n        ')}
      </main>
    </noscript>`;
}

/** The built page as that of one language. */
export function pageIn(language, html, site) {
  const { tag, direction } = language;
  return [
    ['<html lang="en" dir="ltr">', `<html lang="${tag}" dir="${direction}" data-language="${tag}">`],
    [headOf(ENGLISH, site), headOf(language, site)],
    [withoutScripts(ENGLISH), withoutScripts(language)],
  ].reduce((page, [english, other]) => {
    if (!page.includes(english)) throw new Error(`The built page lacks ${english}`);
    return page.replace(english, () => other);
  }, html);
}

export function pageHead(site) {
  return {
    name: 'page-head',
    transformIndexHtml: {
      // Last, so that the pages of other languages find exactly this text.
      order: 'post',
      handler: (html) =>
        html
          .replace('<title></title>', () => headOf(ENGLISH, site))
          .replace('<noscript></noscript>', () => withoutScripts(ENGLISH)),
    },
  };
}
