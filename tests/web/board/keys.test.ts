import { describe, expect, it } from 'vitest';
import { keyAction } from '../../../web/src/board/keys';
import type { KeyPress } from '../../../web/src/viewport/key_press';

const board = { rows: 30, columns: 20, rowsUpward: true };
const cursor = { column: 4, row: 15 };
const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});
const action = (key: string, held: Partial<KeyPress> = {}, from = cursor) =>
  keyAction(press(key, held), from, board);

describe('the keys of the board', () => {
  const downward = { ...board, rowsUpward: false };
  const ctrl = { ctrlKey: true };

  it.each<[string, string, number, number, Partial<KeyPress>?]>([
    ['ArrowUp', 'upward', 4, 16],
    ['ArrowDown', 'upward', 4, 14],
    ['ArrowLeft', 'upward', 3, 15],
    ['ArrowRight', 'upward', 5, 15],
    ['Home', 'upward', 1, 15],
    ['End', 'upward', 20, 15],
    ['PageUp', 'upward', 4, 25],
    ['PageDown', 'upward', 4, 5],
    ['Home', 'upward', 1, 1, ctrl],
    ['End', 'upward', 20, 30, ctrl],
    ['ArrowUp', 'downward', 4, 14],
    ['ArrowDown', 'downward', 4, 16],
    ['PageUp', 'downward', 4, 5],
    ['PageDown', 'downward', 4, 25],
    ['Home', 'downward', 1, 1, ctrl],
  ])('%s where rows count %s moves to column %d, row %d', (key, way, column, row, held) => {
    const action = keyAction(press(key, held), cursor, way === 'upward' ? board : downward);
    expect(action).toEqual({ kind: 'move', to: { column, row } });
  });

  it('stay on the board, and with it: the page does not scroll at its edge', () => {
    for (const [keys, edge] of [
      [['ArrowUp', 'ArrowRight', 'PageUp', 'End'], { column: 20, row: 30 }],
      [['ArrowDown', 'ArrowLeft', 'PageDown', 'Home'], { column: 1, row: 1 }],
    ] as const)
      for (const key of keys) expect(action(key, {}, edge)).toEqual({ kind: 'move', to: edge });
  });

  it.each([
    ['ArrowLeft', 'wider', 'wider'],
    ['ArrowRight', 'narrower', 'narrower'],
    ['ArrowDown', 'taller', 'lower'],
    ['ArrowUp', 'lower', 'taller'],
  ])('Shift and %s make it %s, and %s where rows count downward', (key, step, turned) => {
    const shifted = press(key, { shiftKey: true });
    expect(keyAction(shifted, cursor, board)).toEqual({ kind: 'step', step });
    expect(keyAction(shifted, cursor, downward)).toEqual({ kind: 'step', step: turned });
  });

  it('have letters, also on keyboards without Latin ones', () => {
    expect(action('n')).toEqual({ kind: 'step', step: 'next' });
    expect(action('p')).toEqual({ kind: 'step', step: 'previous' });
    expect(action('f')).toEqual({ kind: 'apply' });
    expect(action('N')).toEqual({ kind: 'step', step: 'next' });
    expect(action('т', { code: 'KeyN' })).toEqual({ kind: 'step', step: 'next' });
    // With another Latin keyboard layout, the letter counts and not the key's place.
    expect(action('l', { code: 'KeyN' })).toBeUndefined();
  });

  it.each([
    ['ArrowRight', 15, 16],
    ['ArrowLeft', 16, 15],
    ['ArrowDown', 4, 19],
    ['ArrowDown', 29, 33],
    ['ArrowDown', 32, 32],
    ['ArrowUp', 32, 17],
    ['ArrowUp', 7, 7],
    ['PageDown', 4, 33],
    ['Home', 20, 16],
    ['End', 20, 30],
    ['End', 31, 33],
  ])('%s goes along a row in lines of 15 as in a text: from %d to %d', (key, from, to) => {
    const ribbon = { way: 'across', perLine: 15, lines: 3, gap: 20, cell: 40 } as const;
    const row = { rows: 1, columns: 33, rowsUpward: true };
    const move = keyAction(press(key), { column: from, row: 1 }, row, ribbon);
    expect(move).toEqual({ kind: 'move', to: { column: to, row: 1 } });
    const all = keyAction(press('End', { ctrlKey: true }), { column: from, row: 1 }, row, ribbon);
    expect(all).toEqual({ kind: 'move', to: { column: 33, row: 1 } });
  });

  it.each([
    ['ArrowUp', true, 10, 11],
    ['ArrowUp', false, 11, 10],
    ['ArrowRight', true, 3, 13],
    ['ArrowRight', true, 19, 24],
    ['ArrowLeft', false, 13, 3],
    ['ArrowLeft', false, 3, 3],
    ['End', true, 3, 23],
    ['PageDown', true, 15, 5],
  ])('%s goes along a column in lines of 10, upward: %s, from %d to %d', (key, up, from, to) => {
    const ribbon = { way: 'upright', perLine: 10, lines: 3, gap: 20, cell: 40 } as const;
    const column = { rows: 24, columns: 1, rowsUpward: up };
    const move = keyAction(press(key), { column: 1, row: from }, column, ribbon);
    expect(move).toEqual({ kind: 'move', to: { column: 1, row: to } });
  });

  it('zoom, with Shift where the plus sign needs it', () => {
    const larger = { kind: 'zoom', factor: 1.5 };
    expect(action('+')).toEqual(larger);
    expect(action('+', { shiftKey: true })).toEqual(larger);
    expect(action('=')).toEqual(larger);
    expect(action('-')).toEqual({ kind: 'zoom', factor: 1 / 1.5 });
    expect(action('0')).toEqual({ kind: 'zoom', factor: 0 });
    // With Ctrl these keys belong to the browser.
    for (const key of ['+', '=', '-', '0']) expect(action(key, { ctrlKey: true })).toBeUndefined();
  });

  it('let go', () => {
    expect(action('Escape')).toEqual({ kind: 'dismiss' });
  });

  it('leave everything else to the browser and to the buttons', () => {
    for (const key of ['Enter', ' ', 'Tab', 'x', 'F5', 'Shift', 'constructor'])
      expect(action(key)).toBeUndefined();
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      for (const key of ['n', 'p', 'f', 'Escape', 'ArrowLeft'])
        expect(action(key, held)).toBeUndefined();
    for (const key of ['n', 'f', 'Home', 'PageUp', 'Escape'])
      expect(action(key, { shiftKey: true })).toBeUndefined();
    expect(action('ArrowLeft', { shiftKey: true, ctrlKey: true })).toBeUndefined();
    expect(action('Home', { ctrlKey: true, altKey: true })).toBeUndefined();
  });
});
