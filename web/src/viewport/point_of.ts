/** A point in CSS pixels. */
export type Point = Readonly<Record<'x' | 'y', number>>;

/**
 * The size of an element's CSS pixel in the window: 1, unless the element, the page or anything between is scaled by
 * `zoom` or `transform`.
 */
export function scaleOf(element: HTMLElement): Point {
  const { width, height } = element.getBoundingClientRect();
  return { x: scale(width, element.offsetWidth), y: scale(height, element.offsetHeight) };
}

/** The ratio of both lengths; 1 if they differ by less than a pixel, since layout sizes are rounded. */
function scale(seen: number, laidOut: number): number {
  return Math.abs(seen - laidOut) < 1 ? 1 : seen / laidOut;
}

/** Converts a point of the window to an element's CSS pixels, from its upper left corner. */
export function pointOf(
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
  element: HTMLElement,
): Point {
  const { left, top } = element.getBoundingClientRect();
  const { x, y } = scaleOf(element);
  return { x: (clientX - left) / x, y: (clientY - top) / y };
}
