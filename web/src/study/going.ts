/** Navigation in a study: every way to show another position, study or mode. */
import { createEvent, type StudyEvent } from './events';

export interface Going {
  /** Makes a change, after which the computer may be to move. */
  readonly go: (change: () => void) => void;
  /** Makes a change; the computer doesn't move because of it. */
  readonly goQuietly: (change: () => void) => void;
  /** Emitted just before: pending work such as a turn of the computer must stop. */
  readonly leaving: StudyEvent;
  /** Emitted right after, unless the change was silent. */
  readonly arrived: StudyEvent;
}

export function createGoing(): Going {
  const leaving = createEvent();
  const arrived = createEvent();

  function goQuietly(change: () => void) {
    leaving.tell();
    change();
  }

  return {
    goQuietly,
    go(change) {
      goQuietly(change);
      arrived.tell();
    },
    leaving,
    arrived,
  };
}
