import type { ComponentChildren } from 'preact';
import t from '#words/mex_question';
import buttons from '../../../views/parts/buttons.module.css';
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
      <button
        type="button"
        class={buttons.quiet}
        aria-disabled={isDone}
        onClick={() => !isDone && onFill(known + 1)}
      >
        {t('fill-one')}
      </button>
      {/* One button, so that the focus stays. */}
      <button type="button" class={buttons.quiet} onClick={() => onFill(isDone ? start : all)}>
        {t(isDone ? 'start-over' : 'fill-rest')}
      </button>
      {children}
    </div>
  );
}
