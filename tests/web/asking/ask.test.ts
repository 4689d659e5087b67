import { effect, signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import {
  lastAnswered,
  answerOf,
  askWhenever,
  createAsk,
  settledOf,
  type AskState,
} from '../../../web/src/asking/ask';
import { failedAskOf } from '../../../web/src/asking/failed_of';
import { CRASH } from '../crash';
import { nextTurn } from '../turns';

interface Call {
  readonly question: string;
  readonly signal: AbortSignal;
  readonly answer: (answer: number) => Promise<void>;
  readonly fail: (reason: unknown) => Promise<void>;
}

/** Answers when a test tells it to, except aborted requests. */
function createSolver() {
  const calls: Call[] = [];
  const find = (question: string, signal: AbortSignal) =>
    new Promise<number>((resolve, reject) => {
      calls.push({
        question,
        signal,
        answer: (answer) => (resolve(answer), nextTurn()),
        fail: (reason) => (reject(reason), nextTurn()),
      });
    });
  const questions = () => calls.map(({ question }) => question);
  const aborted = () => calls.map(({ signal }) => signal.aborted);
  return { find, questions, aborted, call: (index: number) => calls[index]! };
}

const isSame = (one: string, other: string) => one === other;
const answered = (question: string, answer: number) => ({ status: 'answered', question, answer });

describe('a question', () => {
  it('is asked and then answered, and the answer stays while another one is asked', async () => {
    const { find, call } = createSolver();
    const { state, ask } = createAsk(find);
    expect(state.value).toEqual({ status: 'idle' });
    void ask('a');
    expect(state.value).toEqual({ status: 'asking', question: 'a', before: undefined });
    await call(0).answer(1);
    expect(state.value).toEqual(answered('a', 1));
    void ask('b');
    expect(state.value).toEqual({ status: 'asking', question: 'b', before: answered('a', 1) });
  });

  it('is answered at once where the answer is known', () => {
    const { state, ask } = createAsk((question: string) => question.length);
    const seen: string[] = [];
    state.subscribe(({ status }) => seen.push(status));
    void ask('abc');
    expect(state.value).toEqual(answered('abc', 3));
    expect(seen).toEqual(['idle', 'answered']);
  });

  it('fails with the solver’s error, or with one that the page has words for', async () => {
    const { find, call } = createSolver();
    const { state, ask } = createAsk(find);
    void ask('a');
    await call(0).fail(CRASH);
    expect(state.value).toMatchObject({ status: 'failed', question: 'a', error: CRASH });
    void ask('b');
    await call(1).fail(new Error('nobody foresaw it'));
    expect(state.value).toMatchObject({ error: { kind: 'worker-failed' } });
  });

  it('aborts the one before, of which nothing comes any more, in whatever order they end', async () => {
    const { find, call, aborted } = createSolver();
    const onAnswer = vi.fn();
    const { state, ask } = createAsk(find, { onAnswer });
    for (const question of ['a', 'b', 'c']) void ask(question);
    expect(aborted()).toEqual([true, true, false]);
    await call(1).fail(new Error('too late'));
    await call(0).answer(1);
    expect(state.value).toMatchObject({ status: 'asking', question: 'c' });
    await call(2).answer(3);
    expect(state.value).toEqual(answered('c', 3));
    expect(onAnswer.mock.calls).toEqual([[3, 'c']]);
  });

  it('gets no late answer once another one was answered at once', async () => {
    const { find, call } = createSolver();
    const { state, ask } = createAsk((question: string, abort) =>
      question === 'known' ? 7 : find(question, abort),
    );
    void ask('a');
    void ask('known');
    await call(0).answer(1);
    expect(state.value).toEqual(answered('known', 7));
  });

  it('aborts what is left of it when it has failed', async () => {
    const { find, call, aborted } = createSolver();
    void createAsk(find).ask('a');
    await call(0).fail(CRASH);
    expect(aborted()).toEqual([true]);
  });

  it('is waited for until it is settled', async () => {
    const { find, call } = createSolver();
    const { state, ask } = createAsk(find, { isSame });
    void ask('a');
    const done = ask('a').then(() => state.value.status);
    await call(0).answer(1);
    expect(await done).toBe('answered');
  });
});

describe('the same question', () => {
  it('is asked once, however it ends, until it is asked again', async () => {
    const { find, call, questions } = createSolver();
    const { state, ask } = createAsk(find, { isSame });
    for (let time = 0; time < 2; time += 1) void ask('a');
    await call(0).fail(CRASH);
    void ask('a');
    expect([questions(), state.value.status]).toEqual([['a'], 'failed']);
    const again = failedAskOf([state.value])?.again;
    again?.();
    expect(state.value.status).toBe('asking');
    await call(1).answer(1);
    void ask('a');
    again?.();
    expect([questions(), state.value]).toEqual([['a', 'a'], answered('a', 1)]);
  });

  it('has its answer at once when another one is given up for it', async () => {
    const { find, call, aborted } = createSolver();
    const { state, ask } = createAsk(find, { isSame });
    void ask('a');
    await call(0).answer(1);
    void ask('b');
    void ask('a');
    expect([state.value, aborted()]).toEqual([answered('a', 1), [true, true]]);
    await call(1).answer(2);
    expect(state.value).toEqual(answered('a', 1));
  });
});

describe('no question', () => {
  it('ends what is asked, and keeps what was known unless it is forgotten', async () => {
    const { find, call, aborted } = createSolver();
    const { state, ask, stop, forget } = createAsk(find);
    void ask('a');
    await call(0).answer(1);
    void ask('b');
    stop();
    await call(1).answer(2);
    expect(aborted()).toEqual([true, true]);
    expect(state.value).toEqual({ status: 'idle', before: answered('a', 1) });
    void ask('c');
    forget();
    await call(2).fail(CRASH);
    expect(state.value).toEqual({ status: 'idle' });
  });
});

describe('an effect that asks', () => {
  it('doesn’t ask again because of what comes of it', async () => {
    const { find, call, questions } = createSolver();
    const { ask } = createAsk(find);
    const question = signal('a');
    effect(() => void ask(question.value));
    await call(0).answer(1);
    question.value = 'b';
    expect(questions()).toEqual(['a', 'b']);
  });
});

describe('what was known before', () => {
  const a = { status: 'answered', question: 'a', answer: 1 } as const;
  const again = () => undefined;
  const failed = { status: 'failed', question: 'b', error: CRASH, before: a, again } as const;
  const asking: AskState<string, number> = { status: 'asking', question: 'c', before: failed };

  it('is the last question that was settled, and the last that was answered', () => {
    expect([settledOf(asking), settledOf(failed), settledOf(a)]).toEqual([failed, failed, a]);
    expect([asking, failed, a].map(lastAnswered)).toEqual([a, a, a]);
    expect(settledOf({ status: 'idle' })).toBeUndefined();
    expect(lastAnswered({ status: 'idle' })).toBeUndefined();
  });

  it('is no answer to the present question', () => {
    expect([asking, failed, a].map(answerOf)).toEqual([undefined, undefined, 1]);
  });

  it('outlives failures', async () => {
    const { find, call } = createSolver();
    const { state, ask } = createAsk(find);
    void ask('a');
    await call(0).answer(1);
    for (const at of [1, 2]) {
      void ask('b');
      await call(at).fail(CRASH);
      expect(state.value).toEqual({ ...failed, again: expect.any(Function) as () => void });
    }
  });
});

describe('a question that changes', () => {
  it('is asked whenever it has other values, and not while there is none', async () => {
    const solver = createSolver();
    const n = signal<bigint | undefined>(1n);
    const other = signal(0);
    const asked = askWhenever(
      () => (other.value >= 0 && n.value !== undefined ? { n: n.value } : undefined),
      (question, abort) => solver.find(String(question.n), abort),
    );
    await solver.call(0).answer(10);
    other.value = 1;
    expect(answerOf(asked.value)).toBe(10);
    n.value = 2n;
    n.value = undefined;
    expect([asked.value.status, solver.aborted()]).toEqual(['idle', [true, true]]);
    n.value = 1n;
    expect(answerOf(asked.value)).toBe(10);
    expect(solver.questions()).toEqual(['1', '2']);
  });
});

it('asks all that failed once more together, and nothing that was answered', async () => {
  const solvers = [createSolver(), createSolver(), createSolver()];
  const asks = solvers.map(({ find }) => createAsk(find));
  const failed = () => failedAskOf(asks.map(({ state }) => state.value));
  for (const { ask } of asks) void ask('a');
  expect(failed()).toBeUndefined();
  await solvers[0]?.call(0).answer(1);
  for (const { call } of solvers.slice(1)) await call(0).fail(CRASH);
  expect(failed()?.error).toBe(CRASH);
  failed()?.again();
  expect(solvers.map(({ questions }) => questions().length)).toEqual([1, 2, 2]);
  expect(failed()).toBeUndefined();
});
