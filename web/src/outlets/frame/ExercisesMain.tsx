import { useLayoutEffect, useMemo } from 'preact/hooks';
import { LessonSurroundings, type PageAroundLesson } from '../../activity/lesson/lesson';
import { FrameMain, type FrameMainProps } from './FrameMain';
import styles from './FrameMain.module.css';

/** Reports to the host where the element lies that the reader asked for, once it is rendered. */
export interface SightProps {
  readonly onSight: (part: Element) => void;
}

/**
 * Options of the page around the exercises: may the reader change the set, are there pages to link to, and the course
 * site's line.
 */
export type FrameSurroundings = Pick<PageAroundLesson, 'hasOtherSets' | 'isAlone' | 'siteLine'>;

interface ExercisesMainProps extends FrameMainProps, SightProps, FrameSurroundings {
  readonly title: string;
}

/** A frame with exercises, after a lesson or alone. */
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
