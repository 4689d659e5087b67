/** The solver inlined in the script: in a worker made from its text, or in the page. */
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGameEngine } from '../../../web/src/engine/client/engines';
import { loadBoardsSolver } from '../../../web/src/engine/worker/boards_solver';
import { createSolver } from '../../../web/src/engine/client/solver';
import { loadFullSolver } from '../../../web/src/engine/worker/full_solver';
import { openOnce, inlinedPorts } from '../../../web/src/engine/wire/inlined_port';
import {
  startSolverWith,
  type SolverScope,
  type StartSolver,
} from '../../../web/src/engine/wire/solver_scope';
import type { FromWorker } from '../../../web/src/engine/wire/messages';
import type { JobContext, LoadedSolver } from '../../../web/src/engine/wire/job';
import { manyTurns } from '../turns';
import { eventually } from './eventually';
import { readBoardsModule, readModule } from './real_module';

const FIVE = {
  rows: { size: 5, lengths: 'triangular' },
  columns: { size: 5, lengths: 'square' },
} as const;
const board = { game: 'flipping-game', rows: 5, columns: 5 };

const packed = async (read: () => Promise<Uint8Array>) =>
  openOnce(gzipSync(await read()).toString('base64'));
const boardsPorts = async () =>
  inlinedPorts({
    startSolver: startSolverWith(loadBoardsSolver),
    openModule: await packed(readBoardsModule),
  });

/** A worker that does what a test tells it to. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: Partial<ErrorEvent>) => void) | null = null;
  readonly sent: unknown[] = [];
  terminated = false;
  constructor(readonly address: string) {
    FakeWorker.all.push(this);
  }
  postMessage(message: unknown): void {
    this.sent.push(structuredClone(message));
  }
  terminate(): void {
    this.terminated = true;
  }
  fail(): void {
    this.onerror?.({ message: 'out of luck', preventDefault: () => undefined });
  }
}

/** Workers that run the solver from its text, like a browser's. */
function workersThatStart(startSolver: StartSolver) {
  return class extends FakeWorker {
    readonly #scope: SolverScope = {
      postMessage: (message) =>
        queueMicrotask(() => this.onmessage?.({ data: structuredClone(message) })),
      onmessage: null,
    };
    constructor(address: string) {
      super(address);
      startSolver(this.#scope);
    }
    override postMessage(message: unknown): void {
      super.postMessage(message);
      const event = { data: this.sent.at(-1) } as MessageEvent;
      queueMicrotask(() => this.#scope.onmessage?.(event));
    }
  };
}

const revoked: string[] = [];
beforeEach(() => {
  FakeWorker.all = [];
  revoked.length = 0;
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('where no worker starts, the page computes', () => {
  const ways: Record<string, () => void> = {
    'there are none': () => {
      vi.stubGlobal('Worker', undefined);
    },
    'they must not be made': () => {
      vi.stubGlobal('Worker', function (address: string) {
        new FakeWorker(address);
        throw new DOMException('no', 'SecurityError');
      });
    },
    'one fails at once': () => {
      class Failing extends FakeWorker {
        constructor(address: string) {
          super(address);
          setTimeout(() => this.fail());
        }
      }
      vi.stubGlobal('Worker', Failing);
    },
    'one fails after it was heard of': () => {
      class Failing extends FakeWorker {
        constructor(address: string) {
          super(address);
          setTimeout(() => {
            this.onmessage?.({ data: { type: 'alive' } });
            this.fail();
          });
        }
      }
      vi.stubGlobal('Worker', Failing);
    },
    'one is never heard of': () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
      class Silent extends FakeWorker {
        constructor(address: string) {
          super(address);
          queueMicrotask(() => vi.advanceTimersByTime(10_000));
        }
      }
      vi.stubGlobal('Worker', Silent);
    },
  };

  test.each(Object.keys(ways))('%s', async (way) => {
    ways[way]?.();
    const startPort = await boardsPorts();
    for (let round = 0; round < 2; round += 1) {
      const engine = createGameEngine(startPort);
      await expect(engine.ask('describe', board)).resolves.toMatchObject({ winningFirstMoves: 8 });
      engine.dispose();
    }
    // One worker was tried, and no other after it.
    expect(FakeWorker.all.length).toBe(way === 'there are none' ? 0 : 1);
    for (const { address, terminated } of FakeWorker.all) {
      expect(revoked).toContain(address);
      expect(terminated).toBe(way !== 'they must not be made');
    }
  });

  test('a count of both axes, too', async () => {
    vi.stubGlobal('Worker', undefined);
    const startPort = inlinedPorts({
      startSolver: startSolverWith(loadFullSolver),
      openModule: await packed(readModule),
    });
    const solver = createSolver(startPort, 4);
    const axis = (lengths: string) => ({ size: 1000, lengths });
    const run = solver.solve({ rows: axis('triangular'), columns: axis('square') });
    await expect(run.answer).resolves.toMatchObject({ winningOpenings: 1_869_203n });
    solver.dispose();
  });
});

describe('a worker that starts', () => {
  const startSolver = startSolverWith(loadBoardsSolver);

  test('is given the module, which is opened once, and its address is let go', async () => {
    vi.stubGlobal('Worker', workersThatStart(startSolver));
    const openModule = vi.fn(await packed(readBoardsModule));
    const startPort = inlinedPorts({ startSolver, openModule });
    const engines = [createGameEngine(startPort), createGameEngine(startPort)];
    for (const engine of engines) {
      await expect(engine.ask('describe', board)).resolves.toMatchObject({ winningFirstMoves: 8 });
    }
    const [first, second] = await Promise.all(
      openModule.mock.results.map(({ value }) => value as Promise<ArrayBuffer>),
    );
    expect(first).toBe(second);
    expect(FakeWorker.all.length).toBe(2);
    for (const { address } of FakeWorker.all) expect(revoked).toContain(address);
    for (const engine of engines) engine.dispose();
    for (const { terminated } of FakeWorker.all) expect(terminated).toBe(true);
  });

  test('and fails later is a failure, and the next one is a worker again', async () => {
    vi.stubGlobal('Worker', workersThatStart(startSolver));
    const engine = createGameEngine(await boardsPorts());
    await engine.ask('describe', board);
    const answer = engine.ask('describe', board);
    FakeWorker.all[0]?.fail();
    await expect(answer).rejects.toMatchObject({ kind: 'worker-failed' });
    await engine.ask('describe', board);
    expect(FakeWorker.all.length).toBe(2);
    engine.dispose();
  });
});

test('a module that cannot be unpacked rejects what waits for it', async () => {
  vi.stubGlobal('Worker', undefined);
  const startSolver = startSolverWith(loadBoardsSolver);
  const startPort = inlinedPorts({ startSolver, openModule: openOnce('bm90IGd6aXA=') });
  const engine = createGameEngine(startPort);
  await expect(engine.ask('describe', board)).rejects.toMatchObject({
    kind: 'module-failed',
    message: expect.stringContaining('could not be unpacked') as string,
  });
});

test('the solver for boards alone refuses other jobs', async () => {
  vi.stubGlobal('Worker', undefined);
  const solver = createSolver(await boardsPorts(), 1);
  await expect(solver.plan(FIVE)).rejects.toThrow('planBoard');
  solver.dispose();
});

describe('in the page', () => {
  const sent: FromWorker[] = [];
  let slices = 0;
  /** Jobs that never end, and jobs that answer with their request. */
  const solver: LoadedSolver = {
    module: { memoryBytes: () => 0 },
    jobs: {
      giveBack: (_: unknown, given: object) => given,
      goOn: ({ inSlices }: JobContext<unknown, object>) =>
        inSlices({
          total: Infinity,
          advance: () => (slices += 1),
          isDone: () => false,
          isCurrent: () => true,
        }),
    },
  };

  async function startedPort() {
    sent.length = 0;
    slices = 0;
    vi.stubGlobal('Worker', undefined);
    const startPort = inlinedPorts({
      startSolver: startSolverWith(() => Promise.resolve(solver)),
      openModule: () => Promise.resolve(new ArrayBuffer(8)),
    });
    const port = startPort({
      onMessage: (message) => sent.push(message),
      onFailure: (error) => {
        throw error;
      },
    });
    await eventually(() => expect(sent.at(-1)).toEqual({ type: 'ready' }));
    return port;
  }

  test('long work lets messages and timers in, and stops at the end of the port', async () => {
    const port = await startedPort();
    port.post({ type: 'run', id: 1, name: 'goOn', request: undefined }, []);
    await eventually(() => expect(slices).toBeGreaterThan(10));
    port.post({ type: 'ping' }, []);
    await eventually(() => expect(sent).toContainEqual({ type: 'alive' }));
    const heard = sent.length;
    port.end();
    const done = slices;
    await manyTurns();
    expect(slices).toBeLessThanOrEqual(done + 1);
    expect(sent.length).toBe(heard);
  });

  test('arrays are copied, or handed over and gone here', async () => {
    const port = await startedPort();
    const [kept, given] = [Uint16Array.of(1, 2), Uint16Array.of(3, 4)];
    port.post({ type: 'run', id: 1, name: 'giveBack', request: { array: kept } }, []);
    port.post({ type: 'run', id: 2, name: 'giveBack', request: { array: given } }, [given.buffer]);
    kept[0] = 9;
    expect(given.length).toBe(0);
    await eventually(() => expect(sent.filter(({ type }) => type === 'result').length).toBe(2));
    expect(sent).toContainEqual({
      type: 'result',
      id: 1,
      result: { array: Uint16Array.of(1, 2) },
    });
    expect(sent).toContainEqual({
      type: 'result',
      id: 2,
      result: { array: Uint16Array.of(3, 4) },
    });
    port.end();
  });
});
