/**
 * An event of a study. The parts of a study are created one after another; a later one listens to events of earlier
 * ones, so that no part needs to know one that doesn't exist yet.
 */
export interface StudyEvent {
  /** Calls all listeners, in the order in which they were added. */
  readonly emit: () => void;
  readonly on: (listener: () => void) => void;
}

export function createEvent(): StudyEvent {
  const listeners: (() => void)[] = [];
  return {
    emit() {
      for (const listener of listeners) listener();
    },
    on(listener) {
      listeners.push(listener);
    },
  };
}
