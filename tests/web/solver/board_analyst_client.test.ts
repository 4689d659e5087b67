import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBoardAnalyst } from '../../../web/src/solver/board_analyst_client';
import { SolverError } from '../../../web/src/solver/errors';
import type {
  BoardDescription,
  BoardMove,
  BoardQuestion,
  GameFacts,
  JobResult,
  PositionFacts,
  ProductStep,
} from '../../../web/src/solver/protocol';
import { fakePorts, type FakePort } from './fake_port';

const board: BoardQuestion = {
  rows: { size: 1, lengths: 'triangular' },
  columns: { size: 2, lengths: 'square' },
};
const axis = (size: number) => ({
  lengths: Uint32Array.of(1),
  prefixXors: new Uint32Array(size + 1),
});
const description: BoardDescription = {
  rows: axis(1),
  columns: axis(2),
  discValues: Uint32Array.of(1, 1),
  winningOpenings: 0n,
};
const facts: PositionFacts = { boardNimber: 1, legal: 1, winning: Uint8Array.of(1, 1, 1, 1) };
const move: BoardMove = { column: 1, row: 1, width: 1, height: 1 };
const game: GameFacts = { boardNimbers: [1, 0], better: [undefined] };
const step: ProductStep = { a: 2n, b: 2n, product: 3n, rule: 'square', parts: [] };
const crash = new SolverError({ kind: 'worker-failed', message: 'It crashed.' });

afterEach(() => {
  vi.useRealTimers();
});

function fakeAnalyst() {
  const { start, ports } = fakePorts();
  return { analyst: createBoardAnalyst(start), ports };
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
    const { analyst, ports } = fakeAnalyst();
    for (const place of [0, 1]) {
      const described = analyst.describe(board);
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
    const { analyst, ports } = fakeAnalyst();
    expect(ports).toHaveLength(0);
    const described = analyst.describe(board);
    const examined = analyst.examine(board, Uint8Array.of(1, 0));
    const chosen = analyst.choose(board, Uint8Array.of(1, 1), 'good', 7, 3);
    const stuck = analyst.choose(board, Uint8Array.of(0, 0), 'casual', 7, 4);
    const reviewed = analyst.review(board, Uint8Array.of(1, 0), [move]);
    const explained = analyst.explainProduct(2n, 2n);
    await turn();
    const [port] = ports as [FakePort];
    expect(port.sent).toEqual([]);
    port.ready();
    for (const result of [description, facts, move, undefined, game, step]) {
      answerNewest(port, result);
      await turn();
    }
    await expect(described).resolves.toEqual(description);
    await expect(examined).resolves.toEqual(facts);
    await expect(chosen).resolves.toEqual(move);
    await expect(stuck).resolves.toBeUndefined();
    await expect(reviewed).resolves.toEqual(game);
    await expect(explained).resolves.toEqual(step);
    expect(jobsOf(port).map(({ job }) => job)).toEqual([
      { kind: 'describeBoard', board },
      { kind: 'examinePosition', board, discs: Uint8Array.of(1, 0) },
      {
        ...{ kind: 'chooseMove', board, discs: Uint8Array.of(1, 1) },
        ...{ strength: 'good', seed: 7, turn: 3 },
      },
      {
        ...{ kind: 'chooseMove', board, discs: Uint8Array.of(0, 0) },
        ...{ strength: 'casual', seed: 7, turn: 4 },
      },
      { kind: 'reviewGame', board, discs: Uint8Array.of(1, 0), moves: [move] },
      { kind: 'explainProduct', a: 2n, b: 2n },
    ]);
    expect(ports).toHaveLength(1);
  });

  test('gets discs and moves as they were when it was asked', async () => {
    const { analyst, ports } = fakeAnalyst();
    const discs = Uint8Array.of(1, 1);
    const moves = [move];
    const calls = [
      analyst.examine(board, discs),
      analyst.choose(board, discs, 'perfect', 1, 2),
      analyst.review(board, discs, moves),
    ];
    discs[0] = 0;
    moves.pop();
    await turn();
    const [port] = ports as [FakePort];
    port.ready();
    for (const result of [facts, move, game]) {
      expect(jobsOf(port).at(-1)!.job).toMatchObject({ discs: Uint8Array.of(1, 1) });
      answerNewest(port, result);
      await turn();
    }
    expect(jobsOf(port).at(-1)!.job).toMatchObject({ kind: 'reviewGame', moves: [move] });
    expect(discs).toEqual(Uint8Array.of(0, 1));
    await Promise.all(calls);
  });

  test('gets a job when it has done the one before, whether that failed or not', async () => {
    const { analyst, ports } = fakeAnalyst();
    const calls = [analyst.describe(board), analyst.describe(board), analyst.describe(board)];
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
    const { analyst, ports } = fakeAnalyst();
    const signal = AbortSignal.abort('no need');
    await expect(analyst.describe(board, signal)).rejects.toBe('no need');
    const discs = Uint8Array.of(1, 1);
    await expect(analyst.examine(board, discs, signal)).rejects.toBe('no need');
    await expect(analyst.choose(board, discs, 'good', 1, 2, signal)).rejects.toBe('no need');
    await expect(analyst.review(board, discs, [], signal)).rejects.toBe('no need');
    await expect(analyst.explainProduct(2n, 2n, signal)).rejects.toBe('no need');
    expect(ports).toHaveLength(0);
  });

  test('while the worker loads: it never gets there', async () => {
    const { analyst, ports } = fakeAnalyst();
    const controller = new AbortController();
    const first = analyst.describe(board);
    const second = analyst.describe(board, controller.signal);
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
    const { analyst, ports } = fakeAnalyst();
    const controller = new AbortController();
    const aborted = analyst.describe(board, controller.signal);
    await turn();
    const [port] = ports as [FakePort];
    port.ready();
    controller.abort('changed');
    await expect(aborted).rejects.toBe('changed');
    expect(port.ended).toBe(false);

    const next = analyst.explainProduct(2n, 2n);
    await turn();
    expect(jobsOf(port)).toHaveLength(1);
    answerNewest(port, description);
    await turn();
    answerNewest(port, step);
    await expect(next).resolves.toEqual(step);
    expect(ports).toHaveLength(1);
  });

  test('after its answer: that stands, and the signal is let go', async () => {
    const { analyst, ports } = fakeAnalyst();
    const controller = new AbortController();
    const forget = vi.spyOn(controller.signal, 'removeEventListener');
    const described = analyst.describe(board, controller.signal);
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
    const { analyst, ports } = fakeAnalyst();
    const calls = [analyst.describe(board), analyst.describe(board)];
    await turn();
    ports[0]!.ready();
    ports[0]!.fail(crash);
    for (const call of calls) await expect(call).rejects.toBe(crash);
    expect(ports).toHaveLength(1);

    const next = analyst.describe(board);
    await turn();
    ports[1]!.ready();
    answerNewest(ports[1]!, description);
    await expect(next).resolves.toEqual(description);
    expect(ports).toHaveLength(2);
  });

  test('does not load its module', async () => {
    const { analyst, ports } = fakeAnalyst();
    const calls = [analyst.describe(board), analyst.explainProduct(2n, 2n)];
    await turn();
    const failure = { kind: 'module-failed', message: 'Not found.' } as const;
    ports[0]!.say({ type: 'failed', failure });
    for (const call of calls) await expect(call).rejects.toMatchObject(failure);
    analyst.describe(board).catch(() => undefined);
    expect(ports).toHaveLength(2);
  });

  test('cannot be started at all', async () => {
    const analyst = createBoardAnalyst(() => {
      throw new Error('Workers are forbidden here.');
    });
    await expect(analyst.describe(board)).rejects.toMatchObject({ kind: 'worker-failed' });
  });

  test('falls silent: what waits behind the silent job is rejected with it', async () => {
    vi.useFakeTimers();
    const { analyst, ports } = fakeAnalyst();
    const calls = [analyst.describe(board), analyst.describe(board)];
    const rejected = calls.map((call) =>
      expect(call).rejects.toMatchObject({ kind: 'worker-failed' }),
    );
    await vi.advanceTimersByTimeAsync(0);
    ports[0]!.ready();
    await vi.advanceTimersByTimeAsync(10_000);
    await Promise.all(rejected);
    expect(ports[0]!.ended).toBe(true);
  });
});

describe('disposing', () => {
  test('ends the worker and rejects what waits and what comes later', async () => {
    const { analyst, ports } = fakeAnalyst();
    const calls = [analyst.describe(board), analyst.describe(board)];
    await turn();
    ports[0]!.ready();
    analyst.dispose();
    analyst.dispose();
    for (const call of [...calls, analyst.describe(board)]) {
      await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    }
    expect(ports[0]!.ended).toBe(true);
    expect(ports).toHaveLength(1);
  });

  test('starts no worker', async () => {
    const { analyst, ports } = fakeAnalyst();
    analyst.dispose();
    await expect(analyst.describe(board)).rejects.toMatchObject({ name: 'AbortError' });
    expect(ports).toHaveLength(0);
  });
});
