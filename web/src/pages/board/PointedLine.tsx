import type { BoardModel } from '../../model/board/board_model';
import { boardWords } from './board_words';
import styles from './PointedLine.module.css';

/** What the board would say of the disc under the pointer, for those who see it. */
export function PointedLine({ model }: { readonly model: BoardModel }) {
  const cell = model.pointed.value;
  return (
    <p class={styles.line} aria-hidden="true">
      {cell === undefined ? '\u00a0' : boardWords(model).cell(cell)}
    </p>
  );
}
