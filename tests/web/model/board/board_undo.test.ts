import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardModel } from '../../../../web/src/model/board/board_model';
import { sameState } from '../../../../web/src/model/board/board_state';
import { seededRandom } from '../../seeded_random';
import { actions, cell, discsOf, drag, openBoard, rest, selected } from './open_board';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ALL_WHITE = 'WWWWW.WWWWW.WWWWW.WWWWW.WWWWW';

describe('undo and redo', () => {
  it('merge what a person calls one action', async () => {
    const { model } = await openBoard();
    for (const side of [6, 7, 8]) model.resize(side, side, 'rows 1');
    await rest(0);
    model.press(cell(4, 3));
    model.press(cell(4, 3));
    model.step('next');
    model.press(cell(5, 5));
    drag(model, cell(5, 5), cell(1, 1));
    expect(actions(model)).toBe('start resize choose choose choose choose');
    expect(model.timeline.value.entries[1]?.action).toEqual({
      kind: 'resize',
      rows: 8,
      columns: 8,
    });
    expect(model.timeline.value.entries[3]?.action).toEqual({
      kind: 'choose',
      selection: { corner: cell(4, 3), size: { width: 4, height: 1 } },
    });
    const undone = [];
    for (let entry = 0; entry < 4; entry += 1) {
      model.undo();
      undone.push(selected(model));
    }
    expect(undone).toEqual(['5,5', '4,3 4×1', '4,3', undefined]);
    model.undo();
    expect(discsOf(model)).toBe(ALL_WHITE);
    model.goTo(3);
    expect(selected(model)).toBe('4,3 4×1');
    model.redo();
    model.redo();
    expect(selected(model)).toBe('5,5 4×3');
  });

  it('have a step for every choice, and one for steps right after one another', async () => {
    const chosen = async (...acts: readonly ((model: BoardModel) => void)[]) => {
      const { model } = await openBoard();
      for (const act of acts) act(model);
      const { entries } = model.timeline.value;
      const names = entries.map((_, entry) => {
        model.goTo(entry);
        return selected(model);
      });
      return names.slice(1);
    };
    const hold = (model: BoardModel) => model.press(cell(4, 3));
    const end = (model: BoardModel) => model.press(cell(1, 1));
    const next = (model: BoardModel) => model.step('next');
    const small = { column: 4, row: 3, width: 1, height: 1 };
    const high = { column: 4, row: 3, width: 1, height: 3 };
    const list = (model: BoardModel) => {
      for (const row of [1, 2, 3]) model.choose({ ...small, row }, true);
    };
    const dragFar = (model: BoardModel) =>
      drag(model, cell(4, 3), cell(4, 1), cell(3, 1), cell(2, 1), cell(1, 1));
    // A corner and then a rectangle of it, however it is chosen.
    expect(await chosen(hold, end)).toEqual(['4,3', '4,3 4×3']);
    expect(await chosen(hold, hold)).toEqual(['4,3', '4,3 1×1']);
    expect(await chosen(hold, next)).toEqual(['4,3', '4,3 1×1']);
    expect(await chosen(hold, (model) => model.choose(high))).toEqual(['4,3', '4,3 1×3']);
    expect(await chosen(hold, dragFar)).toEqual(['4,3', '4,3 4×3']);
    // One rectangle after another of the same corner.
    expect(
      await chosen(
        (model) => model.choose(small),
        (model) => model.choose(high),
        end,
      ),
    ).toEqual(['4,3 1×1', '4,3 1×3', '4,3 4×3']);
    // Drags are one each, right after one another too.
    expect(await chosen(dragFar, (model) => drag(model, cell(4, 3), cell(4, 1)))).toEqual([
      '4,3 4×3',
      '4,3 1×3',
    ]);
    // Stepping goes on as one, by the corner, by keys, and along the list.
    expect(await chosen(hold, hold, hold, hold)).toEqual(['4,3', '4,3 1×3']);
    expect(await chosen(end, hold, next, next, (model) => model.step('previous'), hold)).toEqual([
      '1,1',
      '4,3',
      '4,3 4×1',
    ]);
    expect(await chosen(list)).toEqual(['4,3 1×1']);
    expect(await chosen(hold, next, (model) => model.choose(high), next)).toEqual([
      '4,3',
      '4,3 1×1',
      '4,3 1×3',
      '4,3 4×3',
    ]);
  });

  it('take a corner away again, and bring it back', async () => {
    const { model } = await openBoard();
    model.press(cell(4, 3));
    model.press(cell(4, 1));
    model.undo();
    expect(selected(model)).toBe('4,3');
    model.undo();
    expect(selected(model)).toBeUndefined();
    model.redo();
    expect(selected(model)).toBe('4,3');
  });

  it('keep apart what are several actions to a person', async () => {
    const { model } = await openBoard();
    model.setHeat('cover');
    model.setHeat('none');
    model.setShowValues(true);
    model.setShowGrundy(true);
    model.resize(8, 8);
    model.resize(10, 10);
    model.resize(11, 10, 'rows 1');
    model.resize(12, 10, 'rows 2');
    expect(actions(model)).toBe('start heat heat values grundy resize resize resize resize');
    const sides = [];
    while (model.timeline.value.current > 4) {
      sides.push(model.state.value.position.rows);
      model.undo();
    }
    expect(sides).toEqual([12, 11, 10, 8]);
    expect(model.state.value).toMatchObject({ heat: 'none', showValues: true, showGrundy: true });
    model.goTo(1);
    expect(model.state.value).toMatchObject({ heat: 'cover', showValues: false });
  });

  it('have no entry for what changed nothing', async () => {
    const { model } = await openBoard();
    model.setShowValues(false);
    model.setHeat('corners');
    model.setMode('explore');
    model.dismiss();
    model.undo();
    model.redo();
    model.goTo(5);
    expect(actions(model)).toBe('start');
  });

  it('show again at once what was examined before', async () => {
    const { model, analyst } = await openBoard();
    for (let round = 0; round < 6; round += 1) {
      model.choose({ column: 5, row: 5 - (round % 5), width: 1, height: 1 });
      if (round < 5) model.apply();
      await rest(0);
    }
    const asked = analyst.callsOf('examine').length;
    while (model.timeline.value.current > 0) {
      model.undo();
      expect(model.examination.value.status).toBe('known');
      expect(model.answers.value).toBe('shown');
    }
    expect(analyst.callsOf('examine')).toHaveLength(asked);
  });

  it('undo each other, after whatever was done', async () => {
    const random = seededRandom(20_261_126);
    const { model } = await openBoard('', { random: () => random(1_000) / 1_000 });
    const side = () => 1 + random(7);
    const acts: readonly (() => void)[] = [
      () => model.press(cell(side(), side())),
      () => model.press(cell(side(), side())),
      () => model.step((['next', 'previous', 'wider', 'taller', 'lower'] as const)[random(5)]!),
      () =>
        model.drag(
          cell(side(), side()),
          cell(side(), side()),
          (['first', 'next', 'last'] as const)[random(3)]!,
        ),
      () => model.apply(),
      () => model.reveal(),
      () => model.dismiss(),
      () => model.setMode((['explore', 'predict', 'edit'] as const)[random(3)]!),
      () => model.setHeat((['corners', 'cover', 'none'] as const)[random(3)]!),
      () => model.setShowValues(random(2) === 0),
      () => random(4) === 0 && model.resize(side(), side()),
      () => random(4) === 0 && model.random(),
      () => random(9) === 0 && model.allBlack(),
      () => model.undo(),
      () => model.redo(),
      () => model.goTo(random(model.timeline.value.entries.length)),
    ];
    for (let step = 0; step < 1_500; step += 1) {
      const before = model.timeline.value;
      acts[random(acts.length)]!();
      if (random(3) > 0) await rest(0);
      const { entries, current } = model.timeline.value;
      const now = model.state.value;
      expect(now).toBe(entries[current]?.state);
      // Nothing that happened before is ever changed by what happens now.
      const kept = Math.min(before.current, current);
      for (let index = 0; index < kept; index += 1)
        expect(entries[index]).toBe(before.entries[index]);
      // No two neighbours are the same: every undo can be seen.
      if (current > 0) expect(sameState(now, entries[current - 1]!.state)).toBe(false);
      expect(now.revealed && (now.mode !== 'predict' || now.selection?.size === undefined)).toBe(
        false,
      );
      if (current > 0 && random(5) === 0) {
        model.undo();
        expect(model.state.value).toBe(entries[current - 1]?.state);
        model.redo();
        expect(model.state.value).toBe(now);
        expect(model.timeline.value.entries).toBe(entries);
      }
    }
    while (model.timeline.value.current > 0) model.undo();
    expect(discsOf(model)).toBe(ALL_WHITE);
  });
});
