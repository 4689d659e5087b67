/**
 * Several tabs of one browser with the same activity: one of them writes, and the others follow it. Sites store the
 * last value from any tab, so two writers would overwrite one another. Web Locks need a secure page, and some sites are
 * still served by http, so the tabs use a BroadcastChannel.
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
  /** The record of the tab that writes; undefined if there is none, and then this tab writes. */
  claim(): Promise<WorkRecord | undefined>;
  /** Sends each change to the other tabs. */
  share(record: WorkRecord): void;
  /** Resolves once no other tab writes. */
  take(): Promise<void>;
  /** `onRecord`: the tab that writes has a new record. `onTaken`: another tab writes from now on. */
  listen(heard: { onRecord(record: WorkRecord): void; onTaken(): void }): void;
  readonly close: () => void;
}

/** Background tabs answer slowly. */
const ANSWER_WITHIN_MS = 250;

type Message =
  | { readonly type: 'ask' | 'take' | 'left' }
  | { readonly type: 'here'; readonly record: WorkRecord; readonly since: number };

/** `open` may throw; then this counts as the only tab. */
export function createCourseTabs(open: () => Channel): CourseTabs {
  const channel = opened(open);
  let heard: Parameters<CourseTabs['listen']>[0] | undefined;
  /** The last record written by this tab; undefined while it doesn't write. */
  let written: WorkRecord | undefined;
  /** When this tab began to write, in milliseconds. */
  let since: number | undefined;
  const post = (message: Message) => channel?.postMessage(message);
  const questions = createQuestions(channel && post);

  function shareRecord() {
    if (since !== undefined && written !== undefined)
      post({ type: 'here', record: written, since });
  }

  function stopWriting() {
    since = undefined;
    heard?.onTaken();
  }

  function hear(message: Message) {
    questions.hear(message);
    if (message.type === 'ask') shareRecord();
    else if (message.type === 'take' && since !== undefined) {
      stopWriting();
      post({ type: 'left' });
    } else if (message.type === 'here') {
      if (since === undefined) heard?.onRecord(message.record);
      else if (message.since > since) stopWriting();
      else shareRecord();
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
      shareRecord();
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

/** `post` is undefined if there is nobody to ask. */
function createQuestions(post: ((message: Message) => void) | undefined) {
  let hear: (message: Message) => void = () => undefined;
  return {
    hear: (message: Message) => hear(message),
    /** The first answer of this type; undefined if none arrives in time. */
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
