import { useSignal, type Signal, type ReadonlySignal } from '@preact/signals';
import t from '#words/embed';
import { ENVELOPE, type FromFrameBody } from '../../outlets/element/messages';
import type { EmbedModel } from './embed_model';
import { frameSettings, hasGradedExercises } from './embed_settings';
import { useNear } from '../../ui/use_crossing';
import layout from '../../ui/layout.module.css';
import styles from './EmbedPage.module.css';
import { frameTitle } from './names';
import { estimatedHeight, embedAddress, type PagePlace } from './snippets';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { readFrameMessage } from '../../outlets/element/hearing';
import { copyAddress, isServedFromCopies, isReachable } from '../../offline/copies';

interface LiveViewProps {
  readonly model: EmbedModel;
  readonly place: PagePlace;
  /** Receives the frame's height. */
  readonly height: Signal<number | undefined>;
  /** Receives each message of the frame. */
  readonly onMessage?: (message: FromFrameBody) => void;
}

/**
 * The board as readers will have it: in the same frame, with the same permissions. Offline it is a stored copy without
 * a sandbox, since a service worker doesn't serve pages without an origin. It is a page of its own: in a narrow window,
 * where all settings are above it, it is loaded when the reader comes near.
 */
export function LiveView({ model, place, height, onMessage }: LiveViewProps) {
  const settings = model.settings.value;
  const address = embedAddress({
    folder: place.folder,
    settings: [...frameSettings(settings), ['messages', String(ENVELOPE.version)]],
  });
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNear(room);
  const { frame, shown, status, first, onLoad } = useLiveFrame(
    isNear ? address : undefined,
    height,
    onMessage,
  );
  const { source, isCopy = false } = shown.value ?? {};
  const estimated = estimatedHeight(settings);
  const shownHeight = height.value ?? estimated;
  // A lesson is many windows high, and scrolls here.
  const isGraded = hasGradedExercises(settings);
  const isLesson = settings.what === 'lesson' || isGraded;
  const tall = isLesson ? estimated : shownHeight;
  // Graded exercises are as wide as their window.
  const scale = useScale(
    room,
    isGraded ? 0 : Number(settings.width),
    isLesson ? estimated : (first.value ?? estimated),
    isGraded,
  );
  // Panels open below the frame's board.
  const isOpened = !isLesson && (height.value ?? 0) > (first.value ?? Infinity);
  useLayoutEffect(() => {
    if (isOpened && room.current) room.current.scrollTop = room.current.scrollHeight;
  }, [isOpened, height.value]);
  return (
    <section class={layout.tight} aria-labelledby="live-heading" data-printed>
      <h2 class={layout.hidden} id="live-heading">
        {t('preview')}
      </h2>
      <div
        class={isGraded ? styles.site : styles.window}
        ref={room}
        data-opened={isOpened}
        tabIndex={isOpened ? 0 : undefined}
      >
        {/* Another frame for another address: changing the address of an existing one would add to the history. */}
        <iframe
          key={source}
          ref={frame}
          class={styles.frame}
          src={source}
          title={frameTitle(settings)}
          width={settings.width}
          height={tall}
          style={{ zoom: scale }}
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

/** The scale at which its full width is visible and, unless it scrolls, beside the settings its full height. */
function useScale(
  room: RefObject<HTMLElement | null>,
  width: number,
  height: number,
  scrolls: boolean,
): number {
  const space = useSignal({ width: Infinity, height: Infinity });
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const measure = () => {
      const most = Number.parseFloat(getComputedStyle(element).maxBlockSize);
      space.value = {
        width: element.parentElement?.clientWidth ?? Infinity,
        height: Number.isNaN(most) ? Infinity : most,
      };
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [room, scrolls]);
  return Math.min(1, space.value.width / width, space.value.height / height);
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

/** The frame is not reloaded while settings still change. */
const CHANGE_DELAY_MS = 400;
/** From the request for the frame, and from its load event: a frame that is silent until then is not the board. */
const LOADED_WITHIN_MS = 30_000;
const HEARD_WITHIN_MS = 10_000;

type LiveStatus =
  | { readonly kind: 'loading' | 'ready' | 'failed' }
  | { readonly kind: 'error'; readonly message: string };

/** The frame's content. */
export interface FramedAddress {
  readonly source: string;
  /** Loaded from a stored copy, as the host can't be reached. */
  readonly isCopy: boolean;
}

interface LiveFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly shown: ReadonlySignal<FramedAddress | undefined>;
  readonly status: ReadonlySignal<LiveStatus>;
  /** The frame's height before anything was opened in it, by which it is scaled. */
  readonly first: ReadonlySignal<number | undefined>;
  readonly onLoad: () => void;
}

/** Nothing is loaded before there is an address. `height` receives the frame's height. */
function useLiveFrame(
  address: string | undefined,
  height: Signal<number | undefined>,
  onMessage: LiveViewProps['onMessage'],
): LiveFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const status = useSignal<LiveStatus>({ kind: 'loading' });
  const first = useSignal<number | undefined>(undefined);
  const patience = useRef<number | undefined>(undefined);
  function expectWithin(milliseconds: number) {
    window.clearTimeout(patience.current);
    patience.current = window.setTimeout(() => (status.value = { kind: 'failed' }), milliseconds);
  }
  const shown = useRested(address, () => {
    status.value = { kind: 'loading' };
    first.value = undefined;
    expectWithin(LOADED_WITHIN_MS);
  });
  useHearing(frame, status, height, (message) => {
    window.clearTimeout(patience.current);
    if (message?.type === 'resize') first.value ??= Math.ceil(message.height);
    if (message !== undefined) onMessage?.(message);
  });
  return {
    frame,
    shown,
    status,
    first,
    onLoad() {
      // A frame without an address yet loads an empty page.
      if (shown.peek() !== undefined && status.peek().kind === 'loading')
        expectWithin(HEARD_WITHIN_MS);
    },
  };
}

/** The debounced address, at the host or among the stored copies. */
function useRested(
  address: string | undefined,
  onShow: () => void,
): ReadonlySignal<FramedAddress | undefined> {
  const shown = useSignal<FramedAddress | undefined>(undefined);
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (address === undefined || address === last.current) return undefined;
    let isOver = false;
    async function show(address: string) {
      const isCopy = isServedFromCopies() && !(await isReachable(address));
      if (isOver) return;
      onShow();
      last.current = address;
      shown.value = { source: isCopy ? copyAddress(address) : address, isCopy };
    }
    const rest = last.current === undefined ? 0 : CHANGE_DELAY_MS;
    const timer = window.setTimeout(() => void show(address), rest);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [address]);
  return shown;
}

function useHearing(
  frame: RefObject<HTMLIFrameElement | null>,
  status: Signal<LiveStatus>,
  height: Signal<number | undefined>,
  onHeard: (message?: FromFrameBody) => void,
): void {
  useEffect(() => {
    function hear({ source, data }: MessageEvent<unknown>) {
      if (source === null || source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(data);
      if (message === undefined) return;
      if (message.type === 'resize') height.value = Math.ceil(message.height);
      else if (message.type === 'error') status.value = { kind: 'error', message: message.message };
      else if (message.type === 'ready' && status.peek().kind !== 'error')
        status.value = { kind: 'ready' };
      onHeard(message);
    }
    addEventListener('message', hear);
    return () => {
      removeEventListener('message', hear);
      onHeard();
    };
  }, [height, status]);
}
