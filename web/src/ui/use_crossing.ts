/** When something comes into sight, or near to it, by scrolling the window or the panel that it lies in. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Half a window below its end. */
const NEAR = 150;

/** Whether something has come near the window: what costs time waits for it. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useCrossing(
    element,
    () => NEAR,
    (isAbove) => isAbove && setNear(true),
  );
  return isNear;
}

/** Tells when something comes above a line, so many percent down, or goes from there. */
export function useCrossing(
  element: RefObject<HTMLElement | null>,
  lineOf: (element: Element) => number,
  onCross: (isAbove: boolean) => void,
): void {
  useEffect(() => {
    if (element.current === null) return;
    const seen = new IntersectionObserver(
      (entries) => {
        // What was seen just before the element went away may be told after it.
        if (element.current !== null) onCross(entries.some(({ isIntersecting }) => isIntersecting));
      },
      // In a narrow window the board covers what lies above.
      {
        root: scrollingPanelOf(element.current),
        rootMargin: `0px 0px ${lineOf(element.current) - 100}% 0px`,
      },
    );
    seen.observe(element.current);
    return () => seen.disconnect();
  }, []);
}

/** The panel beside a board that something lies in, if it scrolls by itself. */
export function scrollingPanelOf(element: Element): Element | null {
  const panel = element.closest('[role=tabpanel]');
  return panel !== null && getComputedStyle(panel).overflowY !== 'visible' ? panel : null;
}
