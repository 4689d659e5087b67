/**
 * How `course.js` and the frame's script talk where both are in one document, as in packages for course sites: a frame of its
 * own would be sandboxed, and the site wouldn't give its files to a frame without cookies.
 */
import type { FromFrameBody, ToFrameBody } from './messages';

export interface CourseLink {
  /** Called by the frame's script when it runs: the query of the frame's address, once the course site has said what work there is. */
  readonly query: () => Promise<string>;
  /** Hears what the frame tells its host. */
  hear(message: FromFrameBody): void;
  /** Called by the frame, with what is to be called for each request from then on. */
  readonly connect: (ask: (request: ToFrameBody) => void) => void;
  /** Calls back with each line that belongs beside the reader's answer, '' for none, the present one at once. */
  onLine(show: (line: string) => void): void;
}

declare global {
  interface Window {
    /** Put here by `course.js`, which comes before the frame's script. */
    tartanCourse?: CourseLink;
  }
}
