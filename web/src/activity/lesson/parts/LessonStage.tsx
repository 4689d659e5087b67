import type { Signal } from '@preact/signals';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import t from '#words/learn';
import { Button } from '../../../ui/Button';
import { Stage, StageOnPaper } from '../../../study_views/Stage';
import type { ShownBeside } from '../lesson_beside';
import { JustAnsweredContext, LessonSurroundings, showStudyBesideText } from '../lesson';
import { isRendered, useReached } from '../use_reached';
import styles from './lesson_parts.module.css';

interface LessonStageProps {
  readonly shown: ShownBeside;
  /** In pixels. */
  readonly mostHeight: number;
}

/** The board of an exercise: in its place, or on the large board that the lesson is beside. */
export function LessonStage({ shown, mostHeight }: LessonStageProps) {
  const beside = useContext(LessonSurroundings).shown;
  return beside === undefined ? (
    <Stage model={shown.model} mostHeight={mostHeight} />
  ) : (
    <PlaceOfBoard shown={shown} beside={beside} />
  );
}

interface PlaceProps extends Pick<LessonStageProps, 'shown'> {
  /** The study on the large board. */
  readonly beside: Signal<ShownBeside | undefined>;
}

/**
 * In print it is here. It moves to the large board when the reader comes to it, asks for it, or answers it; the first
 * one at once, unless its part is hidden.
 */
export function PlaceOfBoard({ shown, beside }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const show = () => showStudyBesideText(beside, shown);
  const isAnswer = useContext(JustAnsweredContext);
  useLayoutEffect(() => {
    const isFirst = beside.peek() === undefined;
    if (isAnswer || (isFirst && place.current !== null && isRendered(place.current))) show();
  }, []);
  useReached(place, show);
  const isShown = beside.value?.model === shown.model;
  return (
    <>
      <div ref={place} data-screen>
        {isShown ? (
          <p class={styles.shown}>✓ {t('on-board')}</p>
        ) : (
          <Button onClick={show}>{t('to-board')}</Button>
        )}
      </div>
      <StageOnPaper model={shown.model} />
    </>
  );
}
