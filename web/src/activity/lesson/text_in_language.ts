import { isTranslated } from '../../text/change_language';
import { DEFAULT_LANGUAGE } from '../../text/language';
import type { TextOfLesson } from '../../text/texts';
import { loadLesson } from '#lessons';

/** `web/lessons/de/mex.mdx` */
export interface TextInLanguage {
  readonly Text: TextOfLesson;
  readonly lang: string;
}

/** The text of a lesson, or the notes on it, in a language; in English if that can't be loaded. */
export async function textIn(slug: string, tag: string): Promise<TextInLanguage> {
  const inLanguage = async (lang: string) => ({ Text: await loadLesson(lang, slug), lang });
  const english = () => inLanguage(DEFAULT_LANGUAGE);
  return isTranslated(tag) ? inLanguage(tag).catch(english) : english();
}
