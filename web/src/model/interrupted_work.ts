/** The work of an earlier visit, or of a run that failed: offered to the reader, who decides. */
import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { BoardQuestion } from '../solver/solver';
import { sameBoard } from './board_question';
import type { KeptWork, WorkStore } from './work_store';

export interface InterruptedWork {
  readonly offer: ReadonlySignal<KeptWork | undefined>;
  /** There was work, and it is of no use. */
  readonly unusable: ReadonlySignal<boolean>;
  put(work: KeptWork): void;
  /** Gives the work of this board away: it is offered no more. */
  take(question: BoardQuestion): KeptWork | undefined;
  discard(): void;
  /** The reader has seen what was said of unusable work. */
  dismiss(): void;
}

export function createInterruptedWork(store: WorkStore): InterruptedWork {
  const offer = signal<KeptWork | undefined>(undefined);
  const unusable = signal(false);

  function put(work: KeptWork) {
    discard();
    offer.value = work;
  }

  function discard() {
    // What stays behind is found, and offered, on the next visit.
    offer.value?.remove().catch(() => undefined);
    offer.value = undefined;
  }

  store.findInterrupted().then(
    (found) => {
      if (found === 'unusable') unusable.value = true;
      else if (found !== undefined) put(found);
    },
    // Where there is no storage there is no work; a run that cannot be kept says so itself.
    () => undefined,
  );

  return {
    offer,
    unusable,
    put,
    take(question) {
      const work = offer.value;
      if (work === undefined || !sameBoard(work.question, question)) return undefined;
      offer.value = undefined;
      return work;
    },
    discard,
    dismiss() {
      unusable.value = false;
    },
  };
}
