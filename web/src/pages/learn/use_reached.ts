import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { useLesson } from './lesson';
import type { LessonPart } from './lesson';

/** How far up something has to be until a reader has come to it: two fifths of the window, or of a panel. */
const REACHED = { window: '0px 0px -60% 0px', panel: '0px 0px -40% 0px' };

/** Tells each time the reader comes to a part of a lesson, by scrolling the window or the panel that it lies in. */
export function useReached(part: RefObject<HTMLElement | null>, onReached: () => void): void {
  useEffect(() => {
    if (part.current === null) return;
    const isBeside = part.current.closest('[role=tabpanel]') !== null;
    const seen = new IntersectionObserver(
      (entries) => {
        // It may still tell of what it saw before it was disconnected.
        if (part.current !== null && entries.some(({ isIntersecting }) => isIntersecting))
          onReached();
      },
      // In a narrow window the board covers what lies above.
      {
        root: scrollingPanelOf(part.current),
        rootMargin: REACHED[isBeside ? 'panel' : 'window'],
      },
    );
    seen.observe(part.current);
    return () => seen.disconnect();
  }, []);
}

/** Puts a section among the contents of the lesson, and tells of each time the reader comes to it. */
export function usePart(
  section: RefObject<HTMLElement | null>,
  { name, title }: Pick<LessonPart, 'name' | 'title'>,
): void {
  const { parts, reach } = useLesson();
  useLayoutEffect(() => {
    if (parts.peek().some((part) => part.name === name)) return;
    const lang = section.current?.closest<HTMLElement>('[lang]')?.lang ?? '';
    parts.value = [...parts.peek(), { name, title, lang }];
  }, []);
  useReached(section, () => reach(name));
}

/** The panel beside a board that a part of a lesson lies in, if it scrolls by itself. */
export function scrollingPanelOf(part: Element): Element | null {
  const panel = part.closest('[role=tabpanel]');
  return panel !== null && getComputedStyle(panel).overflowY !== 'visible' ? panel : null;
}
