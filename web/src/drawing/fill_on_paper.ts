/**
 * What an element holds on paper alone, instead of canvases: those can't be painted anew for printing, as
 * Chromium then prints each stroke, and what clears an upper canvas wipes out the lower ones. Where a browser doesn't say that it prints, the element stays empty.
 * Returns how to stop.
 */
export function fillOnPaper(element: HTMLElement, content: () => string): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  addEventListener('beforeprint', () => (element.innerHTML = content()), { signal });
  addEventListener('afterprint', () => (element.innerHTML = ''), { signal });
  return () => stopped.abort();
}
