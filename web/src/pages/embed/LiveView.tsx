import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { embedText } from '../../text/embed';
import { heard } from '../../widget/hearing';
import { gameName } from '../../views/board_words';
import { copyAddress, hasCopies, isReachable } from './copies';
import type { EmbedModel } from './embed_model';
import { frameSettings } from './embed_settings';
import styles from './EmbedPage.module.css';
import type { Place } from './place';
import { estimatedHeight, frameAddress } from './snippets';

/** While settings still change, the frame stays as it is. */
const REST_MILLISECONDS = 400;
/** From when the frame is asked for, and from when it was loaded: what says nothing by then is not the board. */
const LOADED_WITHIN_MILLISECONDS = 30_000;
const HEARD_WITHIN_MILLISECONDS = 10_000;

type Status =
  | { readonly kind: 'loading' | 'ready' | 'failed' }
  | { readonly kind: 'error'; readonly message: string };

interface Shown {
  /** The frame's address for readers. */
  readonly address: string;
  /** Whether it is loaded from what the browser keeps, as the host cannot be reached. */
  readonly isCopy: boolean;
}

interface LiveViewProps {
  readonly model: EmbedModel;
  readonly place: Place;
  /** Told what the frame needs. */
  readonly height: Signal<number | undefined>;
}

/**
 * The board as readers will have it: in the same frame, with the same permissions. Without a network it is
 * a copy, and has no sandbox: what has no origin no service worker answers.
 */
export function LiveView({ model, place, height }: LiveViewProps) {
  const t = embedText().live;
  const settings = model.settings.value;
  const { rows, columns } = settings.position;
  const wanted = frameAddress({ folder: place.folder, settings: frameSettings(settings) });
  const shown = useSignal<Shown | undefined>(undefined);
  const status = useSignal<Status>({ kind: 'loading' });
  const frame = useRef<HTMLIFrameElement>(null);
  const patience = useRef<number | undefined>(undefined);
  function expectWithin(milliseconds: number) {
    window.clearTimeout(patience.current);
    patience.current = window.setTimeout(() => (status.value = { kind: 'failed' }), milliseconds);
  }

  useEffect(() => {
    const before = shown.peek();
    if (wanted === before?.address) return undefined;
    let isOver = false;
    async function show() {
      const isCopy = hasCopies() && !(await isReachable(wanted));
      if (isOver) return;
      status.value = { kind: 'loading' };
      shown.value = { address: wanted, isCopy };
      expectWithin(LOADED_WITHIN_MILLISECONDS);
    }
    const rest = window.setTimeout(() => void show(), before === undefined ? 0 : REST_MILLISECONDS);
    return () => {
      isOver = true;
      window.clearTimeout(rest);
    };
  }, [wanted, shown, status]);

  useEffect(() => {
    function hear({ source, data }: MessageEvent<unknown>) {
      if (source === null || source !== frame.current?.contentWindow) return;
      const message = heard(data);
      if (message === undefined) return;
      if (message.type === 'resize') height.value = Math.ceil(message.height);
      else if (message.type === 'error') status.value = { kind: 'error', message: message.message };
      else if (message.type === 'ready' && status.peek().kind !== 'error')
        status.value = { kind: 'ready' };
      window.clearTimeout(patience.current);
    }
    addEventListener('message', hear);
    return () => {
      removeEventListener('message', hear);
      window.clearTimeout(patience.current);
    };
  }, [height, status]);

  const source =
    shown.value?.isCopy === true ? copyAddress(shown.value.address) : shown.value?.address;

  function onLoad() {
    // What is loaded before its address is known is an empty page.
    if (shown.peek() !== undefined && status.peek().kind === 'loading')
      expectWithin(HEARD_WITHIN_MILLISECONDS);
  }

  return (
    <section class={styles.section} aria-labelledby="live-heading">
      <h2 class={styles.heading} id="live-heading">
        {t.heading}
      </h2>
      <div class={styles.window}>
        {/* Another frame for another address: one that is led elsewhere would be a step of the history. */}
        <iframe
          key={source}
          ref={frame}
          class={styles.frame}
          src={source}
          title={t.frame(gameName(settings.game.name), rows, columns)}
          width={settings.width}
          height={height.value ?? estimatedHeight(settings)}
          sandbox={shown.value?.isCopy === true ? undefined : 'allow-scripts'}
          onLoad={onLoad}
        />
      </div>
      <p role="status" class={styles.note}>
        {statusText(status.value)}
      </p>
    </section>
  );
}

function statusText(status: Status): string | undefined {
  const t = embedText().live;
  switch (status.kind) {
    case 'loading':
      return t.loading;
    case 'failed':
      return t.failed;
    case 'error':
      return status.message;
    case 'ready':
      return undefined;
  }
}
