/** What an engine answers to a question that changes. */
import { computed, effect, signal, untracked } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { solverErrorFrom } from '../../engine/errors';
import type { SolverError } from '../../engine/errors';
import type {
  TablesAnswer,
  TablesEngine,
  TablesJobName,
  TablesRequest,
} from '../../engine/tables_engine';

/** The last answer that came, with its question: another one may be asked meanwhile. */
export type Asked<Name extends TablesJobName> =
  | { readonly status: 'none' }
  | {
      readonly status: 'known';
      readonly question: TablesRequest<Name>;
      readonly answer: TablesAnswer<Name>;
    }
  | {
      readonly status: 'failed';
      readonly question: TablesRequest<Name>;
      readonly error: SolverError;
    };

export interface Asking<Name extends TablesJobName> {
  readonly asked: ReadonlySignal<Asked<Name>>;
  /** The answer to the present question, once it is there. */
  readonly answer: ReadonlySignal<TablesAnswer<Name> | undefined>;
  /** Why the present question has none. */
  readonly error: ReadonlySignal<SolverError | undefined>;
}

/** Asks whenever the question is another one, and not while there is none. */
export function askOf<Name extends TablesJobName>(
  engine: TablesEngine,
  name: Name,
  question: () => TablesRequest<Name> | undefined,
): Asking<Name> {
  const asked = signal<Asked<Name>>({ status: 'none' });
  const current = computed(question);
  /** Questions hold values alone. */
  const key = computed(() => current.value && JSON.stringify(current.value));
  const isPresent = (known: Asked<Name>) =>
    known.status !== 'none' && JSON.stringify(known.question) === key.value;
  let asking: AbortController | undefined;
  effect(() => {
    const isAsked = key.value !== undefined;
    asking?.abort();
    asking = undefined;
    untracked(() => {
      const now = current.value;
      if (!isAsked || now === undefined || isPresent(asked.value)) return;
      const abort = new AbortController();
      asking = abort;
      const show = (next: Asked<Name>) => {
        if (!abort.signal.aborted) asked.value = next;
      };
      engine.ask(name, now, abort.signal).then(
        (answer) => show({ status: 'known', question: now, answer }),
        (reason: unknown) =>
          show({ status: 'failed', question: now, error: solverErrorFrom(reason) }),
      );
    });
  });
  return {
    asked,
    answer: computed(() => {
      const known = asked.value;
      return known.status === 'known' && isPresent(known) ? known.answer : undefined;
    }),
    error: computed(() => {
      const known = asked.value;
      return known.status === 'failed' && isPresent(known) ? known.error : undefined;
    }),
  };
}
