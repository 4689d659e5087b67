import { useLayoutEffect, useMemo } from 'preact/hooks';
import { LessonSurroundings } from '../pages/learn/lesson';
import { FrameMain } from './FrameMain';
import type { FrameMainProps } from './FrameMain';
import styles from './FrameMain.module.css';

/** The page around the frame is told what the reader has asked for, once that has come. */
export interface Sighted {
  readonly onSight: (part: Element) => void;
}

interface ExercisesMainProps extends FrameMainProps, Sighted {
  readonly title: string;
  /** Whether the reader may draw other exercises. */
  readonly hasOtherSets: boolean;
}

/** The frame around exercises, with a lesson before them or alone. */
export function ExercisesMain({ title, hasOtherSets, onSight, ...main }: ExercisesMainProps) {
  const surroundings = useMemo(
    () => ({ isFramed: true, hasOtherSets, onSight }),
    [hasOtherSets, onSight],
  );
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <LessonSurroundings.Provider value={surroundings}>
      <FrameMain class={styles.lesson} {...main} />
    </LessonSurroundings.Provider>
  );
}
