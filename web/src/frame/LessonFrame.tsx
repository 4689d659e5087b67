import { LessonText } from '../pages/learn/LessonPage';
import type { LessonProps } from '../pages/learn/lesson_views';
import t from '#words/learn';
import { ExercisesMain } from './ExercisesMain';
import type { Sighted } from './ExercisesMain';
import type { Watched } from './FrameMain';
import styles from './FrameMain.module.css';

/** A lesson alone: its title, its text, its exercises. */
export function LessonFrame({ onResize, onSight, ...props }: LessonProps & Watched & Sighted) {
  const { model, lesson } = props;
  const title = t(`lesson-${lesson.slug}-title`);
  const hasOtherSets = !model.arrival.peek().query.has('seed');
  return (
    <ExercisesMain {...{ title, hasOtherSets, onResize, onSight }}>
      <h1 class={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <LessonText {...props} />
      <p data-paper>{t('exercises-elsewhere')}</p>
    </ExercisesMain>
  );
}
