import { signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StudyMode } from '../../../../web/src/game/look';
import type { BoardTab } from '../../../../web/src/pages/board/board_tabs';
import { Tabs } from '../../../../web/src/pages/board/Tabs';
import * as page from '../../render';

afterEach(() => {
  vi.unstubAllGlobals();
});

function open(mode: StudyMode = 'explore') {
  const part = signal<BoardTab>('position');
  const View = () => <Tabs mode={mode} part={part.value} show={(next) => (part.value = next)} />;
  page.mount(<View />);
  const tabs = () => page.all('tab');
  return {
    part,
    names: () => tabs().map(page.nameOf),
    /** The name of the selected tab, which is the only stop of the Tab key. */
    selected: () => {
      const selected = tabs().filter((tab) => tab.getAttribute('aria-selected') === 'true');
      expect(page.tabStops()).toEqual(selected);
      return selected.map(page.nameOf).join();
    },
    focused: () => page.nameOf(document.activeElement!),
  };
}

describe('the tabs of the panel', () => {
  it('are a list with a name, of the parts that the mode has', () => {
    const { names, selected } = open();
    expect(page.nameOf(page.one('tablist'))).toBe('Parts of the page');
    expect([names(), selected()]).toEqual([['Position', 'Why', 'Lesson', 'Set up'], 'Position']);
  });

  it('have no reasons while somebody plays, and the game in place of the position', () => {
    expect(open('play').names()).toEqual(['Game', 'Lesson', 'Set up']);
  });

  it('show what is pressed', () => {
    const { part, selected } = open();
    page.press(page.one('tab', 'Why'));
    expect([part.value, selected()]).toEqual(['why', 'Why']);
  });

  it('go on by the arrow keys, with the focus, and round at the ends', () => {
    const { focused, selected } = open();
    page.focus(page.one('tab', 'Position'));
    expect(page.key('ArrowRight')).toBe(true);
    expect([selected(), focused()]).toEqual(['Why', 'Why']);
    page.key('ArrowLeft');
    page.key('ArrowLeft');
    expect([selected(), focused()]).toEqual(['Set up', 'Set up']);
    page.key('ArrowRight');
    expect([selected(), focused()]).toEqual(['Position', 'Position']);
  });

  it('go the other way on a page that lies from right to left', () => {
    const { part } = open();
    page.focus(page.one('tab', 'Position'));
    vi.stubGlobal('getComputedStyle', () => ({ direction: 'rtl' }));
    page.key('ArrowLeft');
    expect(part.value).toBe('why');
  });

  it('leave other keys alone', () => {
    const { part } = open();
    page.focus(page.one('tab', 'Position'));
    expect([page.key('ArrowDown'), page.key('a'), part.value]).toEqual([false, false, 'position']);
  });
});
