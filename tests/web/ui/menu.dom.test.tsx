import { describe, expect, it } from 'vitest';
import { Menu } from '../../../web/src/ui/Menu';
import * as page from '../render';

function open() {
  page.mount(
    <>
      <Menu label="Language" sign="English">
        {(close) => (
          <>
            <a href="#/help">Help</a>
            <button onClick={close}>Deutsch</button>
            <button>Türkçe</button>
          </>
        )}
      </Menu>
      <button>Elsewhere</button>
    </>,
  );
  const menu = page.button(/^Language English/u);
  return {
    menu,
    isOpen: () => {
      const isShown = page.all('button', 'Deutsch').length === 1;
      expect(menu.getAttribute('aria-expanded')).toBe(String(isShown));
      return isShown;
    },
    openWith: (inside: string) => {
      page.press(menu);
      const item = page.button(inside);
      page.focus(item);
      return item;
    },
  };
}

describe('a menu', () => {
  it('is opened and closed by its button, which says what it’s about', () => {
    const { menu, isOpen } = open();
    expect(isOpen()).toBe(false);
    page.press(menu);
    expect(isOpen()).toBe(true);
    page.press(menu);
    expect(isOpen()).toBe(false);
  });

  it('is closed by Escape, which gives the focus back to the button', () => {
    const { menu, isOpen, openWith } = open();
    openWith('Türkçe');
    page.key('Escape');
    expect([isOpen(), document.activeElement]).toEqual([false, menu]);
  });

  it('is closed by what was chosen, and the focus goes back too', () => {
    const { menu, isOpen, openWith } = open();
    page.press(openWith('Deutsch'));
    expect([isOpen(), document.activeElement]).toEqual([false, menu]);
  });

  it('stays open while something else in it is pressed', () => {
    const { isOpen, openWith } = open();
    page.press(openWith('Türkçe'));
    expect(isOpen()).toBe(true);
  });

  it('is closed by a link, which may lead to the same page', () => {
    const { isOpen, openWith } = open();
    openWith('Türkçe');
    page.press(page.one('link', 'Help'));
    expect(isOpen()).toBe(false);
  });

  it('is closed when the focus goes elsewhere, and stays there', () => {
    const { isOpen, openWith } = open();
    openWith('Türkçe');
    const elsewhere = page.button('Elsewhere');
    page.focus(elsewhere);
    expect([isOpen(), document.activeElement]).toEqual([false, elsewhere]);
  });

  it('is closed when something else is pressed, though that takes no focus', () => {
    const { isOpen, openWith } = open();
    openWith('Türkçe');
    page.press(document.body);
    expect(isOpen()).toBe(false);
  });

  it('leaves other keys alone', () => {
    const { isOpen, openWith } = open();
    const inside = openWith('Türkçe');
    expect(page.key('ArrowDown')).toBe(false);
    expect([isOpen(), document.activeElement]).toEqual([true, inside]);
  });
});
