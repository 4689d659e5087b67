/** Formulas in pieces, whose numbers light on the board what they come from. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { StudyModel } from '../../study/study_model';
import type { Light } from '../../study/view';
import { math } from '../parts/math';
import { keepOneStop, moveAlong } from '../arrow_keys';
import { LightNumber } from './LightNumber';
import { lightWords } from './lights';
import styles from './LightNumber.module.css';
import section from './why_section.module.css';

/** However many of a formula's numbers can be pointed at, it is one stop of the Tab key. */
export function FormulaLine({ children }: { readonly children: ComponentChildren }) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => keepOneStop(line.current));
  return (
    <p class={section.formula} dir="ltr" ref={line} onKeyDown={moveAlong}>
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
