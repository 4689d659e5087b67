import type { ComponentChildren } from 'preact';
import t from '#words/mex_question';
import { Button } from '../../../views/parts/Button';
import styles from './FillActions.module.css';

interface FillActionsProps {
  /** How many places are filled in, of how many, and how many were from the start. */
  readonly known: number;
  readonly all: number;
  readonly start?: number;
  readonly onFill: (count: number) => void;
  /** Further buttons. */
  readonly children?: ComponentChildren;
}

/** Fills places in for the reader, one or the rest, and starts over. */
export function FillActions({ known, all, start = 0, onFill, children }: FillActionsProps) {
  const isDone = known === all;
  return (
    <div class={styles.actions}>
      <Button isDisabled={isDone} onClick={() => onFill(known + 1)}>
        {t('fill-one')}
      </Button>
      {/* One button, so that the focus stays. */}
      <Button onClick={() => onFill(isDone ? start : all)}>
        {t(isDone ? 'start-over' : 'fill-rest')}
      </Button>
      {children}
    </div>
  );
}
