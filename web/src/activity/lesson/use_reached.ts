import type { RefObject } from 'preact';
import { useContext, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { scrollingPanelOf, useCrossing } from '../../ui/use_crossing';
import { LessonSurroundings, partId, useLesson, type LessonPart } from './lesson';

/** So much of the window, or of a panel, is above the line where a reader has come to a part, in percent. */
const REACHED = { window: 40, panel: 60 };

/** What the text says of a board stands around its place, so it comes a little earlier. */
const BOARD_REACHED = 65;

/** Tells each time the reader comes to a board of a lesson, by scrolling the window or the panel that it lies in. */
export function useReached(board: RefObject<HTMLElement | null>, onReached: () => void): void {
  useCrossing(
    board,
    () => BOARD_REACHED,
    (isAbove) => isAbove && onReached(),
  );
}

const aboveLine = (element: Element) =>
  REACHED[element.closest('[role=tabpanel]') === null ? 'window' : 'panel'];

/** So many milliseconds after all else, parts that wait for an answer are drawn too, as paper has them. */
const LATE = 8000;

/**
 * Puts a section among the contents of the lesson, and tells of each time the reader comes to it. It waits until the
 * questions before it are answered, but not in the page of a course. A section that waits isn't shown; after a while
 * it's drawn all the same, for paper.
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
    const late = setTimeout(() => setLate(true), LATE);
    return () => clearTimeout(late);
  }, [waits]);
  return { waits, isDrawn: !waits || isLate };
}

/** The last part that begins above the line. Two may be in sight, and the one before is read again from its end. */
function partAtLine(parts: readonly LessonPart[], section: Element): LessonPart | undefined {
  const panel = scrollingPanelOf(section)?.getBoundingClientRect();
  const { top, height } = panel ?? { top: 0, height: innerHeight };
  const line = top + (height * aboveLine(section)) / 100;
  return parts.findLast(({ name }) => {
    const heading = document.getElementById(partId(name));
    return heading !== null && isThere(heading) && heading.getBoundingClientRect().top < line;
  });
}

/** Whether it's drawn at all: a part that waits is not. */
export function isThere(heading: HTMLElement): boolean {
  return heading.offsetParent !== null;
}
