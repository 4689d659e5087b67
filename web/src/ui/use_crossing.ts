/** Observes when an element comes into or near the visible part of the window, or of a panel that scrolls. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** An element this far below the top of the window, in percent of its height, counts as near. */
const NEAR_PERCENT = 150;

/** True once the element has come near the window: costly work waits for that. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useCrossing(
    element,
    () => NEAR_PERCENT,
    (isAbove) => isAbove && setNear(true),
  );
  return isNear;
}

/** Calls `onCross` when the element moves above a line, given in percent of the height, or leaves. */
export function useCrossing(
  element: RefObject<HTMLElement | null>,
  lineOf: (element: Element) => number,
  onCross: (isAbove: boolean) => void,
): void {
  useEffect(() => {
    if (element.current === null) return;
    const seen = new IntersectionObserver(
      (entries) => {
        // The observer may report after the element was removed.
        if (element.current !== null) onCross(entries.some(({ isIntersecting }) => isIntersecting));
      },
      // In a narrow window the board covers the upper part.
      {
        root: scrollingPanelOf(element.current),
        rootMargin: `0px 0px ${lineOf(element.current) - 100}% 0px`,
      },
    );
    seen.observe(element.current);
    return () => seen.disconnect();
  }, []);
}

/** The panel beside a board that contains the element, if it scrolls by itself. */
export function scrollingPanelOf(element: Element): Element | null {
  const panel = element.closest('[role=tabpanel]');
  return panel !== null && getComputedStyle(panel).overflowY !== 'visible' ? panel : null;
}
