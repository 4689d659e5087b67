/**
 * Several tabs of one browser with the same activity: one of them writes, the others show what is done there. Sites take
 * the last word of any tab, so two that write would overwrite one another. Web Locks need a secure page, and sites are
 * still served by http, so the tabs agree by a BroadcastChannel.
 *
 *   a tab that opens: ask, and the tab that writes answers: here {record}
 *   the tab that writes, after each change: here {record}
 *   a tab whose reader wants to work there: take, and the one that wrote stops and answers: left
 *
 * If two tabs write, as after one was frozen, the one that began first stops.
 */
import type { WorkRecord } from './work_record';

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  onmessage: ((event: MessageEvent) => void) | null;
};

export interface CourseTabs {
  /** The record of the tab that writes; undefined where there is none, and this tab writes from then on. */
  claim(): Promise<WorkRecord | undefined>;
  /** Tells the other tabs of each change. */
  share(record: WorkRecord): void;
  /** Resolves once no other tab writes. */
  take(): Promise<void>;
  /** `onRecord`: the tab that writes has another record. `onTaken`: another tab writes from now on. */
  listen(heard: { onRecord(record: WorkRecord): void; onTaken(): void }): void;
  readonly close: () => void;
}

/** Tabs in the background are slow to answer. */
const ANSWER_WITHIN_MS = 250;

type Message =
  | { readonly type: 'ask' | 'take' | 'left' }
  | { readonly type: 'here'; readonly record: WorkRecord; readonly since: number };

/** `open`: may throw, and then this is the only tab. */
export function createCourseTabs(open: () => Channel): CourseTabs {
  const channel = opened(open);
  let heard: Parameters<CourseTabs['listen']>[0] | undefined;
  /** What this tab has written last; undefined as long as it doesn't write. */
  let written: WorkRecord | undefined;
  /** When this tab began to write, in milliseconds. */
  let since: number | undefined;
  const post = (message: Message) => channel?.postMessage(message);
  const questions = createQuestions(channel && post);

  function tellRecord() {
    if (since !== undefined && written !== undefined)
      post({ type: 'here', record: written, since });
  }

  function stopWriting() {
    since = undefined;
    heard?.onTaken();
  }

  function hear(message: Message) {
    questions.hear(message);
    if (message.type === 'ask') tellRecord();
    else if (message.type === 'take' && since !== undefined) {
      stopWriting();
      post({ type: 'left' });
    } else if (message.type === 'here') {
      if (since === undefined) heard?.onRecord(message.record);
      else if (message.since > since) stopWriting();
      else tellRecord();
    }
  }

  if (channel !== undefined) channel.onmessage = ({ data }) => hear(data as Message);

  return {
    async claim() {
      const here = await questions.ask({ type: 'ask' }, 'here');
      if (here === undefined) since = performance.timeOrigin + performance.now();
      return here?.record;
    },
    share(record) {
      written = record;
      tellRecord();
    },
    async take() {
      await questions.ask({ type: 'take' }, 'left');
    },
    listen: (listener) => void (heard = listener),
    close() {
      since = undefined;
      channel?.close();
    },
  };
}

type AnswerOf<Type extends Message['type']> = Extract<Message, { readonly type: Type }>;

/** `post`: undefined where there is nobody to ask. */
function createQuestions(post: ((message: Message) => void) | undefined) {
  let hear: (message: Message) => void = () => undefined;
  return {
    hear: (message: Message) => hear(message),
    /** The first answer of this type, or undefined where none comes in time. */
    ask<Type extends Message['type']>(asked: Message, type: Type) {
      return new Promise<AnswerOf<Type> | undefined>((resolve) => {
        const timer = setTimeout(resolve, post ? ANSWER_WITHIN_MS : 0);
        hear = (message) => {
          if (message.type !== type) return;
          clearTimeout(timer);
          resolve(message as AnswerOf<Type>);
        };
        post?.(asked);
      });
    },
  };
}

function opened(open: () => Channel): Channel | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
