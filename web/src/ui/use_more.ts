import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Marks on a horizontally scrolling element on which sides it continues: `styles/base.css` fades it out there. */
export function useMore(room: RefObject<HTMLElement | null>, holds: unknown): void {
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const tell = () => (element.dataset.more = moreRowsOf(element));
    const sizes = new ResizeObserver(tell);
    sizes.observe(element);
    element.addEventListener('scroll', tell);
    tell();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', tell);
    };
  }, [room, holds]);
}

type Scrolling = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/**
 * Lengths may be fractions of a pixel. In right-to-left text scrolling begins at the right end, and counts down from 0.
 */
export function moreRowsOf({ scrollLeft, scrollWidth, clientWidth }: Scrolling): string {
  const gone = Math.abs(scrollLeft);
  return [gone > 1 && 'start', gone + clientWidth < scrollWidth - 1 && 'end']
    .filter(Boolean)
    .join(' ');
}
