import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Board } from '../board/Board';
import type { BoardIntents } from '../board/state';
import type { StudyModel } from '../study/study_model';
import { boardWords } from './board_words';
import { sceneOf } from './scene';
import styles from './Stage.module.css';

/** In pixels: the modes, the legend and the timeline are to be seen together with the board; in a match the turn too. */
const BESIDE = 240;
const BESIDE_A_MATCH = 300;

interface StageProps {
  readonly model: StudyModel;
  /** In pixels; otherwise what the window leaves. */
  readonly mostHeight?: number;
}

/** The board with what is looked at, and what is said of the coin that is pointed at. */
export function Stage({ model, mostHeight }: StageProps) {
  const scene = useComputed(() => sceneOf(model));
  const words = useComputed(() => boardWords(model));
  const intents = useMemo(() => intentsOf(model), [model]);
  const { mode, sight } = model.state.value.look;
  const pointed = model.pointed.value;
  return (
    <>
      <Board
        scene={scene.value}
        words={words.value}
        sight={sight}
        mostHeight={mostHeight}
        beside={mode === 'play' ? BESIDE_A_MATCH : BESIDE}
        {...intents}
      />
      {/* What the board would say of it, for those who see it. */}
      {model.refusal.value === undefined && (
        <p class={styles.pointed} aria-hidden="true">
          {pointed === undefined ? '\u00a0' : words.value.cell(pointed)}
        </p>
      )}
    </>
  );
}

function intentsOf(model: StudyModel): BoardIntents {
  return {
    onPoint: (cell) => model.point(cell),
    onChoose(cell, isDouble) {
      // In a match a double click means one coin, and not a corner and the end of its smallest move.
      if (!isDouble || model.state.value.look.mode !== 'play') model.press(cell);
    },
    onDrag: (from, to, phase) => model.drag(from, to, phase),
    onStep: (step) => model.step(step),
    onApply: () => model.apply(),
    onDismiss: () => model.dismiss(),
    onSee: (sight) => model.see({ sight }),
  };
}
