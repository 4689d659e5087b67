import { afterEach, expect, it, vi } from 'vitest';
import { onStaleCanvas } from '../../../web/src/viewport/stale_canvas';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A window whose screen changes, with an element in it. */
function browser() {
  const queries = new Map<string, EventTarget>();
  vi.stubGlobal('matchMedia', (query: string) => {
    const media = queries.get(query) ?? new EventTarget();
    queries.set(query, media);
    return media;
  });
  const setRatio = (ratio: number) => vi.stubGlobal('devicePixelRatio', ratio);
  setRatio(1);
  return {
    element: new EventTarget() as Element,
    comeToScreenOf: (ratio: number) => {
      const left = queries.get(`(resolution: ${devicePixelRatio}dppx)`);
      setRatio(ratio);
      left?.dispatchEvent(new Event('change'));
    },
  };
}

it('draws again on every other screen', () => {
  const { element, comeToScreenOf } = browser();
  const redraw = vi.fn();
  const stop = onStaleCanvas(element, redraw);
  for (const [place, ratio] of [2, 1.5, 1, 2].entries()) {
    comeToScreenOf(ratio);
    expect(redraw).toHaveBeenCalledTimes(place + 1);
  }
  stop();
  comeToScreenOf(1);
  expect(redraw).toHaveBeenCalledTimes(4);
});

it('draws again when a context is given back', () => {
  const { element } = browser();
  const redraw = vi.fn();
  const stop = onStaleCanvas(element, redraw);
  element.dispatchEvent(new Event('contextrestored'));
  expect(redraw).toHaveBeenCalledOnce();
  stop();
  element.dispatchEvent(new Event('contextrestored'));
  expect(redraw).toHaveBeenCalledOnce();
});
