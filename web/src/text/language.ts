/** The language of the page, and how it writes numbers and lists. The files of words are its sentences. */
import { createNumbers } from './numbers';

/** A tag as in the `lang` of a document, and the direction of its writing. */
export const language = { tag: 'en', direction: 'ltr' } as const;

export const numbers = createNumbers(language.tag);

const conjunction = new Intl.ListFormat(language.tag);
const disjunction = new Intl.ListFormat(language.tag, { type: 'disjunction' });

/** `1, 2, and 3` */
export const allOf = (items: readonly string[]): string => conjunction.format(items);
/** `1, 2, or 3` */
export const oneOf = (items: readonly string[]): string => disjunction.format(items);
