import { expect, test } from 'vitest';
import { loadFullSolver } from '../../../web/src/solver/full_solver';
import { serve } from '../../../web/src/solver/ports/serve';
import type { FromWorker, Job, ToWorker } from '../../../web/src/solver/protocol';
import { readModule } from './real_module';

/** Runs jobs in a worker without a port, and tells which buffers the last result was posted with. */
async function postedBy(jobs: readonly Job[]) {
  let receive!: (message: ToWorker) => void;
  return new Promise<{ message: FromWorker; transfer: Transferable[] }>((resolve) => {
    void serve({
      load: () => loadFullSolver(readModule),
      listen: (listener) => {
        receive = listener;
      },
      post: (message, transfer = []) => {
        if (message.type === 'ready')
          for (const [index, job] of jobs.entries()) receive({ type: 'run', id: index + 1, job });
        else if ('failure' in message) resolve({ message, transfer });
        else if (message.type === 'result' && message.id === jobs.length)
          resolve({ message, transfer });
      },
      yieldToMessages: () => Promise.resolve(),
    });
  });
}

/** The buffers of all typed arrays in a value. */
function buffersIn(value: unknown): ArrayBufferLike[] {
  if (ArrayBuffer.isView(value)) return [value.buffer];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(buffersIn);
}

const board = {
  rows: { size: 5, lengths: 'triangular' },
  columns: { size: 5, lengths: 'square' },
};

const discs = new Uint8Array(25).fill(1);

const sweep: Job = { kind: 'sweepAxis', axis: board.rows };
const positions = { first: 2, last: 4 };

test.each<{ before?: Job; job: Job; arrays: number }>([
  { before: sweep, job: { kind: 'cutAxis', parts: 2 }, arrays: 2 },
  { before: sweep, job: { kind: 'countMoves', wanted: 'all', positions }, arrays: 1 },
  { before: sweep, job: { kind: 'copyAxis' }, arrays: 1 },
  { job: { kind: 'describeBoard', board }, arrays: 5 },
  { job: { kind: 'examinePosition', board, discs }, arrays: 1 },
  {
    job: { kind: 'chooseMove', board, discs, strength: 'perfect', seed: 1, turn: 2 },
    arrays: 0,
  },
  {
    job: {
      kind: 'chooseMove',
      board,
      discs: new Uint8Array(25),
      strength: 'good',
      seed: 1,
      turn: 2,
    },
    arrays: 0,
  },
  { job: { kind: 'reviewGame', board, discs, moves: [] }, arrays: 0 },
  { job: { kind: 'explainProduct', a: 6n, b: 21n }, arrays: 0 },
  {
    job: {
      kind: 'sweepForSequence',
      size: 5,
      rowLengths: 'triangular',
      columnLengths: 'square',
      axis: 'rows',
    },
    arrays: 1,
  },
])('$job.kind hands over its $arrays arrays, each in a buffer of its own', async (given) => {
  const { message, transfer } = await postedBy(
    given.before ? [given.before, given.job] : [given.job],
  );
  const buffers = message.type === 'result' ? buffersIn(message.result) : [];
  expect(message.type).toBe('result');
  expect(buffers).toHaveLength(given.arrays);
  expect(new Set(transfer)).toEqual(new Set(buffers));
  expect(new Set(transfer).size).toBe(given.arrays);
});
