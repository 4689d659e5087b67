import { clamp } from '../drawing/box';

/** In pixels, by `deltaMode`: a pixel, a line, a page. */
const UNITS = [1, 16, 800];
/** A trackpad's pinch comes as a wheel event with Ctrl; this many pixels are a factor of e. */
const PINCH = 100;
/** The largest zoom of one event in either direction: a mouse's wheel turns by many pixels at once. */
const MAX_FACTOR = 2;

export type WheelEffect =
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'pan'; readonly right: number };

/**
 * The effect of a wheel event on a zoomable view, whatever unit the browser counts in: with Ctrl it zooms, and sideways
 * it pans. Undefined if the event should scroll the page.
 */
export function readWheel({
  ctrlKey,
  deltaX,
  deltaY,
  deltaMode,
}: Pick<WheelEvent, 'ctrlKey' | 'deltaX' | 'deltaY' | 'deltaMode'>): WheelEffect | undefined {
  const unit = UNITS[deltaMode] ?? 1;
  if (ctrlKey) {
    const factor = Math.exp((-deltaY * unit) / PINCH);
    return { kind: 'zoom', factor: clamp(factor, 1 / MAX_FACTOR, MAX_FACTOR) };
  }
  return Math.abs(deltaX) > Math.abs(deltaY) ? { kind: 'pan', right: -deltaX * unit } : undefined;
}
