import { describe, expect, it, vi } from 'vitest';
import {
  Sheet,
  type SheetPress,
  type SheetCell,
  type SheetProps,
} from '../../../../web/src/ui/sheet/Sheet';
import * as page from '../../render';

const press = (name: string, more: Partial<SheetPress> = {}): SheetCell => ({
  value: name,
  press: { name, ...more },
});

/** Two rows of three cells, of which `b` can't be pressed. */
const rows = [
  { head: { value: 1 }, places: [press('a'), { value: 'b' }, press('c')] },
  { head: { value: 2 }, places: [press('d'), press('e'), press('f')] },
];
const columns = [{ value: 1 }, { value: 2 }, { value: 3 }];

const open = (props: Partial<SheetProps> = {}) => {
  const view = (more: Partial<SheetProps>) => <Sheet caption="Values" rows={rows} {...more} />;
  const { draw } = page.mount(view(props));
  return { change: (more: Partial<SheetProps>) => draw(view({ ...props, ...more })) };
};
const focused = () => page.nameOf(document.activeElement!);
const stops = () => page.tabStops().map(page.nameOf);

describe('a table of numbers', () => {
  it('is a table with its caption as its name', () => {
    open();
    expect(page.nameOf(page.one('table'))).toBe('Values');
  });

  it('has its caption read out again when it changes, where that is wanted', () => {
    const { change } = open({ tellsCaption: true });
    change({ caption: 'Values to 8' });
    expect(page.said('polite')).toBe('Values to 8');
    change({ tellsCaption: false });
    expect(page.said('polite')).toBe('');
  });

  it('has heads of its rows and columns, with what they mean', () => {
    open({ columns: [{ value: 1, meaning: 'g = 1' }, ...columns.slice(1)], corner: 'Row' });
    const texts = (role: string) => page.all(role).map(({ textContent }) => textContent);
    expect(texts('columnheader')).toEqual(['Row', '1g = 1', '2', '3']);
    expect(texts('rowheader')).toEqual(['1', '2']);
  });

  it('shows numbers in groups of digits, and other content as it is', () => {
    open({ rows: [{ places: [{ value: 999 }, { value: 1_234_567n }, { content: '?' }] }] });
    const groups = page
      .all('cell')
      .map((cell) => [...cell.querySelectorAll('*:not(:has(*))')].map((part) => part.textContent));
    expect(groups).toEqual([[], ['1', '234', '567'], []]);
    expect(page.all('cell').map(({ textContent }) => textContent)).toEqual(['999', '1234567', '?']);
  });

  it('keeps the room of a row that is hidden, which nobody hears', () => {
    open({ rows: [...rows, { places: [{ value: 'x' }], isHidden: true }] });
    expect(page.all('row')).toHaveLength(2);
    expect(document.querySelectorAll('tr')).toHaveLength(3);
  });

  it('goes on with its foot', () => {
    open({ foot: [{ head: { value: 'Sum' }, places: [press('s')] }] });
    page.focus(page.button('d'));
    page.key('ArrowDown');
    expect(focused()).toBe('s');
  });
});

describe('a place of a table', () => {
  it('does what it is for when it is pressed', () => {
    const onPress = vi.fn();
    open({ rows: [{ places: [press('a'), press('b', { onPress })] }] });
    page.press(page.button('b'));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('says whether it is pressed, opened or the current one', () => {
    const opened = press('a', { isPressed: true, isOpen: false, isCurrent: true, title: 'Row 1' });
    open({ rows: [{ places: [opened] }] });
    const states = ['aria-pressed', 'aria-expanded', 'aria-current', 'title'];
    expect(states.map((state) => page.button('a').getAttribute(state))).toEqual([
      ...['true', 'false', 'true', 'Row 1'],
    ]);
  });

  it('that can’t be pressed may be the current one, too', () => {
    open({ rows: [{ places: [{ value: 1, marks: ['current'] }, { value: 2 }] }] });
    const current = page.all('cell').map((cell) => cell.getAttribute('aria-current'));
    expect(current).toEqual(['true', null]);
  });

  it('is pointed at by the focus and by a pointer', () => {
    const onPoint = vi.fn();
    open({ rows: [{ places: [press('a', { onPoint }), press('b')] }] });
    page.focus(page.button('a'));
    page.focus(page.button('b'));
    expect(onPoint.mock.calls).toEqual([[true], [false]]);
    for (const type of ['pointerenter', 'pointerleave'])
      page.react(() => page.button('a').dispatchEvent(new PointerEvent(type)));
    expect(onPoint.mock.calls.slice(2)).toEqual([[true], [false]]);
  });
});

describe('the keys in a table', () => {
  it('come to one place, the first that can be pressed', () => {
    open({ rows: [{ places: [{ value: 'b' }, press('c'), press('d')] }] });
    expect(stops()).toEqual(['c']);
  });

  it('come to the place that is wanted, unless it can’t be pressed', () => {
    const { change } = open({ stop: { row: 1, column: 2 } });
    expect(stops()).toEqual(['f']);
    change({ stop: { row: 0, column: 1 } });
    expect(stops()).toEqual(['a']);
  });

  it('come to the table where no place can be pressed, so that it scrolls', () => {
    open({ rows: [{ places: [{ value: 1 }] }] });
    expect(page.tabStops()).toEqual([page.one('group', 'Values')]);
  });

  it('go from place to place, and over those that can’t be pressed', () => {
    open({ columns });
    page.focus(page.button('a'));
    const ways = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp'];
    const way = ways.map((name) => {
      expect(page.key(name)).toBe(true);
      return focused();
    });
    expect(way).toEqual(['c', 'f', 'e', 'd', 'a']);
  });

  it('do nothing else at the edges, and leave other keys to the page', () => {
    open();
    page.focus(page.button('a'));
    const taken = ['ArrowLeft', 'ArrowUp', 'Home', 'Tab'].map((name) => page.key(name));
    expect([taken, focused()]).toEqual([[false, false, false, false], 'a']);
  });

  it('don’t change with the direction of the page', () => {
    open();
    expect(page.one('table').closest<HTMLElement>('[dir]')!.dir).toBe('ltr');
  });
});
