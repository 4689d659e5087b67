/** The page around a frame as the browser provides it: messages to it and from it. */
import { createHost, type FrameWindow } from '../../../../web/src/outlets/frame/host';
import type { FrameSettings } from '../../../../web/src/outlets/frame/settings';

export interface Around {
  readonly origin?: FrameSettings['origin'];
  /** The origins of the ancestor pages, if the browser exposes them. */
  readonly ancestors?: readonly string[];
  readonly isAlone?: boolean;
}

export const SCHOOL = 'https://school.example';

export function aroundFrame({ origin = 'any', ancestors, isAlone = false }: Around = {}) {
  const posted: [message: unknown, target: string][] = [];
  const listeners: ((event: unknown) => void)[] = [];
  const parent = {
    postMessage: (message: unknown, target: string) => posted.push([message, target]),
  };
  const view = {
    location: { ancestorOrigins: ancestors },
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.push(listener),
  };
  const frame = Object.assign(view, { parent: isAlone ? view : parent });
  return {
    host: createHost(frame as unknown as FrameWindow, { origin }),
    posted,
    post(data: unknown, from: unknown = parent, ofOrigin = SCHOOL) {
      for (const listener of listeners) listener({ data, source: from, origin: ofOrigin });
    },
  };
}
