import type { ComponentChildren } from 'preact';
import type { Table, Light } from '../../model/board/board_model';
import { lightWords } from './lights';
import styles from './LightNumber.module.css';
import { useShine } from './use_shine';

interface LightNumberProps {
  readonly model: Table;
  /** What the number comes from on the board; nothing for one that comes from nowhere. */
  readonly light: Light | undefined;
  readonly children: ComponentChildren;
}

/** A number that lights on the board what it comes from, while it is pointed at or has the focus. */
export function LightNumber({ model, light, children }: LightNumberProps) {
  const words = lightWords(light);
  const shine = useShine(model, words);
  return (
    <button
      type="button"
      class={styles.number}
      title={words}
      onPointerEnter={() => shine(light)}
      onPointerLeave={() => shine(undefined)}
      onFocus={() => shine(light)}
      onBlur={() => shine(undefined)}
      onClick={() => shine(light)}
    >
      {children}
    </button>
  );
}
