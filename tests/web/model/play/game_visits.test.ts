import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filledPosition } from '../../../../web/src/model/board/position';
import { createPlayModel, REPLY_REST } from '../../../../web/src/model/play/play_model';
import { SolverError } from '../../../../web/src/solver/errors';
import { createFakeAddressBar } from '../../fake_address_bar';
import { createFakeAnalyst } from '../../fake_analyst';
import { cell, createFakeStore, rest } from '../board/open_board';
import {
  addressWith,
  discsOf,
  heldIn,
  lineText,
  makeMove,
  openGame,
  settingsOf,
} from './open_game';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PERSONS = 'rows=5&columns=5&opponent=person&seed=3';
const START = '#/board?rows=5&columns=5&mode=play&opponent=person&seed=3';

describe('the address', () => {
  it('holds the game, with all that was tried', async () => {
    const { model, bar } = await openGame(PERSONS);
    expect(bar.hash).toBe(START);
    makeMove(model, '4,3 4×3');
    expect(model.address.value).toBe(`${START}&moves=4.3.4.3`);
    await rest(300);
    expect(bar.hash).toBe(`${START}&moves=4.3.4.3`);
    model.undo();
    makeMove(model, '5,5 1×1');
    model.undo();
    await rest(300);
    expect(bar.entries).toHaveLength(1);
    const again = await openGame(bar.hash);
    expect(again.model.game.value).toMatchObject({ current: 0 });
    again.model.redo();
    expect(lineText(again.model)).toBe('5,5 1×1 ; |');
    expect(again.model.line.value[0]?.branches).toHaveLength(2);
  });

  it('holds what is seen of the board, which a reload brings back and which is no move', async () => {
    const SEEN = '&zoom=2.5&middle=9,4';
    const game = 'rows=20&columns=20&opponent=person&seed=3';
    const store = createFakeStore();
    const { model, bar } = await openGame(game, { store });
    await rest();
    const before = bar.hash;
    model.table.see({ sight: { zoom: 2.5, column: 9.2, row: 3.7 } });
    expect(bar.hash).toBe(before + SEEN);
    makeMove(model, '4,3 4×3');
    expect(model.address.value).toBe(`${before}&moves=4.3.4.3${SEEN}`);
    expect(model.line.value).toHaveLength(1);
    await rest();
    const again = await openGame(bar.hash.replace('#/board?', ''), { store });
    expect(again.model.table.seen.value.sight).toEqual({ zoom: 2.5, column: 9, row: 4 });
    expect(again.bar.hash).toBe(bar.hash);
    const bad = await openGame(`${game}&zoom=x&middle=21,1`);
    expect(bad.model.rejected.value.map(({ key }) => key)).toEqual(['zoom', 'middle']);
  });

  it('that cannot be used whole says what is wrong, until something is done', async () => {
    const { model } = await openGame(`${PERSONS}&moves=4.3.4.3-1.1.1.1&you=green`);
    expect(model.rejected.value).toEqual([
      { key: 'you', value: 'green' },
      { key: 'moves', value: '1.1.1.1' },
    ]);
    model.press(cell(5, 5));
    expect(model.rejected.value).toHaveLength(2);
    model.press(cell(5, 5));
    expect(model.rejected.value).toEqual([]);
  });

  it('loses moves whose lengths are not legal once that is known', async () => {
    const { model, bar, analyst } = await openGame(
      `${PERSONS}&moves=5.5.1.1-4.4.2.1-3.3.1.1&branches=1-1.1.1.1-2.1.1.1_0-3.3.1.2&review=3&at=3&you=red`,
      { hold: ['describe'] },
    );
    expect(model.shown.value).toBe(3);
    expect(model.rejected.value).toEqual([{ key: 'you', value: 'red' }]);
    analyst.lastCall.release();
    await rest(0);
    expect(model.rejected.value).toEqual([
      { key: 'you', value: 'red' },
      { key: 'moves', value: '4.4.2.1' },
      { key: 'branches', value: '3.3.1.2' },
    ]);
    expect(model.game.value.places).toHaveLength(4);
    expect(model.shown.value).toBe(1);
    expect(model.reviewed.value).toEqual({ number: 3, shows: 'played' });
    expect(heldIn(model)).toBe('2,1 1×1');
    await rest();
    expect(bar.hash).toBe(model.address.value);
    expect(bar.hash).not.toContain('4.4.2.1');
  });

  it('closes a review whose move is lost so', async () => {
    const { model, bar } = await openGame(`${PERSONS}&moves=5.5.1.1-4.4.2.1&review=2`);
    expect([model.review.value, lineText(model)]).toEqual([undefined, '5,5 1×1 ; |']);
    await rest();
    expect(bar.hash).toBe(`${START}&moves=5.5.1.1`);
  });

  it('names the first move that is wrong, not one that only follows from it', async () => {
    const { model } = await openGame(`${PERSONS}&moves=5.4.2.3-5.4.4.3`);
    expect(model.rejected.value).toEqual([{ key: 'moves', value: '5.4.2.3' }]);
    expect(lineText(model)).toBe('|');
  });

  it('loses unlawful branches alone, and says so', async () => {
    const { model } = await openGame(`${PERSONS}&moves=5.5.1.1&branches=0-3.3.1.2_0-4.4.2.1`);
    expect(model.rejected.value).toEqual([{ key: 'branches', value: '3.3.1.2_4.4.2.1' }]);
  });

  it('loses them at once where it is known', async () => {
    const { model, bar, visit, analyst } = await openGame(PERSONS);
    bar.push(`${START}&moves=5.5.1.1-4.4.2.1`);
    visit();
    expect(lineText(model)).toBe('5,5 1×1 ; |');
    expect(model.rejected.value).toEqual([{ key: 'moves', value: '4.4.2.1' }]);
    expect(bar.hash).toBe(`${START}&moves=5.5.1.1`);
    const { value } = model.game;
    visit();
    expect(model.game.value).toBe(value);
    expect(model.rejected.value).toEqual([]);
    expect(analyst.callsOf('describe')).toHaveLength(1);
  });

  it('lets the computer move once it has lost what was unlawful', async () => {
    const { model } = await openGame('rows=5&columns=5&moves=5.5.1.1-4.4.2.1');
    expect(model.phase.value).toEqual({ kind: 'thinking', player: 'white' });
    await rest(REPLY_REST);
    expect(model.shown.value).toBe(2);
    expect(model.rejected.value).toEqual([{ key: 'moves', value: '4.4.2.1' }]);
  });
});

describe('coming back', () => {
  it('to the same game changes nothing of it', async () => {
    const { model, visit, bar } = await openGame(`${PERSONS}&moves=5.5.1.1-4.4.1.1&at=1`);
    const { value } = model.game;
    model.press(cell(3, 3));
    visit();
    bar.replace(addressWith(`at=1&opponent=person&seed=3&moves=5.5.1.1-4.4.1.1`));
    visit();
    expect(model.game.value).toBe(value);
    expect(heldIn(model)).toBe('3,3');
    expect(bar.hash).toBe(`${START}&moves=5.5.1.1-4.4.1.1&at=1`);
  });

  it('to another review of it keeps the game as well', async () => {
    const { model, visit, bar } = await openGame(`${PERSONS}&moves=5.5.1.1-4.4.1.1`);
    const { value } = model.game;
    bar.push(`${model.address.value}&review=2`);
    visit();
    expect(model.game.value).toBe(value);
    expect(model.reviewed.value).toEqual({ number: 2, shows: 'played' });
    bar.go(-1);
    visit();
    expect([model.game.value, model.review.value]).toEqual([value, undefined]);
  });

  it('to another game shows that one, and its review', async () => {
    const { model, visit, bar } = await openGame(PERSONS);
    bar.push('#/board?rows=2&columns=3&mode=play&opponent=person&moves=3.2.1.1&review=1');
    visit();
    expect(discsOf(model)).toBe('WWB.WWW');
    expect(model.reviewed.value?.number).toBe(1);
    expect(bar.entries).toHaveLength(2);
  });

  it('does not lose what the bar had no time to show', async () => {
    const { model, visit, bar } = await openGame(PERSONS);
    makeMove(model, '5,5 1×1');
    expect(bar.hash).toBe(START);
    bar.push('#/solve');
    model.leave();
    await rest();
    bar.go(-1);
    visit();
    expect(lineText(model)).toBe('5,5 1×1 ; |');
    expect(bar.hash).toBe(`${START}&moves=5.5.1.1`);
  });
});

describe('leaving', () => {
  it('lets go of what is pointed at, and writes no address any more', async () => {
    const store = createFakeStore();
    const { model, bar } = await openGame(PERSONS, { store });
    await rest();
    makeMove(model, '5,5 1×1');
    makeMove(model, '4,4 1×1');
    model.table.point(cell(1, 1));
    model.table.shine({ rows: { from: 1, to: 2 } });
    bar.push('#/solve');
    model.leave();
    expect([model.table.pointed.value, model.table.light.value]).toEqual([undefined, undefined]);
    expect(store.text).toContain('moves=5.5.1.1-4.4.1.1');
    model.undo();
    model.start(settingsOf(model));
    await rest(1_000);
    expect([bar.hash, bar.entries.length]).toEqual(['#/solve', 2]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not let the computer begin a game', async () => {
    const { model, analyst } = await openGame('rows=3&columns=3');
    model.leave();
    model.start({ ...settingsOf(model), first: 'white' });
    expect(analyst.callsOf('choose')).toEqual([]);
  });
});

describe('a reload', () => {
  it('finds the game where the bar shows what was left', async () => {
    const store = createFakeStore();
    const first = await openGame(PERSONS, { store });
    makeMove(first.model, '5,5 1×1');
    const before = first.bar.hash;
    first.model.save();
    expect(first.bar.hash).toBe(`${START}&moves=5.5.1.1`);
    // Too late for the bar: a browser loads again what stood there.
    const { model, bar } = await openGame(before, { store });
    expect(lineText(model)).toBe('5,5 1×1 ; |');
    expect(bar.hash).toBe(`${START}&moves=5.5.1.1`);
  });

  it('finds its review as well', async () => {
    const store = createFakeStore();
    const first = await openGame(`${PERSONS}&moves=5.5.1.1-4.4.1.1`, { store });
    await rest();
    const before = first.bar.hash;
    first.model.openReview({ number: 2, shows: 'played' });
    first.model.save();
    const { model, bar } = await openGame(before, { store });
    expect(model.reviewed.value).toEqual({ number: 2, shows: 'played' });
    expect(heldIn(model)).toBe('4,4 1×1');
    expect(bar.hash).toContain('review=2');
  });

  it('goes by the address where it says something else', async () => {
    const store = createFakeStore();
    const first = await openGame(PERSONS, { store });
    await rest();
    makeMove(first.model, '5,5 1×1');
    await rest();
    const { model } = await openGame(PERSONS, { store });
    expect(lineText(model)).toBe('|');
  });

  it('elsewhere leads back to the game as it was left', async () => {
    const store = createFakeStore();
    const first = await openGame(PERSONS, { store });
    makeMove(first.model, '5,5 1×1');
    await rest();
    const addressBar = createFakeAddressBar('#/solve');
    const model = createPlayModel({ analyst: createFakeAnalyst(), addressBar, keep: store });
    expect(model.address.value).toBe(first.model.address.value);
  });
});

describe('a new game', () => {
  it('has a seed of its own, and leaves the old one a step back', async () => {
    const seeds = [11, 12, 13];
    const { model, bar, visit } = await openGame(PERSONS, { randomSeed: () => seeds.shift() ?? 0 });
    model.start(settingsOf(model));
    expect(model.game.value.setup.seed).toBe(11);
    await rest();
    expect(bar.entries).toEqual(['#/board?rows=5&columns=5&mode=play&opponent=person&seed=11']);
    makeMove(model, '5,5 1×1');
    makeMove(model, '4,4 1×1');
    model.start({ ...settingsOf(model), start: filledPosition(2, 3, 1), first: 'white' });
    expect(bar.entries).toEqual([
      '#/board?rows=5&columns=5&mode=play&opponent=person&seed=11&moves=5.5.1.1-4.4.1.1',
      '#/board?rows=2&columns=3&mode=play&first=white&opponent=person&seed=12',
    ]);
    expect([model.shown.value, model.phase.value]).toEqual([
      0,
      { kind: 'to-move', player: 'white' },
    ]);
    await rest();
    bar.go(-1);
    visit();
    expect(lineText(model)).toBe('5,5 1×1 ; 4,4 1×1 ; |');
    expect(bar.entries).toHaveLength(2);
  });

  it('has its last move when one goes back at once after it, and forward again', async () => {
    const { model, bar, visit } = await openGame(PERSONS);
    const go = async (steps: number) => {
      bar.go(steps);
      visit();
      await rest();
    };
    makeMove(model, '5,5 1×1');
    model.start({ ...settingsOf(model), first: 'white' });
    makeMove(model, '4,4 1×1');
    expect(bar.hash).not.toContain('moves');
    await go(-1);
    expect(lineText(model)).toBe('5,5 1×1 ; |');
    await go(1);
    expect(lineText(model)).toBe('4,4 1×1 ; |');
    expect(bar.hash).toBe(model.address.value);
    model.undo();
    await go(-1);
    await go(1);
    expect(lineText(model)).toBe('| ; 4,4 1×1');
  });

  it('is kept at its own address right away', async () => {
    const { model, bar, visit } = await openGame(PERSONS);
    makeMove(model, '5,5 1×1');
    model.start(settingsOf(model));
    bar.push('#/solve');
    model.leave();
    bar.go(-2);
    visit();
    expect(lineText(model)).toBe('5,5 1×1 ; |');
  });

  it('usually has a seed that nobody foresees', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(1 - 2 ** -53);
    const { model } = await openGame(PERSONS, { randomSeed: undefined });
    model.start(settingsOf(model));
    expect(model.game.value.setup.seed).toBe(2 ** 32 - 1);
    random.mockRestore();
  });

  it('against the computer may begin with its move', async () => {
    const { model } = await openGame('rows=3&columns=3');
    model.start({ ...settingsOf(model), you: 'white' });
    await rest(0);
    expect(model.shown.value).toBe(1);
  });

  it.each([
    [1, 5],
    [5, 31],
    [31, 5],
    [5, 1],
  ])('is not played on %i × %i discs', async (rows, columns) => {
    const { model } = await openGame(PERSONS);
    const start = filledPosition(rows, columns, 1);
    const { value } = model.game;
    expect(() => model.start({ ...settingsOf(model), start })).toThrow(RangeError);
    expect(() => model.open(start)).toThrow(RangeError);
    expect(model.game.value).toBe(value);
  });

  it('is opened from a position, but goes on where that is the one shown', async () => {
    const { model, bar } = await openGame(`${PERSONS}&moves=5.5.1.1&first=white`);
    const { value } = model.game;
    model.press(cell(4, 4));
    model.open({ ...model.position.value, discs: model.position.value.discs.slice() });
    expect([model.game.value, heldIn(model)]).toEqual([value, '4,4']);
    const start = { ...filledPosition(2, 2, 1), discs: Uint8Array.of(1, 0, 1, 1) };
    model.open(start);
    expect(model.game.value.setup).toEqual({ ...value.setup, start, seed: 77 });
    expect(bar.entries).toHaveLength(2);
  });
});

describe('a pasted JSON', () => {
  it('is opened at an address of its own', async () => {
    const { model, bar } = await openGame(`${PERSONS}&moves=5.5.1.1-4.4.1.1`);
    const json = model.json();
    const address = model.address.value;
    expect(model.openJson(json)).toBeUndefined();
    expect(bar.entries).toHaveLength(1);
    model.undo();
    makeMove(model, '3,3 1×1');
    expect(model.openJson(json)).toBeUndefined();
    expect(model.address.value).toBe(address);
    expect(bar.entries).toHaveLength(2);
    expect(bar.entries[0]).toContain('3.3.1.1');
  });

  it('that is bad changes nothing', async () => {
    const { model } = await openGame(`${PERSONS}&moves=5.5.1.1`);
    const { value } = model.game;
    expect(model.openJson('{')).toEqual({ kind: 'not-json' });
    expect(model.game.value).toBe(value);
  });

  it('loses moves whose lengths are not legal', async () => {
    const { model } = await openGame(`${PERSONS}&moves=5.5.1.1-4.4.1.1`);
    const text = model.json().replace(/"width": 1/u, '"width": 2');
    expect(model.openJson(text)).toBeUndefined();
    expect(model.rejected.value).toEqual([{ key: 'moves', value: '5.5.2.1' }]);
    expect(lineText(model)).toBe('|');
  });
});

describe('a board that cannot be described', () => {
  it('lets nobody move, and keeps the game', async () => {
    const { model, analyst } = await openGame(`${PERSONS}&moves=5.5.1.1`, { hold: ['describe'] });
    const error = new SolverError({ kind: 'module-failed', message: 'gone' });
    analyst.lastCall.fail(error);
    await rest(0);
    expect(model.table.examination.value).toEqual({ status: 'failed', error });
    model.press(cell(1, 1));
    model.press(cell(1, 1));
    expect([model.shown.value, model.phase.value.kind]).toEqual([1, 'to-move']);
    model.undo();
    analyst.hold = new Set();
    model.redo();
    await rest(0);
    makeMove(model, '1,1 1×1');
    expect(model.shown.value).toBe(2);
  });
});
