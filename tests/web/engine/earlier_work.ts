import { vi } from 'vitest';
import type { CountedChunk, AxisPiece } from '../../../web/src/engine/api/axes';
import type { EarlierWork } from '../../../web/src/engine/api/solver';

export type Pieces = Record<'rows' | 'columns', AxisPiece[]>;
export type Parts = Record<'rows' | 'columns', CountedChunk[]>;

/** A test's record of an interrupted run. */
export function earlierWork(
  pieces: Pieces,
  milliseconds = 60_000,
  parts: Parts = { rows: [], columns: [] },
) {
  const onRefused = vi.fn();
  const earlier: EarlierWork = {
    milliseconds,
    async *pieces(axis) {
      await Promise.resolve();
      yield* pieces[axis];
    },
    chunks: (axis) => Promise.resolve(parts[axis]),
    onRefused,
  };
  return { earlier, onRefused };
}
