import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** They move within themselves what is pressed in them. */
const WHOLES = '[role=grid], [role=listbox]';

/**
 * What was pressed last in the main part of the page stays where it is in the window when something above it
 * gets higher or lower. Browsers that hold a place by themselves hold that of what is topmost. `part` is any
 * part of it.
 */
export function useKeptPlace(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current?.closest('main') ?? null;
    if (element === null) return;
    let pressed: Element | undefined;
    let place = 0;

    const look = () => {
      const box = pressed?.getBoundingClientRect();
      // What has gone away, or is out of sight, has no place to be kept.
      if (box === undefined || !pressed?.isConnected || box.bottom < 0 || box.top > innerHeight)
        pressed = undefined;
      else place = box.top;
    };
    const press = ({ target }: Event) => {
      pressed = target instanceof Element ? (target.closest(WHOLES) ?? target) : undefined;
      look();
    };
    const keep = () => {
      if (pressed?.isConnected !== true) return;
      const moved = pressed.getBoundingClientRect().top - place;
      if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
      look();
    };

    const stopped = new AbortController();
    const options = { capture: true, passive: true, signal: stopped.signal };
    for (const kind of ['pointerdown', 'click', 'keydown'])
      element.addEventListener(kind, press, options);
    addEventListener('scroll', look, options);
    const sizes = new ResizeObserver(keep);
    sizes.observe(element);
    return () => {
      stopped.abort();
      sizes.disconnect();
    };
  }, [part]);
}
