/** The board's highlights for the numbers of an explanation, and the numbers that trigger them. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AxisName } from '../../engine/api/boards';
import type { Places } from '../../game/move';
import type { StudyModel } from '../../study/study_model';
import type { Highlight } from '../../study/view';
import t from '#words/position';
import { listOf } from '../../text/language';
import { setSingleTabStop, moveAlong } from '../../ui/arrow_keys';
import { math } from '../../ui/math';
import { axisText, lineAxis } from '../names';
import styles from './why.module.css';

export const ALL_HEADS_HIGHLIGHT: Highlight = { coins: {} };

const AXES = ['rows', 'columns'] as const;

/** The heads with one value. */
export function valueLight(value: number): Highlight {
  return { coins: { value } };
}

/** Undefined if there are no places. */
export function axisLight(axis: AxisName, places: Places): Highlight | undefined {
  return places.length === 0 ? undefined : { [axis]: places };
}

/** A highlight in words, for those who do not see the board: `rows 2 to 4, column 5`; on one row `coins 3 to 5`. */
export function highlightWords(model: StudyModel, { coins, rows, columns }: Highlight): string {
  const { study } = model.state.value;
  const line = lineAxis(study);
  const isOnLine = line !== undefined && rows !== undefined && columns !== undefined;
  const places = { rows, columns };
  const lit = [
    coins && coinsWords(coins.value),
    // On one row the coins say it all.
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
 * Highlights the board for what is pointed at. If that is removed or changes its meaning, no event reports that the
 * pointer or the focus left it: then the highlight ends automatically.
 */
export function useShine(
  model: StudyModel,
  explained: unknown,
): (light: Highlight | undefined) => void {
  const own = useRef<Highlight | undefined>(undefined);
  // A layout effect: something removed before the next frame must not leave its highlight either.
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
  /** The places that the number comes from, to highlight them on the board. */
  readonly light: Highlight;
  /** The number in words. */
  readonly name: string;
  /** The highlight in words. */
  readonly title: string;
  /** A class for numbers outside of formulas. */
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** A number that highlights its origin on the board while it is pointed at or focused. */
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

/** A formula is one tab stop, however many of its numbers can be pointed at. */
export function FormulaLine({ children }: { readonly children: ComponentChildren }) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => setSingleTabStop(line.current));
  return (
    <p class={styles.formula} dir="ltr" ref={line} onKeyDown={moveAlong}>
      {children}
    </p>
  );
}

interface LitProps {
  readonly model: StudyModel;
  /** Undefined if it has no origin on the board. */
  readonly light: Highlight | undefined;
  readonly name: string;
  readonly formula: string;
}

/** A piece of a formula that highlights its origin. */
export function Lit({ light, formula, ...about }: LitProps) {
  if (light === undefined) return <span class={styles.plain}>{math`${formula}`}</span>;
  return (
    <LightNumber light={light} title={highlightWords(about.model, light)} {...about}>
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
