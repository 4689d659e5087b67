/** Files for search engines beside the page: a page for each other language, the picture of previews, and a sitemap. */
import { readFileSync } from 'node:fs';
import { manifestFile } from './manifest.js';
import { pageFile, pageIn } from './page_head.js';
import { PREVIEW } from './preview.js';
import { LANGUAGES, TRANSLATIONS } from './words.js';

const picture = new URL(PREVIEW.file, import.meta.url);

/** A host's robots.txt only counts at its root, so the sitemap must be submitted by hand. */
function sitemap(site) {
  const entries = LANGUAGES.map(({ tag }) => `<url><loc>${site}${pageFile(tag)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

export function languagePages(site) {
  return {
    name: 'language-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const html = String(bundle['index.html'].source);
        const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
        for (const language of TRANSLATIONS)
          emit(
            pageFile(language.tag),
            pageIn(language, html, site).replace(manifestFile('en'), manifestFile(language.tag)),
          );
        emit(PREVIEW.file, readFileSync(picture));
        emit('sitemap.xml', sitemap(site));
      },
    },
  };
}
