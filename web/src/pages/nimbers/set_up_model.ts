/** A position that a reader sets up: what the engine says of it, the moves that were played, and the way back. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Rejected } from '../../game/route';
import type { Printed } from '../../game/schema';
import { answeredOf, askWhenever, settledOf, type AskState } from '../../asking/ask';
import { createUndo } from '../../study/undo';

/** What differs from game to game. */
interface SetUpParts<State, Answer, Move> {
  /** What an address asks for. What is bad in it is as usual, and rejected. */
  readonly read: (query: URLSearchParams) => {
    readonly state: State;
    readonly rejected: readonly Rejected[];
  };
  readonly print: (state: State) => Printed;
  readonly ask: (state: State, signal: AbortSignal) => Promise<Answer>;
  readonly afterMove: (state: State, move: Move) => State;
}

/** What the reader did last. */
export type Step<State, Move> =
  | { readonly kind: 'played'; readonly before: State; readonly move: Move }
  | { readonly kind: 'undone' | 'changed' };

export class SetUpModel<State, Answer, Move> {
  readonly #parts: SetUpParts<State, Answer, Move>;
  readonly #state;
  readonly #asked: ReadonlySignal<AskState<State, Answer>>;
  readonly #step = signal<Step<State, Move>>({ kind: 'changed' });
  readonly #undo = createUndo<State>();
  readonly #rejected = signal<readonly Rejected[]>([]);
  /** From the first visit on the engine is asked about each state. */
  readonly #wasVisited = signal(false);

  readonly state: ReadonlySignal<State>;
  /** That of an earlier state, until the present one is answered. */
  readonly known = computed(() => answeredOf(this.#asked.value));
  /** Why the last state that was asked about cannot be answered. */
  readonly failed = computed(() => {
    const last = settledOf(this.#asked.value);
    return last?.status === 'failed' ? last : undefined;
  });
  readonly step: ReadonlySignal<Step<State, Move>> = this.#step;
  /** What an address asked for in vain. */
  readonly rejected: ReadonlySignal<readonly Rejected[]> = this.#rejected;
  readonly canUndo = computed(() => this.#undo.last.value !== undefined);
  readonly settings: ReadonlySignal<Printed>;

  constructor(parts: SetUpParts<State, Answer, Move>) {
    this.#parts = parts;
    this.#state = signal(parts.read(new URLSearchParams()).state);
    this.state = this.#state;
    this.settings = computed(() => parts.print(this.#state.value));
    const question = () => (this.#wasVisited.value ? this.#state.value : undefined);
    this.#asked = askWhenever(question, parts.ask, Object.is);
  }

  visit(query: URLSearchParams): void {
    const { state, rejected } = this.#parts.read(query);
    this.#rejected.value = rejected;
    const { print } = this.#parts;
    if (String(print(state)) !== String(this.settings.value)) {
      this.#undo.forget();
      this.#set(state, { kind: 'changed' });
    }
    this.#wasVisited.value = true;
  }

  /** What is changed by one gesture, such as by typing in one field, is undone in one step. */
  change(state: State, gesture?: string): void {
    this.#remember(gesture);
    this.#set(state, { kind: 'changed' });
  }

  /** Another look at the same position, which is nothing to be undone. */
  look(state: State): void {
    this.#set(state, { kind: 'changed' });
  }

  play(move: Move): void {
    const before = this.#state.value;
    this.#remember();
    this.#set(this.#parts.afterMove(before, move), { kind: 'played', before, move });
  }

  undo(): void {
    const before = this.#undo.back();
    if (before !== undefined) this.#set(before, { kind: 'undone' });
  }

  #remember(gesture?: string): void {
    this.#undo.remember(this.#state.value, gesture);
    this.#rejected.value = [];
  }

  #set(state: State, step: Step<State, Move>): void {
    this.#step.value = step;
    this.#state.value = state;
  }
}
