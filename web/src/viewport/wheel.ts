import { clamp } from '../drawing/box';

/** In pixels, by `deltaMode`: a pixel, a line, a page. */
const UNITS = [1, 16, 800];
/** A pinch on a trackpad comes as a wheel with Ctrl, of so many pixels for a factor of e. */
const PINCH = 100;
/** A mouse's wheel turns by more than a pixel: as far as this, to either side. */
const LARGEST_FACTOR = 2;

export type WheelTurn =
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'pan'; readonly right: number };

/**
 * What a turn of the wheel does to anything that is zoomed, whatever unit the browser counts it in. It zooms with Ctrl,
 * and moves sideways; otherwise the wheel scrolls the page, and this is undefined.
 */
export function readWheel({
  ctrlKey,
  deltaX,
  deltaY,
  deltaMode,
}: Pick<WheelEvent, 'ctrlKey' | 'deltaX' | 'deltaY' | 'deltaMode'>): WheelTurn | undefined {
  const unit = UNITS[deltaMode] ?? 1;
  if (ctrlKey) {
    const factor = Math.exp((-deltaY * unit) / PINCH);
    return { kind: 'zoom', factor: clamp(factor, 1 / LARGEST_FACTOR, LARGEST_FACTOR) };
  }
  return Math.abs(deltaX) > Math.abs(deltaY) ? { kind: 'pan', right: -deltaX * unit } : undefined;
}
