import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { onResize } from '../viewport/on_resize';

/** Keeps an element's height as long as its width stays the same, so that content below it never jumps up. */
export function useStableHeight(room: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    let width = 0;
    return onResize(element, () => {
      if (element.offsetWidth !== width) element.style.minBlockSize = '';
      width = element.offsetWidth;
      element.style.minBlockSize = `${element.offsetHeight}px`;
    });
  }, [room]);
}
