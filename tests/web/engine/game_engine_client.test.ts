import { afterEach, describe, expect, test, vi } from 'vitest';
import { createGameEngine } from '../../../web/src/engine/game_engine_client';
import { SolverError } from '../../../web/src/engine/errors';
import type {
  BoardDescription,
  GameBoard,
  GameFacts,
  KindMove,
  PositionFacts,
  ProductStep,
} from '../../../web/src/engine/game_engine';
import type { JobResult } from '../../../web/src/engine/protocol';
import { fakePorts, type FakePort } from './fake_port';

const board: GameBoard = { game: 'rugs', rows: 1, columns: 2 };
const line = {
  grundyNumbers: Uint8Array.of(1),
  distances: [Uint8Array.of(0)],
  ...{ firstSets: Uint32Array.of(0), kindCounts: Uint16Array.of(1), kindCount: 1 },
};
const description: BoardDescription = {
  rows: line,
  columns: line,
  isProduct: true,
  changes: new Uint8Array(65_536),
  winningFirstMoves: 2,
  largest: { rows: 200, columns: 200 },
};
const facts: PositionFacts = {
  ...{ nimber: 1, legal: 1, winning: 1 },
  cornered: Uint32Array.of(1, 0),
  covering: Uint32Array.of(1, 0),
  ofKinds: Uint32Array.of(1),
};
const move: KindMove = { row: 0, column: 1, rowKind: 0, columnKind: 1 };
const game: GameFacts = { nimbers: [1, 0], better: [undefined] };
const step: ProductStep = { a: 2n, b: 2n, product: 3n, rule: 'square', parts: [] };
const crash = new SolverError({ kind: 'worker-failed', message: 'It crashed.' });

afterEach(() => {
  vi.useRealTimers();
});

function fakeEngine() {
  const { start, ports } = fakePorts();
  return { engine: createGameEngine(start), ports };
}

/** Lets what was asked reach the worker. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

const jobsOf = (port: FakePort) =>
  port.sent.flatMap((message) => (message.type === 'run' ? [message] : []));

function answerNewest(port: FakePort, result: JobResult): void {
  port.say({ type: 'result', id: jobsOf(port).at(-1)!.id, result });
}

describe('a worker of its own', () => {
  test('is ended a while after its last answer where it holds much memory, and replaced', async () => {
    vi.useFakeTimers();
    const { engine, ports } = fakeEngine();
    for (const place of [0, 1]) {
      const described = engine.describe(board);
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
    const described = engine.describe(board);
    const examined = engine.examine(board, Uint8Array.of(1, 0));
    const chosen = engine.choose(board, Uint8Array.of(1, 1), 'good', 7, 3);
    const stuck = engine.choose(board, Uint8Array.of(0, 0), 'casual', 7, 4);
    const reviewed = engine.review(board, Uint8Array.of(1, 0), [move]);
    const found = engine.winningMovesOf(board, Uint8Array.of(1, 0), 0, 1);
    const explained = engine.explainProduct(2n, 2n);
    await turn();
    const [port] = ports as [FakePort];
    expect(port.sent).toEqual([]);
    port.ready();
    for (const result of [description, facts, move, undefined, game, [move], step]) {
      answerNewest(port, result);
      await turn();
    }
    await expect(described).resolves.toEqual(description);
    await expect(examined).resolves.toEqual(facts);
    await expect(chosen).resolves.toEqual(move);
    await expect(stuck).resolves.toBeUndefined();
    await expect(reviewed).resolves.toEqual(game);
    await expect(found).resolves.toEqual([move]);
    await expect(explained).resolves.toEqual(step);
    expect(jobsOf(port).map(({ job }) => job)).toEqual([
      { kind: 'describe', board },
      { kind: 'examine', board, coins: Uint8Array.of(1, 0) },
      {
        ...{ kind: 'choose', board, coins: Uint8Array.of(1, 1) },
        ...{ strength: 'good', seed: 7, turn: 3 },
      },
      {
        ...{ kind: 'choose', board, coins: Uint8Array.of(0, 0) },
        ...{ strength: 'casual', seed: 7, turn: 4 },
      },
      { kind: 'review', board, coins: Uint8Array.of(1, 0), moves: [move] },
      {
        ...{ kind: 'winningMovesOf', board, coins: Uint8Array.of(1, 0) },
        ...{ rowKind: 0, columnKind: 1 },
      },
      { kind: 'explainProduct', a: 2n, b: 2n },
    ]);
    expect(ports).toHaveLength(1);
  });

  test('gets coins and moves as they were when it was asked', async () => {
    const { engine, ports } = fakeEngine();
    const coins = Uint8Array.of(1, 1);
    const moves = [move];
    const calls = [
      engine.examine(board, coins),
      engine.choose(board, coins, 'perfect', 1, 2),
      engine.review(board, coins, moves),
      engine.winningMovesOf(board, coins, 0, 1),
    ];
    coins[0] = 0;
    moves.pop();
    await turn();
    const [port] = ports as [FakePort];
    port.ready();
    for (const result of [facts, move, game, [move]]) {
      expect(jobsOf(port).at(-1)!.job).toMatchObject({ coins: Uint8Array.of(1, 1) });
      answerNewest(port, result);
      await turn();
    }
    const review = jobsOf(port).find(({ job }) => job.kind === 'review');
    expect(review!.job).toMatchObject({ moves: [move] });
    expect(coins).toEqual(Uint8Array.of(0, 1));
    await Promise.all(calls);
  });

  test('tells the nim-products of all boards in one array, and not of Acrostic Twins', async () => {
    const { engine, ports } = fakeEngine();
    const games = ['rugs', 'acrostic-twins', 'twins*twins'];
    const all = games.map((game) => engine.describe({ ...board, game }));
    await turn();
    ports[0]!.ready();
    for (const isProduct of [true, false, true]) {
      answerNewest(ports[0]!, { ...description, isProduct, changes: Uint8Array.of(1) });
      await turn();
    }
    const [first, second, third] = await Promise.all(all);
    expect(third!.changes).toBe(first!.changes);
    expect(second!.changes).not.toBe(first!.changes);
  });

  test('gets a job when it has done the one before, whether that failed or not', async () => {
    const { engine, ports } = fakeEngine();
    const calls = [engine.describe(board), engine.describe(board), engine.describe(board)];
    await turn();
    const [port] = ports as [FakePort];
    port.ready();
    expect(jobsOf(port)).toHaveLength(1);
    const failure = { kind: 'board-out-of-range', message: 'No.', amount: 0 } as const;
    port.say({ type: 'failure', id: 1, failure });
    await expect(calls[0]).rejects.toMatchObject({ kind: 'board-out-of-range', amount: 0 });
    await turn();
    expect(jobsOf(port)).toHaveLength(2);
    answerNewest(port, description);
    await turn();
    answerNewest(port, description);
    await Promise.all(calls.slice(1));
    expect(ports).toHaveLength(1);
  });
});

describe('a call that is aborted', () => {
  test('before it began: it rejects, and no worker is started', async () => {
    const { engine, ports } = fakeEngine();
    const signal = AbortSignal.abort('no need');
    await expect(engine.describe(board, signal)).rejects.toBe('no need');
    const coins = Uint8Array.of(1, 1);
    await expect(engine.examine(board, coins, signal)).rejects.toBe('no need');
    await expect(engine.choose(board, coins, 'good', 1, 2, signal)).rejects.toBe('no need');
    await expect(engine.review(board, coins, [], signal)).rejects.toBe('no need');
    const found = engine.winningMovesOf(board, coins, 0, 0, signal);
    await expect(found).rejects.toBe('no need');
    await expect(engine.explainProduct(2n, 2n, signal)).rejects.toBe('no need');
    expect(ports).toHaveLength(0);
  });

  test('while the worker loads: it never gets there', async () => {
    const { engine, ports } = fakeEngine();
    const controller = new AbortController();
    const first = engine.describe(board);
    const second = engine.describe(board, controller.signal);
    controller.abort('changed');
    await expect(second).rejects.toBe('changed');
    await turn();
    ports[0]!.ready();
    answerNewest(ports[0]!, description);
    await first;
    await turn();
    expect(jobsOf(ports[0]!)).toHaveLength(1);
  });

  test('while it is worked on: it rejects at once, and the worker goes on to the next', async () => {
    const { engine, ports } = fakeEngine();
    const controller = new AbortController();
    const aborted = engine.describe(board, controller.signal);
    await turn();
    const [port] = ports as [FakePort];
    port.ready();
    controller.abort('changed');
    await expect(aborted).rejects.toBe('changed');
    expect(port.ended).toBe(false);

    const next = engine.explainProduct(2n, 2n);
    await turn();
    expect(jobsOf(port)).toHaveLength(1);
    answerNewest(port, description);
    await turn();
    answerNewest(port, step);
    await expect(next).resolves.toEqual(step);
    expect(ports).toHaveLength(1);
  });

  test('after its answer: that stands, and the signal is let go', async () => {
    const { engine, ports } = fakeEngine();
    const controller = new AbortController();
    const forget = vi.spyOn(controller.signal, 'removeEventListener');
    const described = engine.describe(board, controller.signal);
    await turn();
    ports[0]!.ready();
    answerNewest(ports[0]!, description);
    await described;
    controller.abort();
    await expect(described).resolves.toEqual(description);
    await turn();
    expect(forget).toHaveBeenCalledOnce();
  });
});

describe('a worker that ends', () => {
  test('rejects every call that waits; the next one starts another', async () => {
    const { engine, ports } = fakeEngine();
    const calls = [engine.describe(board), engine.describe(board)];
    await turn();
    ports[0]!.ready();
    ports[0]!.fail(crash);
    for (const call of calls) await expect(call).rejects.toBe(crash);
    expect(ports).toHaveLength(1);

    const next = engine.describe(board);
    await turn();
    ports[1]!.ready();
    answerNewest(ports[1]!, description);
    await expect(next).resolves.toEqual(description);
    expect(ports).toHaveLength(2);
  });
});

describe('disposing', () => {
  test('ends the worker and rejects what waits and what comes later', async () => {
    const { engine, ports } = fakeEngine();
    const calls = [engine.describe(board), engine.describe(board)];
    await turn();
    ports[0]!.ready();
    engine.dispose();
    engine.dispose();
    for (const call of [...calls, engine.describe(board)]) {
      await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    }
    expect(ports[0]!.ended).toBe(true);
    expect(ports).toHaveLength(1);
  });
});
