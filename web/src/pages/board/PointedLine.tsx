import type { Cell, Table } from '../../model/board/board_model';
import styles from './PointedLine.module.css';

interface PointedLineProps {
  readonly model: Table;
  readonly say: (cell: Cell) => string;
}

/** What the board would say of the disc under the pointer, for those who see it. */
export function PointedLine({ model, say }: PointedLineProps) {
  const cell = model.pointed.value;
  return (
    <p class={styles.line} aria-hidden="true">
      {cell === undefined ? '\u00a0' : say(cell)}
    </p>
  );
}
