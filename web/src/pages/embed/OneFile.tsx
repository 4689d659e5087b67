import { useSignal } from '@preact/signals';
import { embedWords as t } from '../../text/embed';
import { saveAs } from '../../views/parts/save_as';
import { fileBeside, hasCopies } from './copies';
import styles from './EmbedPage.module.css';

const FILE = 'flipping-game.html';

/** The page in one file, to be taken along. */
export function OneFile() {
  const isMissing = useSignal(false);

  /** Not every browser asks the service worker for a download. */
  async function take() {
    isMissing.value = false;
    const file = await fileBeside(FILE);
    if (file === undefined) isMissing.value = true;
    else saveAs(file, FILE);
  }

  return (
    <section class={styles.section} aria-labelledby="file-heading">
      <h2 class={styles.heading} id="file-heading">
        {t('file')}
      </h2>
      <p>{t('file-hint')}</p>
      <p>
        <a
          class={styles.download}
          href={`./${FILE}`}
          download={FILE}
          onClick={(event) => {
            if (!hasCopies()) return;
            event.preventDefault();
            void take();
          }}
        >
          {t('download')}
        </a>
      </p>
      <p role="status" class={styles.note}>
        {isMissing.value && t('file-missing')}
      </p>
    </section>
  );
}
