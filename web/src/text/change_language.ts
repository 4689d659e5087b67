/** Changes the page's language: its words are loaded first. */
import { loadWords } from '#texts';
import {
  language,
  LANGUAGES,
  languageCalled,
  markLanguage,
  speak,
  DEFAULT_LANGUAGE,
} from './language';
import { addWords } from './texts';

export const isTranslated = (tag: string) =>
  tag !== DEFAULT_LANGUAGE && LANGUAGES.some((one) => one.tag === tag);

/** Each part of a language is loaded once. */
const loading = new Map<string, Promise<void>>();

function wordsCome(tag: string, part: 'first' | 'later'): Promise<void> {
  if (!isTranslated(tag)) return Promise.resolve();
  const name = `${tag}-${part}`;
  const before = loading.get(name);
  if (before !== undefined) return before;
  const come = loadWords(tag, part).then((words) => addWords(tag, words));
  loading.set(name, come);
  // A part that failed to load may be requested again.
  come.catch(() => loading.delete(name));
  return come;
}

/** More than the first view's words have been requested. */
let wantsAll = false;
/** The last requested language: late words of another one change nothing. */
let wanted = DEFAULT_LANGUAGE;

/**
 * Switches the page, or a program, to the language with this tag, once its words are loaded: those of the first view
 * only, if nothing else is shown. Rejects if they can't be loaded; then nothing has changed.
 */
export async function changeLanguage(tag: string, document?: Document): Promise<void> {
  const one = languageCalled(tag);
  if (one === undefined) throw new RangeError(`There is no language ${tag}.`);
  wanted = tag;
  await Promise.all([wordsCome(tag, 'first'), wantsAll ? wordsCome(tag, 'later') : undefined]);
  if (wanted !== tag) return;
  speak(one);
  if (document !== undefined) markLanguage(document);
}

/**
 * Loads the rest of the words. Until they arrive, or if they don't, texts are in English, and rendered again once they
 * are there; so this never rejects.
 */
export async function loadLaterWordsSafely(): Promise<void> {
  wantsAll = true;
  await wordsCome(language.tag, 'later').catch(() => undefined);
}
