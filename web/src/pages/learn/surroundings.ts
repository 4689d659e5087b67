/** What is around a lesson: the site, or the page of a course. */
import { createContext } from 'preact';

export interface Surroundings {
  /**
   * In the page of a course. There links open in another tab, nothing leads to other pages, and the lesson
   * never moves the focus or the window by itself.
   */
  readonly isFramed: boolean;
  /** Whether the reader may draw other exercises. */
  readonly hasOtherSets: boolean;
}

export const LessonSurroundings = createContext<Surroundings>({
  isFramed: false,
  hasOtherSets: true,
});
