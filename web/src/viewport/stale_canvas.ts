import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * Calls `redraw` when the canvases in an element must be drawn again although their pictures are the same: the pixel
 * ratio has changed, by another screen or the page's zoom, or the browser has restored a lost context. Returns how to
 * stop.
 */
export function onStaleCanvas(element: Element, redraw: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  // The event doesn't bubble.
  element.addEventListener('contextrestored', redraw, { capture: true, signal });
  const watchPixelRatio = () =>
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        redraw();
        watchPixelRatio();
      },
      { once: true, signal },
    );
  watchPixelRatio();
  return () => stopped.abort();
}

/** A number that changes whenever the canvases in an element must be drawn again. */
export function useStaleCanvas(container: RefObject<Element | null>): number {
  const [redraws, setRedraws] = useState(0);
  useLayoutEffect(() => {
    if (container.current === null) return undefined;
    return onStaleCanvas(container.current, () => setRedraws((before) => before + 1));
  }, [container]);
  return redraws;
}
