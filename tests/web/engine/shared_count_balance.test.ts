/** How evenly a count is shared, in simulated time: each worker takes as long as the test says. */
import { expect, test, vi } from 'vitest';
import { fakeTime } from '../fake_time';
import { createSolver } from '../../../web/src/engine/client/solver';
import { COUNT_LIMITS } from '../../../web/src/engine/client/counting';
import type { StartWorkerPort } from '../../../web/src/engine/wire/port';
import { jobIn, type SentJob } from './sent_jobs';
import type { MoveCounts } from '../../../web/src/engine/api/axes';

/** About as many pairs as N = 10⁷ has. */
const pairsOf = { rows: 3e10, columns: 2.1e10 };
const question = {
  rows: { size: 9_000, lengths: 'triangular' },
  columns: { size: 8_000, lengths: 'square' },
};
const pairsPerMillisecond = 5e6;
const startMilliseconds = 200;
const copyMilliseconds = 40;

fakeTime();

interface SimulatedWorker {
  readonly speed: number;
  pairs: number;
  messages: number;
}

/** Workers of these speeds; the first two have swept an axis. */
const limits = { ...COUNT_LIMITS, instantPairs: 0 };

function simulated(speeds: readonly number[]) {
  const workers: SimulatedWorker[] = [];
  const joined: Record<'rows' | 'columns', bigint>[] = [];
  const partsOf = (size: number, pairs: number, parts: number) => ({
    lasts: Uint32Array.from({ length: parts }, (_, index) =>
      Math.round((size * (index + 1)) / parts),
    ),
    pairs: new Float64Array(parts).fill(pairs / parts),
  });

  const start: StartWorkerPort = (events) => {
    const index = workers.length;
    const worker = { speed: speeds[index]!, pairs: 0, messages: 0 };
    workers.push(worker);
    const swept = index === 0 ? 'rows' : 'columns';
    let given: 'rows' | 'columns' | undefined;
    let hasEnded = false;
    const soon = (milliseconds: number, act: () => void) => {
      setTimeout(() => {
        if (!hasEnded) act();
      }, milliseconds);
    };
    const answer = (id: number, milliseconds: number, result: unknown) =>
      soon(milliseconds, () => {
        worker.messages += 1;
        events.onMessage({ type: 'result', id, result });
      });

    function run({ id, name, request }: SentJob & { readonly id: number }) {
      switch (name) {
        case 'planBoard': {
          const axis = { lengthCount: 1, pairs: 1, bytes: 1 };
          answer(id, 0, { rows: axis, columns: axis });
          return;
        }
        case 'sweepAxis': {
          answer(id, 1, { total: 1, width: 2, choices: pairsOf[swept] });
          return;
        }
        case 'findWanted': {
          answer(id, 0, { rows: Uint16Array.of(1), columns: Uint16Array.of(1) });
          return;
        }
        case 'cutAxis': {
          answer(id, 0, partsOf(question[swept].size, pairsOf[swept], request.parts));
          return;
        }
        case 'copyAxis': {
          answer(id, copyMilliseconds, { prefixXors: new Uint16Array(1) });
          return;
        }
        case 'giveAxis':
          given = request.axis.size === question.rows.size ? 'rows' : 'columns';
          {
            answer(id, copyMilliseconds, true);
            return;
          }
        case 'countMoves': {
          const axis = request.given === true ? given! : swept;
          const parts = Math.min(64, Math.floor(pairsOf[axis] / COUNT_LIMITS.leastPairs));
          const pairs = pairsOf[axis] / parts;
          worker.pairs += pairs;
          const counts: MoveCounts = { histogram: BigUint64Array.of(0n, 1n), complete: false };
          answer(id, pairs / pairsPerMillisecond / worker.speed, counts);
          return;
        }
        case 'joinAxes': {
          const [rows, columns] = [request.rows.histogram[1]!, request.columns.histogram[1]!];
          joined.push({ rows, columns });
          answer(id, 0, { winningOpenings: 1n, openings: 1n, boardNimber: 1, pairs: [] });
          return;
        }
        default:
          throw new Error(`Nobody asks for ${name} here.`);
      }
    }

    soon(startMilliseconds, () =>
      events.onMessage({ type: 'ready', warmUp: { sweep: 1, count: 1 } }),
    );
    return {
      post: (message) => {
        worker.messages += 1;
        const job = jobIn(message);
        if (job !== undefined) run(job);
        if (message.type === 'ping') soon(0, () => events.onMessage({ type: 'alive' }));
      },
      end: () => {
        hasEnded = true;
      },
    };
  };
  return { start, workers, joined };
}

async function simulate(speeds: readonly number[]) {
  const { start, workers, joined } = simulated(speeds);
  const { answer } = createSolver(start, speeds.length, limits).solve(question);
  let milliseconds = NaN;
  const begun = performance.now();
  answer.then(
    () => (milliseconds = performance.now() - begun),
    () => undefined,
  );
  await vi.runAllTimersAsync();
  await answer;
  // Each of the 30 and 21 chunks was counted once.
  expect(joined).toEqual([{ rows: 30n, columns: 21n }]);
  return { workers, milliseconds };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

test.each([2, 4, 8])('%i equal workers do nearly equal shares', async (count) => {
  const { workers, milliseconds } = await simulate(new Array<number>(count).fill(1));
  expect(workers).toHaveLength(count);
  const pairs = workers.map((worker) => worker.pairs);
  const messages = workers.map((worker) => worker.messages);
  const mean = sumOf(pairs) / count;
  expect(sumOf(pairs)).toBeCloseTo(pairsOf.rows + pairsOf.columns);
  expect(Math.max(...pairs) / mean).toBeLessThan(1.3);
  expect(milliseconds).toBeLessThan(1.25 * (mean / pairsPerMillisecond) + 1_000);
  // Two for each chunk, four for a copy, few for everything else.
  expect(sumOf(messages)).toBeLessThan(2 * 51 + 12 * count + 20);
});

test('a slow worker gets less, and nobody waits long for it', async () => {
  const speeds = [1, 1, 0.25, 2];
  const { workers, milliseconds } = await simulate(speeds);
  const all = pairsOf.rows + pairsOf.columns;
  const slowest = workers[2]!.pairs;
  expect(slowest).toBeLessThan(0.1 * all);
  expect(milliseconds).toBeLessThan((1.25 * all) / sumOf(speeds) / pairsPerMillisecond + 1_000);
});
