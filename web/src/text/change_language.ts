/** How the page comes to speak another language: its words are loaded first. */
import { loadWords } from '#texts';
import {
  language,
  LANGUAGES,
  languageCalled,
  markLanguage,
  speak,
  USUAL_LANGUAGE,
} from './language';
import { addWords } from './texts';

export const isTranslated = (tag: string) =>
  tag !== USUAL_LANGUAGE && LANGUAGES.some((one) => one.tag === tag);

/** Each part of a language is loaded once. */
const loading = new Map<string, Promise<void>>();

function wordsCome(tag: string, part: 'first' | 'later'): Promise<void> {
  if (!isTranslated(tag)) return Promise.resolve();
  const name = `${tag}-${part}`;
  const before = loading.get(name);
  if (before !== undefined) return before;
  const come = loadWords(tag, part).then((words) => addWords(tag, words));
  loading.set(name, come);
  // What did not come may be asked for again.
  come.catch(() => loading.delete(name));
  return come;
}

/** Whether more than the first view has been asked for. */
let wantsAll = false;
/** The language that was asked for last: what comes late of another one changes nothing. */
let wanted = USUAL_LANGUAGE;

/**
 * Has the page, or a program, speak the language with this tag, once its words have come: those of the first view alone
 * where nothing else is shown. Rejects when they don't come, and then nothing has changed.
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
 * The rest of the words. What is drawn before they come, or where they don't come, is drawn in English, and again when
 * they are there: so this never rejects.
 */
export async function laterWords(): Promise<void> {
  wantsAll = true;
  await wordsCome(language.tag, 'later').catch(() => undefined);
}
