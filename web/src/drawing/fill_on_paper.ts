/**
 * Fills an element in print only, in place of canvases. Those can't be painted again for printing: Chromium would print
 * each stroke, and clearing an upper canvas would wipe out the lower ones. In browsers without print events the element
 * stays empty. Returns how to stop.
 */
export function fillOnPaper(element: HTMLElement, content: () => string): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  addEventListener('beforeprint', () => (element.innerHTML = content()), { signal });
  addEventListener('afterprint', () => (element.innerHTML = ''), { signal });
  return () => stopped.abort();
}
