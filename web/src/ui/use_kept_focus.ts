import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * When what has the focus goes away in a part of the page, the focus goes on to `next` and not to
 * nowhere, from where a reader without a pointer would have to come all the way back.
 */
export function useKeptFocus(
  part: RefObject<HTMLElement | null>,
  next: () => HTMLElement | null | undefined,
): void {
  // Looked up while rendering, before the old content is gone.
  const hadFocus = part.current?.contains(document.activeElement) ?? false;
  useEffect(() => {
    if (hadFocus && document.activeElement === document.body) next()?.focus();
  });
}

/**
 * The same only where `shown`, a page or a mode, gives way to another one. What goes away while it stays is
 * the business of a smaller part.
 */
export function useKeptFocusAcross(
  part: RefObject<HTMLElement | null>,
  shown: string,
  next: () => HTMLElement | null | undefined,
): void {
  const last = useRef(shown);
  useKeptFocus(part, () => (shown === last.current ? undefined : next()));
  useEffect(() => {
    last.current = shown;
  });
}
