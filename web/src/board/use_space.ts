import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { COMFORTABLE_CELL_PX, type AvailableSpace } from './geometry';
import { onResize } from '../viewport/on_resize';

/** The largest cell of a small board, in pixels. */
const MAX_CELL_PX = 112;
/** A fraction of the window's height, so that a finger can scroll the page beside the board. */
const WINDOW_SHARE = 0.85;
/** In pixels: with five rows, a finger can still press each disc. */
const MIN_HEIGHT_PX = 256;
/** The font size around the board, relative to its container. */
const FONT_SHARE = 0.75;

/** The limits of the board's room. */
export interface BoardRoom {
  /** The board fills the height of its container. */
  readonly fills?: boolean | undefined;
  /** In pixels; by default most of the window's height. */
  readonly mostHeight?: number | undefined;
  /** In pixels: the part of the window's height for what should be visible together with the board. */
  readonly beside?: number | undefined;
  /** In pixels; has a default. */
  readonly largestCell?: number | undefined;
}

/**
 * The room of the board: as wide as its container, and as high as it if it `fills` that, or else at most `mostHeight`
 * or the window's height less `beside`.
 */
export function useBoardRoom(
  place: RefObject<HTMLElement | null>,
  { fills = false, mostHeight, beside = 0, largestCell = MAX_CELL_PX }: BoardRoom,
  /** The board's size, since another size may bring other tools, and so another place, at once. */
  { rows, columns }: { readonly rows: number; readonly columns: number },
): AvailableSpace | undefined {
  const [space, setSpace] = useState<AvailableSpace>();
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => {
      const window = document.documentElement.clientHeight;
      const left = fills
        ? element.clientHeight
        : Math.max(Math.min(window * WINDOW_SHARE, window - beside), MIN_HEIGHT_PX);
      const now: AvailableSpace = {
        width: element.clientWidth,
        height: Math.round(mostHeight ?? left),
        largestCell,
        leastCell: COMFORTABLE_CELL_PX,
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

function isSame(one: AvailableSpace, other: AvailableSpace): boolean {
  return (
    one.width === other.width &&
    one.height === other.height &&
    one.largestCell === other.largestCell &&
    one.fontSize === other.fontSize
  );
}

/** In pixels, for a board in this element. */
export function marginFontSize(container: Element): number {
  return Math.round(Number.parseFloat(getComputedStyle(container).fontSize) * FONT_SHARE);
}
