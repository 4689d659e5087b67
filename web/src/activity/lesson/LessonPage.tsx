import { useEffect, useMemo, useRef } from 'preact/hooks';
import commonWords from '#words/common';
import t from '#words/learn';
import { languageCalled } from '../../text/language';
import layout from '../../ui/layout.module.css';
import { TickIcon } from '../../ui/Tick';
import { SaveButton } from '../../ui/SaveButton';
import { useMedia } from '../../ui/use_media';
import page from '../../ui/page.module.css';
import styles from './learn.module.css';
import { LessonContext } from './lesson';
import { LessonExercises } from './LessonExercises';
import { lessonFile } from './lesson_file';
import { learnAddress, neighbourLesson } from './learn_model';
import { useArrival, type LessonProps } from './lesson_views';
import type { Lesson } from './lessons';
import { COMPONENTS } from './parts/components';
import { TextBesideBoard } from './parts/TextBesideBoard';

/** Wide enough for the contents and a board beside the text. */
const BESIDE = '(min-width: 76rem)';

/** A lesson, from its title to the next one. */
export function LessonPage({ model, lesson, open }: LessonProps) {
  const whole = useRef<HTMLElement>(null);
  useArrival(whole, model);
  const isWide = useMedia(BESIDE);
  const { slug, number, minutes } = lesson;
  return (
    <article class={styles.page} ref={whole} data-wide={isWide} data-printed>
      <header>
        <p class={`${layout.note} ${styles.way}`} data-screen>
          <a href={learnAddress()}>{t('all-lessons')}</a>
        </p>
        <p class={layout.note}>
          {t('lesson-number', { number })} · {t('minutes', { minutes })}
        </p>
        <h1 class={page.title} tabIndex={-1}>
          {t(`lesson-${slug}-title`)}
        </h1>
      </header>
      <Contents model={model} open={open} isBeside={isWide} />
      <LessonText
        model={model}
        lesson={lesson}
        open={open}
        hasBoardBeside={isWide && open.hasBoards}
      />
      <LessonEnd model={model} lesson={lesson} />
    </article>
  );
}

interface ContentsProps extends Pick<LessonProps, 'model' | 'open'> {
  readonly isBeside: boolean;
}

/** The lesson's parts, with the current one marked: beside the text if there is room, else folded above it. */
function Contents({ model, open: { slug, parts }, isBeside }: ContentsProps) {
  const here = model.progress.partIn(slug);
  return (
    <nav class={styles.contents} aria-label={t('contents')} data-screen>
      <details open={isBeside}>
        <summary>{t('contents')}</summary>
        <ol class={layout.plain}>
          {parts.value.map(({ name, title, lang }) => (
            <li key={name} lang={lang} dir="auto">
              <a
                href={learnAddress(slug, name)}
                aria-current={name === here ? 'location' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

interface TextProps extends LessonProps {
  readonly hasBoardBeside?: boolean;
}

/** The text with its live boards, and then its exercises. */
export function LessonText({ model, lesson, open, hasBoardBeside = false }: TextProps) {
  useEffect(() => {
    open.resume();
    return () => open.leave();
  }, [open]);
  const { Text, lang } = open.text.value;
  const components = useMemo(() => ({ ...COMPONENTS, ...open.instruments }), [open]);
  const text = (
    <div class={styles.text} lang={lang} dir={languageCalled(lang)?.direction}>
      <Text components={components} />
    </div>
  );
  return (
    <LessonContext.Provider value={open}>
      {hasBoardBeside ? <TextBesideBoard>{text}</TextBesideBoard> : text}
      <LessonExercises model={model} lesson={lesson} />
    </LessonContext.Provider>
  );
}

type EndProps = Pick<LessonProps, 'model' | 'lesson'>;

export function LessonEnd({ model, lesson }: EndProps) {
  const { slug } = lesson;
  return (
    <footer class={`${layout.loose} ${styles.end}`} data-screen>
      <TickIcon
        isOn={model.progress.isDone(slug)}
        onChange={(isDone) => model.progress.setDone(slug, isDone)}
        words={t('mark-done')}
      />
      {model.canSave && <SaveLesson slug={slug} />}
      <Neighbours model={model} lesson={lesson} />
    </footer>
  );
}

function SaveLesson({ slug }: Pick<Lesson, 'slug'>) {
  async function file() {
    const blob = await lessonFile(learnAddress(slug));
    if (blob === undefined) throw new Error('The file of the lessons is missing.');
    return { blob, name: `tartan-${slug}.html` };
  }

  return (
    <div class={layout.row}>
      <SaveButton name={t('save-lesson')} file={file} failed={commonWords('file-missing')} />
      <span class={layout.note}>{t('save-lesson-hint')}</span>
    </div>
  );
}

function Neighbours({ model, lesson }: EndProps) {
  const link = (to: Lesson | undefined, words: 'previous' | 'next') =>
    to && (
      <a href={learnAddress(to.slug)} rel={words === 'next' ? 'next' : 'prev'}>
        {t(words, { title: t(`lesson-${to.slug}-title`) })}
      </a>
    );
  return (
    <nav class={`${layout.spread} ${styles.neighbours}`} aria-label={t('neighbours')}>
      {link(neighbourLesson(model.course, lesson, -1), 'previous')}
      {link(neighbourLesson(model.course, lesson, 1), 'next')}
      <a href={learnAddress()}>{t('all-lessons')}</a>
    </nav>
  );
}
