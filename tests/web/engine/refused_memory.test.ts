/** A module that can't grow: a refusal of memory is reported as one, whatever asked for it, and ends the worker. */
import { afterEach, expect, test, vi } from 'vitest';
import { loadTablesSolver } from '../../../web/src/engine/worker/tables_solver';
import { loadBoardsSolver } from '../../../web/src/engine/worker/boards_solver';
import { loadFullSolver } from '../../../web/src/engine/worker/full_solver';
import { serveJobs } from '../../../web/src/engine/wire/serve';
import type { LoadSolver } from '../../../web/src/engine/wire/job';
import type { FromWorker, ToWorker } from '../../../web/src/engine/wire/messages';
import { readBoardsModule, readModule, readTablesModule } from './real_module';
import { nextTurn } from '../turns';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets a module's memory grow this many times. */
function refuseGrowthAfter(grants: number): void {
  const { grow } = WebAssembly.Memory.prototype;
  let granted = 0;
  vi.spyOn(WebAssembly.Memory.prototype, 'grow').mockImplementation(function (
    this: WebAssembly.Memory,
    pages,
  ) {
    if (granted === grants) throw new RangeError('No more memory.');
    granted += 1;
    return grow.call(this, pages);
  });
}

/** The last message of a worker that gets the same request until it has answered this often, or has failed. */
async function lastWordOf(
  load: LoadSolver,
  readBinary: () => Promise<BufferSource>,
  { name, request }: { readonly name: string; readonly request: unknown },
  grants: number,
): Promise<FromWorker> {
  let receive!: (message: ToWorker) => void;
  const words: FromWorker[] = [];
  await serveJobs({
    load: () => load(readBinary),
    listen: (listener) => (receive = listener),
    post: (message) => words.push(message),
    yieldToMessages: nextTurn,
  });
  expect(words).toMatchObject([{ type: 'ready' }]);
  refuseGrowthAfter(grants);
  receive({ type: 'run', id: 1, name, request });
  return vi.waitUntil(() => words.find(({ type }) => /^(result|failure|failed)$/u.test(type)), {
    timeout: 60_000,
  });
}

const LARGE = { game: 'mock-turtles*ruler', rows: 256, columns: 256 };
const BOARD = { game: 'turning-corners', rows: 200, columns: 200 };

test.each([
  ['the tables', loadTablesSolver, readTablesModule, { name: 'valueTable', request: LARGE }],
  [
    'the tables',
    loadTablesSolver,
    readTablesModule,
    { name: 'valueTableByDefinition', request: { game: 'rugs', rows: 40, columns: 40 } },
  ],
  ['the boards', loadBoardsSolver, readBoardsModule, { name: 'describe', request: BOARD }],
  [
    'the boards',
    loadBoardsSolver,
    readBoardsModule,
    { name: 'examine', request: { board: BOARD, coins: new Uint8Array(200 * 200).fill(1) } },
  ],
  ['the whole solver', loadFullSolver, readModule, { name: 'describe', request: BOARD }],
])('%s', { timeout: 120_000 }, async (_, load, readBinary, job) => {
  let grants = 0;
  for (; ; grants += 1) {
    const last = await lastWordOf(load, readBinary, job, grants);
    vi.restoreAllMocks();
    if (last.type === 'result') break;
    expect(last).toMatchObject({ failure: { kind: 'out-of-memory' } });
    if (last.type !== 'failed') continue;
    expect(last.failure.amount).toBeGreaterThan(0);
    expect(last.failure.message).toMatch(/bytes of memory that this needs were refused/u);
  }
});
