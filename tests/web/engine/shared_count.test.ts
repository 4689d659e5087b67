/** Counts of the real module that several workers share. */
import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../web/src/engine/client/solver';
import type { CountLimits } from '../../../web/src/engine/client/counting';
import type {
  WorkerPort,
  WorkerPortEvents,
  StartWorkerPort,
} from '../../../web/src/engine/wire/port';
import type { FromWorker, ToWorker } from '../../../web/src/engine/wire/messages';
import type { BoardQuestion } from '../../../web/src/engine/api/axes';
import type { BoardProgress, SolveOptions } from '../../../web/src/engine/api/solver';
import { CRASH } from '../crash';
import { manyTurns } from '../turns';
import { earlierWork, type Parts } from './earlier_work';
import { eventually } from './eventually';
import { inProcess } from './real_module';
import { jobIn, type SentJob } from './sent_jobs';

/** Seven move nimbers of each axis are wanted; the columns have far more moves than the rows. */
const question: BoardQuestion = {
  rows: { size: 3_000, lengths: 'fibonacci' },
  columns: { size: 4_000, lengths: 'primes' },
};
/** Both axes have equal work, and all nimbers are counted. */
const evenQuestion: BoardQuestion = {
  rows: { size: 100_000, lengths: 'triangular' },
  columns: { size: 120_000, lengths: 'square' },
};
const shared: CountLimits = {
  leastPairs: 1_000,
  maxChunks: 64,
  copyPairs: 0,
  helpedPairs: 0,
  instantPairs: 0,
};
const alone: CountLimits = { ...shared, maxChunks: 1 };

/** Messages of a worker while it counted. */
interface Watched {
  readonly events: WorkerPortEvents;
  readonly port: WorkerPort;
  readonly jobs: SentJob[];
  pairs: number;
  messages: number;
  ended: boolean;
}

interface Meddling {
  /** Called for each message to or from a worker; if it returns false, the message is lost. */
  readonly onSent?: (worker: Watched, message: ToWorker, index: number) => boolean;
  readonly onStart?: (index: number) => void;
}

/** Observed workers in this process; the first two have the axes. */
function watchedWorkers({ onSent, onStart }: Meddling = {}) {
  const workers: Watched[] = [];
  const start: StartWorkerPort = (events) => {
    const index = workers.length;
    onStart?.(index);
    const counting = new Map<number, number>();
    const onMessage = (message: FromWorker) => {
      if (message.type === 'progress') counting.set(message.id, message.total);
      if (message.type === 'result' && typeof message.result === 'object' && message.result) {
        worker.messages += 1;
        if ('complete' in message.result) worker.pairs += counting.get(message.id) ?? 0;
      }
      events.onMessage(message);
    };
    const port = inProcess({ ...events, onMessage });
    const worker: Watched = { events, port, jobs: [], pairs: 0, messages: 0, ended: false };
    workers.push(worker);
    return {
      post: (message, transfer) => {
        if (onSent?.(worker, message, index) === false) return;
        const job = jobIn(message);
        if (job !== undefined) worker.jobs.push(job);
        worker.messages += 1;
        port.post(message, transfer);
      },
      end: () => {
        worker.ended = true;
        port.end();
      },
    };
  };
  return { start, workers };
}

const namesOf = ({ jobs }: Watched) => jobs.map(({ name }) => name);

async function answerOf(
  board: BoardQuestion,
  start: StartWorkerPort,
  processors: number | undefined,
  limits: CountLimits,
  options: SolveOptions = {},
) {
  const solver = createSolver(start, processors, limits);
  const { milliseconds, ...answer } = await solver.solve(board, options).answer;
  expect(milliseconds).toBeGreaterThan(0);
  return { answer, solver };
}

const expected = async (board: BoardQuestion) =>
  (await answerOf(board, inProcess, 2, alone)).answer;

describe('so many workers share a count', () => {
  test.each([2, 4, 8])('%i: the answer, and who did how much', async (processors) => {
    const { start, workers } = watchedWorkers();
    const reports: BoardProgress[] = [];
    const onProgress = (progress: BoardProgress) => reports.push(progress);
    const { answer } = await answerOf(evenQuestion, start, processors, shared, { onProgress });
    expect(answer).toEqual(await expected(evenQuestion));
    expect(workers).toHaveLength(processors);

    const pairs = workers.map((worker) => worker.pairs);
    const sum = pairs.reduce((one, other) => one + other, 0);
    expect(sum).toBe(answer.rows.choices + answer.columns.choices);
    // The distribution depends on when the helpers are ready; shared_count_balance.test.ts checks it.
    for (const share of pairs) expect(share).toBeGreaterThan(0);
    // Two messages for each chunk besides its progress; copying an axis takes four.
    const messages = workers.reduce((all, worker) => all + worker.messages, 0);
    expect(messages).toBeLessThan(2 * 128 + 12 * processors + 20);

    const done = reports.map((report) => report.done);
    expect(done).toEqual([...done].sort((one, other) => one - other));
    expect(done.at(-1)).toBe(reports.at(-1)!.total);
    for (const [index, { ended }] of workers.entries()) expect(ended).toBe(index >= 2);
  });

  test('the worker of a short axis helps with the long one', async () => {
    const { start, workers } = watchedWorkers();
    const { answer } = await answerOf(question, start, undefined, shared);
    expect(answer).toEqual(await expected(question));
    expect(workers).toHaveLength(2);
    expect(namesOf(workers[0]!)).toContain('giveAxis');
    expect(namesOf(workers[1]!)).not.toContain('giveAxis');
    expect(workers[0]!.pairs).toBeGreaterThan(answer.rows.choices);
  });

  test('the histograms are shared too, by helpers of their own', async () => {
    const { start, workers } = watchedWorkers();
    const solver = createSolver(start, 4, shared);
    const run = solver.solve(question);
    await run.answer;
    expect(workers).toHaveLength(4);
    const { rows, columns } = await run.histograms();
    expect(workers).toHaveLength(6);
    const whole = await createSolver(inProcess, 2, alone).solve(question).histograms();
    expect({ rows, columns }).toEqual(whole);
    expect(workers.filter(({ ended }) => !ended)).toHaveLength(2);
  });

  test('a count that goes on has helpers for the rest', async () => {
    const parts: Parts = { rows: [], columns: [] };
    const { answer } = await answerOf(question, inProcess, 2, shared, {
      onChunkCounted: (axis, part) => parts[axis].push(part),
    });
    for (const axis of ['rows', 'columns'] as const) parts[axis].splice(0, 5);
    const { start, workers } = watchedWorkers();
    const { earlier } = earlierWork({ rows: [], columns: [] }, 1, parts);
    const again = await answerOf(question, start, 4, shared, { earlier });
    expect(again.answer).toEqual(answer);
    const counted = workers.flatMap(({ jobs }) => jobs.filter(({ name }) => name === 'countMoves'));
    expect(counted).toHaveLength(10);
  });
});

describe('nobody is asked who would not pay for it', () => {
  test.each<[string, number, CountLimits]>([
    ['two processors', 2, shared],
    ['one processor', 1, shared],
    ['few pairs', 8, { ...shared, helpedPairs: 1e9 }],
    ['the limits of the page', 8, { ...alone, helpedPairs: 2e10 }],
  ])('no helpers: %s', async (_what, processors, limits) => {
    const { start, workers } = watchedWorkers();
    await answerOf(question, start, processors, limits);
    expect(workers).toHaveLength(2);
  });

  test('no copies of what is nearly done', async () => {
    const { start, workers } = watchedWorkers();
    await answerOf(question, start, 4, { ...shared, copyPairs: 1e6 });
    for (const worker of workers) expect(namesOf(worker)).not.toContain('copyAxis');
  });

  test('at most six helpers', async () => {
    const { start, workers } = watchedWorkers();
    await answerOf(question, start, 100, shared);
    expect(workers).toHaveLength(8);
  });
});

describe('a helper that fails', () => {
  test('while it counts: its part is counted by somebody else', async () => {
    let crashed = 0;
    const { start } = watchedWorkers({
      onSent: (worker, message, index) => {
        if (index < 2 || jobIn(message)?.name !== 'countMoves') return true;
        crashed += 1;
        queueMicrotask(() => worker.events.onFailure(CRASH));
        return false;
      },
    });
    const { answer } = await answerOf(question, start, 4, shared);
    expect(answer).toEqual(await expected(question));
    expect(crashed).toBe(2);
  });

  test('with the last part, when the others are idle', async () => {
    const held: Watched[] = [];
    const { start, workers } = watchedWorkers({
      onSent: (worker, message, index) => {
        if (index < 2 || jobIn(message)?.name !== 'countMoves') return true;
        held.push(worker);
        return false;
      },
    });
    const answer = answerOf(question, start, 3, shared);
    await eventually(() => {
      expect(held).toHaveLength(1);
    });
    const asked = () => workers.reduce((sum, { jobs }) => sum + jobs.length, 0);
    await eventually(async () => {
      const before = asked();
      await manyTurns();
      expect(asked()).toBe(before);
    });
    held[0]!.events.onFailure(CRASH);
    expect((await answer).answer).toEqual(await expected(question));
  });

  test('to start, to load, or for want of memory: it is left out', async () => {
    const { start, workers } = watchedWorkers({
      onStart: (index) => {
        if (index === 2) throw new Error('Workers are forbidden.');
      },
      onSent: (worker, message, index) => {
        const job = jobIn(message);
        if (index < 2 || job?.name !== 'giveAxis') return true;
        const failure = { kind: 'out-of-memory', message: 'No.' } as const;
        queueMicrotask(() => worker.events.onMessage({ type: 'failure', id: job.id, failure }));
        return false;
      },
    });
    const { answer } = await answerOf(question, start, 5, shared);
    expect(answer).toEqual(await expected(question));
    for (const worker of workers.slice(2)) expect(worker.ended).toBe(true);
  });

  test.each<[string, (copy: Uint16Array) => unknown]>([
    ['with a number that cannot be', (copy) => (copy[7] = 60_000)],
    ['with numbers of another width', (copy) => copy.fill(1)],
  ])('to take a copy that was damaged, %s: it is left out', async (_what, damage) => {
    const { start, workers } = watchedWorkers({
      onSent: (_worker, message, index) => {
        const job = jobIn(message);
        if (index >= 2 && job?.name === 'giveAxis') damage(job.request.prefixXors);
        return true;
      },
    });
    const { answer } = await answerOf(question, start, 3, shared);
    expect(answer).toEqual(await expected(question));
    expect(namesOf(workers[2]!)).not.toContain('countMoves');
  });

  test('that never answers is not waited for', async () => {
    const { start } = watchedWorkers({ onSent: (_worker, _message, index) => index < 2 });
    const { answer } = await answerOf(question, start, 8, shared);
    expect(answer).toEqual(await expected(question));
  });
});

describe('a worker of an axis', () => {
  test('that has no memory for a copy counts its own', async () => {
    const { start, workers } = watchedWorkers({
      onSent: (worker, message, index) => {
        const job = jobIn(message);
        if (index >= 2 || job?.name !== 'giveAxis') return true;
        const failure = { kind: 'out-of-memory', message: 'No.' } as const;
        worker.jobs.push(job);
        queueMicrotask(() => worker.events.onMessage({ type: 'failure', id: job.id, failure }));
        return false;
      },
    });
    const { answer } = await answerOf(question, start, 2, shared);
    expect(answer).toEqual(await expected(question));
    expect(workers[0]!.pairs).toBe(answer.rows.choices);
    expect(namesOf(workers[0]!).filter((name) => name === 'giveAxis')).toHaveLength(1);
  });

  test('that crashes ends the run and the helpers', async () => {
    const { start, workers } = watchedWorkers({
      onSent: (worker, message, index) => {
        if (index !== 1 || jobIn(message)?.name !== 'countMoves') return true;
        queueMicrotask(() => worker.events.onFailure(CRASH));
        return false;
      },
    });
    const solver = createSolver(start, 4, shared);
    await expect(solver.solve(question).answer).rejects.toBe(CRASH);
    for (const worker of workers.slice(2)) expect(worker.ended).toBe(true);
  });
});

describe('helpers end with their run', () => {
  /** Starts a run and waits until its helpers are counting. */
  async function begun(options: SolveOptions = {}) {
    const { start, workers } = watchedWorkers();
    const solver = createSolver(start, 4, shared);
    const run = solver.solve(evenQuestion, options);
    run.answer.catch(() => undefined);
    await eventually(() => {
      expect(workers[3] && namesOf(workers[3])).toContain('countMoves');
    });
    return { solver, run, workers };
  }

  test('when it is aborted', async () => {
    const abort = new AbortController();
    const { run, workers } = await begun({ signal: abort.signal });
    abort.abort(new Error('Enough.'));
    for (const { ended } of workers) expect(ended).toBe(true);
    await expect(run.answer).rejects.toThrow('Enough.');
  });

  test('when the solver is closed', async () => {
    const { solver, run, workers } = await begun();
    solver.dispose();
    for (const { ended } of workers) expect(ended).toBe(true);
    await expect(run.answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('when another board is computed instead', async () => {
    const { solver, run, workers } = await begun();
    const next = solver.solve(question);
    for (const { ended } of workers.slice(0, 4)) expect(ended).toBe(true);
    await expect(run.answer).rejects.toMatchObject({ name: 'AbortError' });
    await expect(next.answer).resolves.toMatchObject(await expected(question));
  });

  test('and they pause and go on with it', async () => {
    const { run, workers } = await begun();
    run.pause();
    await manyTurns();
    const inPause = workers.map(({ jobs }) => jobs.length);
    await manyTurns();
    expect(workers.map(({ jobs }) => jobs.length)).toEqual(inPause);
    run.resume();
    await expect(run.answer).resolves.toMatchObject(await expected(evenQuestion));
  });

  test('also those that are started in a pause', async () => {
    const { start, workers } = watchedWorkers({
      onSent: (_worker, message) => {
        if (jobIn(message)?.name === 'cutAxis') run.pause();
        return true;
      },
    });
    const run = createSolver(start, 4, shared).solve(question);
    await eventually(() => {
      expect(workers).toHaveLength(4);
    });
    await manyTurns();
    for (const { pairs } of workers) expect(pairs).toBe(0);
    run.resume();
    await expect(run.answer).resolves.toMatchObject(await expected(question));
  });
});
