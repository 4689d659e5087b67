import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../../fake_time';
import type { FrameState, ToFrame } from '../../../../web/src/outlets/element/messages';
import { Requests, setStateMessage } from '../../../../web/src/outlets/element/requests';
import { NO_ANSWER, NOT_READY_IN_TIME } from '../../../../web/src/outlets/element/words';

const STATE = { tartan: 'study', version: 2, rows: 3, columns: 3 } as const satisfies FrameState;
const GET = { type: 'getState' } as const;

fakeTime();

function open() {
  const posted: ToFrame[] = [];
  const requests = new Requests((message) => posted.push(message));
  /** Sends a request and returns its outcome so far. */
  function ask(body: Parameters<Requests['add']>[0] = GET, isPatient = false) {
    const outcome = { is: 'waiting' };
    requests.add(body, isPatient).then(
      (state) => (outcome.is = state.tartan === 'study' ? `${state.rows} rows` : state.lesson),
      (error: unknown) => (outcome.is = (error as Error).message),
    );
    return outcome;
  }
  return { requests, posted, ask };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

describe('what an element asks of its frame', () => {
  it('is posted once the frame can be asked, in its order and each under a number of its own', async () => {
    const { requests, posted, ask } = open();
    const [first, second] = [ask(), ask({ type: 'reset' })];
    expect(posted).toEqual([]);
    requests.postAll();
    requests.postAll();
    expect(posted).toEqual([
      { tartan: 'frame', version: 2, type: 'getState', id: 1 },
      { tartan: 'frame', version: 2, type: 'reset', id: 2 },
    ]);
    expect(requests.answer(2, STATE)).toBe('reset');
    await pass(0);
    expect([first.is, second.is]).toEqual(['waiting', '3 rows']);
    requests.refuse(1, 'Too many rows.');
    await pass(0);
    expect(first.is).toBe('Too many rows.');
    // An answered request is gone.
    expect(requests.answer(2, STATE)).toBeUndefined();
    expect(requests.answer(undefined, STATE)).toBeUndefined();
  });

  it('is refused 30 seconds without a frame, and 10 without an answer', async () => {
    const { requests, ask } = open();
    const early = ask();
    await pass(29);
    expect(early.is).toBe('waiting');
    await pass(1);
    expect(early.is).toBe(NOT_READY_IN_TIME);
    const late = ask();
    requests.postAll();
    await pass(9);
    expect(late.is).toBe('waiting');
    await pass(1);
    expect(late.is).toBe(NO_ANSWER);
  });

  it('is asked anew of the next frame', async () => {
    const { requests, posted, ask } = open();
    const asked = ask();
    requests.postAll();
    requests.recall();
    // It waits for a frame again, and not for an answer.
    await pass(11);
    expect(asked.is).toBe('waiting');
    requests.postAll();
    expect(posted.map(({ id }) => id)).toEqual([1, 1]);
    requests.answer(1, STATE);
    await pass(0);
    expect(asked.is).toBe('3 rows');
  });

  it('is refused when the element is gone, but for what may wait for its next frame', async () => {
    const { requests, ask } = open();
    const patient = ask({ type: 'setState', state: STATE }, true);
    const other = ask();
    requests.refuseAll('It was removed.');
    await pass(100);
    expect([other.is, patient.is]).toEqual(['It was removed.', 'waiting']);
    requests.postAll();
    requests.refuseAll('It was removed.');
    await pass(0);
    expect(patient.is).toBe('It was removed.');
  });

  it('is a copy of a state, in which a number that is none keeps its name', () => {
    const state = { ...STATE, rows: NaN, hints: [-Infinity] };
    expect(setStateMessage(new Proxy(state, {}))).toEqual({
      type: 'setState',
      state: { ...STATE, rows: 'NaN', hints: ['-Infinity'] },
    });
  });
});
