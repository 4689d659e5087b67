/**
 * A question to the solver, and what becomes of it: idle, asking, answered or failed. Another question takes the
 * place of the one before, which is aborted: nothing comes of it any more, however late it's answered.
 */
import { batch, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { solverErrorFrom, type SolverError } from '../engine/api/errors';

/** `before` is what came of the last question that was settled, so that a page need not flicker. */
export type AskState<Question, Answer> =
  | { readonly status: 'idle'; readonly before?: Settled<Question, Answer> | undefined }
  | {
      readonly status: 'asking';
      readonly question: Question;
      readonly before: Settled<Question, Answer> | undefined;
    }
  | Settled<Question, Answer>;

export type Settled<Question, Answer> =
  | GivenAnswer<Question, Answer>
  | (Failed & {
      readonly status: 'failed';
      readonly question: Question;
      readonly before: GivenAnswer<Question, Answer> | undefined;
    });

/** Why something couldn't be found out, and the way to ask for it once more. */
export interface Failed {
  readonly error: SolverError;
  readonly again: () => void;
}

export interface GivenAnswer<Question, Answer> {
  readonly status: 'answered';
  readonly question: Question;
  readonly answer: Answer;
}

export interface Ask<Question, Answer> {
  readonly state: ReadonlySignal<AskState<Question, Answer>>;
  /** Resolves when the question is answered, has failed or is given up. */
  readonly ask: (question: Question) => Promise<void>;
  /** Gives up what is being asked. */
  readonly stop: () => void;
  /** As if nothing had been asked. */
  readonly forget: () => void;
}

interface AskParts<Question, Answer> {
  /** A question like the last one isn't asked again: what came of that holds. Without this, each one is asked. */
  readonly isSame?: (one: Question, other: Question) => boolean;
  /** Together with the change of the state. */
  readonly onAnswer?: ((answer: Answer, question: Question) => void) | undefined;
}

/**
 * `find`: an answer that isn't a promise is there at once. The signal is aborted when nobody waits for the answer
 * any more.
 */
export function createAsk<Question, Answer>(
  find: (question: Question, signal: AbortSignal) => Promise<Answer> | Answer,
  { isSame = () => false, onAnswer }: AskParts<Question, Answer> = {},
): Ask<Question, Answer> {
  const state = signal<AskState<Question, Answer>>({ status: 'idle' });
  let current: AbortController | undefined;
  let waiting = Promise.resolve();

  function drop() {
    current?.abort();
    current = undefined;
  }

  function settle(outcome: Settled<Question, Answer>) {
    batch(() => {
      state.value = outcome;
      if (outcome.status === 'answered') onAnswer?.(outcome.answer, outcome.question);
    });
  }

  async function wait(question: Question, found: Promise<Answer>, abort: AbortController) {
    const before = settledOf(state.value);
    state.value = { status: 'asking', question, before };
    const outcome = await outcomeOf(question, found, before, again);
    if (current === abort) settle(outcome);
    // A part of what failed may still be under way.
    abort.abort();
  }

  function start(question: Question): Promise<void> {
    drop();
    const abort = new AbortController();
    current = abort;
    const found = find(question, abort.signal);
    if (found instanceof Promise) return (waiting = wait(question, found, abort));
    settle({ status: 'answered', question, answer: found });
    return Promise.resolve();
  }

  /** Asks once more what failed. */
  function again() {
    const now = state.peek();
    if (now.status === 'failed') void start(now.question);
  }

  function ask(question: Question): Promise<void> {
    const now = state.value;
    if (now.status === 'asking' && isSame(now.question, question)) return waiting;
    const last = settledOf(now);
    if (last === undefined || !isSame(last.question, question)) return start(question);
    drop();
    state.value = last;
    return Promise.resolve();
  }

  return {
    state,
    ask: (question) => untracked(() => ask(question)),
    stop() {
      drop();
      const now = state.peek();
      if (now.status !== 'idle') state.value = { status: 'idle', before: settledOf(now) };
    },
    forget() {
      drop();
      state.value = { status: 'idle' };
    },
  };
}

async function outcomeOf<Question, Answer>(
  question: Question,
  found: Promise<Answer>,
  before: Settled<Question, Answer> | undefined,
  again: () => void,
): Promise<Settled<Question, Answer>> {
  try {
    return { status: 'answered', question, answer: await found };
  } catch (reason) {
    const error = solverErrorFrom(reason);
    return { status: 'failed', question, error, before: before && answeredOf(before), again };
  }
}

/** Asks whenever the question changes; while there is no question, asks nothing. */
export function askWhenever<Question, Answer>(
  question: () => Question | undefined,
  find: (question: Question, signal: AbortSignal) => Promise<Answer>,
  isSame: (one: Question, other: Question) => boolean = haveSameValues,
): ReadonlySignal<AskState<Question, Answer>> {
  const { state, ask, stop } = createAsk(find, { isSame });
  effect(() => {
    const now = question();
    if (now === undefined) stop();
    else void ask(now);
  });
  return state;
}

function haveSameValues(one: unknown, other: unknown): boolean {
  return valueKey(one) === valueKey(other);
}

/** For what holds values alone. */
export function valueKey(values: unknown): string {
  return JSON.stringify(values, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
}

/** What came of the last question that was answered or failed. */
export function settledOf<Question, Answer>(
  asked: AskState<Question, Answer>,
): Settled<Question, Answer> | undefined {
  return asked.status === 'answered' || asked.status === 'failed' ? asked : asked.before;
}

/** The last question that was answered, with its answer. */
export function answeredOf<Question, Answer>(
  asked: AskState<Question, Answer>,
): GivenAnswer<Question, Answer> | undefined {
  if (asked.status === 'answered') return asked;
  return asked.before && answeredOf(asked.before);
}

/** The answer to the present question, once it is there. */
export function answerOf<Answer>(asked: AskState<unknown, Answer> | undefined): Answer | undefined {
  return asked?.status === 'answered' ? asked.answer : undefined;
}
