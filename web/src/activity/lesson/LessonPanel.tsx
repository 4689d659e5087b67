import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import boardWords from '#words/board';
import t from '#words/learn';
import { RadioChoice } from '../../ui/Choice';
import layout from '../../ui/layout.module.css';
import { Message } from '../../ui/Message';
import { LAST_LESSON, type LessonBeside } from './lesson_beside';
import styles from './learn.module.css';
import { LessonSurroundings } from './lesson';
import { LessonEnd, LessonText } from './LessonPage';
import { lessonViews, useArrival, type LearnProps, type LessonProps } from './lesson_views';
import type { LearnModel } from './learn_model';

const viewOf = lessonViews(() => Promise.resolve(LessonInPanel));

interface LessonPanelProps extends LearnProps {
  readonly beside: LessonBeside;
  /** The board, which may stay above the text. */
  readonly above: RefObject<HTMLElement | null>;
}

/** A lesson beside the board of the Board page. */
export function LessonPanel({ model, beside, above }: LessonPanelProps) {
  const asked = beside.asked.value;
  const panel = useRef<HTMLElement>(null);
  useRoomAbove(panel, above, asked);
  const { lesson, missing } = model.arrival.value;
  // Restores the reader's own board, and another lesson begins with its first one.
  useLayoutEffect(() => () => (beside.shown.value = undefined), [beside, lesson]);
  useLayoutEffect(() => {
    if (asked === undefined) return;
    if (asked.to === LAST_LESSON) beside.show(lastLesson(model));
    else model.openBeside(`#/learn/${asked.to}`, asked.isFirst);
  }, [asked]);
  const View = lesson && viewOf(lesson);
  return (
    <section class={layout.loose} ref={panel} aria-label={boardWords('part-lesson')}>
      <div class={styles.bar} data-screen>
        <RadioChoice
          name={boardWords('part-lesson')}
          options={lessonOptions(model)}
          value={lesson?.slug ?? ''}
          onChange={(slug) => slug !== '' && beside.show(slug)}
        />
      </div>
      {missing !== undefined && (
        <Message>
          <p role="alert">{t('unknown-lesson', { lesson: missing })}</p>
        </Message>
      )}
      <LessonSurroundings.Provider
        value={{ isFramed: false, hasOtherSets: true, shown: beside.shown }}
      >
        {View && <View key={lesson.slug} model={model} />}
      </LessonSurroundings.Provider>
    </section>
  );
}

function lessonOptions({ course, arrival }: LearnModel): (readonly [string, string])[] {
  const lessons = course
    .filter(({ load }) => load !== undefined)
    .map(({ slug, number }) => {
      const title = t(`lesson-${slug}-title`);
      return [slug, t('numbered', { number, title })] as const;
    });
  // The select is empty if the address names an unknown lesson.
  return arrival.value.lesson === undefined ? [['', ''], ...lessons] : lessons;
}

/** The lesson that the reader was in last, or the first one. */
function lastLesson({ course, progress }: LearnModel): string {
  const written = course.filter(({ load }) => load !== undefined);
  const { at } = progress.progress.peek();
  if (at === undefined || written.every(({ slug }) => slug !== at.lesson))
    return written[0]?.slug ?? '';
  return at.part === undefined ? at.lesson : `${at.lesson}?part=${at.part}`;
}

/** In a narrow window the board stays above the text: scrolling to a part stops below it. */
function useRoomAbove(
  panel: RefObject<HTMLElement | null>,
  above: RefObject<HTMLElement | null>,
  asked: object | undefined,
): void {
  useLayoutEffect(() => {
    const board = above.current;
    if (board === null) return undefined;
    const measure = () => {
      if (panel.current === null) return;
      const { right, height } = board.getBoundingClientRect();
      const isAbove =
        right > panel.current.getBoundingClientRect().left &&
        getComputedStyle(board).position === 'sticky';
      panel.current.style.setProperty('--above', `${isAbove ? height : 0}px`);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(board);
    return () => sizes.disconnect();
  }, [asked]);
}

function LessonInPanel(props: LessonProps) {
  const { model, lesson } = props;
  const page = useRef<HTMLElement>(null);
  useArrival(page, model);
  return (
    <article class={`${layout.loose} ${styles.beside}`} ref={page} data-printed>
      <h2 tabIndex={-1}>{t(`lesson-${lesson.slug}-title`)}</h2>
      <LessonText {...props} />
      <LessonEnd model={model} lesson={lesson} />
    </article>
  );
}
