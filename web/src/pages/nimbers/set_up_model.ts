/** A position that a reader sets up: the engine's answer about it, the moves made, and undo. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Rejected } from '../../game/route';
import type { AddressEntries } from '../../game/schema';
import { lastAnswered, askWhenever, settledOf, type AskState } from '../../asking/ask';
import { createUndo } from '../../study/undo';

/** The differences between the games. */
interface SetUpDependencies<State, Answer, Move> {
  /** Reads an address. Bad values are replaced by defaults, and reported. */
  readonly read: (query: URLSearchParams) => {
    readonly state: State;
    readonly rejected: readonly Rejected[];
  };
  readonly format: (state: State) => AddressEntries;
  readonly ask: (state: State, signal: AbortSignal) => Promise<Answer>;
  readonly afterMove: (state: State, move: Move) => State;
}

/** The reader's last action. */
export type LastAction<State, Move> =
  | { readonly kind: 'played'; readonly before: State; readonly move: Move }
  | { readonly kind: 'undone' | 'changed' };

export class SetUpModel<State, Answer, Move> {
  readonly #dependencies: SetUpDependencies<State, Answer, Move>;
  readonly #state;
  readonly #asked: ReadonlySignal<AskState<State, Answer>>;
  readonly #step = signal<LastAction<State, Move>>({ kind: 'changed' });
  readonly #undo = createUndo<State>();
  readonly #rejected = signal<readonly Rejected[]>([]);
  /** The engine is asked about each state, from the first visit on. */
  readonly #wasVisited = signal(false);

  readonly state: ReadonlySignal<State>;
  /** The answer; until the current state is answered, that of an earlier one. */
  readonly known = computed(() => lastAnswered(this.#asked.value));
  /** Why the last state could not be answered. */
  readonly failed = computed(() => {
    const last = settledOf(this.#asked.value);
    return last?.status === 'failed' ? last : undefined;
  });
  readonly step: ReadonlySignal<LastAction<State, Move>> = this.#step;
  /** Settings of the address that could not be used. */
  readonly rejected: ReadonlySignal<readonly Rejected[]> = this.#rejected;
  readonly canUndo = computed(() => this.#undo.last.value !== undefined);
  readonly settings: ReadonlySignal<AddressEntries>;

  constructor(dependencies: SetUpDependencies<State, Answer, Move>) {
    this.#dependencies = dependencies;
    this.#state = signal(dependencies.read(new URLSearchParams()).state);
    this.state = this.#state;
    this.settings = computed(() => dependencies.format(this.#state.value));
    const question = () => (this.#wasVisited.value ? this.#state.value : undefined);
    this.#asked = askWhenever(question, dependencies.ask, Object.is);
  }

  visit(query: URLSearchParams): void {
    const { state, rejected } = this.#dependencies.read(query);
    this.#rejected.value = rejected;
    const { format } = this.#dependencies;
    if (String(format(state)) !== String(this.settings.value)) {
      this.#undo.forget();
      this.#set(state, { kind: 'changed' });
    }
    this.#wasVisited.value = true;
  }

  /** Changes within one gesture, such as typing in one field, are undone in one step. */
  change(state: State, gesture?: string): void {
    this.#remember(gesture);
    this.#set(state, { kind: 'changed' });
  }

  /** Another view of the same position, which is no step of undo. */
  look(state: State): void {
    this.#set(state, { kind: 'changed' });
  }

  play(move: Move): void {
    const before = this.#state.value;
    this.#remember();
    this.#set(this.#dependencies.afterMove(before, move), { kind: 'played', before, move });
  }

  undo(): void {
    const before = this.#undo.back();
    if (before !== undefined) this.#set(before, { kind: 'undone' });
  }

  #remember(gesture?: string): void {
    this.#undo.remember(this.#state.value, gesture);
    this.#rejected.value = [];
  }

  #set(state: State, step: LastAction<State, Move>): void {
    this.#step.value = step;
    this.#state.value = state;
  }
}
