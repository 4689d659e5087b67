/** Compatibility: pages with a frame or element of an earlier version show, send and receive the same. */
import { describe, expect, it } from 'vitest';
import { configurationInQuery } from '../../../web/src/outlets/course/configuration';
import { readFrameSettings } from '../../../web/src/outlets/frame/settings';
import { frameAddress } from '../../../web/src/outlets/element/address';
import { readFrameMessage } from '../../../web/src/outlets/element/hearing';
import { isTartanMessage } from '../../../web/src/outlets/element/messages';
import { fakeFrames } from '../fake_time';
import { compatibilityCases, expectStill } from './golden';
import { toldMessages, type FrameStep } from './told_messages';

fakeFrames();

interface AddressCase {
  /** The address after the frame's `embed.html`. */
  readonly search: string;
  readonly opens: object;
}

it.each(compatibilityCases<AddressCase>('frame_addresses'))(
  '%s: %j has the same settings',
  (_, { search, opens }) => {
    expectStill(openedFrame(search), opens);
  },
);

it.each(compatibilityCases<AddressCase>('course_addresses'))(
  '%s: %j is set up for the same course site',
  (_, { search, opens }) => {
    expectStill(configurationInQuery(search), opens);
  },
);

interface ElementCase {
  readonly attributes: Readonly<Record<string, string>>;
  /** The frame's settings as an address. */
  readonly address: string;
}

it.each(compatibilityCases<ElementCase>('element_addresses'))(
  '%s: an element with %j has the same frame',
  (_, { attributes, address }) => {
    const now = new URL(addressOfElement(attributes));
    const earlier = new URL(address);
    expect(now.pathname).toBe(earlier.pathname);
    expectStill(Object.fromEntries(now.searchParams), Object.fromEntries(earlier.searchParams));
  },
);

interface MessagesCase {
  readonly search: string;
  readonly steps: readonly FrameStep[];
  /** Messages in this order, perhaps with others between them. */
  readonly told: readonly object[];
  /** The appearance that the host requested. */
  readonly looks: readonly object[];
}

describe.each(compatibilityCases<MessagesCase>('messages'))(
  '%s: at $search',
  (_, { search, steps, told, looks }) => {
    it('a frame tells its host what it told', async () => {
      const now = await toldMessages(search, steps);
      let next = 0;
      for (const [index, message] of told.entries()) {
        const place = now.told.findIndex((one, at) => at >= next && isStill(one, message));
        if (place < 0) expectStill(now.told.slice(next), told.slice(index));
        next = place + 1;
      }
      expectStill(now.looks, looks);
    });

    it('an element hears what the earlier frame tells', () => {
      for (const message of told.filter(isTartanMessage)) {
        const { tartan: _tartan, version: _version, ...body } = message;
        expect(readFrameMessage(message)).toEqual(body);
      }
    });
  },
);

it('messages of each type are there, in both directions', () => {
  const cases = compatibilityCases<MessagesCase>('messages').map(([, one]) => one);
  const typeOf = (message: unknown) => (message as { readonly type?: string }).type;
  const types = new Set(cases.flatMap(({ told }) => told.map(typeOf)));
  expect([...types].filter((type) => type !== undefined).sort()).toEqual([
    ...['answered', 'error', 'move', 'over', 'ready', 'resize', 'result', 'sight', 'solved'],
    'statechange',
  ]);
  const posted = new Set(
    cases.flatMap(({ steps }) =>
      steps.flatMap((step) => ('post' in step ? [typeOf(step.post)] : [])),
    ),
  );
  for (const type of ['setState', 'getState', 'reset', 'set', 'focus', 'close'])
    expect(posted).toContain(type);
});

function isStill(message: unknown, earlier: object): boolean {
  try {
    expectStill(message, earlier);
    return true;
  } catch {
    return false;
  }
}

function openedFrame(search: string) {
  const { origin, ...settings } = readFrameSettings(search);
  return { ...settings, origin: origin instanceof URL ? origin.origin : origin };
}

function addressOfElement(attributes: Readonly<Record<string, string>>): string {
  return frameAddress({
    src: attributes.src ?? 'embed.html',
    base: 'https://school.example/tartan/',
    origin: 'https://school.example',
    scheme: 'auto',
    attribute: (name) => attributes[name] ?? null,
  });
}
