import type { Signal } from '@preact/signals';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import type { StudyModel } from '../../../study/study_model';
import t from '#words/learn';
import { Button } from '../../../views/parts/Button';
import { Stage } from '../../../views/Stage';
import type { ShownBeside } from '../../board/lesson_beside';
import { LessonSurroundings } from '../lesson';
import { useReached } from '../use_reached';

interface LessonStageProps {
  readonly model: StudyModel;
  /** In pixels. */
  readonly mostHeight: number;
  /** Shows why, on the board of the Board page. */
  readonly onWhy?: (() => void) | undefined;
}

/** A board of a lesson: in its place, or on the large board where the lesson stands beside one. */
export function LessonStage({ model, mostHeight, onWhy }: LessonStageProps) {
  const { shown } = useContext(LessonSurroundings);
  return shown === undefined ? (
    <Stage model={model} mostHeight={mostHeight} />
  ) : (
    <PlaceOfBoard model={model} onWhy={onWhy} shown={shown} />
  );
}

interface PlaceProps extends Pick<LessonStageProps, 'model' | 'onWhy'> {
  readonly shown: Signal<ShownBeside | undefined>;
}

/** It goes on the board when the reader comes to it, or asks for it; the first one at once. */
function PlaceOfBoard({ model, onWhy, shown }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const show = () => {
    if (shown.peek()?.model !== model) shown.value = { model, onWhy };
  };
  useLayoutEffect(() => {
    if (shown.peek() === undefined) show();
  }, []);
  useReached(place, show);
  const isShown = shown.value?.model === model;
  return (
    <div ref={place} data-screen>
      <Button aria-pressed={isShown} onClick={show}>
        {t(isShown ? 'on-board' : 'to-board')}
      </Button>
    </div>
  );
}
