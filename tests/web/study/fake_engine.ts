/** The engine with the real module, whose answers a test can hold back, release or fail. */
import { BOARD_JOBS, type BoardJobs } from '../../../web/src/engine/worker/board_jobs';
import type { GameEngine } from '../../../web/src/engine/api/engine';
import { loadBoardsModule } from '../../../web/src/engine/worker/boards_solver';
import { readBoardsModule } from '../engine/real_module';

const module = await loadBoardsModule(readBoardsModule);

type Name = keyof BoardJobs;

export interface FakeCall {
  readonly name: Name;
  readonly request: unknown;
  readonly aborted: boolean;
  /** Answers a held call, unless it was aborted. */
  release(): void;
  fail(reason: unknown): void;
}

export interface FakeEngine extends GameEngine {
  /** Calls, the oldest first. */
  readonly calls: readonly FakeCall[];
  callsOf(name: Name): readonly FakeCall[];
  lastOf(name: Name): FakeCall;
  /** Names of requests to hold back; a test releases or fails each call. */
  hold: ReadonlySet<Name>;
  /** Replacements for answers, right or wrong, which aren't held back. */
  readonly answers: Partial<Record<Name, () => unknown>>;
  /** If true, answers aborted calls too, like an engine that learns of it too late. */
  isDeaf: boolean;
}

const realAnswer = (name: Name, request: unknown) =>
  (BOARD_JOBS[name] as (context: object, request: unknown) => unknown)({ module }, request);

export function createFakeEngine(...hold: readonly Name[]): FakeEngine {
  const calls: FakeCall[] = [];

  function ask(name: Name, request: unknown, signal?: AbortSignal): Promise<unknown> {
    const answer = engine.answers[name];
    return new Promise((resolve, reject) => {
      const abort = () => {
        if (!engine.isDeaf) reject(signal?.reason as Error);
      };
      if (signal?.aborted === true) abort();
      signal?.addEventListener('abort', abort);
      const call: FakeCall = {
        name,
        request,
        get aborted() {
          return signal?.aborted === true;
        },
        release: () => resolve(answer === undefined ? realAnswer(name, request) : answer()),
        fail: reject,
      };
      calls.push(call);
      if (answer !== undefined || !engine.hold.has(name)) call.release();
    });
  }

  const callsOf = (wanted: Name) => calls.filter(({ name }) => name === wanted);

  const engine: FakeEngine = {
    calls,
    callsOf,
    lastOf(name) {
      const call = callsOf(name).at(-1);
      if (call === undefined) throw new Error(`Nothing was asked to ${name}.`);
      return call;
    },
    hold: new Set(hold),
    answers: {},
    isDeaf: false,
    ask: ask as GameEngine['ask'],
    dispose: () => undefined,
  };
  return engine;
}
