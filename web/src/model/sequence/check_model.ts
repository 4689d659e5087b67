/** Somebody's values of P(n) compared with the exact ones, as far as the first that is wrong. */
import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { winningOpeningsAt } from '../../solver/sequence';
import type { SequenceSolver } from '../../solver/sequence';
import type { SessionStore } from '../session_store';
import type { LengthsOfBoards } from './sequence_question';
import type { SequencePlace } from './sequence_model';
import { createSequenceRunner } from './sequence_run';
import type { SequenceRunState } from './sequence_run';
import { readValueList } from './value_list';
import type { ValueList, ValueListProblem } from './value_list';

const KEEP_REST_MILLISECONDS = 500;

/** The boards whose values were compared. */
export interface CheckedBoards {
  readonly first: number;
  readonly last: number;
  /** Fewer than from the first to the last where there are gaps. */
  readonly count: number;
}

export type Verdict =
  | { readonly kind: 'unreadable'; readonly problem: ValueListProblem }
  | { readonly kind: 'bad-lengths' }
  | { readonly kind: 'right'; readonly boards: CheckedBoards; readonly lengths: LengthsOfBoards }
  | {
      readonly kind: 'wrong';
      readonly n: number;
      readonly given: bigint;
      readonly right: bigint;
      /** How many values before this one are right. */
      readonly before: number;
      readonly lengths: LengthsOfBoards;
    };

export interface CheckModel {
  /** What was pasted, which only its reader changes. */
  readonly pasted: ReadonlySignal<string>;
  readonly run: ReadonlySignal<SequenceRunState>;
  /** Of the pasted values as they are now; absent while there is none. */
  readonly verdict: ReadonlySignal<Verdict | undefined>;
  edit(pasted: string): void;
  check(): void;
  cancel(): void;
  /** Writes what was pasted where it survives a reload. */
  save(): void;
}

export function createCheckModel(
  openSolver: () => SequenceSolver,
  place: Pick<SequencePlace, 'lengths'>,
  store: SessionStore,
): CheckModel {
  const pasted = signal(kept(store));
  const found = signal<Verdict | undefined>(undefined);
  const runner = createSequenceRunner(openSolver);
  let keepTimer: ReturnType<typeof setTimeout> | undefined;

  function save() {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    try {
      store.write(pasted.value);
    } catch {
      // Too long for the store, or there is none: it is still in the field.
    }
  }

  function compare(list: ValueList, lengths: LengthsOfBoards) {
    const { boards } = list;
    const first = boards[0] ?? 1;
    const last = boards.at(-1) ?? first;
    /** The place of the next value to compare. */
    let next = 0;
    runner.start(
      { from: first, to: last, ...lengths },
      {
        onChunk(chunk) {
          const end = chunk.first + chunk.winningLow.length;
          for (let n = boards[next]; n !== undefined && n < end; n = boards[next]) {
            const given = list.values[next] ?? 0n;
            const right = winningOpeningsAt(chunk, n - chunk.first);
            if (given !== right) {
              found.value = { kind: 'wrong', n, given, right, before: next, lengths };
              runner.finish();
              return;
            }
            next += 1;
          }
        },
        onDone() {
          found.value = { kind: 'right', boards: { first, last, count: next }, lengths };
        },
      },
    );
  }

  return {
    pasted,
    run: runner.state,
    verdict: computed(() => (runner.state.value.status === 'idle' ? found.value : undefined)),
    edit(text) {
      pasted.value = text;
      found.value = undefined;
      if (runner.state.value.status !== 'idle') runner.finish();
      clearTimeout(keepTimer);
      keepTimer = setTimeout(save, KEEP_REST_MILLISECONDS);
    },
    check() {
      found.value = undefined;
      runner.finish();
      const list = readValueList(pasted.value);
      const lengths = place.lengths.value;
      if (!list.ok) found.value = { kind: 'unreadable', problem: list.problem };
      else if (lengths === undefined) found.value = { kind: 'bad-lengths' };
      else compare(list.value, lengths);
    },
    cancel: () => runner.cancel(),
    save,
  };
}

function kept(store: SessionStore): string {
  try {
    return store.read() ?? '';
  } catch {
    return '';
  }
}
