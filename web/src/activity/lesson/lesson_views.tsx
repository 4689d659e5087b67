import type { ComponentType, RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { lazyComponent } from '../../ui/lazily';
import { partId, type OpenLesson } from './lesson';
import type { LearnModel } from './learn_model';
import type { Lesson } from './lessons';
import { scrollingPanelOf } from '../../ui/use_crossing';
import { isRendered } from './use_reached';

export interface LearnProps {
  readonly model: LearnModel;
}

export interface LessonProps extends LearnProps {
  readonly lesson: Lesson;
  readonly open: OpenLesson;
}

/** A view for each lesson, whose text and code are loaded when it is first shown. */
export function lessonViews(
  loadView: () => Promise<ComponentType<LessonProps>>,
): (lesson: Lesson) => ComponentType<LearnProps> {
  const views = new Map<string, ComponentType<LearnProps>>();
  return (lesson) => {
    const view =
      views.get(lesson.slug) ??
      lazyComponent<LearnProps>(async ({ model }) => {
        const [open, View] = await Promise.all([model.open(lesson), loadView()]);
        return () => <View model={model} lesson={lesson} open={open} />;
      });
    views.set(lesson.slug, view);
    return view;
  };
}

/**
 * On arrival at a part, scrolls it to the top of the window and focuses it. A whole lesson, and the list, begin at the
 * top of the page; beside a board nothing moves unless the title is out of view above, nor if the page has just been
 * opened.
 */
export function useArrival(page: RefObject<HTMLElement | null>, model: LearnModel): void {
  const arrival = model.arrival.value;
  useLayoutEffect(() => {
    const { part, isFirst } = arrival;
    const asked = part === undefined ? null : document.getElementById(partId(part));
    let stay: (() => void) | undefined;
    // A part that was hidden is rendered a moment later.
    if (asked !== null && !isRendered(asked)) queueMicrotask(arrive);
    else arrive();

    function arrive() {
      // A tab that was just pressed keeps the focus, and its lesson begins below it.
      const isTab = document.activeElement?.getAttribute('role') === 'tab';
      const heading =
        asked ?? (isFirst ? undefined : page.current?.querySelector<HTMLElement>('h1, h2'));
      if (!isTab) heading?.focus({ preventScroll: true });
      if (heading === null || heading === undefined) return;
      if (heading.localName === 'h1') scrollTo({ top: 0, behavior: 'instant' });
      else if (part !== undefined) stay = holdAtTop(heading);
      else if (isAboveSight(heading)) toTop(heading);
    }

    return () => stay?.();
  }, [arrival]);
}

function toTop(heading: HTMLElement): void {
  heading.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/**
 * Keeps a heading at the top while content above it is still growing, until the reader does something. Returns how to
 * stop.
 */
export function holdAtTop(heading: HTMLElement): () => void {
  const growing = new ResizeObserver(() => toTop(heading));
  const stop = () => growing.disconnect();
  toTop(heading);
  growing.observe(document.body);
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(act, stop, { once: true, passive: true });
  return stop;
}

/** True if it is above the visible part of its panel, or of the window below the board. */
function isAboveSight(heading: HTMLElement): boolean {
  const { top } = heading.getBoundingClientRect();
  const panelTop = scrollingPanelOf(heading)?.getBoundingClientRect().top ?? 0;
  const covered = Number.parseFloat(getComputedStyle(heading).scrollMarginBlockStart);
  return top < panelTop + covered;
}
