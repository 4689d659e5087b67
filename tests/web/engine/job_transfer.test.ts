import { expect, test } from 'vitest';
import { loadFullSolver } from '../../../web/src/engine/worker/full_solver';
import { serveJobs } from '../../../web/src/engine/wire/serve';
import type { FromWorker, ToWorker } from '../../../web/src/engine/wire/messages';
import type { SentJob } from './sent_jobs';
import { readModule } from './real_module';

/** Runs jobs in a worker without a port, and returns the buffers that the last result transfers. */
async function postedBy(jobs: readonly SentJob[]) {
  let receive!: (message: ToWorker) => void;
  return new Promise<{ message: FromWorker; transfer: Transferable[] }>((resolve) => {
    void serveJobs({
      load: () => loadFullSolver(readModule),
      listen: (listener) => {
        receive = listener;
      },
      post: (message, transfer = []) => {
        const done = message.type === 'ready' ? 0 : message.type === 'result' && message.id;
        const next = done === false ? undefined : jobs[done];
        if (done !== false && next !== undefined) receive({ type: 'run', id: done + 1, ...next });
        else if ('failure' in message || done === jobs.length) resolve({ message, transfer });
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

const axis = { size: 5, lengths: 'triangular' };
const question = { rows: axis, columns: axis };
const board = { game: 'rugs', rows: 5, columns: 5 };
const position = { board, coins: new Uint8Array(25).fill(1) };
const over = { board, coins: new Uint8Array(25) };

const sweep: SentJob = { name: 'sweepAxis', request: { axis } };
const openCloth: SentJob = {
  name: 'openCloth',
  request: { board: { rows: axis, columns: { size: 5, lengths: 'square' } } },
};
const edges = Uint32Array.of(0, 3, 5);
const positions = { first: 2, last: 4 };

test.each<{ before?: SentJob; job: SentJob; buffers: number }>([
  { before: sweep, job: { name: 'cutAxis', request: { parts: 2 } }, buffers: 2 },
  { before: sweep, job: { name: 'countMoves', request: { wanted: 'all', positions } }, buffers: 1 },
  { before: sweep, job: { name: 'copyAxis', request: undefined }, buffers: 1 },
  {
    before: openCloth,
    job: { name: 'weaveTile', request: { rows: edges, columns: edges } },
    buffers: 1,
  },
  { before: openCloth, job: { name: 'movesAtCorner', request: { row: 5, column: 4 } }, buffers: 2 },
  { job: { name: 'planBoard', request: { board: question, mostPairs: 100 } }, buffers: 2 },
  { job: { name: 'describe', request: board }, buffers: 9 },
  { job: { name: 'examine', request: position }, buffers: 3 },
  {
    job: { name: 'winningMovesOf', request: { ...position, rowKind: 0, columnKind: 0 } },
    buffers: 0,
  },
  {
    job: { name: 'choose', request: { ...position, strength: 'perfect', seed: 1, turn: 2 } },
    buffers: 0,
  },
  { job: { name: 'choose', request: { ...over, strength: 'good', seed: 1, turn: 2 } }, buffers: 0 },
  { job: { name: 'review', request: { ...position, moves: [] } }, buffers: 0 },
  { job: { name: 'explainProduct', request: { a: 6n, b: 21n } }, buffers: 0 },
  {
    job: {
      name: 'sweepForSequence',
      request: { size: 5, rowLengths: 'triangular', columnLengths: 'square', axis: 'rows' },
    },
    buffers: 1,
  },
])('$job.name hands over the $buffers buffers of its arrays', async (given) => {
  const { message, transfer } = await postedBy(
    given.before ? [given.before, given.job] : [given.job],
  );
  const buffers = message.type === 'result' ? buffersIn(message.result) : [];
  expect(message.type).toBe('result');
  expect(transfer).toHaveLength(given.buffers);
  expect(new Set(transfer)).toEqual(new Set(buffers));
});
