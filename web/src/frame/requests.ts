/** What a host asks of the frame: anybody can post anything, so each message is read as if it were wrong. */
import { isEnveloped } from '../widget/messages';
import type { ToFrameBody } from '../widget/messages';
import { THEMES } from '../widget/settings';

/** In characters: an id comes back in the answer. */
const LONGEST_ID = 100;

type Key = 'type' | 'id' | 'state' | 'theme';

/** Undefined where it is no message of this protocol. */
export function readRequest(data: unknown): ToFrameBody | undefined {
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
