/** Compares somebody's values of P(n) with the exact ones, up to the first wrong one. */
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { SessionStore } from '../../../study/study_storage';
import { winningOpeningsAt, type SequenceSolver } from '../../../engine/api/sequence';
import { numbers } from '../../../text/language';
import type { SequencePlace } from './sequence_model';
import { SequenceRunner, type SequenceRunState } from './sequence_run';
import type { LengthsOfBoards } from '../../../widgets/count/sequence_settings';
import { readValueList, type ValueList, type ValueListProblem } from './value_list';

const STORE_DELAY_MS = 500;

/** The boards whose values were compared. */
export interface CheckedBoards {
  readonly first: number;
  readonly last: number;
  /** Less than the length of the range if there are gaps. */
  readonly count: number;
}

export type CheckVerdict =
  | { readonly kind: 'unreadable'; readonly problem: ValueListProblem }
  | { readonly kind: 'bad-lengths' }
  | { readonly kind: 'right'; readonly boards: CheckedBoards; readonly lengths: LengthsOfBoards }
  | {
      readonly kind: 'wrong';
      readonly n: number;
      readonly given: bigint;
      readonly right: bigint;
      /** The number of right values before this one. */
      readonly before: number;
      readonly lengths: LengthsOfBoards;
    };

export class CheckModel {
  readonly #store: SessionStore;
  readonly #place: Pick<SequencePlace, 'lengths'>;
  readonly #runner: SequenceRunner;
  readonly #pasted: Signal<string>;
  readonly #found = signal<CheckVerdict | undefined>(undefined);
  #storeTimer: ReturnType<typeof setTimeout> | undefined;

  /** The pasted text, which only its reader changes. */
  readonly pasted: ReadonlySignal<string>;
  readonly run: ReadonlySignal<SequenceRunState>;
  /** The verdict on the pasted values as they are now; undefined if there is none. */
  readonly verdict = computed(() =>
    this.run.value.status === 'idle' ? this.#found.value : undefined,
  );

  /** `store` keeps the pasted values across a reload. */
  constructor(
    openSolver: () => SequenceSolver,
    place: Pick<SequencePlace, 'lengths'>,
    store: SessionStore,
  ) {
    this.#place = place;
    this.#store = store;
    this.#runner = new SequenceRunner(openSolver);
    this.#pasted = signal(kept(store));
    this.pasted = this.#pasted;
    this.run = this.#runner.state;
  }

  edit(pasted: string): void {
    this.#pasted.value = pasted;
    this.#found.value = undefined;
    if (this.run.value.status !== 'idle') this.#runner.finish();
    clearTimeout(this.#storeTimer);
    this.#storeTimer = setTimeout(() => this.save(), STORE_DELAY_MS);
  }

  check(): void {
    this.#found.value = undefined;
    this.#runner.finish();
    const list = readValueList(numbers.list(this.#pasted.value));
    const lengths = this.#place.lengths.value;
    if (!list.ok) this.#found.value = { kind: 'unreadable', problem: list.problem };
    else if (lengths === undefined) this.#found.value = { kind: 'bad-lengths' };
    else this.#compare(list.value, lengths);
  }

  cancel(): void {
    this.#runner.cancel();
  }

  /** Stores the pasted text for a reload. */
  save(): void {
    clearTimeout(this.#storeTimer);
    try {
      this.#store.write(this.#pasted.value);
    } catch {
      // The text is too long for the store, or there is no store. It is still in the field.
    }
  }

  #compare({ boards, values }: ValueList, lengths: LengthsOfBoards): void {
    const first = boards[0] ?? 1;
    const last = boards.at(-1) ?? first;
    /** The index of the next value to compare. */
    let next = 0;
    this.#runner.start(
      { from: first, to: last, ...lengths },
      {
        onChunk: (chunk) => {
          const end = chunk.first + chunk.winningLow.length;
          for (let n = boards[next]; n !== undefined && n < end; n = boards[next]) {
            const given = values[next] ?? 0n;
            const right = winningOpeningsAt(chunk, n - chunk.first);
            if (given !== right) {
              this.#found.value = { kind: 'wrong', n, given, right, before: next, lengths };
              this.#runner.finish();
              return;
            }
            next += 1;
          }
        },
        onDone: () => {
          this.#found.value = { kind: 'right', boards: { first, last, count: next }, lengths };
        },
      },
    );
  }
}

function kept(store: SessionStore): string {
  try {
    return store.read() ?? '';
  } catch {
    return '';
  }
}
