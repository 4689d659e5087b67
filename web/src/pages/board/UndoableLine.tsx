import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { text } from '../../text';
import buttons from '../shared/buttons.module.css';
import styles from './TimelineBar.module.css';

interface UndoableLineProps {
  readonly name: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The place of the entry that is shown, and how many there are. */
  readonly shown: number;
  readonly length: number;
  /** A list item for each entry. */
  readonly children: ComponentChildren;
}

/** Steps that can be gone back and forward by, on one line that keeps in sight the one that is shown. */
export function UndoableLine({
  name,
  canUndo,
  canRedo,
  undo,
  redo,
  shown,
  length,
  children,
}: UndoableLineProps) {
  const t = text().board.timeline;
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const entry = list.current?.children[shown];
    // Only the list scrolls, never the page.
    if (list.current !== null && entry instanceof HTMLElement)
      list.current.scrollLeft = entry.offsetLeft - list.current.clientWidth / 2;
  }, [shown, length]);

  return (
    <section class={styles.timeline} aria-label={name}>
      <button type="button" class={buttons.quiet} aria-disabled={!canUndo} onClick={undo}>
        {t.undo}
      </button>
      <button type="button" class={buttons.quiet} aria-disabled={!canRedo} onClick={redo}>
        {t.redo}
      </button>
      <ol class={styles.entries} ref={list}>
        {children}
      </ol>
    </section>
  );
}
