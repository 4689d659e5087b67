import type { ComponentChildren } from 'preact';
import type { Table, Light } from '../../model/board/board_model';
import { Formula, Nimber } from '../shared/formulas';
import { LightNumber } from './LightNumber';
import { lightWords } from './lights';
import styles from './LitNumber.module.css';

interface LitProps {
  readonly model: Table;
  /** Nothing for what comes from nowhere on the board. */
  readonly light: Light | undefined;
  readonly name: string;
  readonly children: ComponentChildren;
}

/** A piece of a formula that lights what it comes from, and says it. */
export function Lit({ light, children, ...about }: LitProps) {
  if (light === undefined)
    return (
      <span class={styles.plain}>
        <Formula>{children}</Formula>
      </span>
    );
  return (
    <LightNumber light={light} title={lightWords(light)} {...about}>
      <Formula>{children}</Formula>
    </LightNumber>
  );
}

interface LitNumberProps extends Omit<LitProps, 'children'> {
  readonly value: number | bigint;
}

export function LitNumber({ value, ...about }: LitNumberProps) {
  return (
    <Lit {...about}>
      <Nimber value={value} />
    </Lit>
  );
}
