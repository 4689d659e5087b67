import type { BoardModel } from '../../model/board/board_model';
import { text } from '../../text';
import styles from './Introduction.module.css';

export function Introduction({ model }: { readonly model: BoardModel }) {
  const t = text().board;
  return (
    <div class={styles.introduction}>
      <h1 class={styles.heading}>{t.heading}</h1>
      <p>{t.rule}</p>
      <p class={styles.invitation}>{t.invitation[model.state.value.mode]}</p>
    </div>
  );
}
