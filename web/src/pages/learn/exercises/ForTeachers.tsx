/** What a teacher wants to know of a lesson before a class, with the answers to the exercises of a set. */
import type { ComponentType } from 'preact';
import t from '#words/exercises';
import { lazily } from '../../../views/parts/lazily';
import layout from '../../../views/parts/layout.module.css';
import type { ExercisesModel } from './exercises_model';
import { Answers, Bar, Page } from './Sheets';
import type { PrintedSheetProps } from './Sheets';
import styles from './Sheets.module.css';
import { setAddress } from './set';

interface Notes {
  readonly default: ComponentType;
}

const NOTES = import.meta.glob<Notes>('../../../../lessons/en/for_teachers/*.mdx');

const texts = new Map<string, ComponentType>();

export function ForTeachers({ model, set, title }: PrintedSheetProps) {
  const Text = textOf(model);
  return (
    <div class={`${layout.loose} ${styles.sheets}`}>
      <Bar model={model} help={t('for-teachers-help')} />
      <Page title={title} seed={set.seed} number={1} count={1}>
        <h1 class={styles.title} tabIndex={-1}>
          {t('for-teachers-title', { lesson: title })}
        </h1>
        <div class={styles.notes} lang="en" dir="ltr">
          <Text />
        </div>
        <h2>{t('answers-to-set', { seed: String(set.seed) })}</h2>
        <Answers items={set.items} />
        <p data-screen>
          <a href={setAddress(model.lesson, model.wanted.value, 'worksheet')}>{t('worksheet')}</a>
        </p>
      </Page>
    </div>
  );
}

/** Loaded when it is first shown. */
function textOf({ lesson }: Pick<ExercisesModel, 'lesson'>): ComponentType {
  const load = NOTES[`../../../../lessons/en/for_teachers/${lesson}.mdx`];
  if (load === undefined) throw new RangeError(`There are no notes on ${lesson}.`);
  const text = texts.get(lesson) ?? lazily(async () => (await load()).default);
  texts.set(lesson, text);
  return text;
}
