/** What the board lights for the numbers of an explanation, and the numbers that light it. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AxisName } from '../../engine/api/boards';
import type { Places } from '../../game/move';
import type { StudyModel } from '../../study/study_model';
import type { Light } from '../../study/view';
import t from '#words/position';
import { listOf } from '../../text/language';
import { keepOneStop, moveAlong } from '../../ui/arrow_keys';
import { math } from '../../ui/math';
import { axisText, lineAxis } from '../names';
import styles from './why.module.css';

export const ALL_HEADS: Light = { coins: {} };

const AXES = ['rows', 'columns'] as const;

/** The heads of one value. */
export function valueLight(value: number): Light {
  return { coins: { value } };
}

/** Undefined where there are no places. */
export function axisLight(axis: AxisName, places: Places): Light | undefined {
  return places.length === 0 ? undefined : { [axis]: places };
}

/** The same for those who do not see the board: `rows 2 to 4, column 5`; on one row `coins 3 to 5`. */
export function lightWords(model: StudyModel, { coins, rows, columns }: Light): string {
  const { study } = model.state.value;
  const line = lineAxis(study);
  const isOnLine = line !== undefined && rows !== undefined && columns !== undefined;
  const places = { rows, columns };
  const lit = [
    coins && coinsWords(coins.value),
    // Its coins along the line say all of it.
    ...(isOnLine ? [line] : AXES).map((axis) => {
      const along = places[axis];
      return along && axisText(study, axis, along);
    }),
  ];
  return listOf(lit.filter((words) => words !== undefined));
}

function coinsWords(value: number | undefined): string {
  return value === undefined ? t('lit-all') : t('lit-value', { value });
}

/**
 * Lights the board for something that is pointed at. When that goes away or explains something else, no event
 * tells that the pointer or the focus left it: its light goes out by itself then.
 */
export function useShine(
  model: StudyModel,
  explained: unknown,
): (light: Light | undefined) => void {
  const own = useRef<Light | undefined>(undefined);
  // A layout effect, as what goes away before the next frame must not leave its light either.
  useLayoutEffect(
    () => () => {
      if (own.current !== undefined && model.view.light.peek() === own.current)
        model.view.shine(undefined);
    },
    [model, explained],
  );
  return (light) => {
    own.current = light;
    model.view.shine(light);
  };
}

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

/** However many of a formula's numbers can be pointed at, it is one stop of the Tab key. */
export function FormulaLine({ children }: { readonly children: ComponentChildren }) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => keepOneStop(line.current));
  return (
    <p class={styles.formula} dir="ltr" ref={line} onKeyDown={moveAlong}>
      {children}
    </p>
  );
}

interface LitProps {
  readonly model: StudyModel;
  /** Nothing for what comes from nowhere on the board. */
  readonly light: Light | undefined;
  readonly name: string;
  readonly formula: string;
}

/** A piece of a formula that lights what it comes from, and says it. */
export function Lit({ light, formula, ...about }: LitProps) {
  if (light === undefined) return <span class={styles.plain}>{math`${formula}`}</span>;
  return (
    <LightNumber light={light} title={lightWords(about.model, light)} {...about}>
      {math`${formula}`}
    </LightNumber>
  );
}

interface LitNumberProps extends Omit<LitProps, 'formula'> {
  readonly value: number | bigint;
}

export function LitNumber({ value, ...about }: LitNumberProps) {
  return <Lit {...about} formula={String(value)} />;
}
