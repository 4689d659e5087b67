import { useContext, useMemo, useRef } from 'preact/hooks';
import { BoardAnnouncer } from '../../../views/BoardAnnouncer';
import { Legend } from '../../../views/Legend';
import { lazily } from '../../../views/parts/lazily';
import { useKeptFocus } from '../../../views/parts/use_kept_focus';
import { PositionFailure } from '../../../views/PositionFailure';
import { StudyBar } from '../../../views/StudyBar';
import { useUndoKeys } from '../../../views/use_undo_keys';
import { Instrument } from '../instruments/Instrument';
import { boardId, LessonSurroundings, shownBeside, useLesson } from '../lesson';
import { LessonStage } from './LessonStage';
import styles from './lesson_parts.module.css';

const WhyPanel = lazily(async () => (await import('../../../views/why/WhyPanel')).WhyPanel);

/** In pixels: so much that the sentence above it is still to be seen. */
const MOST_HEIGHT = 380;

/** A board of the lesson, live: `name` is that in the lesson's facts. */
export function LessonBoard({ name }: { readonly name: string }) {
  const lesson = useLesson();
  const shown = useMemo(() => shownBeside(lesson, name), [lesson, name]);
  const { model, onWhy } = shown;
  const figure = useRef<HTMLElement>(null);
  useUndoKeys(model, figure);
  // What is pressed may go away with the turn that it belongs to.
  useKeptFocus(figure, () => figure.current?.querySelector<HTMLElement>('[role=grid] button'));
  const isPlaying = model.state.value.look.mode === 'play';
  const isExplained = lesson.explained.value === name;
  const examination = model.examination.value;
  // Beside a board that one has its bar, its legend and what is said of it.
  const isAlone = useContext(LessonSurroundings).shown === undefined;
  return (
    <Instrument id={boardId(name)} class={styles.board} frame={figure}>
      <LessonStage shown={shown} mostHeight={MOST_HEIGHT} />
      {isAlone && <StudyBar model={model} onWhy={onWhy} />}
      {examination.status === 'failed' && !isPlaying && (
        <PositionFailure model={model} error={examination.error} />
      )}
      {isAlone && model.areOpen.value && <Legend model={model} />}
      {isExplained && <WhyPanel model={model} />}
      {isAlone && <BoardAnnouncer model={model} />}
    </Instrument>
  );
}
