import { ExerciseSheet } from './LessonExercises';
import { askedSheet } from './exercises/sheet';
import { LessonPage } from './LessonPage';
import { lessonViews } from './lesson_views';
import type { LearnProps } from './lesson_views';
import { useRef } from 'preact/hooks';
import cloth from './cloth.png';
import commonWords from '#words/common';
import t from '#words/learn';
import siteWords from '#words/site';
import { Button } from '../../views/parts/Button';
import { Message } from '../../views/parts/Message';
import layout from '../../views/parts/layout.module.css';
import { SaveButton } from '../../views/parts/SaveButton';
import { PageHead } from '../PageHead';
import page from '../page.module.css';
import styles from './learn.module.css';
import { learnAddress } from './learn_model';
import type { Lesson } from './lessons';
import { useArrival } from './lesson_views';

const viewOf = lessonViews(LessonPage);

export function LearnPage({ model }: LearnProps) {
  const { lesson, query } = model.arrival.value;
  if (lesson === undefined) return <LessonList model={model} />;
  const sheet = askedSheet(query);
  if (sheet !== undefined)
    return <ExerciseSheet key={lesson.slug} model={model} lesson={lesson} sheet={sheet} />;
  const View = viewOf(lesson);
  return <View key={lesson.slug} model={model} />;
}

/** The course: what each lesson takes and gives, where the reader is, and what is done. */
function LessonList({ model }: LearnProps) {
  const whole = useRef<HTMLDivElement>(null);
  useArrival(whole, model);
  return (
    <div class={page.page} ref={whole}>
      <img class={styles.banner} src={cloth} width="1280" height="320" alt="" data-screen />
      <PageHead title={siteWords('page-learn')}>
        {t('introduction', { count: model.course.length })}
      </PageHead>
      <Missing model={model} />
      <Onward model={model} />
      <ol class={`${layout.plain} ${styles.lessons}`}>
        {model.course.map((lesson) => (
          <Entry key={lesson.slug} model={model} lesson={lesson} />
        ))}
      </ol>
      <ProgressPart model={model} />
    </div>
  );
}

function titleOf({ slug }: Lesson): string {
  return t(`lesson-${slug}-title`);
}

/** The address asked for a lesson that isn't there. */
function Missing({ model }: LearnProps) {
  const { missing } = model.arrival.value;
  if (missing === undefined) return null;
  const planned = model.course.find(({ slug }) => slug === missing);
  return (
    <Message>
      <p role="alert">
        {planned === undefined
          ? t('unknown-lesson', { lesson: missing })
          : t('not-written', { title: titleOf(planned) })}
      </p>
    </Message>
  );
}

/** To where the reader was, or to the first lesson. */
function Onward({ model: { course, progress } }: LearnProps) {
  const { at } = progress.progress.value;
  const written = course.filter(({ load }) => load !== undefined);
  const last = written.find(({ slug }) => slug === at?.lesson);
  const lesson = last ?? written[0];
  if (lesson === undefined) return null;
  const words = { number: lesson.number, title: titleOf(lesson) };
  return (
    <p data-screen>
      <a class={styles.onward} href={learnAddress(lesson.slug, last && at?.part)}>
        {t(last === undefined ? 'begin' : 'continue', words)}
      </a>
    </p>
  );
}

function Entry({ model, lesson }: LearnProps & { readonly lesson: Lesson }) {
  const { slug, number, minutes, load } = lesson;
  const isDone = model.progress.isDone(slug);
  return (
    <li class={styles.lesson} data-written={load !== undefined}>
      <span class={styles.number} aria-hidden="true">
        {number}
      </span>
      <h2 class={styles.name}>
        {load === undefined ? titleOf(lesson) : <a href={learnAddress(slug)}>{titleOf(lesson)}</a>}
      </h2>
      <p class={`${layout.note} ${styles.facts}`}>
        {load === undefined ? t('not-yet') : t('minutes', { minutes })}
        {isDone && <span class={styles.done}>{t('done')}</span>}
      </p>
      <div class={styles.words}>
        <p>{t(`lesson-${slug}-does`)}</p>
        <p class={layout.soft}>{t(`lesson-${slug}-gives`)}</p>
      </div>
    </li>
  );
}

function ProgressPart({ model: { course, progress } }: LearnProps) {
  const done = course.filter(({ slug }) => progress.isDone(slug)).length;
  const file = () => ({
    blob: new Blob([progress.print()], { type: 'application/json' }),
    name: 'tartan-learn.json',
  });
  const isCleared = progress.isCleared.value;
  return (
    <section
      class={layout.tight}
      aria-labelledby="progress-heading"
      data-part="progress"
      data-screen
    >
      <h2 class={layout.subtitle} id="progress-heading">
        {t('progress')}
      </h2>
      <p>{progress.isKept.value ? t('done-of', { done, all: course.length }) : t('not-kept')}</p>
      <div class={layout.row}>
        <SaveButton name={t('export')} file={file} />
        {/* One button, so that the focus stays. */}
        <Button onClick={() => (isCleared ? progress.restore() : progress.clear())}>
          {isCleared ? commonWords('undo') : t('clear')}
        </Button>
        <span role="status">{isCleared && t('cleared')}</span>
      </div>
    </section>
  );
}
