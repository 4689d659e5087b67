/**
 * Calls `measure` in the frame after the element was resized. Layout changes within the observer's own callback could
 * resize it once more, which browsers report as an error. Returns how to stop.
 */
export function onResize(element: Element, measure: () => void): () => void {
  let request = 0;
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(request);
    request = requestAnimationFrame(measure);
  });
  sizes.observe(element);
  return () => {
    cancelAnimationFrame(request);
    sizes.disconnect();
  };
}
