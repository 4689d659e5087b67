import { describe, expect, it } from 'vitest';
import { keepTimeline, keptTimeline } from '../../../../web/src/model/board/kept_timeline';
import { randomPosition } from '../../../../web/src/model/board/position';
import type { BoardAction, Timeline } from '../../../../web/src/model/board/timeline';
import { startOfTimeline } from '../../../../web/src/model/board/timeline';
import { DEFAULT_STATE, sameState } from '../../../../web/src/model/board/board_state';
import { seededRandom } from '../../seeded_random';
import { createFakeStore } from './open_board';
import { randomState } from './random_state';

const random = seededRandom(20_261_125);
const cell = { column: 2, row: 3 };
const ACTIONS: readonly BoardAction[] = [
  { kind: 'start' },
  { kind: 'cut' },
  { kind: 'open' },
  { kind: 'resize', rows: 7, columns: 200 },
  { kind: 'flip', rectangle: { ...cell, width: 1, height: 3 } },
  { kind: 'choose', selection: { corner: cell, size: { width: 1, height: 1 } } },
  { kind: 'choose', selection: { corner: cell, size: undefined } },
  { kind: 'choose', selection: undefined },
  { kind: 'turn', cell, discs: 12 },
  { kind: 'white' },
  { kind: 'black' },
  { kind: 'random' },
  { kind: 'mode', mode: 'edit' },
  { kind: 'reveal' },
  { kind: 'heat' },
  { kind: 'values' },
  { kind: 'grundy' },
];

function timelineOf(entries: number, side = 8): Timeline {
  return {
    entries: Array.from({ length: entries }, (_, index) => ({
      action: ACTIONS[index % ACTIONS.length]!,
      state: randomState(random, side),
    })),
    current: random(entries),
  };
}

function keptAndBack(timeline: Timeline) {
  const store = createFakeStore();
  keepTimeline(store, timeline, '');
  return { text: store.text!, timeline: keptTimeline(store)?.timeline };
}

describe('a kept timeline', () => {
  it('comes back whole, with every kind of action', () => {
    for (let round = 0; round < 20; round += 1) {
      const timeline = timelineOf(1 + random(40));
      expect(keptAndBack(timeline).timeline).toEqual(timeline);
    }
  });

  it('keeps a position once that several entries share, and shares it again', () => {
    const { position } = DEFAULT_STATE;
    const entries = ACTIONS.map((action) => ({ action, state: { ...DEFAULT_STATE, position } }));
    const { text, timeline } = keptAndBack({ entries, current: 3 });
    expect(JSON.parse(text)).toMatchObject({
      tartan: 'timeline',
      version: 1,
      current: 3,
      positions: [{ rows: 5, columns: 5, discs: 'WWWWW.WWWWW.WWWWW.WWWWW.WWWWW' }],
    });
    expect(new Set(timeline?.entries.map(({ state }) => state.position)).size).toBe(1);
  });

  it('takes the room of a shared position once', () => {
    const position = randomPosition(200, 200, () => random(100) / 100);
    const entries = Array.from({ length: 400 }, (_, index) => ({
      action: ACTIONS[0]!,
      state: { ...DEFAULT_STATE, position, showValues: index % 2 === 0 },
    }));
    expect(keptAndBack({ entries, current: 399 }).timeline?.entries).toHaveLength(400);
  });

  it('drops the oldest where there are too many', () => {
    const all = timelineOf(1_300, 2);
    const [oldest, ...later] = all.entries.slice(300);
    const entries = [{ ...oldest, action: { kind: 'cut' } }, ...later];
    const { timeline } = keptAndBack({ ...all, current: 1_299 });
    expect(timeline).toEqual({ entries, current: 999 });
    const middle = keptAndBack({ ...all, current: 900 }).timeline;
    expect(middle).toEqual({ entries, current: 600 });
    const first = keptAndBack({ ...all, current: 0 }).timeline;
    expect(first).toEqual({ entries: all.entries.slice(0, 1_000), current: 0 });
  });

  it('stays small whatever the positions are, and always has the one that is shown', () => {
    const entries = Array.from({ length: 320 }, (_, index) => ({
      action: ACTIONS[0]!,
      state: {
        ...DEFAULT_STATE,
        position: randomPosition(150, 150, () => random(100) / 100),
        showValues: index % 2 === 0,
      },
    }));
    for (const current of [0, 200, 319]) {
      const { text, timeline } = keptAndBack({ entries, current });
      expect(text.length).toBeLessThan(1_200_000);
      expect(timeline!.entries.length).toBeGreaterThan(100);
      expect(sameState(timeline!.entries[timeline!.current]!.state, entries[current]!.state)).toBe(
        true,
      );
    }
  });
});

describe('what cannot be read back', () => {
  const good = () =>
    JSON.parse(keptAndBack({ ...timelineOf(ACTIONS.length), current: 1 }).text) as Record<
      string,
      unknown
    >;
  const back = (text: string | undefined) => keptTimeline(createFakeStore(text))?.timeline;
  const changed = (change: object) => back(JSON.stringify({ ...good(), ...change }));
  const entryWith = (change: object) => {
    const kept = good();
    const entries = kept.entries as object[];
    return back(JSON.stringify({ ...kept, entries: [{ ...entries[0], ...change }, ...entries] }));
  };

  it('is the same as none', () => {
    expect(changed({})).toBeDefined();
    expect(entryWith({})).toBeDefined();
    for (const text of [undefined, '', '{', 'null', '5', '[]', '{}', '{"tartan":"timeline"}'])
      expect(back(text)).toBeUndefined();
    for (const change of [
      { tartan: 'board' },
      { version: 2 },
      { version: '1' },
      { current: -1 },
      { current: ACTIONS.length },
      { current: 0.5 },
      { current: '1' },
      { current: null },
      { entries: [] },
      { entries: {} },
      { entries: [null] },
      { positions: [] },
      { positions: {} },
      { positions: [{ rows: 5, columns: 5, discs: 'WW' }] },
      { positions: [{ rows: 0, columns: 5, discs: '' }] },
      { positions: [{ rows: 1, columns: 1, discs: 5 }] },
      { positions: [null] },
    ])
      expect(changed(change), JSON.stringify(change)).toBeUndefined();
  });

  it('is one bad entry among good ones', () => {
    for (const change of [
      { position: 99 },
      { position: -1 },
      { position: 'length' },
      { position: undefined },
      { mode: 'play' },
      { heat: 5 },
      { show: 'values' },
      { selection: { column: 99, row: 1 } },
      { revealed: 1 },
      { action: undefined },
      { action: 'start' },
      { action: {} },
      { action: { kind: 'cheat' } },
      { action: { kind: 'toString' } },
      { action: { kind: 'resize', rows: 0, columns: 5 } },
      { action: { kind: 'resize', rows: 5 } },
      { action: { kind: 'flip' } },
      { action: { kind: 'flip', rectangle: { ...cell, width: 1 } } },
      { action: { kind: 'flip', rectangle: { ...cell, width: 1, height: 201 } } },
      { action: { kind: 'choose', selection: 5 } },
      { action: { kind: 'choose', selection: { column: 1 } } },
      { action: { kind: 'turn', cell, discs: 0 } },
      { action: { kind: 'turn', cell: {}, discs: 1 } },
      { action: { kind: 'turn', cell, discs: 'many' } },
      { action: { kind: 'mode', mode: 'play' } },
    ])
      expect(entryWith(change), JSON.stringify(change)).toBeUndefined();
  });

  it('is a text cut off or changed anywhere, without harm', () => {
    const { text } = keptAndBack(timelineOf(6, 4));
    for (let place = 0; place < text.length; place += 1) {
      expect(back(text.slice(0, place))).toBeUndefined();
      const read = back(`${text.slice(0, place)}7${text.slice(place + 1)}`);
      if (read !== undefined) expect(keptAndBack(read).timeline).toEqual(read);
    }
  });

  it('is a store that throws', () => {
    const store = {
      read: (): string | undefined => {
        throw new DOMException('no storage here', 'SecurityError');
      },
      write: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(keptTimeline(store)).toBeUndefined();
    expect(() => keepTimeline(store, startOfTimeline(DEFAULT_STATE), '')).not.toThrow();
  });
});
