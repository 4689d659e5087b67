import { useLayoutEffect, useMemo } from 'preact/hooks';
import t from '#words/common';
import { Exercises } from '../pages/learn/exercises/Exercises';
import type { ExercisesModel } from '../pages/learn/exercises/exercises_model';
import { LessonSurroundings } from '../pages/learn/lesson';
import { FrameMain } from './FrameMain';
import type { Watched } from './FrameMain';
import styles from './FrameMain.module.css';

interface PuzzlesFrameProps extends Watched {
  readonly model: ExercisesModel;
  readonly hasOtherSets: boolean;
}

/** Puzzles alone, one after the other. */
export function PuzzlesFrame({ model, hasOtherSets, onResize }: PuzzlesFrameProps) {
  const surroundings = useMemo(() => ({ isFramed: true, hasOtherSets }), [hasOtherSets]);
  const title = t('puzzles');
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <LessonSurroundings.Provider value={surroundings}>
      <FrameMain class={styles.lesson} onResize={onResize}>
        <Exercises model={model} id="puzzles" title={title} level="h1" />
      </FrameMain>
    </LessonSurroundings.Provider>
  );
}
