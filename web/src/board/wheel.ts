const LINE = 1;
/** In pixels. */
const MOST = 60;

/** How much one turn of the wheel brings nearer, whatever unit the browser counts it in: the same for all that is zoomed. */
export function wheelZoom({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const pixels = deltaY * (deltaMode === LINE ? 16 : 1);
  return 2 ** (-Math.min(Math.max(pixels, -MOST), MOST) / (2 * MOST));
}
