/**
 * A solver of sequences that a test controls. Its values are made up, some 0 and some beyond 2^64; they only need to
 * differ.
 */
import type {
  SequenceChunk,
  SequenceOptions,
  SequenceQuestion,
  SequenceSolver,
} from '../../web/src/engine/api/sequence';
import { settleable } from './fake_solver';

export interface FakeSequenceRun {
  readonly question: SequenceQuestion;
  readonly aborted: boolean;
  progress(fraction: number): void;
  /** Sends the next boards. */
  send(boards: number): void;
  /** Sends all missing boards and ends. */
  finish(): Promise<void>;
  /** Ends, whatever is missing. */
  end(): Promise<void>;
  fail(error: Error): Promise<void>;
}

export interface FakeSequenceSolver extends SequenceSolver {
  readonly runs: readonly FakeSequenceRun[];
  readonly lastRun: FakeSequenceRun;
}

export function fakeWinningOpenings(n: number): bigint {
  if (n % 3 === 2) return 0n;
  return n % 1_000 === 0 ? (1n << 64n) * BigInt(n) + 7n : BigInt(n) ** 2n + 1n;
}

export function fakeBoardNimber(n: number): number {
  return n % 3 === 2 ? 0 : n % 16;
}

export function fakeChunk(first: number, boards: number): SequenceChunk {
  const values = Array.from({ length: boards }, (_, place) => fakeWinningOpenings(first + place));
  const high = BigUint64Array.from(values, (value) => value >> 64n);
  return {
    first,
    winningLow: BigUint64Array.from(values, (value) => BigInt.asUintN(64, value)),
    ...(high.some((value) => value > 0n) && { winningHigh: high }),
    boardNimbers: Uint16Array.from(values, (_, place) => fakeBoardNimber(first + place)),
  };
}

export function createFakeSequenceSolver(): FakeSequenceSolver {
  const runs: FakeSequenceRun[] = [];
  return {
    runs,
    get lastRun() {
      const run = runs.at(-1);
      if (run === undefined) throw new Error('Nothing was started.');
      return run;
    },
    sequence(question, options) {
      const { promise, resolve, reject } = settleable<undefined>();
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      runs.push(fakeRun(question, options, () => resolve(undefined), reject));
      return { done: promise.then(() => undefined) };
    },
    dispose: () => undefined,
  };
}

function fakeRun(
  question: SequenceQuestion,
  { signal, onChunk, onProgress }: SequenceOptions,
  resolve: () => void,
  reject: (reason: Error) => void,
): FakeSequenceRun {
  let next = question.from;
  /** Waits until the effects of a settled promise are done. */
  const settled = () => new Promise<void>((done) => setImmediate(done));
  const run: FakeSequenceRun = {
    question,
    get aborted() {
      return signal?.aborted === true;
    },
    progress: (fraction) => onProgress?.(fraction),
    send(boards) {
      void onChunk(fakeChunk(next, boards));
      next += boards;
    },
    finish() {
      if (next <= question.to) run.send(question.to - next + 1);
      return run.end();
    },
    end() {
      resolve();
      return settled();
    },
    fail(error) {
      reject(error);
      return settled();
    },
  };
  return run;
}
