import { useLayoutEffect, useMemo } from 'preact/hooks';
import { LessonSurroundings } from '../pages/learn/lesson';
import { FrameMain } from './FrameMain';
import type { FrameMainProps } from './FrameMain';
import styles from './FrameMain.module.css';

interface ExercisesMainProps extends FrameMainProps {
  readonly title: string;
  /** Whether the reader may draw other exercises. */
  readonly hasOtherSets: boolean;
}

/** The frame around exercises, with a lesson before them or alone. */
export function ExercisesMain({ title, hasOtherSets, ...main }: ExercisesMainProps) {
  const surroundings = useMemo(() => ({ isFramed: true, hasOtherSets }), [hasOtherSets]);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <LessonSurroundings.Provider value={surroundings}>
      <FrameMain class={styles.lesson} {...main} />
    </LessonSurroundings.Provider>
  );
}
