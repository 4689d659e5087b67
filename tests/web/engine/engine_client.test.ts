import { afterEach, describe, expect, test, vi } from 'vitest';
import { createGameEngine, createTablesEngine } from '../../../web/src/engine/client/engines';
import type { BoardDescription } from '../../../web/src/engine/api/boards';
import { CRASH } from '../crash';
import { nextTurn } from '../turns';
import { fakePorts, type FakePort } from './fake_port';

const board = { game: 'rugs', rows: 1, columns: 2 };
const line = {
  grundyNumbers: Uint8Array.of(1),
  distances: [Uint8Array.of(0)],
  firstSets: Uint32Array.of(0),
  kindCounts: Uint16Array.of(1),
  kindCount: 1,
};
const description: BoardDescription = {
  rows: line,
  columns: line,
  isProduct: true,
  changes: new Uint8Array(65_536),
  winningFirstMoves: 2,
  largest: { rows: 200, columns: 200 },
};

afterEach(() => {
  vi.useRealTimers();
});

function fakeEngine() {
  const { start, ports } = fakePorts();
  return { engine: createGameEngine(start), ports };
}

const jobsOf = (port: FakePort) =>
  port.sent.flatMap((message) => (message.type === 'run' ? [message] : []));

function answerNewest(port: FakePort, result: unknown): void {
  port.say({ type: 'result', id: jobsOf(port).at(-1)!.id, result });
}

describe('a worker of its own', () => {
  test('is ended a while after its last answer where it holds much memory, and replaced', async () => {
    vi.useFakeTimers();
    const { engine, ports } = fakeEngine();
    for (const place of [0, 1]) {
      const described = engine.ask('describe', board);
      await vi.advanceTimersByTimeAsync(0);
      ports[place]!.ready();
      ports[place]!.say({ type: 'memory', bytes: 50_000_000 });
      answerNewest(ports[place]!, description);
      await expect(described).resolves.toEqual(description);
      await vi.advanceTimersByTimeAsync(29_000);
      expect(ports[place]!.ended).toBe(false);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(ports[place]!.ended).toBe(true);
    }
  });

  test('is started for the first call, and kept', async () => {
    const { engine, ports } = fakeEngine();
    expect(ports).toHaveLength(0);
    const coins = Uint8Array.of(1, 1);
    const described = engine.ask('describe', board);
    const stuck = engine.ask('solve', { board, coins });
    await nextTurn();
    const [port] = ports as [FakePort];
    expect(port.sent).toEqual([]);
    port.ready();
    for (const result of [description, undefined]) {
      answerNewest(port, result);
      await nextTurn();
    }
    await expect(described).resolves.toEqual(description);
    await expect(stuck).resolves.toBeUndefined();
    expect(jobsOf(port)).toMatchObject([
      { name: 'describe', request: board },
      { name: 'solve', request: { board, coins } },
    ]);
    expect(ports).toHaveLength(1);
  });

  test('gets what it is asked as it was then', async () => {
    const { engine, ports } = fakeEngine();
    const coins = Uint8Array.of(1, 1);
    const moves = [{ row: 0, column: 1, rowKind: 0, columnKind: 1 }];
    const reviewed = engine.ask('review', { board, coins, moves });
    coins[0] = 0;
    moves.pop();
    await nextTurn();
    const [port] = ports as [FakePort];
    port.ready();
    const asked = { coins: Uint8Array.of(1, 1), moves: [{ row: 0, column: 1 }] };
    expect(jobsOf(port).at(-1)).toMatchObject({ request: asked });
    expect(coins).toEqual(Uint8Array.of(0, 1));
    answerNewest(port, { nimbers: [0], better: [] });
    await reviewed;
  });

  test('gets a job when it has done the one before, whether that failed or not', async () => {
    const { engine, ports } = fakeEngine();
    const calls = Array.from({ length: 3 }, () => engine.ask('describe', board));
    await nextTurn();
    const [port] = ports as [FakePort];
    port.ready();
    expect(jobsOf(port)).toHaveLength(1);
    const failure = { kind: 'board-out-of-range', message: 'No.', amount: 0 } as const;
    port.say({ type: 'failure', id: 1, failure });
    await expect(calls[0]).rejects.toMatchObject({ kind: 'board-out-of-range', amount: 0 });
    await nextTurn();
    expect(jobsOf(port)).toHaveLength(2);
    answerNewest(port, description);
    await nextTurn();
    answerNewest(port, description);
    await Promise.all(calls.slice(1));
    expect(ports).toHaveLength(1);
  });
});

describe('a call that is aborted', () => {
  test('before it began: it rejects, and no worker is started', async () => {
    const { engine, ports } = fakeEngine();
    const signal = AbortSignal.abort('no need');
    await expect(engine.ask('describe', board, signal)).rejects.toBe('no need');
    expect(ports).toHaveLength(0);
  });

  test('while the worker loads: it never gets there', async () => {
    const { engine, ports } = fakeEngine();
    const controller = new AbortController();
    const first = engine.ask('describe', board);
    const second = engine.ask('describe', board, controller.signal);
    controller.abort('changed');
    await expect(second).rejects.toBe('changed');
    await nextTurn();
    ports[0]!.ready();
    answerNewest(ports[0]!, description);
    await first;
    await nextTurn();
    expect(jobsOf(ports[0]!)).toHaveLength(1);
  });

  test('while it is worked on: it rejects at once, and the worker goes on to the next', async () => {
    const { engine, ports } = fakeEngine();
    const controller = new AbortController();
    const aborted = engine.ask('describe', board, controller.signal);
    await nextTurn();
    const [port] = ports as [FakePort];
    port.ready();
    controller.abort('changed');
    await expect(aborted).rejects.toBe('changed');
    expect(port.ended).toBe(false);

    const step = { a: 2n, b: 2n, product: 3n, rule: 'square', parts: [] };
    const next = engine.ask('explainProduct', { a: 2n, b: 2n });
    await nextTurn();
    expect(jobsOf(port)).toHaveLength(1);
    answerNewest(port, description);
    await nextTurn();
    answerNewest(port, step);
    await expect(next).resolves.toEqual(step);
    expect(ports).toHaveLength(1);
  });

  test('after its answer: that stands, and the signal is let go', async () => {
    const { engine, ports } = fakeEngine();
    const controller = new AbortController();
    const forget = vi.spyOn(controller.signal, 'removeEventListener');
    const described = engine.ask('describe', board, controller.signal);
    await nextTurn();
    ports[0]!.ready();
    answerNewest(ports[0]!, description);
    await described;
    controller.abort();
    await expect(described).resolves.toEqual(description);
    await nextTurn();
    expect(forget).toHaveBeenCalledOnce();
  });
});

describe('a job of the tables that is aborted under way', () => {
  const question = { game: 'rugs', rows: 1, columns: 1 };
  const answer = { values: BigUint64Array.of(1n) };

  async function abortOne() {
    vi.useFakeTimers();
    const { start, ports } = fakePorts();
    const engine = createTablesEngine(start);
    const aborting = new AbortController();
    const aborted = engine.ask('valueTable', question, aborting.signal);
    const next = engine.ask('valueTable', question);
    ports[0]!.ready();
    await vi.advanceTimersByTimeAsync(0);
    aborting.abort();
    await expect(aborted).rejects.toThrow('abort');
    return { ports, next };
  }

  test('is ended with its worker, and the next one gets another', async () => {
    const { ports, next } = await abortOne();
    await vi.advanceTimersByTimeAsync(99);
    expect(ports).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([ports[0]!.ended, ports.length]).toEqual([true, 2]);
    ports[1]!.ready();
    ports[1]!.say({ type: 'result', id: 1, result: answer });
    await expect(next).resolves.toEqual(answer);
  });

  test('leaves the worker alone where it is answered soon', async () => {
    const { ports, next } = await abortOne();
    ports[0]!.say({ type: 'result', id: 1, result: answer });
    await vi.advanceTimersByTimeAsync(1_000);
    ports[0]!.say({ type: 'result', id: 2, result: answer });
    await expect(next).resolves.toEqual(answer);
    expect([ports[0]!.ended, ports.length]).toEqual([false, 1]);
  });
});

describe('a worker that ends', () => {
  test('rejects every call that waits; the next one starts another', async () => {
    const { engine, ports } = fakeEngine();
    const calls = [engine.ask('describe', board), engine.ask('describe', board)];
    await nextTurn();
    ports[0]!.ready();
    ports[0]!.fail(CRASH);
    for (const call of calls) await expect(call).rejects.toBe(CRASH);
    expect(ports).toHaveLength(1);

    const next = engine.ask('describe', board);
    await nextTurn();
    ports[1]!.ready();
    answerNewest(ports[1]!, description);
    await expect(next).resolves.toEqual(description);
    expect(ports).toHaveLength(2);
  });
});

describe('disposing', () => {
  test('ends the worker and rejects what waits and what comes later', async () => {
    const { engine, ports } = fakeEngine();
    const calls = [engine.ask('describe', board), engine.ask('describe', board)];
    await nextTurn();
    ports[0]!.ready();
    engine.dispose();
    engine.dispose();
    for (const call of [...calls, engine.ask('describe', board)]) {
      await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    }
    expect(ports[0]!.ended).toBe(true);
    expect(ports).toHaveLength(1);
  });
});
