import { useSignal } from '@preact/signals';
import commonWords from '#words/common';
import t from '#words/embed';
import { AddressMessages } from '../../views/AddressMessages';
import { saveAs } from '../../views/parts/save_as';
import { BoardChoices } from './EmbedChoices';
import { fileBeside, hasCopies } from './copies';
import type { EmbedModel } from './embed_model';
import { PageHead } from '../PageHead';
import page from '../page.module.css';
import layout from '../../views/parts/layout.module.css';
import styles from './EmbedPage.module.css';
import { ReaderChoices } from './EmbedChoices';
import { LiveView } from './LiveView';
import { LessonSnippet, SnippetPanel, TartanSnippet } from './SnippetPanel';
import { pagePlaceOf } from './snippets';

export function EmbedPage({ model }: { readonly model: EmbedModel }) {
  const place = pagePlaceOf(document.baseURI);
  /** What the live view needs, in CSS pixels; before it has said so, about what it will need. */
  const height = useSignal<number | undefined>(undefined);
  return (
    <div class={page.wide}>
      <PageHead title={t('heading')}>{t('introduction')}</PageHead>
      <AddressMessages rejected={model.rejected.value} />
      <div class={styles.workbench}>
        <div class={styles.choices}>
          <BoardChoices model={model} />
          <ReaderChoices model={model} />
        </div>
        <div class={styles.live}>
          <LiveView model={model} place={place} height={height} />
        </div>
        <SnippetPanel model={model} place={place} height={height.value} />
        <LessonSnippet model={model} place={place} />
        <TartanSnippet model={model} place={place} />
        <OneFile />
      </div>
    </div>
  );
}

const FILE = 'flipping-game.html';

/** The page in one file, to be taken along. */
function OneFile() {
  const isMissing = useSignal(false);

  /** Not every browser asks the service worker for a download. */
  async function take() {
    isMissing.value = false;
    const file = await fileBeside(FILE);
    if (file === undefined) isMissing.value = true;
    else saveAs(file, FILE);
  }

  return (
    <section class={layout.stack} aria-labelledby="file-heading">
      <h2 class={layout.title} id="file-heading">
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
        {isMissing.value && commonWords('file-missing')}
      </p>
    </section>
  );
}
