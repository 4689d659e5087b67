import { useLayoutEffect, useMemo } from 'preact/hooks';
import { LessonSurroundings, type Surroundings } from '../../activity/lesson/lesson';
import { FrameMain, type FrameMainProps } from './FrameMain';
import styles from './FrameMain.module.css';

/** The page around the frame is told what the reader has asked for, once that has come. */
export interface Sighted {
  readonly onSight: (part: Element) => void;
}

/** Whether the reader may draw other exercises, whether there are pages to lead to, and what a course site says. */
export type FrameSurroundings = Pick<Surroundings, 'hasOtherSets' | 'isAlone' | 'siteLine'>;

interface ExercisesMainProps extends FrameMainProps, Sighted, FrameSurroundings {
  readonly title: string;
}

/** The frame around exercises, with a lesson before them or alone. */
export function ExercisesMain(props: ExercisesMainProps) {
  const { title, hasOtherSets, isAlone, siteLine, onSight, ...main } = props;
  const surroundings = useMemo(
    () => ({ isFramed: true, hasOtherSets, isAlone, siteLine, onSight }),
    [hasOtherSets, isAlone, siteLine, onSight],
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
