import { LessonText } from '../../activity/lesson/LessonPage';
import { bringIntoSight, partId } from '../../activity/lesson/lesson';
import { EXERCISES_PART } from '../../activity/lesson/LessonExercises';
import type { LessonProps } from '../../activity/lesson/lesson_views';
import t from '#words/learn';
import { Button } from '../../ui/Button';
import { ExercisesMain, type FrameSurroundings, type SightProps } from './ExercisesMain';
import type { ResizeProps } from './FrameMain';
import styles from './FrameMain.module.css';

interface ToExercisesProps extends Pick<LessonProps, 'open'>, SightProps {}

/** A link to the exercises: a lesson is many windows high, and the graded part is at its end. */
function ToExercises({ open, onSight }: ToExercisesProps) {
  const isThere = open.parts.value.some(({ name }) => name === EXERCISES_PART);

  function lead() {
    const heading = document.getElementById(partId(EXERCISES_PART));
    const exercises = heading?.closest('section');
    heading?.focus({ preventScroll: true });
    if (exercises) bringIntoSight(exercises, { isFramed: true, onSight });
  }

  return (
    <p data-screen>
      <Button isDisabled={!isThere} onClick={lead}>
        {t('to-exercises')}
      </Button>
    </p>
  );
}

interface LessonFrameProps
  extends LessonProps, ResizeProps, SightProps, Pick<FrameSurroundings, 'isAlone' | 'siteLine'> {}

/** A lesson alone: its title, its text, its exercises. */
export function LessonFrame(all: LessonFrameProps) {
  const { onResize, onSight, isAlone, siteLine, ...props } = all;
  const { model, lesson, open } = props;
  const title = t(`lesson-${lesson.slug}-title`);
  const hasOtherSets = !model.arrival.peek().query.has('seed');
  return (
    <ExercisesMain
      title={title}
      hasOtherSets={hasOtherSets}
      isAlone={isAlone}
      siteLine={siteLine}
      onResize={onResize}
      onSight={onSight}
    >
      <h1 class={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <ToExercises open={open} onSight={onSight} />
      <LessonText {...props} />
      <p data-paper>{t('exercises-elsewhere')}</p>
    </ExercisesMain>
  );
}
