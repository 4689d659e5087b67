import type { ComponentChildren } from 'preact';
import { text } from '../../text';
import styles from './Legend.module.css';

interface MarkLegendProps {
  /** Whether it is seen what wins; otherwise a mark only says where a rectangle ends. */
  readonly known: boolean;
  /** Further marks, each a list item. */
  readonly children?: ComponentChildren;
}

export function MarkLegend({ known, children }: MarkLegendProps) {
  const t = text().board.layers;
  return (
    <ul class={styles.legend}>
      {known && (
        <li>
          <span class={styles.winning} aria-hidden="true">
            ◆
          </span>
          {t.winning}
        </li>
      )}
      <li>
        <span aria-hidden="true">○</span>
        {known ? t.possible : t.unknown}
      </li>
      {children}
    </ul>
  );
}
