import { useSignal } from '@preact/signals';
import { embedWords as t } from '../../text/embed';
import { Message } from '../../views/parts/Message';
import { BoardChoices } from './BoardChoices';
import type { EmbedModel } from './embed_model';
import styles from './EmbedPage.module.css';
import { ReaderChoices } from './ReaderChoices';
import { LiveView } from './LiveView';
import { OneFile } from './OneFile';
import { SnippetPanel } from './SnippetPanel';
import { placeOf } from './place';

export function EmbedPage({ model }: { readonly model: EmbedModel }) {
  const place = placeOf(document.baseURI);
  /** What the live view needs, in CSS pixels; before it has said so, about what it will need. */
  const height = useSignal<number | undefined>(undefined);
  return (
    <div class={styles.page}>
      <div class={styles.introduction}>
        <h1 class={styles.title}>{t('heading')}</h1>
        <p>{t('introduction')}</p>
      </div>
      <Rejected model={model} />
      <div class={styles.workbench}>
        <div class={styles.choices}>
          <BoardChoices model={model} />
          <ReaderChoices model={model} />
        </div>
        <div class={styles.live}>
          <LiveView model={model} place={place} height={height} />
        </div>
        <SnippetPanel model={model} place={place} height={height.value} />
        <OneFile />
      </div>
    </div>
  );
}

function Rejected({ model }: { readonly model: EmbedModel }) {
  const rejected = model.rejected.value;
  if (rejected.length === 0) return null;
  return (
    <Message>
      {rejected.map(({ key, value }) => (
        <p key={key}>{t('rejected', { key, value })}</p>
      ))}
    </Message>
  );
}
