/**
 * The connection between `course.js` and the frame's script in one document, as in packages for course sites: a
 * separate frame would be sandboxed, and sites refuse their files to a frame without cookies.
 */
import type { FromFrameBody, ToFrameBody } from './messages';

export interface CourseLink {
  /**
   * Called by the frame's script when it runs: the query of the frame's address, once the course site has returned the
   * stored work.
   */
  readonly query: () => Promise<string>;
  /** Receives the messages of the frame to its host. */
  hear(message: FromFrameBody): void;
  /** Called by the frame with a function that receives all requests from then on. */
  readonly connect: (ask: (request: ToFrameBody) => void) => void;
  /** Calls `show` with each line that belongs beside the reader's answer, '' for none, the current one at once. */
  onLine(show: (line: string) => void): void;
}

declare global {
  interface Window {
    /** Set by `course.js`, which comes before the frame's script. */
    tartanCourse?: CourseLink;
  }
}
