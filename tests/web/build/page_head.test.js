import { describe, expect, it } from 'vitest';
import { headOf, pageFile, pageHead, pageIn } from '../../../web/build/page_head.js';
import { PREVIEW } from '../../../web/build/preview.js';
import { LANGUAGES, readWords } from '../../../web/build/words.js';

const SITE = 'https://example.org/tartan/';
const PAGE =
  '<html lang="en" dir="ltr"><head><title></title></head><body><noscript></noscript></body></html>';

const [ENGLISH, GERMAN] = LANGUAGES;
const ARABIC = LANGUAGES.at(-1);
const built = (site) => pageHead(site).transformIndexHtml.handler(PAGE);

/** The contents of a head by name, in order. */
function saidBy(head) {
  const elements = head.matchAll(/<(?:meta|link) (?:name|property|rel)="([^"]*)" (.*?) \/>/gu);
  return Array.from(elements, ([, name, value]) => [name, /(?:content|href)="([^"]*)"/u.exec(value)[1]]);
}
const valuesOf = (head, wanted) =>
  saidBy(head).flatMap(([name, value]) => (name === wanted ? [value] : []));

describe('the head of the page', () => {
  it('without a site has its title and description, and no address', () => {
    const head = headOf(ENGLISH, undefined);
    expect(head).toMatch(/^<title>Tartan: the Flipping Game[^<]*<\/title>\s+<meta name="description"/u);
    expect(saidBy(head).map(([name]) => name)).toEqual(['description']);
    expect(built(undefined)).toContain(head);
  });

  it('with a site has all that a preview of a link shows, by whole addresses', () => {
    const head = headOf(GERMAN, SITE);
    expect(Object.fromEntries(saidBy(head))).toMatchObject({
      'og:type': 'website', 'og:site_name': 'Tartan', 'og:locale': 'de_DE',
      'og:url': `${SITE}index.de.html`, 'og:image': `${SITE}preview.png`,
      'og:image:width': '1200', 'og:image:height': '630', 'og:image:type': 'image/png',
      'twitter:card': 'summary_large_image', canonical: `${SITE}index.de.html`,
      'og:image:alt': readWords('found', 'de')['picture-shows'],
      'og:description': readWords('found', 'de').description,
    });
    expect(valuesOf(head, 'og:title')).toEqual([/<title>(.*)<\/title>/u.exec(head)[1]]);
    expect(valuesOf(head, 'og:locale:alternate')).toHaveLength(LANGUAGES.length - 1);
  });

  it('names the page of each language to all others, and the one for everybody', () => {
    for (const language of LANGUAGES) {
      const alternates = headOf(language, SITE).matchAll(/hreflang="([^"]*)" href="([^"]*)"/gu);
      expect(Array.from(alternates, ([, tag, address]) => [tag, address])).toEqual([
        ...LANGUAGES.map(({ tag }) => [tag, SITE + pageFile(tag)]),
        ['x-default', SITE],
      ]);
    }
    expect(pageFile('en')).toBe('');
  });

  it('has titles and descriptions that search engines show whole', () => {
    for (const { tag } of LANGUAGES) {
      expect(readWords('site', tag)['home-title'].length, tag).toBeLessThanOrEqual(65);
      expect(readWords('found', tag).description.length, tag).toBeLessThanOrEqual(200);
    }
  });

  it('says in all languages of what size the board of the preview is', () => {
    for (const { tag } of LANGUAGES) {
      const sizes = readWords('found', tag)['picture-shows'].match(/\d+/gu).map(Number);
      expect(sizes, tag).toEqual([PREVIEW.rows, PREVIEW.columns]);
    }
  });
});

describe('the page without scripts', () => {
  const paragraphsOf = (html) => Array.from(html.matchAll(/<p lang="(\w+)" dir="(\w+)">/gu));

  it('tells in English of the game, and says in all languages what it needs', () => {
    const page = built(undefined);
    expect(page).toContain(readWords('found')['first-paragraph']);
    expect(page).toContain(readWords('board')['rule-flipping-game']);
    expect(paragraphsOf(page).map(([, tag]) => tag)).toEqual(LANGUAGES.map(({ tag }) => tag));
  });

  it('is in its own language alone where the page is in one', () => {
    const page = pageIn(ARABIC, built(SITE), SITE);
    expect(page).toContain('<html lang="ar" dir="rtl" data-language="ar">');
    expect(page).toContain(headOf(ARABIC, SITE));
    expect(page).toContain(readWords('found', 'ar')['first-paragraph']);
    expect(page).not.toContain(readWords('found')['first-paragraph']);
    expect(paragraphsOf(page).map(([, ...ways]) => ways)).toEqual([['ar', 'rtl']]);
  });

  it('isn’t made of a page that has something else in its place', () => {
    expect(() => pageIn(GERMAN, built(undefined), SITE)).toThrow('lacks');
  });
});
