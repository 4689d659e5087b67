/** Navigation in a study: every way to show another position, study or mode. */
import { createEvent, type StudyEvent } from './events';

export interface Navigation {
  /** Makes a change, after which the computer may be to move. */
  readonly navigate: (change: () => void) => void;
  /** Makes a change; the computer doesn't move because of it. */
  readonly navigateSilently: (change: () => void) => void;
  /** Emitted just before: pending work such as a turn of the computer must stop. */
  readonly beforeNavigation: StudyEvent;
  /** Emitted right after, unless the change was silent. */
  readonly afterNavigation: StudyEvent;
}

export function createNavigation(): Navigation {
  const beforeNavigation = createEvent();
  const afterNavigation = createEvent();

  function navigateSilently(change: () => void) {
    beforeNavigation.emit();
    change();
  }

  return {
    navigateSilently,
    navigate(change) {
      navigateSilently(change);
      afterNavigation.emit();
    },
    beforeNavigation,
    afterNavigation,
  };
}
