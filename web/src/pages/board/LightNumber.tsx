import type { ComponentChildren } from 'preact';
import type { Table, Light } from '../../model/board/board_model';
import styles from './LightNumber.module.css';
import { useShine } from './use_shine';

interface LightNumberProps {
  readonly model: Table;
  /** What the number comes from on the board. */
  readonly light: Light;
  /** What the number is, in words. */
  readonly name: string;
  /** What is lit, in words. */
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A number that lights on the board what it comes from, while it is pointed at or has the focus. */
export function LightNumber({ model, light, name, title, children }: LightNumberProps) {
  const shine = useShine(model, name);
  return (
    <button
      type="button"
      class={styles.number}
      aria-label={name}
      title={title}
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
