/**
 * Calls `measure` when the element has got another size, in the frame after it: what is laid out anew while
 * the browser still tells of sizes may change them once more, which is an error of the window.
 * Returns how to stop.
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
