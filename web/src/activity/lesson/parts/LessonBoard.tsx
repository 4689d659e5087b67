import { useContext, useMemo, useRef } from 'preact/hooks';
import type { ShownBeside } from '../lesson_beside';
import { language } from '../../../text/language';
import { BoardAnnouncer } from '../../../study_views/BoardAnnouncer';
import { Legend } from '../../../study_views/Legend';
import { lazyComponent } from '../../../ui/lazily';
import { useFocusFallback } from '../../../ui/use_focus_fallback';
import { PositionFailure } from '../../../study_views/PositionFailure';
import { Stage } from '../../../study_views/Stage';
import { StudyBar } from '../../../study_views/StudyBar';
import { useUndoKeys } from '../../../study_views/use_undo_keys';
import { Instrument } from '../instruments/Instrument';
import { boardId, LessonSurroundings, shownBeside, useLesson } from '../lesson';
import { PlaceOfBoard } from './LessonStage';
import styles from './lesson_parts.module.css';

const WhyPanel = lazyComponent(
  async () => (await import('../../../study_views/why/WhyPanel')).WhyPanel,
);

/** In pixels, so that the sentence above it stays visible. */
const MAX_HEIGHT_PX = 380;

/** A live board of the lesson, by its name in the lesson's facts. */
export function LessonBoard({ name }: { readonly name: string }) {
  const lesson = useLesson();
  const shown = useMemo(() => shownBeside(lesson, name), [lesson, name]);
  const { shown: beside, isBoardOwn = false } = useContext(LessonSurroundings);
  if (beside === undefined) return <BoardFigure id={boardId(name)} shown={shown} />;
  return (
    <div id={boardId(name)} lang={language.tag} dir={language.direction}>
      <PlaceOfBoard shown={shown} beside={beside} />
      {!isBoardOwn && <WhatIsAsked shown={shown} />}
    </div>
  );
}

interface BoardFigureProps {
  readonly id?: string;
  readonly shown: ShownBeside;
}

/** A board of the lesson with its bar, its legend, and the explanation of a move. */
export function BoardFigure({ id, shown }: BoardFigureProps) {
  const { model, onWhy } = shown;
  const figure = useRef<HTMLElement>(null);
  useUndoKeys(model.moving, figure);
  // A focused button may disappear with its turn.
  useFocusFallback(figure, () => figure.current?.querySelector<HTMLElement>('[role=grid] button'));
  return (
    <Instrument id={id} class={styles.board} frame={figure}>
      <Stage model={model} mostHeight={MAX_HEIGHT_PX} />
      <StudyBar model={model} onWhy={onWhy} />
      {model.view.areOpen.value && <Legend model={model} />}
      <WhatIsAsked shown={shown} />
      <BoardAnnouncer model={model} />
    </Instrument>
  );
}

/** Explains the chosen move on request, or reports a failure. */
function WhatIsAsked({ shown: { model } }: Pick<BoardFigureProps, 'shown'>) {
  const { explained, study } = useLesson();
  const name = explained.value;
  const isPlaying = model.state.value.look.mode === 'play';
  const examination = model.view.examination.value;
  return (
    <>
      {examination.status === 'failed' && !isPlaying && (
        <PositionFailure model={model} error={examination.error} />
      )}
      {name !== undefined && study(name) === model && <WhyPanel model={model} />}
    </>
  );
}
