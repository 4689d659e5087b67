import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * When the focused element disappears, moves the focus to `next`. Otherwise it would be lost, and a reader without a
 * pointer would have to start again from the top.
 */
export function useFocusFallback(
  part: RefObject<HTMLElement | null>,
  next: () => HTMLElement | null | undefined,
): void {
  // Checked while rendering, before the old content is removed.
  const hadFocus = part.current?.contains(document.activeElement) ?? false;
  useEffect(() => {
    if (hadFocus && document.activeElement === document.body) next()?.focus();
  });
}

/**
 * Does the same only when `shown`, a page or a mode, changes. Elements that disappear in between are handled by smaller
 * parts.
 */
export function useFocusFallbackAcross(
  part: RefObject<HTMLElement | null>,
  shown: string,
  next: () => HTMLElement | null | undefined,
): void {
  const last = useRef(shown);
  useFocusFallback(part, () => (shown === last.current ? undefined : next()));
  useEffect(() => {
    last.current = shown;
  });
}
