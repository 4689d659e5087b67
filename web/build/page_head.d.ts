import type { NamedLanguage } from '../src/text/language';

export function pageFile(tag: string): string;
/** The built page as that of one language; `site` is the address that the page was built for. */
export function pageIn(language: NamedLanguage, html: string, site: string | undefined): string;
