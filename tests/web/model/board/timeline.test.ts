import { describe, expect, it } from 'vitest';
import { DEFAULT_STATE } from '../../../../web/src/model/board/board_state';
import type { BoardState } from '../../../../web/src/model/board/board_state';
import { filledPosition } from '../../../../web/src/model/board/position';
import { createTimeline, startOfTimeline } from '../../../../web/src/model/board/timeline';
import type { BoardAction } from '../../../../web/src/model/board/timeline';
import { seededRandom } from '../../seeded_random';

const sized = (rows: number): BoardState => ({
  ...DEFAULT_STATE,
  position: filledPosition(rows, 1, 1),
});
const resized = (rows: number): BoardAction => ({ kind: 'resize', rows, columns: 1 });
const begin = () => createTimeline(startOfTimeline(sized(1)));
const rowsIn = (model: ReturnType<typeof begin>) =>
  model.timeline.value.entries.map(({ state }) => state.position.rows);

describe('the timeline', () => {
  it('adds what is done, and drops what was undone before it', () => {
    const model = begin();
    for (const rows of [2, 3, 4]) model.record(resized(rows), sized(rows));
    expect(rowsIn(model)).toEqual([1, 2, 3, 4]);
    model.goTo(1);
    expect(model.state().position.rows).toBe(2);
    expect(rowsIn(model)).toEqual([1, 2, 3, 4]);
    model.record(resized(9), sized(9));
    expect(rowsIn(model)).toEqual([1, 2, 9]);
    expect(model.timeline.value.current).toBe(2);
  });

  it('keeps no entry for what changes nothing, not even by another object', () => {
    const model = begin();
    model.record({ kind: 'white' }, sized(1), 'gesture');
    expect(rowsIn(model)).toEqual([1]);
    model.record(resized(2), sized(2), 'gesture');
    model.goTo(0);
    model.record({ kind: 'white' }, sized(1));
    expect(rowsIn(model)).toEqual([1, 2]);
  });

  it('makes one entry of one gesture, with its last action', () => {
    const model = begin();
    for (const rows of [2, 3, 4]) model.record(resized(rows), sized(rows), 'slide');
    model.record(resized(5), sized(5), 'another');
    model.record(resized(6), sized(6));
    model.record(resized(7), sized(7));
    expect(rowsIn(model)).toEqual([1, 4, 5, 6, 7]);
    expect(model.timeline.value.entries[1]?.action).toEqual(resized(4));
  });

  it('begins a gesture anew after going through the entries', () => {
    const model = begin();
    model.record(resized(2), sized(2), 'slide');
    model.goTo(0);
    model.goTo(1);
    model.record(resized(3), sized(3), 'slide');
    expect(rowsIn(model)).toEqual([1, 2, 3]);
    model.goTo(1);
    model.record(resized(4), sized(4), 'slide');
    expect(rowsIn(model)).toEqual([1, 2, 4]);
  });

  it('forgets a gesture that led back to where it began', () => {
    const model = begin();
    model.record(resized(2), sized(2), 'slide');
    model.record(resized(1), sized(1), 'slide');
    expect(model.timeline.value).toMatchObject({ current: 0 });
    expect(rowsIn(model)).toEqual([1]);
    model.record(resized(3), sized(3), 'slide');
    expect(rowsIn(model)).toEqual([1, 3]);
  });

  it('goes nowhere where there is no entry', () => {
    const model = begin();
    model.record(resized(2), sized(2));
    for (const entry of [-1, 2, 0.5, NaN, Infinity]) {
      model.goTo(entry);
      expect(model.timeline.value.current).toBe(1);
    }
  });

  it('puts a better state in place of the one shown, and of no other', () => {
    const model = begin();
    model.record(resized(2), sized(2));
    model.record(resized(3), sized(3));
    model.goTo(1);
    model.amend(sized(8));
    expect(rowsIn(model)).toEqual([1, 8, 3]);
    expect(model.timeline.value.entries[1]?.action).toEqual(resized(2));
    model.restart(sized(4));
    expect(model.timeline.value).toEqual(startOfTimeline(sized(4)));
  });

  it('takes an entry back that was amended to what was there before', () => {
    const model = begin();
    model.record(resized(2), sized(2));
    model.record(resized(3), sized(3));
    model.amend(sized(2));
    expect(rowsIn(model)).toEqual([1, 2]);
    expect(model.timeline.value.current).toBe(1);
    model.record(resized(3), sized(3));
    model.goTo(1);
    // What comes after it is not lost.
    model.amend(sized(1));
    expect(rowsIn(model)).toEqual([1, 1, 3]);
  });

  it('drops the oldest where it takes too much, and says so where it begins', () => {
    const model = begin();
    const steps = 1_000;
    for (let step = 0; step < steps; step += 1) {
      const position = filledPosition(200, 200, step % 2 === 0 ? 0 : 1);
      model.record({ kind: 'open' }, { ...DEFAULT_STATE, position });
    }
    const { entries, current } = model.timeline.value;
    expect(entries.length).toBeGreaterThan(200);
    expect(entries.length).toBeLessThan(400);
    expect(current).toBe(entries.length - 1);
    expect(entries[0]?.action).toEqual({ kind: 'cut' });
    expect(entries.filter(({ action }) => action.kind !== 'open')).toHaveLength(1);
  });

  it('takes the room of a shared position once', () => {
    const model = begin();
    const state = { ...DEFAULT_STATE, position: filledPosition(200, 200, 1) };
    for (let step = 0; step < 1_000; step += 1)
      model.record({ kind: 'values' }, { ...state, showValues: step % 2 === 0 });
    expect(model.timeline.value.entries).toHaveLength(1_001);
  });

  it('agrees with a list and a finger in it, whatever is done', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 200; round += 1) {
      const model = begin();
      let list = [1];
      let finger = 0;
      let gesture: string | undefined;
      for (let step = 0; step < 40; step += 1) {
        const wanted = random(3);
        if (wanted === 0) {
          const entry = random(list.length + 2) - 1;
          model.goTo(entry);
          if (entry >= 0 && entry < list.length && entry !== finger) {
            finger = entry;
            gesture = undefined;
          }
        } else {
          const rows = 1 + random(6);
          const next = wanted === 1 ? undefined : `gesture ${random(2)}`;
          model.record(resized(rows), sized(rows), next);
          if (rows !== list[finger]) {
            const goesOn = next !== undefined && next === gesture;
            list = list.slice(0, goesOn ? finger : finger + 1);
            gesture = next;
            if (goesOn && list.at(-1) === rows) gesture = undefined;
            else list.push(rows);
            finger = list.length - 1;
          }
        }
        expect(rowsIn(model)).toEqual(list);
        expect(model.timeline.value.current).toBe(finger);
      }
    }
  });
});
