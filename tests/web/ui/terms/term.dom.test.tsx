import { describe, expect, it, vi } from 'vitest';
import { HasLessons } from '../../../../web/src/ui/LessonLink';
import { WithTerms } from '../../../../web/src/ui/terms/Term';
import * as page from '../../render';

function open(hasLessons = true) {
  const onKeyDown = vi.fn();
  page.mount(
    <HasLessons.Provider value={hasLessons}>
      <div onKeyDown={onKeyDown}>
        <WithTerms>{'What is the ⟦mex|mex⟧ of it?'}</WithTerms>
        <button>Elsewhere</button>
      </div>
    </HasLessons.Provider>,
  );
  const word = page.button('mex');
  const point = (type: string, pointerType: string) =>
    page.react(() => word.parentElement!.dispatchEvent(new PointerEvent(type, { pointerType })));
  return {
    word,
    onKeyDown,
    isOpen: () => document.body.textContent.includes('that is missing from a set.'),
    come: (pointerType: string) => point('pointerenter', pointerType),
    go: (pointerType: string) => point('pointerleave', pointerType),
  };
}

describe('a term', () => {
  it('is a word of its sentence, explained to those who hear it', () => {
    const { word, isOpen } = open();
    expect(page.one('main').textContent).toBe('What is the mex of it?Elsewhere');
    expect(word.getAttribute('aria-description')).toMatch(
      /^The smallest of .* that is missing from a set\. .*= 2/u,
    );
    expect(isOpen()).toBe(false);
  });

  it('is explained while it has the focus', () => {
    const { word, isOpen } = open();
    page.focus(word);
    expect(isOpen()).toBe(true);
    page.focus(page.button('Elsewhere'));
    expect(isOpen()).toBe(false);
  });

  it('is explained while a mouse points at it', () => {
    const { isOpen, come, go } = open();
    come('mouse');
    expect(isOpen()).toBe(true);
    go('mouse');
    expect(isOpen()).toBe(false);
  });

  it('stays explained when a mouse leaves it that has the focus', () => {
    const { word, isOpen, come, go } = open();
    page.focus(word);
    come('mouse');
    go('mouse');
    expect(isOpen()).toBe(true);
  });

  it('is explained to a finger once it’s tapped, though that gives it no focus', () => {
    const { word, isOpen, come } = open();
    come('touch');
    expect(isOpen()).toBe(false);
    page.react(() => word.click());
    expect(isOpen()).toBe(true);
  });

  it('is no longer explained once something else is pressed', () => {
    const { word, isOpen } = open();
    page.react(() => word.click());
    page.press(document.body);
    expect(isOpen()).toBe(false);
  });

  it('is closed by Escape, which nothing around it hears', () => {
    const { word, isOpen, onKeyDown } = open();
    page.focus(word);
    page.key('Escape');
    expect([isOpen(), onKeyDown.mock.calls]).toEqual([false, []]);
    page.key('Escape');
    expect(onKeyDown).toHaveBeenCalledOnce();
  });

  it('leads to its lesson, which the Tab key passes by until it’s pressed', () => {
    const { word } = open();
    page.focus(word);
    const names = () => page.tabStops().map(page.nameOf);
    expect(names()).toEqual(['mex', 'Elsewhere']);
    page.press(word);
    expect(names()).toEqual(['mex', 'Go to its lesson', 'Elsewhere']);
    expect(page.one('link').getAttribute('href')).toBe('#/learn/mex?part=build');
  });

  it('leads to no lesson in a frame, where there is none', () => {
    const { word } = open(false);
    page.press(word);
    expect(page.all('link')).toEqual([]);
  });

  it('stays explained while the focus goes on to that link', () => {
    const { word, isOpen } = open();
    page.press(word);
    page.focus(page.one('link'));
    expect([isOpen(), page.tabStops()[1]]).toEqual([true, page.one('link')]);
  });

  it('stays explained while other keys are pressed, which are for what is around it', () => {
    const { word, isOpen, onKeyDown } = open();
    page.focus(word);
    page.key('ArrowDown');
    expect(isOpen()).toBe(true);
    expect(onKeyDown).toHaveBeenCalledOnce();
  });
});
