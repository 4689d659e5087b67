/** The page around the frame, behind the messages: what it asks is heard, what happens is told to it. */
import { ENVELOPE } from '../widget/messages';
import type { FromFrameBody, ToFrameBody } from '../widget/messages';
import { readRequest } from './requests';
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
