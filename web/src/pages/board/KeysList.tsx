import type { BoardModel } from '../../model/board/board_model';
import { text } from '../../text';
import { boardDetailsText } from '../../text/board_details';
import styles from './KeysList.module.css';

/** All keys; the usual ones are those that the board itself tells of. */
export function KeysList({ model }: { readonly model: BoardModel }) {
  const { keys, editKeys } = text().board.canvas;
  const { further, page } = boardDetailsText().keys;
  const usual = model.state.value.mode === 'edit' ? editKeys : keys;
  return (
    <dl class={styles.keys}>
      {[...usual.slice(0, 1), ...further, ...usual.slice(1), ...page].map(([key, does]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
