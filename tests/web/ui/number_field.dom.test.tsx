import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { NumberField } from '../../../web/src/ui/NumberField';
import * as page from '../render';

/** A field for 1 to 64 rows, with its changes and their gestures. */
function open(value = 5) {
  const rows = signal(value);
  const change = vi.fn<(wanted: number, gesture?: string) => void>((wanted) => {
    rows.value = wanted;
  });
  const Rows = () => (
    <NumberField label="Rows" value={rows.value} smallest={1} largest={64} onChange={change} />
  );
  page.mount(
    <>
      <Rows />
      <button>Elsewhere</button>
    </>,
  );
  return {
    rows,
    /** The numbers that it was changed to. */
    changes: () => change.mock.calls.map(([wanted]) => wanted),
    /** The number of undo steps. */
    gestures: () => new Set(change.mock.calls.map(([, gesture]) => gesture)).size,
    field: page.field('Rows'),
    less: page.button('Rows: one less'),
    more: page.button('Rows: one more'),
    goElsewhere: () => page.focus(page.button('Elsewhere')),
  };
}

describe('a field for a whole number', () => {
  it('has its label, its number and a keypad of digits', () => {
    const { field } = open();
    expect([field.value, field.inputMode]).toEqual(['5', 'numeric']);
  });

  it('is changed one by one by its buttons', () => {
    const { changes, field, less, more } = open();
    for (const button of [more, more, less]) page.press(button);
    expect([changes(), field.value]).toEqual([[6, 7, 6], '6']);
  });

  it('goes no further than its bounds, where a button keeps the focus', () => {
    const { changes, less, more } = open(2);
    page.press(less);
    expect(less.getAttribute('aria-disabled')).toBe('true');
    page.press(less);
    expect([changes(), document.activeElement]).toEqual([[1], less]);
    page.type(page.field(), '64');
    page.press(more);
    expect([changes(), more.getAttribute('aria-disabled')]).toEqual([[1, 64], 'true']);
  });

  it('is changed with each digit that makes a number', () => {
    const { changes, field } = open();
    for (const text of ['', '1', '12']) page.type(field, text);
    expect([changes(), field.value]).toEqual([[1, 12], '12']);
  });

  it('says what can be typed, heard at once and with the field', () => {
    const { field } = open();
    const sentence = 'Enter a whole number from 1 to 64.';
    expect([page.said('polite'), page.isInvalid(field)]).toEqual(['', false]);
    page.type(field, '1x');
    expect([page.said('polite'), page.descriptionOf(field)]).toEqual([sentence, sentence]);
    expect([page.isInvalid(field), field.value]).toEqual([true, '1x']);
    page.type(field, '1');
    expect([page.said('polite'), page.isInvalid(field)]).toEqual(['', false]);
  });

  it.each(['0', '65', '-3', '2.5', 'five'])('does not take %s', (text) => {
    const { changes, field } = open();
    page.type(field, text);
    expect([changes(), page.said('polite')]).toEqual([[], 'Enter a whole number from 1 to 64.']);
  });

  it('goes back to what it was when the number becomes too large', () => {
    const { rows, field } = open();
    for (const text of ['9', '99']) page.type(field, text);
    expect([rows.value, field.value]).toEqual([5, '99']);
  });

  it('goes back to the last step, not to what was before it', () => {
    const { rows, field, more } = open();
    page.press(more);
    for (const text of ['9', '99']) page.type(field, text);
    expect(rows.value).toBe(6);
  });

  it('shows its number again once it is left', () => {
    const { field, goElsewhere } = open();
    page.type(field, 'five');
    goElsewhere();
    expect([field.value, page.said('polite')]).toEqual(['5', '']);
  });

  it('keeps what is typed while the focus goes to its own buttons', () => {
    const { field, more } = open();
    page.type(field, 'five');
    page.focus(more);
    expect(field.value).toBe('five');
  });

  it('is one gesture while somebody types, and another once it was left', () => {
    const { gestures, field, goElsewhere } = open();
    for (const text of ['1', '12']) page.type(field, text);
    expect(gestures()).toBe(1);
    goElsewhere();
    page.type(field, '13');
    expect(gestures()).toBe(2);
  });

  it('makes a gesture of each step', () => {
    const { gestures, more } = open();
    for (let step = 0; step < 3; step += 1) page.press(more);
    expect(gestures()).toBe(3);
  });

  it('shows what somebody else has set', () => {
    const { rows, field } = open();
    page.type(field, '12');
    page.react(() => (rows.value = 30));
    expect(field.value).toBe('30');
  });

  it('keeps what is typed when a value of before comes late', () => {
    const { rows, field } = open();
    for (const text of ['1', '12']) page.type(field, text);
    page.react(() => (rows.value = 1));
    expect(field.value).toBe('12');
  });

  it('takes numbers beyond 2^53 where its bounds are such', () => {
    const change = vi.fn();
    const bounds = { smallest: 0n, largest: 2n ** 64n - 1n };
    page.mount(<NumberField label="Nimber" value={3n} {...bounds} onChange={change} />);
    page.type(page.field('Nimber'), '18446744073709551615');
    expect(change.mock.lastCall?.[0]).toBe(2n ** 64n - 1n);
    page.press(page.button('Nimber: one less'));
    expect(change.mock.lastCall?.[0]).toBe(2n);
  });

  it('takes the digits of its reader’s language, in which it speaks', async () => {
    const { changes, field } = open();
    await page.speakIn('ar');
    page.type(field, '٤٢');
    expect(changes()).toEqual([42]);
    expect(page.nameOf(page.all('button')[0]!)).not.toBe('Rows: one less');
  });
});
