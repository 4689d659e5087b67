import type { ComponentChildren } from 'preact';
import type { StudyModel } from '../../study/study_model';
import type { Light } from '../../study/view';
import styles from './LightNumber.module.css';
import { useShine } from './lights';

interface LightNumberProps {
  readonly model: StudyModel;
  /** What the number comes from on the board. */
  readonly light: Light;
  /** What the number is, in words. */
  readonly name: string;
  /** What is lit, in words. */
  readonly title: string;
  /** Its look, where it is no number of a formula. */
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** A number that lights on the board what it comes from, while it is pointed at or has the focus. */
export function LightNumber(props: LightNumberProps) {
  const { model, light, name, title, class: look = styles.number, children } = props;
  const shine = useShine(model, name);
  return (
    <button
      type="button"
      class={look}
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
