/** The work of an earlier visit, or of a run that failed: offered to the reader, who decides. */
import { signal } from '@preact/signals';
import { sameBoard } from './board_question';
import type { KeptWork, WorkStore } from '../../engine/kept_work';
import type { BoardQuestion } from '../../engine/protocol';

export class InterruptedWork {
  readonly offer = signal<KeptWork | undefined>(undefined);
  /** There was work, and it is of no use. */
  readonly unusable = signal(false);

  constructor(store: WorkStore) {
    store.findInterrupted().then(
      (found) => {
        if (found === 'unusable') this.unusable.value = true;
        else if (found !== undefined) this.put(found);
      },
      // Where there is no storage there is no work; a run that cannot be kept says so itself.
      () => undefined,
    );
  }

  put(work: KeptWork): void {
    this.discard();
    this.offer.value = work;
  }

  /** Gives the work of this board away: it is offered no more. */
  take(question: BoardQuestion): KeptWork | undefined {
    const work = this.offer.value;
    if (!sameBoard(work?.question, question)) return undefined;
    this.offer.value = undefined;
    return work;
  }

  discard(): void {
    // What stays behind is found, and offered, on the next visit.
    this.offer.value?.remove().catch(() => undefined);
    this.offer.value = undefined;
  }

  /** The reader has seen what was said of unusable work. */
  dismiss(): void {
    this.unusable.value = false;
  }
}
