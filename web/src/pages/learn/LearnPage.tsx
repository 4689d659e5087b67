import { ExerciseSheet } from '../../activity/lesson/LessonExercises';
import { readPrintedSheet, sheetAddress } from '../../activity/exercises/sheet';
import { lessonViews, useArrival, type LearnProps } from '../../activity/lesson/lesson_views';
import { useRef } from 'preact/hooks';
import cloth from './cloth.png';
import commonWords from '#words/common';
import t from '#words/learn';
import siteWords from '#words/site';
import { Button } from '../../ui/Button';
import { Message } from '../../ui/Message';
import layout from '../../ui/layout.module.css';
import { SaveButton } from '../../ui/SaveButton';
import { useNear } from '../../ui/use_crossing';
import { StudyPicture } from '../../study_views/StudyPicture';
import { PageHead } from '../PageHead';
import page from '../../ui/page.module.css';
import styles from '../../activity/lesson/learn.module.css';
import { learnAddress } from '../../activity/lesson/learn_model';
import type { Lesson } from '../../activity/lesson/lessons';

const viewOf = lessonViews(
  async () => (await import('../../activity/lesson/LessonPage')).LessonPage,
);

export function LearnPage({ model }: LearnProps) {
  const { lesson, query } = model.arrival.value;
  if (lesson === undefined) return <LessonList model={model} />;
  const sheet = readPrintedSheet(query);
  if (sheet !== undefined)
    return <ExerciseSheet key={lesson.slug} model={model} lesson={lesson} sheet={sheet} />;
  const View = viewOf(lesson);
  return <View key={lesson.slug} model={model} />;
}

/** The course: each lesson's length and content, and the reader's progress. */
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
      <TeachersSection model={model} />
      <ProgressSection model={model} />
    </div>
  );
}

function titleOf({ slug }: Lesson): string {
  return t(`lesson-${slug}-title`);
}

/** The address names a lesson that doesn't exist. */
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

/** A link to where the reader was, or to the first lesson, and the progress. */
function Onward({ model }: LearnProps) {
  const { course, progress } = model;
  const { at } = progress.progress.value;
  const written = course.filter(({ load }) => load !== undefined);
  const last = written.find(({ slug }) => slug === at?.lesson);
  const lesson = last ?? written[0];
  if (lesson === undefined) return null;
  const words = { number: lesson.number, title: titleOf(lesson) };
  return (
    <div class={layout.spread} data-screen>
      <a class={styles.onward} href={learnAddress(lesson.slug, last && at?.part)}>
        {t(last === undefined ? 'begin' : 'continue', words)}
      </a>
      <p class={layout.note}>
        {t('done-of', {
          done: written.filter(({ slug }) => progress.isDone(slug)).length,
          all: course.length,
        })}{' '}
        {t('solved-of', {
          solved: sum(course.map((each) => progress.solved(each))),
          all: sum(course.map(({ exercises }) => exercises)),
        })}
      </p>
    </div>
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

interface EntryProps extends LearnProps {
  readonly lesson: Lesson;
}

function Entry({ model, lesson }: EntryProps) {
  const { slug, number, minutes, exercises, load } = lesson;
  const { progress } = model;
  const isHere = progress.progress.value.at?.lesson === slug;
  const solved = progress.solved(lesson);
  return (
    <li
      class={styles.lesson}
      data-written={load !== undefined}
      aria-current={isHere ? 'step' : undefined}
    >
      <Picture model={model} lesson={lesson} />
      <span class={styles.number} aria-hidden="true">
        {number}
      </span>
      <h2 class={styles.name}>
        {load === undefined ? titleOf(lesson) : <a href={learnAddress(slug)}>{titleOf(lesson)}</a>}
      </h2>
      <p class={`${layout.note} ${styles.facts}`}>
        {load === undefined ? t('not-yet') : t('minutes', { minutes })}
        {solved > 0 && <span>{t('solved-of', { solved, all: exercises })}</span>}
        {isHere && <span class={styles.here}>{t('here')}</span>}
        {progress.isDone(slug) && <span class={styles.done}>{t('done')}</span>}
      </p>
      <div class={styles.words}>
        <p>{t(`lesson-${slug}-does`)}</p>
        <p class={layout.soft}>{t(`lesson-${slug}-gives`)}</p>
      </div>
    </li>
  );
}

/** The lesson's board as a small picture, redundant for screen readers. */
function Picture({ model, lesson }: EntryProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div class={styles.picture} data-screen ref={place}>
      {isNear && <StudyPicture model={model.picture(lesson)} />}
    </div>
  );
}

/** The teachers' notes of each lesson. */
function TeachersSection({ model: { course } }: LearnProps) {
  return (
    <section
      class={`${layout.tight} ${styles.after}`}
      aria-labelledby="teachers-heading"
      data-part="teachers"
      data-screen
    >
      <h2 class={layout.subtitle} id="teachers-heading">
        {t('teachers')}
      </h2>
      <p>{t('teachers-words')}</p>
      <p>{t('teachers-class')}</p>
      <ol class={`${layout.plain} ${styles.teachers}`}>
        {course.map((lesson) => (
          <li key={lesson.slug}>
            <span id={`teachers-${lesson.slug}`}>
              {t('numbered', { number: lesson.number, title: titleOf(lesson) })}
            </span>
            {(['for-teachers', 'worksheet'] as const).map((sheet) => (
              <a
                key={sheet}
                href={sheetAddress(lesson.slug, sheet)}
                aria-describedby={`teachers-${lesson.slug}`}
              >
                {t(`teachers-${sheet}`)}
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function ProgressSection({ model: { progress } }: LearnProps) {
  const file = () => ({
    blob: new Blob([progress.format()], { type: 'application/json' }),
    name: 'tartan-learn.json',
  });
  const isCleared = progress.isCleared.value;
  return (
    <section
      class={`${layout.tight} ${styles.after}`}
      aria-labelledby="progress-heading"
      data-part="progress"
      data-screen
    >
      <h2 class={layout.subtitle} id="progress-heading">
        {t('progress')}
      </h2>
      <p>{t(progress.isStored.value ? 'kept' : 'not-kept')}</p>
      <div class={layout.row}>
        <SaveButton name={t('export')} file={file} />
        {/* One button for both, so that the focus stays. */}
        <Button onClick={() => (isCleared ? progress.restore() : progress.clear())}>
          {isCleared ? commonWords('undo') : t('clear')}
        </Button>
        <span role="status">{isCleared && t('cleared')}</span>
      </div>
    </section>
  );
}
