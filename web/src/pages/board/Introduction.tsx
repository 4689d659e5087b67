import type { BoardModel } from '../../model/board/board_model';
import { text } from '../../text';
import { lazily } from '../lazily';
import styles from './Introduction.module.css';

const KeysList = lazily(async () => (await import('./details')).KeysList);

export function Introduction({ model }: { readonly model: BoardModel }) {
  const t = text().board;
  return (
    <div class={styles.introduction} data-printed>
      <h1 class={styles.heading}>{t.heading}</h1>
      <p>{t.rule}</p>
      <p class={styles.invitation}>{t.invitation[model.state.value.mode]}</p>
      <details>
        <summary class={styles.keys}>{t.canvas.keysHeading}</summary>
        <KeysList model={model} />
      </details>
    </div>
  );
}
