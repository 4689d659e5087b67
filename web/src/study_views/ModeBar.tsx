import type { ComponentChildren, ComponentType } from 'preact';
import type { StudyModel } from '../study/study_model';
import styles from './bars.module.css';
import { MoveBar } from './MoveBar';

export interface ModeBarProps {
  readonly model: StudyModel;
  /** Undefined if reasons are hidden. */
  readonly onWhy: (() => void) | undefined;
  /** Further buttons. */
  readonly children?: ComponentChildren;
}

interface Bars {
  readonly play: ComponentType<Pick<ModeBarProps, 'model'>>;
  readonly predict: ComponentType<Pick<ModeBarProps, 'model' | 'onWhy'>>;
}

/** The bar under the board for the current mode. Pages may load the bars of matches and puzzles later. */
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

/** Reserves the room of the bar until it is loaded. */
export function RoomOfBar({ model }: Pick<ModeBarProps, 'model'>) {
  const isMatch = model.state.value.look.mode === 'play';
  return (
    <div class={styles.choice}>
      <div class={`${styles.words} ${isMatch ? styles.turn : ''}`} />
      <div class={styles.actions} />
    </div>
  );
}
