import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBoardModel } from '../../../../web/src/model/board/board_model';
import { openBoardJson, prepareBoardJson } from '../../../../web/src/model/board/open_json';
import { SolverError } from '../../../../web/src/solver/errors';
import { createFakeAddressBar } from '../../fake_address_bar';
import { createFakeAnalyst } from '../../fake_analyst';
import { actions, cell, createFakeStore, discsOf, openBoard, rest } from './open_board';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const USUAL = '#/board?rows=5&columns=5&mode=explore';

describe('the address', () => {
  it('is written in full on coming, and names what could not be used', async () => {
    const { bar, model } = await openBoard('#/board?rows=3&mode=play&colour=red');
    expect(bar.hash).toBe('#/board?rows=3&columns=3&mode=explore');
    expect(model.rejected.value).toEqual([{ key: 'mode', value: 'play' }]);
    expect(model.address.value).toBe(bar.hash);
    model.setShowValues(true);
    expect(model.rejected.value).toEqual([]);
  });

  it('is replaced at once and then after rests, and never gets another entry', async () => {
    const { bar, model } = await openBoard();
    expect(bar.hash).toBe(USUAL);
    await rest(300);
    const seen = [];
    for (const side of [6, 7, 8, 9]) {
      model.resize(side, side);
      seen.push(bar.hash);
      await rest(100);
    }
    const at = (side: number) => `#/board?rows=${side}&columns=${side}&mode=explore`;
    // The rest after the first one was over when 8 had come, and the next one is not over at 9.
    expect(seen).toEqual([at(6), at(6), at(6), at(8)]);
    await rest(300);
    expect(bar.hash).toBe(at(9));
    model.resize(8, 8);
    await rest(300);
    expect(bar.hash).toBe('#/board?rows=8&columns=8&mode=explore');
    model.press(cell(4, 3));
    model.step('next');
    await rest(300);
    expect(bar.hash).toBe('#/board?rows=8&columns=8&mode=explore&column=4&row=3&width=1&height=1');
    model.undo();
    await rest(300);
    expect(bar.hash).toBe('#/board?rows=8&columns=8&mode=explore&column=4&row=3');
    expect(bar.entries).toHaveLength(1);
  });

  it('is written at once when the page may go', async () => {
    const store = createFakeStore();
    const { bar, model } = await openBoard('', { store });
    const { writes } = store;
    model.save();
    expect(store.writes).toBe(writes);
    model.allBlack();
    model.save();
    expect(bar.hash).toContain('position=BBBBB.');
    expect(store.text).toContain('"black"');
    await rest();
    const saved = store.writes;
    await rest();
    expect(store.writes).toBe(saved);
  });

  it('that was just replaced may still be what a reload finds, but not for long', async () => {
    const store = createFakeStore();
    const { model } = await openBoard('', { store });
    await rest();
    model.allBlack();
    const early = await openBoard(USUAL, { store: createFakeStore(store.text) });
    expect(actions(early.model)).toBe('start black');
    await rest();
    const late = await openBoard(USUAL, { store });
    expect(actions(late.model)).toBe('start');
  });

  it('that a reload brings back is the older one, and the board is not', async () => {
    const store = createFakeStore();
    const { bar, model } = await openBoard('', { store });
    await rest();
    model.allBlack();
    const before = bar.hash;
    model.resize(6, 7);
    // Too late for the bar: a browser loads again what stood there.
    model.save();
    const again = await openBoard(before, { store });
    expect(again.model.state.value.position).toMatchObject({ rows: 6, columns: 7 });
    expect(again.model.timeline.value.entries).toHaveLength(3);
    // Once more it is an address like any other.
    await rest();
    const later = await openBoard(before, { store });
    expect(discsOf(later.model)).toBe(Array(5).fill('BBBBB').join('.'));
    // Without a timeline that can be read, the address alone counts.
    const broken = createFakeStore(JSON.stringify({ leftAt: before }));
    expect(discsOf((await openBoard(before, { store: broken })).model)).toContain('B');
  });

  it('with lengths that are not legal is told once they are known', async () => {
    const { bar, model, analyst } = await openBoard(
      '#/board?rows=5&columns=5&mode=predict&column=4&row=4&width=3&height=2&revealed=yes',
      { hold: ['describe'] },
    );
    expect(model.state.value.selection?.size).toEqual({ width: 3, height: 2 });
    expect([model.chosen.value, model.rejected.value]).toEqual([undefined, []]);
    analyst.lastCall.release();
    await rest(0);
    expect(model.rejected.value).toEqual([
      { key: 'width', value: '3' },
      { key: 'height', value: '2' },
    ]);
    expect(model.state.value).toMatchObject({
      selection: { corner: cell(4, 4), size: undefined },
      revealed: false,
    });
    expect(actions(model)).toBe('start');
    await rest(300);
    expect(bar.hash).toBe('#/board?rows=5&columns=5&mode=predict&column=4&row=4');
  });

  it('with lengths that are not legal is told at once where they are known', async () => {
    const { bar, model, visit } = await openBoard();
    bar.push('#/board?rows=5&columns=5&mode=explore&column=4&row=4&width=2&height=3&heat=red');
    visit();
    expect(model.rejected.value).toEqual([
      { key: 'heat', value: 'red' },
      { key: 'width', value: '2' },
    ]);
    expect(bar.hash).toBe(`${USUAL}&column=4&row=4`);
    model.undo();
    model.redo();
    expect(model.state.value.selection).toEqual({ corner: cell(4, 4), size: undefined });
  });
});

describe('coming back', () => {
  it('with nothing new but lengths that are not legal is no entry', async () => {
    const { model, visit, bar } = await openBoard(`${USUAL}&column=4&row=4`);
    bar.push(`${USUAL}&column=4&row=4&width=2&height=3`);
    visit();
    expect(model.rejected.value).toEqual([{ key: 'width', value: '2' }]);
    expect(actions(model)).toBe('start');
  });

  it('to the same state is nothing new', async () => {
    const { model, visit, bar } = await openBoard('#/board?rows=3&columns=4');
    visit();
    bar.replace('#/board?columns=4&rows=3&mode=explore&heat=corners');
    visit();
    expect(actions(model)).toBe('start');
    expect(bar.hash).toBe('#/board?rows=3&columns=4&mode=explore');
  });

  it('to another one is an entry, which can be undone', async () => {
    const { model, visit, bar } = await openBoard();
    model.allBlack();
    await rest();
    bar.push('#/board?rows=2&columns=2');
    visit();
    expect(actions(model)).toBe('start black open');
    expect(discsOf(model)).toBe('WW.WW');
    model.undo();
    expect(discsOf(model)).toContain('BBBBB');
    await rest(0);
    bar.push('#/board?rows=2&columns=2&mode=edit');
    visit();
    await rest(0);
    expect(actions(model)).toBe('start black open');
    expect(model.examination.value).toMatchObject({ status: 'known' });
  });

  it('opens what the address says first, though the model has a state already', async () => {
    const { model } = await openBoard('#/board?rows=2&columns=3');
    expect(actions(model)).toBe('start');
    expect(discsOf(model)).toBe('WWW.WWW');
  });
});

describe('leaving', () => {
  it('never writes the address of another page', async () => {
    const { model, bar, visit } = await openBoard();
    model.allBlack();
    bar.push('#/solve?rows=5&columns=5');
    model.leave();
    await rest();
    expect(bar.hash).toBe('#/solve?rows=5&columns=5');
    model.undo();
    model.save();
    await rest();
    expect(bar.hash).toBe('#/solve?rows=5&columns=5');
    model.redo();
    bar.push(model.address.value);
    visit();
    expect(bar.hash).toContain('position=BBBBB');
    expect(actions(model)).toBe('start black');
    model.allWhite();
    await rest();
    expect(bar.hash).toBe(USUAL);
  });

  it('does not write what is found out later', async () => {
    const { model, bar, analyst } = await openBoard(`${USUAL}&column=4&row=4&width=3&height=2`, {
      hold: ['describe'],
    });
    bar.push('#/solve');
    model.leave();
    analyst.lastCall.release();
    await rest();
    expect(model.rejected.value).toHaveLength(2);
    expect(bar.hash).toBe('#/solve');
  });

  it('lets go of what was pointed at, and keeps the timeline at once', async () => {
    const store = createFakeStore();
    const { model } = await openBoard('', { store });
    model.point(cell(1, 1));
    model.shine({ rows: { from: 1, to: 1 } });
    model.allBlack();
    model.leave();
    expect([model.pointed.value, model.light.value]).toEqual([undefined, undefined]);
    expect(store.text).toContain('"black"');
  });

  it('does not lose what the bar had no time to show, when the reader goes back', async () => {
    const { model, bar, visit } = await openBoard();
    model.allBlack();
    bar.push('#/solve');
    model.leave();
    await rest();
    bar.go(-1);
    expect(bar.hash).toBe(USUAL);
    visit();
    expect(discsOf(model)).toContain('BBBBB');
    expect(actions(model)).toBe('start black');
    expect(bar.hash).toContain('position=BBBBB');
    // Once more it is what the address says that counts.
    bar.replace(USUAL);
    visit();
    expect(actions(model)).toBe('start black open');
    expect(discsOf(model)).not.toContain('B');
  });

  it('goes by the address when the bar was up to date', async () => {
    const { model, bar, visit } = await openBoard();
    model.allBlack();
    await rest();
    bar.push('#/solve');
    model.leave();
    bar.push(USUAL);
    visit();
    expect(actions(model)).toBe('start black open');
  });
});

describe('a reload', () => {
  it('brings back the timeline with all that can be undone and redone', async () => {
    const store = createFakeStore();
    const first = await openBoard('', { store });
    first.model.allBlack();
    first.model.resize(3, 4);
    first.model.press(cell(4, 3));
    first.model.undo();
    await rest(300);
    const { timeline } = first.model;
    const { model } = await openBoard(first.bar.hash, { store });
    expect(model.timeline.value).toEqual(timeline.value);
    expect(discsOf(model)).toBe('WWWW.WWWW.WWWW');
    model.redo();
    expect(model.state.value.selection?.corner).toEqual(cell(4, 3));
    model.undo();
    model.undo();
    expect(discsOf(model)).toContain('BBBBB');
    model.resize(9, 9);
    expect(actions(model)).toBe('start black resize');
  });

  it('starts anew where the address says something else', async () => {
    const store = createFakeStore();
    const first = await openBoard('', { store });
    await rest();
    first.model.allBlack();
    await rest();
    const { model } = await openBoard(USUAL, { store });
    expect(actions(model)).toBe('start');
    expect(discsOf(model)).not.toContain('B');
  });

  it('on another page leads back to the board as it was left', async () => {
    const store = createFakeStore();
    const first = await openBoard('', { store });
    first.model.allBlack();
    await rest();
    const model = createBoardModel(createFakeAnalyst(), createFakeAddressBar('#/solve'), store);
    expect(model.address.value).toBe(first.bar.hash);
    expect(actions(model)).toBe('start black');
  });

  it.each(['', '{"tartan":"timeline","version":9}', 'nonsense'])(
    'is not kept from opening by %j',
    async (text) => {
      const { model } = await openBoard('#/board?rows=2&columns=2', {
        store: createFakeStore(text),
      });
      expect(actions(model)).toBe('start');
      expect(discsOf(model)).toBe('WW.WW');
    },
  );

  it('is not kept from anything by a store that throws', async () => {
    const throwing = () => {
      throw new DOMException('no storage here', 'SecurityError');
    };
    const { model, bar } = await openBoard('', { store: { read: throwing, write: throwing } });
    model.allBlack();
    await rest();
    expect(bar.hash).toContain('position=');
    expect(() => model.leave()).not.toThrow();
  });

  it('writes after a rest, not with every step', async () => {
    const store = createFakeStore();
    const { model } = await openBoard('', { store });
    const { writes } = store;
    for (let side = 6; side < 20; side += 1) model.resize(side, side);
    expect(store.writes).toBe(writes);
    await rest();
    expect(store.writes).toBe(writes + 1);
  });
});

describe('a pasted JSON', () => {
  it('is opened as an entry, and brings back the same state', async () => {
    const { model } = await openBoard(`${USUAL}&show=values&column=4&row=3&width=1&height=3`);
    const json = model.json();
    model.allBlack();
    model.setMode('edit');
    expect(openBoardJson(model, json)).toBeUndefined();
    expect(actions(model)).toBe('start black mode open');
    expect(model.json()).toBe(json);
    expect(openBoardJson(model, json)).toBeUndefined();
    expect(actions(model)).toBe('start black mode open');
    await rest(0);
    expect(model.chosen.value?.wins).toBe(true);
    model.undo();
    expect(model.state.value.mode).toBe('edit');
  });

  it('that is bad changes nothing', async () => {
    const { model } = await openBoard();
    const { value } = model.timeline;
    expect(openBoardJson(model, '{')).toEqual({ kind: 'not-json' });
    const json = model
      .json()
      .replace('"explore"', '"explore", "selection": {"column":4,"row":3,"width":3,"height":3}');
    expect(openBoardJson(model, json)).toEqual({
      kind: 'bad-value',
      key: 'selection.width',
      found: '3',
    });
    expect(model.timeline.value).toBe(value);
  });

  const NINE =
    '{"tartan":"board","version":1,"rows":9,"columns":9,"selection":{"column":4,"row":3,"width":4,"height":2}}';

  it('with lengths of a board not known yet is judged once they are prepared', async () => {
    const { model, analyst } = await openBoard();
    const { value } = model.timeline;
    analyst.hold = new Set(['describe']);
    let settled = 0;
    for (let asked = 1; asked <= 2; asked += 1)
      void prepareBoardJson(model, NINE).then((failure) => {
        expect(failure).toBeUndefined();
        settled += 1;
      });
    await rest(0);
    expect([settled, model.timeline.value === value]).toEqual([0, true]);
    for (const call of analyst.callsOf('describe')) call.release();
    await rest(0);
    expect(settled).toBe(2);
    expect(openBoardJson(model, NINE)).toEqual({
      kind: 'bad-value',
      key: 'selection.height',
      found: '2',
    });
    expect(model.timeline.value).toBe(value);
    expect(model.rejected.value).toEqual([]);
  });

  it('asks the solver for nothing where there are no lengths to be judged, or they are known', async () => {
    const { model, analyst } = await openBoard();
    const asked = analyst.calls.length;
    for (const json of [
      '{',
      '[]',
      model.json(),
      NINE.replaceAll('9', '5'),
      NINE.replace(',"width":4,"height":2', ''),
      NINE.replace('"rows":9', '"rows":999'),
    ])
      await expect(prepareBoardJson(model, json)).resolves.toBeUndefined();
    expect(analyst.calls).toHaveLength(asked);
  });

  it('cannot be judged where the solver fails, and can be once it is there again', async () => {
    const { model, analyst } = await openBoard();
    const { value } = model.timeline;
    analyst.hold = new Set(['describe']);
    const first = prepareBoardJson(model, NINE);
    const failure = new SolverError({ kind: 'worker-failed', message: 'out of luck' });
    analyst.lastCall.fail(failure);
    await expect(first).resolves.toBe(failure);
    expect(model.timeline.value).toBe(value);
    const second = prepareBoardJson(model, NINE);
    analyst.lastCall.release();
    await expect(second).resolves.toBeUndefined();
    expect(openBoardJson(model, NINE)).toMatchObject({ key: 'selection.height' });
  });

  it('that nobody prepared is told of when its lengths are known', async () => {
    const { model } = await openBoard();
    const json = NINE;
    expect(openBoardJson(model, json)).toBeUndefined();
    await rest(0);
    expect(model.rejected.value).toEqual([{ key: 'height', value: '2' }]);
    expect(model.state.value.selection).toEqual({ corner: cell(4, 3), size: undefined });
    expect(openBoardJson(model, json)).toEqual({
      kind: 'bad-value',
      key: 'selection.height',
      found: '2',
    });
  });
});

describe('what is seen of a large board', () => {
  const LARGE = '#/board?rows=60&columns=100&mode=explore';
  const sight = { zoom: 3.375, column: 83.4, row: 16.6 };
  const SEEN = '&zoom=3.38&middle=83,17';

  it('stands in the address once it is not as at first, and is no step', async () => {
    const { bar, model } = await openBoard(LARGE);
    await rest();
    model.see({ sight });
    expect(bar.hash).toBe(LARGE + SEEN);
    expect(model.address.value).toBe(LARGE + SEEN);
    expect(bar.entries).toHaveLength(1);
    expect(actions(model)).toBe('start');
    await rest();
    model.see({ sight: undefined });
    expect(bar.hash).toBe(LARGE);
  });

  it('is written at a calm pace while somebody pans', async () => {
    const { bar, model } = await openBoard(LARGE);
    await rest();
    const replaced = vi.spyOn(bar, 'replace');
    for (let frame = 0; frame < 60; frame += 1) {
      model.see({ sight: { ...sight, column: 20 + frame } });
      await rest(1000 / 60);
    }
    await rest();
    expect(replaced.mock.calls.length).toBeLessThanOrEqual(5);
    expect(bar.hash).toBe(`${LARGE}&zoom=3.38&middle=79,17`);
  });

  it('comes back with its address, which stays as it is', async () => {
    const { bar, model, visit } = await openBoard(LARGE + SEEN);
    await rest();
    expect(bar.hash).toBe(LARGE + SEEN);
    expect(model.seen.value.sight).toEqual({ zoom: 3.38, column: 83, row: 17 });
    bar.push(LARGE);
    visit();
    expect(model.seen.value.sight).toBeUndefined();
    bar.go(-1);
    visit();
    expect(model.seen.value.sight).toEqual({ zoom: 3.38, column: 83, row: 17 });
    expect(actions(model)).toBe('start');
  });

  it('is said to be none where it cannot be used, until something is done', async () => {
    const { bar, model } = await openBoard(`${LARGE}&zoom=0&middle=101,1`);
    const rejected = [
      { key: 'zoom', value: '0' },
      { key: 'middle', value: '101,1' },
    ];
    expect([model.seen.value.sight, model.rejected.value]).toEqual([undefined, rejected]);
    await rest();
    expect(bar.hash).toBe(LARGE);
    model.see({ sight });
    expect(model.rejected.value).toEqual(rejected);
    model.press(cell(3, 3));
    expect(model.rejected.value).toEqual([]);
  });

  it('stays while discs and mode change, and is forgotten with the size', async () => {
    const { model } = await openBoard(LARGE);
    model.see({ sight });
    model.setMode('edit');
    model.press(cell(3, 3));
    model.undo();
    expect(model.seen.value.sight).toBe(sight);
    expect(model.address.value).toBe(LARGE.replace('explore', 'edit') + SEEN);
    model.resize(60, 99);
    expect(model.seen.value.sight).toBeUndefined();
    expect(model.address.value).toBe('#/board?rows=60&columns=99&mode=edit');
    // One step back the same board is there again.
    model.undo();
    expect(model.seen.value.sight).toBe(sight);
    const { position } = model.state.value;
    expect(model.addressOf(position, 'explore')).toBe(LARGE + SEEN);
    expect(model.addressOf({ ...position, rows: 59 }, 'explore')).not.toContain('zoom');
  });

  it('is kept over a reload on another page, and one that comes too early for the bar', async () => {
    const store = createFakeStore();
    const first = await openBoard(LARGE, { store });
    await rest();
    first.model.see({ sight });
    await rest();
    const elsewhere = createBoardModel(createFakeAnalyst(), createFakeAddressBar('#/solve'), store);
    expect(elsewhere.address.value).toBe(LARGE + SEEN);
    first.model.see({ sight: undefined });
    // Until the rest is over, a browser may load again what stood there.
    const again = await openBoard(LARGE + SEEN, { store });
    expect(again.model.seen.value.sight).toBeUndefined();
    expect(again.bar.hash).toBe(LARGE);
  });
});
