import type { ComponentChildren, ComponentType } from 'preact';
import type { StudyModel } from '../study/study_model';
import styles from './bars.module.css';
import { MoveBar } from './MoveBar';

export interface ModeBarProps {
  readonly model: StudyModel;
  /** Absent where it is not to be seen why. */
  readonly onWhy: (() => void) | undefined;
  /** The ways to more. */
  readonly children?: ComponentChildren;
}

interface Bars {
  readonly play: ComponentType<Pick<ModeBarProps, 'model'>>;
  readonly predict: ComponentType<Pick<ModeBarProps, 'model' | 'onWhy'>>;
}

/** Right under the board: what belongs to the mode. A page may load the bars of matches and puzzles later. */
export function ModeBar({ model, onWhy, children, bars }: ModeBarProps & { readonly bars: Bars }) {
  const { mode } = model.state.value.look;
  return (
    <MoveBar model={model} onWhy={onWhy} tools={children}>
      {mode === 'play' ? (
        <bars.play model={model} />
      ) : mode === 'predict' ? (
        <bars.predict model={model} onWhy={onWhy} />
      ) : undefined}
    </MoveBar>
  );
}

/** What is above the moves has its room before it is there. */
export function RoomOfBar({ model }: Pick<ModeBarProps, 'model'>) {
  const isMatch = model.state.value.look.mode === 'play';
  return (
    <div class={styles.choice}>
      <div class={`${styles.words} ${isMatch ? styles.turn : ''}`} />
      <div class={styles.actions} />
    </div>
  );
}
