import type { ClothEngine } from '../api/cloth';
import type { StartWorkerPort } from '../wire/port';
import type { AxisCopy } from '../api/axes';
import type { ClothJobs } from '../worker/cloth_jobs';
import { OneWorker } from './workers';

/** Creates a cloth whose worker starts when it is opened. */
export function createCloth(startPort: StartWorkerPort): ClothEngine {
  const worker = new OneWorker<ClothJobs>(startPort, { keepsMemory: true });
  return {
    open: (board, { axes, signal, onProgress } = {}) =>
      worker.ask('openCloth', { board, axes }, signal, {
        patience: 0,
        events: { onProgress: (done, total) => onProgress?.(total === 0 ? 1 : done / total) },
        transfer: axes === undefined ? [] : [axes.rows, axes.columns].flatMap(buffersOf),
      }),
    count: (region, signal) => worker.ask('countRegion', region, signal),
    tile: (tile, signal) => worker.ask('weaveTile', tile, signal),
    discs: (region, signal) => worker.ask('countDiscs', region, signal),
    movesAt: (row, column, signal) => worker.ask('movesAtCorner', { row, column }, signal),
    dispose: () => {
      worker.dispose();
    },
  };
}

const buffersOf = ({ prefixXors, stretches }: AxisCopy) =>
  [prefixXors, ...(stretches ? [stretches.counts] : [])].map(({ buffer }) => buffer as ArrayBuffer);
