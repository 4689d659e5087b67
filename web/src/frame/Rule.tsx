import { frameText } from '../text/frame';
import styles from './FrameApp.module.css';

/** In one sentence, and at length for those who ask. */
export function Rule({ invitation }: { readonly invitation: string | undefined }) {
  const t = frameText();
  return (
    <div class={styles.rule}>
      <p data-printed>{t.rule}</p>
      <details>
        <summary>{t.ruleInFull}</summary>
        <p>{t.lengths}</p>
      </details>
      <p class={styles.printed} data-printed>
        {t.lengths}
      </p>
      {invitation !== undefined && <p class={styles.invitation}>{invitation}</p>}
    </div>
  );
}
