import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { LearnModel } from './learn_model';
import { partId } from './lesson';

/**
 * Whoever comes to a part of a lesson has it at the top of the window, and the focus there; whoever comes to a
 * lesson as a whole has the top of its page, or its title beside a board. To the list or a lesson as a whole nobody is led who has only just
 * opened the page.
 */
export function useArrival(page: RefObject<HTMLElement | null>, model: LearnModel): void {
  const arrival = model.arrival.value;
  useLayoutEffect(() => {
    const { part, isFirst } = arrival;
    const asked = part === undefined ? null : document.getElementById(partId(part));
    const heading =
      asked ?? (isFirst ? undefined : page.current?.querySelector<HTMLElement>('h1, h2'));
    heading?.focus({ preventScroll: true });
    if (heading?.localName === 'h1') scrollTo({ top: 0, behavior: 'instant' });
    else heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [arrival]);
}
