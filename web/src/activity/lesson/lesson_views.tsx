import type { ComponentType, RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { lazily } from '../../ui/lazily';
import { partId, type OpenLesson } from './lesson';
import type { LearnModel } from './learn_model';
import type { Lesson } from './lessons';
import { scrollingPanelOf } from '../../ui/use_crossing';
import { isThere } from './use_reached';

export interface LearnProps {
  readonly model: LearnModel;
}

export interface LessonProps extends LearnProps {
  readonly lesson: Lesson;
  readonly open: OpenLesson;
}

/** A view for each lesson, whose text comes when it is first shown, and with it what shows it. */
export function lessonViews(
  loadView: () => Promise<ComponentType<LessonProps>>,
): (lesson: Lesson) => ComponentType<LearnProps> {
  const views = new Map<string, ComponentType<LearnProps>>();
  return (lesson) => {
    const view =
      views.get(lesson.slug) ??
      lazily<LearnProps>(async ({ model }) => {
        const [open, View] = await Promise.all([model.open(lesson), loadView()]);
        return () => <View model={model} lesson={lesson} open={open} />;
      });
    views.set(lesson.slug, view);
    return view;
  };
}

/**
 * A part of a lesson that is arrived at comes to the top of the window and has the focus. A lesson as a whole, and the
 * list, begin at the top of the page; beside a board nothing moves unless its title lies above, nor where the page has just
 * been opened.
 */
export function useArrival(page: RefObject<HTMLElement | null>, model: LearnModel): void {
  const arrival = model.arrival.value;
  useLayoutEffect(() => {
    const { part, isFirst } = arrival;
    const asked = part === undefined ? null : document.getElementById(partId(part));
    let stay: (() => void) | undefined;
    // A part that had not come yet is there a moment later.
    if (asked !== null && !isThere(asked)) queueMicrotask(arrive);
    else arrive();

    function arrive() {
      // A tab that has just been pressed keeps the focus, and its lesson begins below it.
      const isTab = document.activeElement?.getAttribute('role') === 'tab';
      const heading =
        asked ?? (isFirst ? undefined : page.current?.querySelector<HTMLElement>('h1, h2'));
      if (!isTab) heading?.focus({ preventScroll: true });
      if (heading === null || heading === undefined) return;
      if (heading.localName === 'h1') scrollTo({ top: 0, behavior: 'instant' });
      else if (part !== undefined) stay = keepAtTop(heading);
      else if (isAboveSight(heading)) toTop(heading);
    }

    return () => stay?.();
  }, [arrival]);
}

function toTop(heading: HTMLElement): void {
  heading.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** What is above it may still grow: until the reader does something, it stays at the top. Returns what lets it go. */
export function keepAtTop(heading: HTMLElement): () => void {
  const growing = new ResizeObserver(() => toTop(heading));
  const stop = () => growing.disconnect();
  toTop(heading);
  growing.observe(document.body);
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(act, stop, { once: true, passive: true });
  return stop;
}

/** In its panel, or in the window below the board that stays above it. */
function isAboveSight(heading: HTMLElement): boolean {
  const { top } = heading.getBoundingClientRect();
  const panelTop = scrollingPanelOf(heading)?.getBoundingClientRect().top ?? 0;
  const covered = Number.parseFloat(getComputedStyle(heading).scrollMarginBlockStart);
  return top < panelTop + covered;
}
