/** The page around the frame: receives its requests, and posts messages to it. */
import * as v from 'valibot';
import t from '#words/frame';
import { foundText, isObject, type Reading } from '../../game/reading';
import { hasForm, type ValueForm } from '../../game/schema';
import { allOf, oneOf } from '../../text/language';
import type { CourseLink } from '../element/course_link';
import {
  ENVELOPE,
  isTartanMessage,
  type ChangedLive,
  type FrameState,
  type FromFrameBody,
  type Posted,
  type ToFrameBody,
} from '../element/messages';
import { LIVE_SETTINGS, type LiveSettings } from '../element/settings';
import type { FrameSettings } from './settings';

export interface Host {
  post(body: FromFrameBody): void;
  /** Only the parent is heard. A request with an id and a wrong shape is refused here. */
  onRequest(answer: (request: ToFrameBody) => void): void;
  /** Returns the focus to the host's page. */
  focus(): void;
}

/** The host of a frame in one document with `course.js`. */
export function createLinkedHost(view: Pick<FrameWindow, 'parent'>, link: CourseLink): Host {
  return {
    post: (body) => link.hear(body),
    onRequest: (answer) => link.connect(answer),
    focus: () => view.parent.focus(),
  };
}

/** The parts of a window that are used to talk with its parent. */
export type FrameWindow = Pick<Window, 'addEventListener' | 'parent' | 'location'>;

export function createHost(view: FrameWindow, { origin }: Pick<FrameSettings, 'origin'>): Host {
  const { parent } = view;
  // A frame that was opened on its own is its own parent.
  const isAlone = parent === view;
  const target = origin instanceof URL ? origin.origin : '*';
  const isMute = isAlone || origin === 'nobody' || (target !== '*' && isElsewhere(view, target));
  function postToParent(message: object) {
    if (!isMute) parent.postMessage(message, target);
  }
  function post(body: FromFrameBody) {
    postToParent({ ...ENVELOPE, ...body });
    // A message that Canvas, PreTeXt and others know already: a plain frame there gets its height.
    if (body.type === 'resize') postToParent({ subject: 'lti.frameResize', height: body.height });
  }
  return {
    post,
    onRequest(answer) {
      if (isMute) return;
      view.addEventListener('message', ({ source, origin: from, data }) => {
        if (source !== parent || (target !== '*' && from !== target)) return;
        if (!isTartanMessage(data)) return;
        const reading = readRequest(data);
        // Nobody waits for an answer to a message without id; it may be for somebody else.
        if (!reading.ok && data.id === undefined) return;
        if (reading.ok) answer(reading.value);
        else post(reading.problem);
      });
    },
    focus() {
      if (!isAlone) parent.focus();
    },
  };
}

/** True if the parent is known to have another origin: browsers would log an error for every message. */
function isElsewhere({ location }: FrameWindow, origin: string): boolean {
  // Not every browser tells, and none does for a frame without referrer.
  const { ancestorOrigins } = location as { readonly ancestorOrigins?: ArrayLike<string> };
  const parent = ancestorOrigins?.[0] ?? 'null';
  return parent !== 'null' && parent !== origin;
}

/** In characters; the id is echoed in the answer. */
const MAX_ID_LENGTH = 100;

const id = v.optional(v.union([v.number(), v.pipe(v.string(), v.maxLength(MAX_ID_LENGTH))]));

/** Problems within a state are reported when it is opened. */
const state = v.custom<FrameState>(isObject);

/** The largest board is checked when the state is opened. */
const size = v.pipe(v.number(), v.finite());

/** The settings that can change in a loaded frame, as JSON; null for the default. */
const LIVE = Object.fromEntries(
  Object.entries(LIVE_SETTINGS).map(([name, { form }]) => [
    name,
    v.optional(v.nullable(v.custom((value) => form !== undefined && hasForm(form, value)))),
  ]),
) as unknown as {
  readonly [Name in keyof LiveSettings]: v.GenericSchema<unknown, ChangedLive[Name]>;
};

const REQUEST: v.GenericSchema<unknown, ToFrameBody> = v.variant('type', [
  v.object({ type: v.picklist(['getState', 'reset', 'focus', 'close']), id }),
  v.object({ type: v.literal('setState'), state, id }),
  v.object({
    type: v.literal('set'),
    rows: v.optional(size),
    columns: v.optional(size),
    ...LIVE,
    id,
  }),
]);

/** Anybody can post anything: an invalid request is answered by an error. */
function readRequest(data: Posted): Reading<ToFrameBody, FromFrameBody> {
  const read = v.safeParse(REQUEST, data);
  if (read.success) return { ok: true, value: read.output };
  const wrong = read.issues[0].path?.[0]?.key;
  const key = typeof wrong === 'string' ? wrong : 'type';
  const allowed = allowedFor(key);
  const found = data[key];
  const message =
    found === undefined
      ? t('request-lacks', { key, allowed })
      : t('request-has', { key, allowed, found: foundText(found) });
  const reply = v.safeParse(id, data.id);
  return {
    ok: false,
    problem: {
      type: 'error',
      kind: key === 'state' ? 'bad-state' : 'bad-request',
      message,
      ...(reply.success && reply.output !== undefined && { reply: reply.output }),
    },
  };
}

/** The allowed values for a key of a request, in words. */
function allowedFor(key: string): string {
  switch (key) {
    case 'id':
      return t('allowed-id', { most: MAX_ID_LENGTH });
    case 'state':
      return t('allowed-state');
    case 'rows':
    case 'columns':
      return t('allowed-size');
  }
  const live = Object.entries(LIVE_SETTINGS).find(([name]) => name === key)?.[1];
  return live?.form === undefined
    ? oneOf(['getState', 'setState', 'reset', 'set', 'focus', 'close'])
    : t('allowed-or-usual', { allowed: formText(live.form) });
}

function formText(form: ValueForm): string {
  switch (form.kind) {
    case 'one':
      return oneOf(form.names);
    case 'any':
      return t('allowed-names', { names: allOf(form.names) });
    case 'number':
      return t('allowed-number', { least: form.least, most: form.most });
    case 'text':
      return t('allowed-text', { like: form.like });
  }
}
