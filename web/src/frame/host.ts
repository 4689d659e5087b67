/** The page around the frame, behind the messages: what it asks is heard, what happens is told to it. */
import { ENVELOPE, isEnveloped } from '../widget/messages';
import type { FromFrameBody, ToFrameBody } from '../widget/messages';
import { THEMES } from '../widget/settings';
import type { FrameSettings } from './settings';

export interface Host {
  tell(body: FromFrameBody): void;
  /** Only the parent is heard, and of its messages only those that have the right shape. */
  onRequest(answer: (request: ToFrameBody) => void): void;
  /** The keys go back to the host's page. */
  focus(): void;
}

/** Of a window, what talking with its parent takes. */
export type FrameWindow = Pick<Window, 'addEventListener' | 'parent' | 'location'>;

export function createHost(view: FrameWindow, origin: FrameSettings['origin']): Host {
  const { parent } = view;
  // A frame that was opened on its own is its own parent.
  const isAlone = parent === view;
  const target = origin instanceof URL ? origin.origin : '*';
  const isMute = isAlone || origin === 'nobody' || (target !== '*' && isElsewhere(view, target));
  return {
    tell(body) {
      if (!isMute) parent.postMessage({ ...ENVELOPE, ...body }, target);
    },
    onRequest(answer) {
      if (isMute) return;
      view.addEventListener('message', (event) => {
        if (event.source !== parent || (target !== '*' && event.origin !== target)) return;
        const request = readRequest(event.data);
        if (request !== undefined) answer(request);
      });
    },
    focus() {
      if (!isAlone) parent.focus();
    },
  };
}

/** Whether the parent is known to be of another origin: the browser would complain of every message to it. */
function isElsewhere({ location }: FrameWindow, origin: string): boolean {
  // Not every browser tells, nor of a frame that tells no referrer.
  const { ancestorOrigins } = location as { readonly ancestorOrigins?: ArrayLike<string> };
  const parent = ancestorOrigins?.[0] ?? 'null';
  return parent !== 'null' && parent !== origin;
}

/** In characters: an id comes back in the answer. */
const LONGEST_ID = 100;

type Key = 'type' | 'id' | 'state' | 'theme';

/** Anybody can post anything: undefined where it is no message of this protocol. */
function readRequest(data: unknown): ToFrameBody | undefined {
  if (!isEnveloped(data)) return undefined;
  const { type, id, state, theme }: Partial<Record<Key, unknown>> = data;
  if (id !== undefined && !isId(id)) return undefined;
  const reply = id === undefined ? {} : { id };
  switch (type) {
    case 'getState':
    case 'reset':
    case 'focus':
      return { type, ...reply };
    case 'setState':
      // What is wrong within the object is told by whoever opens it.
      return typeof state === 'object' && state !== null && !Array.isArray(state)
        ? { type, state: state as Extract<ToFrameBody, { type: 'setState' }>['state'], ...reply }
        : undefined;
    case 'theme': {
      const known = THEMES.find((name) => name === theme);
      return known && { type, theme: known, ...reply };
    }
    default:
      return undefined;
  }
}

function isId(id: unknown): id is string | number {
  return typeof id === 'number' || (typeof id === 'string' && id.length <= LONGEST_ID);
}
