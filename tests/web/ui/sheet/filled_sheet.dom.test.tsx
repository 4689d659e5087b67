import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { FillBar } from '../../../../web/src/ui/sheet/FillBar';
import { StepwiseSheet, PlaceReason } from '../../../../web/src/ui/sheet/FilledSheet';
import { PageBar } from '../../../../web/src/ui/sheet/PageBar';
import * as page from '../../render';

/** A table of two rows and two columns, filled up to its third place. */
function open(more: Partial<Parameters<typeof StepwiseSheet>[0]> = {}) {
  const onGo = vi.fn();
  page.mount(
    <StepwiseSheet
      caption="Values"
      rows={2}
      columns={2}
      origin={{ row: 1, column: 1 }}
      valueAt={(at) => (at < 3 ? BigInt(at) : undefined)}
      nameOf={({ row, column }) => `row ${row + 1}, column ${column + 1}`}
      current={1}
      onGo={onGo}
      {...more}
    />,
  );
  return { onGo, names: () => page.all('button').map(page.nameOf) };
}

describe('a table that is filled in', () => {
  it('says of each place what it is worth, or that it isn’t filled in', () => {
    expect(open().names()).toEqual([
      'row 1, column 1, worth 0',
      'row 1, column 2, worth 1',
      'row 2, column 1, worth 2',
      'row 2, column 2, not filled in yet',
    ]);
  });

  it('says where a value is as the theorem says', () => {
    const { names } = open({ expected: new BigUint64Array([0n, 1n, 7n, 7n]) });
    expect(names().slice(1, 3)).toEqual([
      'row 1, column 2, worth 1, as the theorem says',
      'row 2, column 1, worth 2',
    ]);
  });

  it('goes to the place that is pressed', () => {
    const { onGo } = open();
    page.press(page.button(/^row 2, column 1/u));
    expect(onGo).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('has its stop at the place that is explained', () => {
    open();
    expect(page.tabStops().map(page.nameOf)).toEqual(['row 1, column 2, worth 1']);
    expect(page.button(/column 2, worth/u).getAttribute('aria-current')).toBe('true');
  });

  it('asks for one place, and those after it wait', () => {
    const { names } = open({ valueAt: () => undefined, next: 1, current: undefined });
    expect(names()).toEqual(['row 1, column 2, not filled in yet']);
    expect(page.button().textContent).toBe('?');
  });

  it('shows a large power of two as one', () => {
    open({ valueAt: () => 2n ** 13n });
    expect(page.button(/^row 1, column 1/u).textContent).toBe('213');
    expect(page.button(/^row 1, column 1/u).querySelector('sup')!.textContent).toBe('13');
  });

  it('has the rows of a board whose first row is below in their order', () => {
    open({ rowsUpward: true });
    expect(page.all('rowheader').map(({ textContent }) => textContent)).toEqual(['2', '1']);
    expect(page.nameOf(page.all('button')[0]!)).toBe('row 2, column 1, worth 2');
  });
});

describe('where the value of a place comes from', () => {
  const options = [0n, 1n, 3n].map((value) => ({ value, moves: Number(value) + 1, move: [] }));
  type Reason = Parameters<typeof PlaceReason>[0];
  const reason = (more: Partial<Reason> = {}) => {
    const chosen = signal<Reason['chosen']>(undefined);
    const View = () => (
      <PlaceReason
        options={options as unknown as Reason['options']}
        chosen={chosen.value}
        onChoose={(option) => (chosen.value = option)}
        worth={2n}
        {...more}
      />
    );
    page.mount(<View />);
    return chosen;
  };

  it('are the values that its moves leave, and the smallest number missing', () => {
    reason();
    const group = page.one('group', 'Its moves leave these. Press one to see how.');
    expect(page.all('button', undefined, group).map(page.nameOf)).toEqual([
      '0, left by 1 move',
      '1, left by 2 moves',
      '3, left by 4 moves',
    ]);
    expect(document.body.textContent).toContain('It’s worth 2, the smallest number missing.');
  });

  it('may be that it has no move', () => {
    reason({ options: [], worth: 0n });
    expect(document.body.textContent).toMatch(/^It has no move\.It’s worth 0/u);
  });

  it('are asked for where the reader is to find the value', () => {
    reason({ worth: undefined, children: 'And you?' });
    expect(document.body.textContent).toMatch(/And you\?$/u);
    expect(document.body.textContent).not.toContain('worth');
  });

  it('are chosen one at a time', () => {
    const chosen = reason();
    page.press(page.button(/^1, left/u));
    expect(chosen.value?.value).toBe(1n);
    const pressed = page.all('button').map((button) => button.getAttribute('aria-pressed'));
    expect(pressed).toEqual(['false', 'true', 'false']);
  });

  it('are one stop of the Tab key, which goes with the arrow keys', () => {
    reason();
    expect(page.tabStops().map(page.nameOf)).toEqual(['0, left by 1 move']);
    page.focus(page.button(/^0, left/u));
    page.key('ArrowRight');
    page.key('ArrowDown');
    expect(page.nameOf(document.activeElement!)).toBe('3, left by 4 moves');
    expect(page.key('ArrowRight'), 'beyond the last one').toBe(false);
    page.press(page.button(/^1, left/u));
    expect(page.tabStops().map(page.nameOf)).toEqual(['3, left by 4 moves']);
  });

  it('are pointed at by the focus', () => {
    const onPoint = vi.fn();
    reason({ onPoint });
    page.focus(page.button(/^1, left/u));
    page.leave();
    expect(onPoint.mock.calls).toEqual([[options[1]], [undefined]]);
  });
});

describe('the buttons that fill a table', () => {
  type Bar = Parameters<typeof FillBar>[0];
  const bar = (filled: number, more: Partial<Bar> = {}) => {
    const onFill = vi.fn();
    page.mount(<FillBar filled={filled} all={4} onFill={onFill} {...more} />);
    return onFill;
  };

  it('fill in one place, or the rest', () => {
    const onFill = bar(1);
    page.press(page.button('Fill in one for me'));
    page.press(page.button('Fill in the rest'));
    expect(onFill.mock.calls).toEqual([[2], [4]]);
  });

  it('start over once all is filled in', () => {
    const onFill = bar(4, { start: 1 });
    page.press(page.button('Fill in one for me'));
    expect(page.all('button', 'Fill in the rest')).toEqual([]);
    page.press(page.button('Start over'));
    expect(onFill.mock.calls).toEqual([[1]]);
  });

  it('take the last place out again, but none that was there from the start', () => {
    const onFill = bar(2, { start: 1, goesBack: true });
    page.press(page.button('Back'));
    expect(onFill.mock.calls).toEqual([[1]]);
  });

  it('leave what was there from the start', () => {
    const onFill = bar(1, { start: 1, goesBack: true });
    page.press(page.button('Back'));
    expect(onFill).not.toHaveBeenCalled();
  });

  it('let the places fill in by themselves', () => {
    const onToggle = vi.fn();
    bar(1, { playing: { isOn: false, onToggle } });
    page.press(page.button('Play'));
    expect(onToggle).toHaveBeenCalledOnce();
  });
});

describe('the pages of a long table', () => {
  const turning = (first: number, last: number) => {
    const onTurn = vi.fn<(pages: 1 | -1) => void>();
    page.mount(<PageBar first={first} last={last} ends={[0, 99]} onTurn={onTurn} />);
    for (const name of ['Earlier', 'Later']) page.press(page.button(name));
    return onTurn.mock.calls.flat();
  };

  it('are turned back and on', () => {
    expect(turning(20, 39)).toEqual([-1, 1]);
  });

  it.each([
    [0, 19, [1]],
    [80, 99, [-1]],
    [0, 99, []],
  ])('end at %d and %d', (first, last, turns) => {
    expect(turning(first, last)).toEqual(turns);
  });
});
