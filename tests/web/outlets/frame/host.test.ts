import { describe, expect, it } from 'vitest';
import { createLinkedHost, type FrameWindow } from '../../../../web/src/outlets/frame/host';
import type { CourseLink } from '../../../../web/src/outlets/element/course_link';
import type { FromFrameBody, ToFrameBody } from '../../../../web/src/outlets/element/messages';
import { aroundFrame, SCHOOL, type Around } from './around_frame';

const HEAD = { tartan: 'frame', version: 2 };

function around(surroundings?: Around) {
  const page = aroundFrame(surroundings);
  const heard: ToFrameBody[] = [];
  page.host.onRequest((request) => heard.push(request));
  return { ...page, heard };
}

const LONG_ID = 'x'.repeat(100);
const MADE = { type: 'move', by: 'reader', move: { rows: [1], columns: [2] } } as const;
const GET = { ...HEAD, type: 'getState' };

describe('the host of a frame', () => {
  it('is told everything under the head of the protocol', () => {
    const { host, posted } = around();
    host.post(MADE);
    expect(posted).toEqual([[{ ...HEAD, ...MADE }, '*']]);
  });

  it('is told of the height in the words of course sites, too', () => {
    const { host, posted } = around();
    host.post({ type: 'resize', height: 3, printedHeight: 2 });
    expect(posted).toEqual([
      [{ ...HEAD, type: 'resize', height: 3, printedHeight: 2 }, '*'],
      [{ subject: 'lti.frameResize', height: 3 }, '*'],
    ]);
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
    host.post(MADE);
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
    host.post(MADE);
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
      host.post(MADE);
      post(GET);
      expect([posted.map(([, target]) => target), heard.length]).toEqual([[SCHOOL], 1]);
    },
  );

  it('is answered under the names that it gives', () => {
    const { post, heard } = around();
    const state = { tartan: 'study', version: 2, rows: 1, columns: 1 };
    post({ ...HEAD, type: 'setState', state, id: 0 });
    post({ ...HEAD, type: 'reset', id: LONG_ID, more: true });
    post({
      ...HEAD,
      type: 'set',
      rows: 3,
      theme: 'dark',
      panels: ['why'],
      height: null,
      id: 'set',
    });
    post({ ...HEAD, type: 'focus' });
    post({ ...HEAD, type: 'close', id: 1, more: true });
    expect(heard).toEqual([
      { type: 'setState', state, id: 0 },
      { type: 'reset', id: LONG_ID },
      { type: 'set', rows: 3, theme: 'dark', panels: ['why'], height: null, id: 'set' },
      { type: 'focus' },
      { type: 'close', id: 1 },
    ]);
  });

  const TYPES = 'getState, setState, reset, set, focus, or close';
  const STATE = 'an object with "tartan": "study"';
  const USUAL = ', or null for the default';
  const THEMES = `auto, light, or dark${USUAL}`;
  const PANELS = `a list of any of why, moves, hints, and setup${USUAL}`;
  const HEIGHTS = `a whole number from 160 to 4,000${USUAL}`;
  const WRONG: readonly (readonly [object, string])[] = [
    [{ type: undefined }, `“type” is missing: it must be ${TYPES}.`],
    [{ type: 'toString' }, `“type” must be ${TYPES}, not "toString".`],
    [{ type: 'theme', theme: 'dark' }, `“type” must be ${TYPES}, not "theme".`],
    [{ type: 7n }, `“type” must be ${TYPES}, not 7.`],
    [{ type: 'setState' }, `“state” is missing: it must be ${STATE}.`],
    [{ type: 'setState', state: null }, `“state” must be ${STATE}, not null.`],
    [{ type: 'setState', state: ['W'] }, `“state” must be ${STATE}, not ["W"].`],
    [{ type: 'setState', state: '{}' }, `“state” must be ${STATE}, not "{}".`],
    [{ type: 'setState', state: NaN }, `“state” must be ${STATE}, not NaN.`],
    [{ type: 'set', rows: '3' }, '“rows” must be a whole number, not "3".'],
    [{ type: 'set', rows: NaN }, '“rows” must be a whole number, not NaN.'],
    [{ type: 'set', columns: -Infinity }, '“columns” must be a whole number, not -Infinity.'],
    [{ type: 'set', columns: null }, '“columns” must be a whole number, not null.'],
    [{ type: 'set', theme: 'x' }, `“theme” must be ${THEMES}, not "x".`],
    [{ type: 'set', theme: {}, rows: 5 }, `“theme” must be ${THEMES}, not {}.`],
    [{ type: 'set', height: 300.5 }, `“height” must be ${HEIGHTS}, not 300.5.`],
    [{ type: 'set', panels: ['why', 'x'] }, `“panels” must be ${PANELS}, not ["why","x"].`],
    [{ type: 'set', panels: 'why' }, `“panels” must be ${PANELS}, not "why".`],
    [{ type: 'set', height: Infinity }, `“height” must be ${HEIGHTS}, not Infinity.`],
    [{ type: 'set', height: NaN }, `“height” must be ${HEIGHTS}, not NaN.`],
    [{ type: 'set', height: 20 }, `“height” must be ${HEIGHTS}, not 20.`],
  ];

  it.each(WRONG)('is told once what is wrong with %o, under its id', (asked, message) => {
    const { post, heard, posted } = around();
    post({ ...HEAD, id: 'mine', ...asked });
    const kind = message.startsWith('“state”') ? 'bad-state' : 'bad-request';
    const error = { ...HEAD, type: 'error', kind, message, reply: 'mine' };
    expect([heard, posted]).toEqual([[], [[error, '*']]]);
  });

  it.each(['getState', 'setState', 'reset', 'set', 'focus', 'close'])(
    'is told that a name cannot be used for %s, under no name',
    (type) => {
      const names = [null, {}, NaN, 'x'.repeat(101)];
      const { post, heard, posted } = around();
      for (const id of names) post({ ...HEAD, type, state: {}, id });
      const message = expect.stringMatching(
        /^“id” must be a number or a text of at most 100 characters, not .{2,63}\.$/u,
      ) as string;
      const error = { ...HEAD, type: 'error', kind: 'bad-request', message };
      expect([heard, posted]).toEqual([[], names.map(() => [error, '*'])]);
    },
  );

  it.each<unknown>([
    ...[undefined, null, 'getState', 7, [[]], { type: 'getState' }, HEAD],
    { ...HEAD, type: 'ready' },
    ...[1, 3, '2'].map((version) => ({ ...GET, version })),
    { ...GET, tartan: 'board' },
    ...WRONG.map(([asked]) => ({ ...HEAD, ...asked })),
  ])('is not heard where a message without an id has another shape: %o', (message) => {
    const { post, heard, posted } = around();
    post(message);
    expect([heard, posted]).toEqual([[], []]);
  });
});

describe('the host in one document with the frame', () => {
  it('is told, heard and given the keys without a message of the window', () => {
    const told: FromFrameBody[] = [];
    const heard: ToFrameBody[] = [];
    const connected: ((request: ToFrameBody) => void)[] = [];
    const link: CourseLink = {
      query: () => Promise.resolve(''),
      hear: (body) => told.push(body),
      connect: (ask) => connected.push(ask),
      onLine: () => undefined,
    };
    const posted: unknown[] = [];
    let focused = 0;
    const parent = {
      postMessage: (message: unknown) => posted.push(message),
      focus: () => (focused += 1),
    };
    const host = createLinkedHost({ parent } as unknown as FrameWindow, link);

    host.post(MADE);
    host.post({ type: 'resize', height: 3, printedHeight: 2 });
    expect(told).toEqual([MADE, { type: 'resize', height: 3, printedHeight: 2 }]);

    host.onRequest((request) => heard.push(request));
    expect([connected.length, heard]).toEqual([1, []]);
    connected[0]?.({ type: 'close', id: 1 });
    expect(heard).toEqual([{ type: 'close', id: 1 }]);

    host.focus();
    expect([focused, posted]).toEqual([1, []]);
  });
});
