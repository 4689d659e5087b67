import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { COMFORTABLE_CELL, type Space } from './geometry';
import { onResize } from '../viewport/on_resize';

/** A cell of a small board gets no larger. */
const LARGEST_CELL = 112;
/** As a part of the window's height, so that a finger has some page beside the board to scroll by. */
const WINDOW_SHARE = 0.85;
/** In pixels: with five rows, a finger can still press each disc. */
const LEAST_HEIGHT = 256;
/** Of the letters around the board. */
const FONT_SHARE = 0.75;

/** What the room follows from. */
export interface Room {
  /** Whether the place of the board has a height of its own, which the board then has. */
  readonly fills?: boolean | undefined;
  /** In pixels; most of the window's height, unless something else is said. */
  readonly mostHeight?: number | undefined;
  /** In pixels: the part of the window's height for what should be seen together with the board. */
  readonly beside?: number | undefined;
  /** In pixels; a usual size, unless told otherwise. */
  readonly largestCell?: number | undefined;
}

/**
 * How much room the board has: as wide as its place, and as high too where it fills that, or else not higher
 * than `mostHeight` or what the window leaves besides `beside` pixels.
 */
export function useSpace(
  place: RefObject<HTMLElement | null>,
  { fills = false, mostHeight, beside = 0, largestCell = LARGEST_CELL }: Room,
  /** Of the board: another size may bring other tools, and so another place, at once. */
  { rows, columns }: { readonly rows: number; readonly columns: number },
): Space | undefined {
  const [space, setSpace] = useState<Space>();
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => {
      const window = document.documentElement.clientHeight;
      const left = fills
        ? element.clientHeight
        : Math.max(Math.min(window * WINDOW_SHARE, window - beside), LEAST_HEIGHT);
      const now: Space = {
        width: element.clientWidth,
        height: Math.round(mostHeight ?? left),
        largestCell,
        leastCell: COMFORTABLE_CELL,
        fontSize: marginFontSize(element),
      };
      setSpace((before) => (before !== undefined && isSame(before, now) ? before : now));
    };
    measure();
    const stopObserving = onResize(element, measure);
    const stopped = new AbortController();
    addEventListener('resize', measure, { signal: stopped.signal });
    return () => {
      stopObserving();
      stopped.abort();
    };
  }, [place, fills, mostHeight, beside, largestCell, rows, columns]);
  return space;
}

function isSame(one: Space, other: Space): boolean {
  return (
    one.width === other.width &&
    one.height === other.height &&
    one.largestCell === other.largestCell &&
    one.fontSize === other.fontSize
  );
}

/** In pixels, for a board that stands in this element. */
export function marginFontSize(container: Element): number {
  return Math.round(Number.parseFloat(getComputedStyle(container).fontSize) * FONT_SHARE);
}
