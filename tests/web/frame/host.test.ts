import { describe, expect, it } from 'vitest';
import { createHost } from '../../../web/src/frame/host';
import type { FrameWindow } from '../../../web/src/frame/host';
import type { FrameSettings } from '../../../web/src/frame/settings';
import type { ToFrameBody } from '../../../web/src/widget/messages';

const SCHOOL = 'https://school.example';
const HEAD = { tartan: 'frame', version: 1 };

interface Around {
  readonly origin?: FrameSettings['origin'];
  /** The origins of the pages around, where the browser tells. */
  readonly ancestors?: readonly string[];
  readonly isAlone?: boolean;
}

function around({ origin = 'any', ancestors, isAlone = false }: Around = {}) {
  const posted: [message: unknown, target: string][] = [];
  const heard: ToFrameBody[] = [];
  const listeners: ((event: unknown) => void)[] = [];
  const parent = {
    postMessage: (message: unknown, target: string) => posted.push([message, target]),
  };
  const view = {
    location: { ancestorOrigins: ancestors },
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.push(listener),
  };
  const frame = Object.assign(view, { parent: isAlone ? view : parent });
  const host = createHost(frame as unknown as FrameWindow, origin);
  host.onRequest((request) => heard.push(request));
  return {
    host,
    posted,
    heard,
    post(data: unknown, from: unknown = parent, ofOrigin = SCHOOL) {
      for (const listener of listeners) listener({ data, source: from, origin: ofOrigin });
    },
  };
}

const LONG_ID = 'x'.repeat(100);
const GET = { ...HEAD, type: 'getState' };

describe('the host of a frame', () => {
  it('is told everything under the head of the protocol', () => {
    const { host, posted } = around();
    host.tell({ type: 'resize', height: 3 });
    expect(posted).toEqual([[{ ...HEAD, type: 'resize', height: 3 }, '*']]);
  });

  it('is heard alone', () => {
    const { post, heard } = around();
    post(GET, {});
    post(GET, null);
    expect(heard).toEqual([]);
    post(GET);
    expect(heard).toEqual([{ type: 'getState' }]);
  });

  it('is told and heard only where it has the origin that is asked for', () => {
    const { host, posted, post, heard } = around({ origin: new URL(SCHOOL) });
    host.tell({ type: 'resize', height: 3 });
    expect(posted[0]?.[1]).toBe(SCHOOL);
    post(GET, undefined, 'https://other.example');
    post(GET, undefined, 'null');
    expect(heard).toEqual([]);
    post(GET);
    expect(heard).toHaveLength(1);
  });

  it.each<Around>([
    { origin: 'nobody' },
    { isAlone: true },
    { origin: new URL(SCHOOL), ancestors: ['https://other.example', SCHOOL] },
  ])('is told nothing and not heard: %o', (settings) => {
    const { host, posted, post, heard } = around(settings);
    host.tell({ type: 'resize', height: 3 });
    post(GET);
    expect([posted, heard]).toEqual([[], []]);
  });

  it.each([undefined, [], ['null', SCHOOL]])(
    'is told and heard where the browser does not say who it is: %o',
    (ancestors) => {
      const { host, posted, post, heard } = around({
        origin: new URL(SCHOOL),
        ...(ancestors && { ancestors }),
      });
      host.tell({ type: 'resize', height: 3 });
      post(GET);
      expect([posted.map(([, target]) => target), heard.length]).toEqual([[SCHOOL], 1]);
    },
  );

  it('is answered under the names that it gives', () => {
    const { post, heard } = around();
    const state = { tartan: 'board', version: 1, rows: 1, columns: 1 };
    post({ ...HEAD, type: 'setState', state, id: 0 });
    post({ ...HEAD, type: 'reset', id: LONG_ID, more: true });
    post({ ...HEAD, type: 'theme', theme: 'dark' });
    post({ ...HEAD, type: 'focus' });
    expect(heard).toEqual([
      { type: 'setState', state, id: 0 },
      { type: 'reset', id: LONG_ID },
      { type: 'theme', theme: 'dark' },
      { type: 'focus' },
    ]);
  });

  it.each<[unknown]>([
    [undefined],
    [null],
    ['getState'],
    [7],
    [[]],
    [{ type: 'getState' }],
    [{ ...HEAD }],
    [{ ...HEAD, type: 'ready' }],
    [{ ...HEAD, type: 'toString' }],
    [{ ...GET, version: 2 }],
    [{ ...GET, version: '1' }],
    [{ ...GET, tartan: 'board' }],
    [{ ...GET, id: {} }],
    [{ ...GET, id: null }],
    [{ ...GET, id: 'x'.repeat(101) }],
    [{ ...HEAD, type: 'theme' }],
    [{ ...HEAD, type: 'theme', theme: 'pink' }],
    [{ ...HEAD, type: 'setState' }],
    [{ ...HEAD, type: 'setState', state: null }],
    [{ ...HEAD, type: 'setState', state: [] }],
    [{ ...HEAD, type: 'setState', state: '{}' }],
  ])('is not heard where a message has another shape: %j', (message) => {
    const { post, heard } = around();
    post(message);
    expect(heard).toEqual([]);
  });
});
