/** The one way to show something else than before, whoever asks for it. */
import { createEvent, type StudyEvent } from './events';

export interface Going {
  /** Shows something else, after which the computer may be to move. */
  readonly go: (change: () => void) => void;
  /** Shows something else, and the computer does not move by that. */
  readonly goQuietly: (change: () => void) => void;
  /** Told just before: nothing may come any more of what was begun, such as a turn of the computer. */
  readonly leaving: StudyEvent;
  /** Told right after, unless it was done quietly. */
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
