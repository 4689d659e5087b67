import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { onResize } from '../viewport/on_resize';
import { scaleOf } from '../viewport/point_of';

/** The width of an element without borders, in whole pixels, rounded down; 0 while it isn't rendered. */
export function useWidth(container: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const measure = () =>
      setWidth(Math.floor(element.getBoundingClientRect().width / scaleOf(element).x));
    measure();
    return onResize(element, measure);
  }, [container]);
  return width;
}
