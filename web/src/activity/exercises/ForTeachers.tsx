/** Teachers' notes on a lesson, with the answers to the exercises of a set. */
import type { ComponentType } from 'preact';
import { language, languageCalled } from '../../text/language';
import t from '#words/exercises';
import { lazyComponent } from '../../ui/lazily';
import layout from '../../ui/layout.module.css';
import { Answers, SheetTitleBar, SheetPage, type PrintedSheetProps } from './Sheets';
import styles from './Sheets.module.css';
import { setAddress } from './set';
import { textIn } from '../lesson/text_in_language';

const texts = new Map<string, ComponentType>();

export function ForTeachers({ model, set, title }: PrintedSheetProps) {
  const Notes = notesOn(model.lesson, language.tag);
  return (
    <div class={`${layout.loose} ${styles.sheets}`}>
      <SheetTitleBar model={model} help={t('for-teachers-help')} />
      <SheetPage title={title} seed={set.seed} number={1} count={1}>
        <h1 class={styles.title} tabIndex={-1}>
          {t('for-teachers-title', { lesson: title })}
        </h1>
        <Notes />
        <h2>{t('answers-to-set', { seed: String(set.seed) })}</h2>
        <Answers items={set.items} />
        <p data-screen>
          <a href={setAddress(model.lesson, model.wanted.value, 'worksheet')}>{t('worksheet')}</a>
        </p>
      </SheetPage>
    </div>
  );
}

/** Loaded when they are first shown in this language. */
function notesOn(lesson: string, tag: string): ComponentType {
  const key = `${lesson} ${tag}`;
  const notes =
    texts.get(key) ??
    lazyComponent(async () => {
      const { Text, lang } = await textIn(`for_teachers/${lesson}`, tag);
      return () => (
        <div class={styles.notes} lang={lang} dir={languageCalled(lang)?.direction}>
          <Text components={{}} />
        </div>
      );
    });
  texts.set(key, notes);
  return notes;
}
