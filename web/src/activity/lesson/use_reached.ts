import type { RefObject } from 'preact';
import { useContext, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { scrollingPanelOf, useCrossing } from '../../ui/use_crossing';
import { LessonSurroundings, partId, useLesson, type LessonPart } from './lesson';

/** The line at which a part counts as reached, in percent of the height of the window or of a panel. */
const REACHED = { window: 40, panel: 60 };

/** The line for boards, which is lower, as text about a board surrounds it. */
const BOARD_REACHED_PERCENT = 65;

/**
 * Calls `onReached` each time the reader comes to a board of a lesson, by scrolling the window or the panel around it.
 */
export function useReached(board: RefObject<HTMLElement | null>, onReached: () => void): void {
  useCrossing(
    board,
    () => BOARD_REACHED_PERCENT,
    (isAbove) => isAbove && onReached(),
  );
}

const aboveLine = (element: Element) =>
  REACHED[element.closest('[role=tabpanel]') === null ? 'window' : 'panel'];

/** In milliseconds: parts that wait for an answer are rendered after this delay too, for printing. */
const LATEST_MS = 8000;

/**
 * Adds a section to the contents of the lesson, and reports each time the reader comes to it. It is hidden until the
 * questions before it are answered, but not in the page of a course. A hidden section is rendered after a while all the
 * same, for printing.
 */
export function usePart(
  section: RefObject<HTMLElement | null>,
  { name, title, questions = [] }: Pick<LessonPart, 'name' | 'title'> & Partial<LessonPart>,
): { readonly waits: boolean; readonly isDrawn: boolean } {
  const { parts, reach, hasCome } = useLesson();
  const { isFramed } = useContext(LessonSurroundings);
  useLayoutEffect(() => {
    const lang = section.current?.closest<HTMLElement>('[lang]')?.lang ?? '';
    const part = { name, title, lang, questions };
    const others = parts.peek();
    const place = others.findIndex((other) => other.name === name);
    // In another language it has another title.
    parts.value = place < 0 ? [...others, part] : others.with(place, part);
  }, [title]);
  useCrossing(section, aboveLine, () => {
    const part = section.current && partAtLine(parts.peek(), section.current);
    if (part) reach(part.name);
  });
  const waits = !isFramed && !hasCome(name);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const late = setTimeout(() => setLate(true), LATEST_MS);
    return () => clearTimeout(late);
  }, [waits]);
  return { waits, isDrawn: !waits || isLate };
}

/**
 * The last part that begins above the line. Of two visible parts, the earlier one is current again when the reader
 * scrolls back to its end.
 */
function partAtLine(parts: readonly LessonPart[], section: Element): LessonPart | undefined {
  const panel = scrollingPanelOf(section)?.getBoundingClientRect();
  const { top, height } = panel ?? { top: 0, height: innerHeight };
  const line = top + (height * aboveLine(section)) / 100;
  return parts.findLast(({ name }) => {
    const heading = document.getElementById(partId(name));
    return heading !== null && isRendered(heading) && heading.getBoundingClientRect().top < line;
  });
}

/** True if it is rendered: a hidden part is not. */
export function isRendered(heading: HTMLElement): boolean {
  return heading.offsetParent !== null;
}
