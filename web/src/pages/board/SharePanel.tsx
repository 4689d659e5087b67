import type { BoardModel } from '../../model/board/board_model';
import { text } from '../../text';
import { CopyLink } from './CopyLink';
import { JsonPanel } from './JsonPanel';
import { PictureButtons } from './PictureButtons';
import styles from './SharePanel.module.css';

export function SharePanel({ model }: { readonly model: BoardModel }) {
  const t = text().board.share;
  return (
    <section class={styles.share} aria-labelledby="share-heading">
      <h2 class={styles.heading} id="share-heading">
        {t.heading}
      </h2>
      <p class={styles.words}>{t.explanation}</p>
      <div class={styles.actions}>
        <CopyLink model={model} />
        <PictureButtons model={model} />
      </div>
      <JsonPanel model={model} />
    </section>
  );
}
