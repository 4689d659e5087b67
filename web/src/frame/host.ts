/** The page around the frame, behind the messages: what it asks is heard, what happens is told to it. */
import * as v from 'valibot';
import { isObject } from '../game/reading';
import { ENVELOPE, versionOf } from '../widget/messages';
import type { FrameState, FromFrameBody, ToFrameBody, Version } from '../widget/messages';
import { PANELS, THEMES } from '../widget/settings';
import { heightSchema } from './settings';
import type { FrameSettings } from './settings';
import { fromVersion1, inVersion1 } from './version_1';

export interface Host {
  tell(body: FromFrameBody): void;
  /** Only the parent is heard, and of its messages only those that have the right shape. */
  onRequest(answer: (request: ToFrameBody) => void): void;
  /** The keys go back to the host's page. */
  focus(): void;
}

/** Of a window, what talking with its parent takes. */
export type FrameWindow = Pick<Window, 'addEventListener' | 'parent' | 'location'>;

export function createHost(
  view: FrameWindow,
  { origin, messages }: Pick<FrameSettings, 'origin' | 'messages'>,
): Host {
  const { parent } = view;
  // A frame that was opened on its own is its own parent.
  const isAlone = parent === view;
  const target = origin instanceof URL ? origin.origin : '*';
  const isMute = isAlone || origin === 'nobody' || (target !== '*' && isElsewhere(view, target));
  let speaks = messages;
  return {
    tell(body) {
      const told = speaks === 1 ? inVersion1(body) : body;
      if (!isMute && told) parent.postMessage({ ...ENVELOPE, version: speaks, ...told }, target);
    },
    onRequest(answer) {
      if (isMute) return;
      view.addEventListener('message', ({ source, origin: from, data }) => {
        if (source !== parent || (target !== '*' && from !== target)) return;
        const version = versionOf(data);
        const request = version && readRequest(data as object, version);
        if (version === undefined || request === undefined) return;
        speaks = version;
        answer(request);
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

const id = v.optional(v.union([v.number(), v.pipe(v.string(), v.maxLength(LONGEST_ID))]));

/** What is wrong within a state is told by whoever opens it. */
const state = v.custom<FrameState>(isObject);

const REQUEST: v.GenericSchema<unknown, ToFrameBody> = v.variant('type', [
  v.object({ type: v.picklist(['getState', 'reset', 'focus']), id }),
  v.object({ type: v.literal('setState'), state, id }),
  v.object({
    type: v.literal('set'),
    rows: v.optional(v.number()),
    columns: v.optional(v.number()),
    theme: v.optional(v.picklist(THEMES)),
    panels: v.optional(v.nullable(v.array(v.picklist(PANELS)))),
    height: v.optional(v.nullable(heightSchema)),
    id,
  }),
]);

/** Anybody can post anything: undefined where it is no request of this version. */
function readRequest(data: object, version: Version): ToFrameBody | undefined {
  const read = v.safeParse(REQUEST, version === 1 ? fromVersion1(data) : data);
  return read.success ? read.output : undefined;
}
