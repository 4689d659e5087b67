/**
 * The engine with the real module, which answers when a test lets it: at once, or held until it is
 * released or failed.
 */
import { EngineJobs } from '../../../web/src/engine/engine_jobs';
import type { EngineJob } from '../../../web/src/engine/engine_jobs';
import type { GameEngine } from '../../../web/src/engine/game_engine';
import { loadBoardsModule } from '../../../web/src/engine/load_boards';
import { readBoardsModule } from '../engine/real_module';

const jobs = new EngineJobs(await loadBoardsModule(readBoardsModule));

export interface FakeCall {
  readonly job: EngineJob;
  readonly aborted: boolean;
  /** Answers a held call; nothing if it was aborted. */
  release(): void;
  fail(reason: unknown): void;
}

export interface FakeEngine extends GameEngine {
  /** The oldest first. */
  readonly calls: readonly FakeCall[];
  callsOf(kind: EngineJob['kind']): readonly FakeCall[];
  lastOf(kind: EngineJob['kind']): FakeCall;
  /** Holds back these kinds of answers; each call is then released or failed by itself. */
  hold: ReadonlySet<EngineJob['kind']>;
  /** Goes on with calls that were aborted, as one that hears of it too late. */
  isDeaf: boolean;
}

export function createFakeEngine(...hold: readonly EngineJob['kind'][]): FakeEngine {
  const calls: FakeCall[] = [];

  function answer<Result>(job: EngineJob, signal: AbortSignal | undefined): Promise<Result> {
    return new Promise((resolve, reject) => {
      const abort = () => {
        if (!engine.isDeaf) reject(signal?.reason as Error);
      };
      if (signal?.aborted === true) abort();
      signal?.addEventListener('abort', abort);
      const call: FakeCall = {
        job,
        get aborted() {
          return signal?.aborted === true;
        },
        release: () => resolve(jobs.answer(job) as Result),
        fail: reject,
      };
      calls.push(call);
      if (!engine.hold.has(job.kind)) call.release();
    });
  }

  const callsOf = (kind: EngineJob['kind']) => calls.filter(({ job }) => job.kind === kind);

  const engine: FakeEngine = {
    calls,
    callsOf,
    lastOf(kind) {
      const call = callsOf(kind).at(-1);
      if (call === undefined) throw new Error(`Nothing was asked to ${kind}.`);
      return call;
    },
    hold: new Set(hold),
    isDeaf: false,
    describe: (board, signal) => answer({ kind: 'describe', board }, signal),
    examine: (board, coins, signal) => answer({ kind: 'examine', board, coins }, signal),
    winningMovesOf: (board, coins, rowKind, columnKind, signal) =>
      answer({ kind: 'winningMovesOf', board, coins, rowKind, columnKind }, signal),
    choose: (board, coins, strength, seed, turn, signal) =>
      answer({ kind: 'choose', board, coins, strength, seed, turn }, signal),
    solve: (board, coins, signal) => answer({ kind: 'solve', board, coins }, signal),
    review: (board, coins, moves, signal) =>
      answer({ kind: 'review', board, coins, moves: [...moves] }, signal),
    explainProduct: (a, b, signal) => answer({ kind: 'explainProduct', a, b }, signal),
    dispose: () => undefined,
  };
  return engine;
}
