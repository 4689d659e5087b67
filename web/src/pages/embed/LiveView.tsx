import type { Signal } from '@preact/signals';
import t from '#words/embed';
import { ENVELOPE } from '../../widget/messages';
import type { EmbedModel } from './embed_model';
import { frameSettings } from './embed_settings';
import layout from '../../views/parts/layout.module.css';
import styles from './EmbedPage.module.css';
import { useLiveFrame } from './live_frame';
import type { LiveStatus } from './live_frame';
import { frameTitle } from './names';
import type { PagePlace } from './place';
import { estimatedHeight, embedAddress } from './snippets';

interface LiveViewProps {
  readonly model: EmbedModel;
  readonly place: PagePlace;
  /** Told what the frame needs. */
  readonly height: Signal<number | undefined>;
}

/**
 * The board as readers will have it: in the same frame, with the same permissions. Without a network it is
 * a copy, and has no sandbox: what has no origin no service worker answers.
 */
export function LiveView({ model, place, height }: LiveViewProps) {
  const settings = model.settings.value;
  const address = embedAddress({
    folder: place.folder,
    settings: [...frameSettings(settings), ['messages', String(ENVELOPE.version)]],
  });
  const { frame, shown, status, onLoad } = useLiveFrame(address, height);
  const { source, isCopy = false } = shown.value ?? {};
  return (
    <section class={layout.stack} aria-labelledby="live-heading" data-printed>
      <h2 class={layout.title} id="live-heading">
        {t('preview')}
      </h2>
      <div class={styles.window}>
        {/* Another frame for another address: one that is led elsewhere would be a step of the history. */}
        <iframe
          key={source}
          ref={frame}
          class={styles.frame}
          src={source}
          title={frameTitle(settings)}
          width={settings.width}
          height={height.value ?? estimatedHeight(settings)}
          sandbox={isCopy ? undefined : 'allow-scripts'}
          onLoad={onLoad}
        />
      </div>
      <p role="status" class={styles.note}>
        {statusText(status.value)}
      </p>
    </section>
  );
}

function statusText(status: LiveStatus): string | undefined {
  switch (status.kind) {
    case 'loading':
      return t('loading');
    case 'failed':
      return t('failed');
    case 'error':
      return status.message;
    case 'ready':
      return undefined;
  }
}
