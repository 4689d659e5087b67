import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { onResize } from '../viewport/on_resize';

/** What has grown stays as high while it is as wide, so that nothing below it jumps back. */
export function useKeptRoom(room: RefObject<HTMLElement | null>): void {
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
