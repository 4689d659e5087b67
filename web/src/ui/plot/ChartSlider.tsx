import type { ComponentChildren, RefObject, TargetedPointerEvent } from 'preact';
import { pressedKey } from '../../viewport/key_press';
import styles from './ValuePlot.module.css';

interface ChartSliderProps {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly class?: string | undefined;
  readonly hidden?: boolean;
  readonly name: string;
  /** The current value in words, for screen readers. */
  readonly words: string;
  readonly value: number;
  readonly first: number;
  readonly last: number;
  /** The step of Page Up and Page Down. */
  readonly page: number;
  readonly onSelect: (value: number) => void;
  /** Actions of other keys. */
  readonly keys: Readonly<Record<string, () => void>>;
  readonly onPoint: (event: TargetedPointerEvent<HTMLElement>) => void;
  /** The pointer was lifted or cancelled. */
  readonly onRelease?: (() => void) | undefined;
  readonly children: ComponentChildren;
}

/** A chart that is read by pointer or, as a slider over whole numbers, by keyboard. */
export function ChartSlider(props: ChartSliderProps) {
  const { value, first, last, page, onPoint } = props;
  const goals: Readonly<Record<string, number>> = {
    ArrowRight: value + 1,
    ArrowUp: value + 1,
    ArrowLeft: value - 1,
    ArrowDown: value - 1,
    PageUp: value + page,
    PageDown: value - page,
    Home: first,
    End: last,
  };

  function onKeyDown(event: KeyboardEvent) {
    const key = pressedKey(event);
    const goal = goals[key];
    const act = goal === undefined ? props.keys[key] : () => props.onSelect(goal);
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  return (
    <div
      ref={props.box}
      class={`${styles.slider} ${props.class ?? ''}`}
      hidden={props.hidden}
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-label={props.name}
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuenow={value}
      aria-valuetext={props.words}
      onKeyDown={onKeyDown}
      onPointerDown={onPoint}
      onPointerMove={onPoint}
      onPointerUp={props.onRelease}
      onPointerCancel={props.onRelease}
    >
      {props.children}
    </div>
  );
}
