const LINE = 1;
/** In pixels. */
const MOST = 60;

/**
 * How much one turn of the wheel brings nearer, whatever unit the browser counts it in: the same for all that is zoomed.
 * It takes Ctrl, as a pinch on a trackpad has it; otherwise the wheel scrolls the page, and this is undefined.
 */
export function wheelZoom({
  ctrlKey,
  deltaY,
  deltaMode,
}: Pick<WheelEvent, 'ctrlKey' | 'deltaY' | 'deltaMode'>): number | undefined {
  if (!ctrlKey) return undefined;
  const pixels = deltaY * (deltaMode === LINE ? 16 : 1);
  return 2 ** (-Math.min(Math.max(pixels, -MOST), MOST) / (2 * MOST));
}
