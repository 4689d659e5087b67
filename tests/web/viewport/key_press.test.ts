import { describe, expect, it } from 'vitest';
import { pressedKey, type KeyPress } from '../../../web/src/viewport/key_press';

const NOTHING_HELD = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };
const CTRL = { ctrlKey: true };
const SHIFT = { shiftKey: true };

describe('a pressed key', () => {
  it.each<[keyboard: string, key: string, code: string, held: Partial<KeyPress>, name: string]>([
    ['English', 'z', 'KeyZ', CTRL, 'Control+z'],
    ['English with Caps Lock', 'Z', 'KeyZ', CTRL, 'Control+z'],
    ['English', 'Z', 'KeyZ', { ...CTRL, ...SHIFT }, 'Control+Shift+z'],
    ['a Mac', 'z', 'KeyZ', { metaKey: true }, 'Meta+z'],
    ['German, where Y and Z change places', 'z', 'KeyY', CTRL, 'Control+z'],
    ['Dvorak', 'z', 'Slash', CTRL, 'Control+z'],
    ['Russian', 'я', 'KeyZ', CTRL, 'Control+z'],
    ['Russian', 'Я', 'KeyZ', { ...CTRL, ...SHIFT }, 'Control+Shift+z'],
    ['Arabic', 'ئ', 'KeyZ', CTRL, 'Control+z'],
    ['Greek', 'ζ', 'KeyZ', CTRL, 'Control+z'],
    ['Hebrew', 'ז', 'KeyZ', CTRL, 'Control+z'],
    ['Turkish', 'ı', 'KeyI', {}, 'i'],
    ['Russian', 'т', 'KeyN', {}, 'n'],
    ['Arabic', '٠', 'Digit0', {}, '0'],
    ['French', 'à', 'Digit0', {}, '0'],
    ['Spanish', 'ñ', 'Semicolon', {}, 'ñ'],
    ['Polish', 'ż', 'KeyZ', { ...CTRL, altKey: true }, 'Control+Alt+z'],
    ['English', '+', 'Equal', SHIFT, '+'],
    ['German', '+', 'BracketRight', {}, '+'],
    ['English', 'ArrowUp', 'ArrowUp', SHIFT, 'Shift+ArrowUp'],
    ['English', ' ', 'Space', {}, ' '],
  ])('of a keyboard that is %s: %s by %s', (_, key, code, held, name) => {
    expect(pressedKey({ key, code, ...NOTHING_HELD, ...held })).toBe(name);
  });

  it('means nothing while an input method composes, nor when it ends that', () => {
    const press = { key: 'Enter', code: 'Enter', ...NOTHING_HELD };
    expect(pressedKey(press)).toBe('Enter');
    expect(pressedKey({ ...press, isComposing: true })).toBe('');
    expect(pressedKey({ ...press, isComposing: false, keyCode: 229 })).toBe('');
  });
});
