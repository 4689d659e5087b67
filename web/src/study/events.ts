/**
 * Something that happens in a study. The parts of a study are made one after another; one that comes later listens
 * to those that were there before it, and so none has to know another that is yet to come.
 */
export interface StudyEvent {
  /** Tells all who listen, who listened first first. */
  readonly tell: () => void;
  readonly on: (listener: () => void) => void;
}

export function createEvent(): StudyEvent {
  const listeners: (() => void)[] = [];
  return {
    tell() {
      for (const listener of listeners) listener();
    },
    on(listener) {
      listeners.push(listener);
    },
  };
}
