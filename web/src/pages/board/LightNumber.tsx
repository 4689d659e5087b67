import type { ComponentChildren } from 'preact';
import type { Table, Light } from '../../model/board/board_model';
import { lightWords } from './lights';
import styles from './LightNumber.module.css';

interface LightNumberProps {
  readonly model: Table;
  /** What the number comes from on the board; nothing for one that comes from nowhere. */
  readonly light: Light | undefined;
  readonly children: ComponentChildren;
}

/** A number that lights on the board what it comes from, while it is pointed at or has the focus. */
export function LightNumber({ model, light, children }: LightNumberProps) {
  return (
    <button
      type="button"
      class={styles.number}
      title={lightWords(light)}
      onPointerEnter={() => model.shine(light)}
      onPointerLeave={() => model.shine(undefined)}
      onFocus={() => model.shine(light)}
      onBlur={() => model.shine(undefined)}
      onClick={() => model.shine(light)}
    >
      {children}
    </button>
  );
}
