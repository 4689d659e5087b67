/** A cloth without a worker: requests wait until a test answers them. */
import type {
  ClothEngine,
  ClothOptions,
  ClothFacts,
  ClothRegion,
  ClothTile,
} from '../../../web/src/engine/api/cloth';

export interface Asking<Question = unknown, Answer = unknown> {
  readonly kind: keyof ClothEngine;
  readonly question: Question;
  readonly signal: AbortSignal | undefined;
  answer(answer: Answer): void;
  fail(reason: Error): void;
}

export function fakeCloth() {
  const waiting: Asking[] = [];
  const asked: Asking[] = [];
  let disposed = 0;

  function ask<Answer>(kind: keyof ClothEngine, question: unknown, signal?: AbortSignal) {
    return new Promise<Answer>((resolve, reject: (reason: Error) => void) => {
      const settle = () => waiting.splice(waiting.indexOf(asking), 1);
      const asking: Asking = {
        kind,
        question,
        signal,
        answer: (answer) => {
          settle();
          resolve(answer as Answer);
        },
        fail: (reason) => {
          settle();
          reject(reason);
        },
      };
      waiting.push(asking);
      asked.push(asking);
    });
  }

  const cloth: ClothEngine = {
    open: (board, options) => ask('open', { board, ...options }, options?.signal),
    count: (region, signal) => ask('count', region, signal),
    tile: (tile, signal) => ask('tile', tile, signal),
    discs: (region, signal) => ask('discs', region, signal),
    movesAt: (row, column, signal) => ask('movesAt', { row, column }, signal),
    dispose: () => {
      disposed += 1;
    },
  };

  const of = (all: readonly Asking[], kind: keyof ClothEngine) =>
    all.filter((one) => one.kind === kind);
  return {
    cloth,
    disposed: () => disposed,
    /** All requests so far. */
    asked: (kind: keyof ClothEngine) => of(asked, kind),
    openings: () => of(waiting, 'open') as Asking<ClothOptions, ClothFacts>[],
    tiles: () => of(waiting, 'tile') as Asking<ClothTile & Shown, Float32Array>[],
    counts: () => of(waiting, 'count') as Asking<ClothRegion & Shown, bigint>[],
    discs: () => of(waiting, 'discs') as Asking<ClothRegion & Shown, Uint32Array>[],
    moves: () => of(waiting, 'movesAt') as Asking<{ row: number; column: number }>[],
  };
}

interface Shown {
  readonly shown?: Uint8Array;
}
