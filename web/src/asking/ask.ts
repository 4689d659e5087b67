/**
 * A question to an engine and its state as a signal: idle, asking, answered or failed. A new question replaces the
 * previous one, which is aborted; a late answer to it is ignored.
 */
import { batch, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { solverErrorFrom, type SolverError } from '../engine/api/errors';

/** `before` is the last question that was answered or failed, so that a page can go on showing its result. */
export type AskState<Question, Answer> =
  | { readonly status: 'idle'; readonly before?: SettledAsk<Question, Answer> | undefined }
  | {
      readonly status: 'asking';
      readonly question: Question;
      readonly before: SettledAsk<Question, Answer> | undefined;
    }
  | SettledAsk<Question, Answer>;

export type SettledAsk<Question, Answer> =
  | GivenAnswer<Question, Answer>
  | (FailedAsk & {
      readonly status: 'failed';
      readonly question: Question;
      readonly before: GivenAnswer<Question, Answer> | undefined;
    });

/** An error, and a function that asks again. */
export interface FailedAsk {
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
  /** Resolves when the question is answered, has failed or is stopped. */
  readonly ask: (question: Question) => Promise<void>;
  /** Stops the question that is being asked. */
  readonly stop: () => void;
  /** Resets to idle, and forgets the last answer too. */
  readonly forget: () => void;
}

interface AskOptions<Question, Answer> {
  /** If the new question is the same as the last one, it isn't asked again. Without this every question is asked. */
  readonly isSame?: (one: Question, other: Question) => boolean;
  /** Called in the same batch as the change of the state. */
  readonly onAnswer?: ((answer: Answer, question: Question) => void) | undefined;
}

/**
 * `find` may return the answer itself, which is then there at once, or a promise. Its signal is aborted when nobody
 * waits for the answer any more.
 */
export function createAsk<Question, Answer>(
  find: (question: Question, signal: AbortSignal) => Promise<Answer> | Answer,
  { isSame = () => false, onAnswer }: AskOptions<Question, Answer> = {},
): Ask<Question, Answer> {
  const state = signal<AskState<Question, Answer>>({ status: 'idle' });
  let current: AbortController | undefined;
  let waiting = Promise.resolve();

  function drop() {
    current?.abort();
    current = undefined;
  }

  function settle(outcome: SettledAsk<Question, Answer>) {
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
    // Part of the failed work may still be running.
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

  /** Asks a failed question again. */
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
  before: SettledAsk<Question, Answer> | undefined,
  again: () => void,
): Promise<SettledAsk<Question, Answer>> {
  try {
    return { status: 'answered', question, answer: await found };
  } catch (reason) {
    const error = solverErrorFrom(reason);
    return { status: 'failed', question, error, before: before && lastAnswered(before), again };
  }
}

/** Asks whenever the question changes; an undefined question asks nothing. */
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

/** A key that is equal for equal plain values. */
export function valueKey(values: unknown): string {
  return JSON.stringify(values, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
}

/** The last question that was answered or failed, with its result. */
export function settledOf<Question, Answer>(
  asked: AskState<Question, Answer>,
): SettledAsk<Question, Answer> | undefined {
  return asked.status === 'answered' || asked.status === 'failed' ? asked : asked.before;
}

/** The last question that was answered, with its answer. */
export function lastAnswered<Question, Answer>(
  asked: AskState<Question, Answer>,
): GivenAnswer<Question, Answer> | undefined {
  if (asked.status === 'answered') return asked;
  return asked.before && lastAnswered(asked.before);
}

/** The answer to the current question, once there is one. */
export function answerOf<Answer>(asked: AskState<unknown, Answer> | undefined): Answer | undefined {
  return asked?.status === 'answered' ? asked.answer : undefined;
}
