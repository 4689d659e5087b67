import { useLayoutEffect, useMemo } from 'preact/hooks';
import { LessonText } from '../pages/learn/LessonPage';
import type { LessonProps } from '../pages/learn/lesson_views';
import { LessonSurroundings } from '../pages/learn/lesson';
import t from '#words/learn';
import { FrameMain } from './FrameMain';
import type { Watched } from './FrameMain';
import styles from './FrameMain.module.css';

/** A lesson alone: its title, its text, its exercises. */
export function LessonFrame({ onResize, ...props }: LessonProps & Watched) {
  const { model, lesson } = props;
  const surroundings = useMemo(
    () => ({ isFramed: true, hasOtherSets: !model.arrival.peek().query.has('seed') }),
    [model],
  );
  const title = t(`lesson-${lesson.slug}-title`);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <LessonSurroundings.Provider value={surroundings}>
      <FrameMain class={styles.lesson} onResize={onResize}>
        <h1 class={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <LessonText {...props} />
        <p data-paper>{t('exercises-elsewhere')}</p>
      </FrameMain>
    </LessonSurroundings.Provider>
  );
}
