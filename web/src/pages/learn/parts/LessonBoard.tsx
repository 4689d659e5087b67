import { useRef } from 'preact/hooks';
import { BoardAnnouncer } from '../../../views/BoardAnnouncer';
import { Legend } from '../../../views/Legend';
import { lazily } from '../../../views/parts/lazily';
import { useKeptFocus } from '../../../views/parts/use_kept_focus';
import { PositionFailure } from '../../../views/PositionFailure';
import { Stage } from '../../../views/Stage';
import { StudyBar } from '../../../views/StudyBar';
import { useUndoKeys } from '../../../views/use_undo_keys';
import { Instrument } from '../instruments/Instrument';
import { boardId, useLesson } from '../lesson';
import styles from './lesson_parts.module.css';

const WhyPanel = lazily(async () => (await import('../../../views/why/WhyPanel')).WhyPanel);

/** In pixels: so much that the sentence above it is still to be seen. */
const MOST_HEIGHT = 380;

/** A board of the lesson, live: `name` is that in the lesson's facts. */
export function LessonBoard({ name }: { readonly name: string }) {
  const { study, explained } = useLesson();
  const model = study(name);
  const figure = useRef<HTMLElement>(null);
  useUndoKeys(model, figure);
  // What is pressed may go away with the turn that it belongs to.
  useKeptFocus(figure, () => figure.current?.querySelector<HTMLElement>('[role=grid] button'));
  const { hides } = model.limits;
  const isPlaying = model.state.value.look.mode === 'play';
  const isExplained = explained.value === name;
  const examination = model.examination.value;
  return (
    <Instrument id={boardId(name)} class={styles.board} frame={figure}>
      <Stage model={model} mostHeight={MOST_HEIGHT} />
      <StudyBar
        model={model}
        onWhy={
          isPlaying || hides.answers || hides.nimbers
            ? undefined
            : () => (explained.value = isExplained ? undefined : name)
        }
      />
      {examination.status === 'failed' && !isPlaying && (
        <PositionFailure model={model} error={examination.error} />
      )}
      {model.areOpen.value && <Legend model={model} />}
      {isExplained && <WhyPanel model={model} />}
      {!isPlaying && <BoardAnnouncer model={model} />}
    </Instrument>
  );
}
