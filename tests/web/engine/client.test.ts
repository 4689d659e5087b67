import { describe, expect, test, vi } from 'vitest';
import { createSolver } from '../../../web/src/engine/client/solver';
import { COUNT_LIMITS } from '../../../web/src/engine/client/counting';
import type { JobAnswer, JobName } from '../../../web/src/engine/api/engine';
import type { ToWorker } from '../../../web/src/engine/wire/messages';
import type { AxisJobs } from '../../../web/src/engine/worker/axis_jobs';
import type { BoardQuestion } from '../../../web/src/engine/api/axes';
import type { BoardProgress } from '../../../web/src/engine/api/solver';
import { boardProgress } from '../../../web/src/engine/api/work';
import { WorkerLink } from '../../../web/src/engine/wire/worker_link';
import { CRASH } from '../crash';
import { fakeTime } from '../fake_time';
import { manyTurns, nextTurn } from '../turns';
import { eventually } from './eventually';
import { fakePorts, type FakePort } from './fake_port';
import { inProcess } from './real_module';
import { jobIn } from './sent_jobs';

const board = (
  rows: number,
  columns = rows,
  rowLengths = 'triangular',
  columnLengths = 'square',
): BoardQuestion => ({
  rows: { size: rows, lengths: rowLengths },
  columns: { size: columns, lengths: columnLengths },
});

const openings = { winningOpenings: 1n, openings: 1n, boardNimber: 1, pairs: [] };
const axisTotal = (total: number) => ({ total, width: 2, choices: 100 });
const moveCounts = (complete = false) => ({ histogram: BigUint64Array.of(0n, 1n), complete });
const wanted = { rows: Uint16Array.of(1), columns: Uint16Array.of(2) };
const nothing = { rows: new Uint16Array(), columns: new Uint16Array() };

/** A solver without boards that are solved instantly, unless a test wants them. */
function fakeSolver(instantPairs = 0) {
  const { start, ports } = fakePorts();
  const solver = createSolver(start, 2, { ...COUNT_LIMITS, instantPairs });
  const living = () => ports.filter((port) => !port.ended);
  return { solver, ports, living };
}

type Answers = { readonly [Name in JobName<AxisJobs>]?: JobAnswer<AxisJobs, Name> };

/** Answers all current and later jobs of the workers as soon as possible. */
async function serve(ports: readonly FakePort[], answers: Answers): Promise<void> {
  const answered = new Set<ToWorker>();
  for (let round = 0; round < 40; round += 1) {
    for (const port of ports) {
      for (const message of port.sent) {
        if (message.type !== 'run' || answered.has(message)) continue;
        const result = answers[message.name as JobName<AxisJobs>];
        if (result === undefined) continue;
        answered.add(message);
        port.say({ type: 'result', id: message.id, result });
      }
    }
    await Promise.resolve();
  }
}

const axisPlan = { lengthCount: 1, pairs: 2, bytes: 3 };
const plan = { rows: axisPlan, columns: axisPlan };

const jobsOf = (port: FakePort) => port.sent.flatMap((message) => jobIn(message) ?? []);

describe('a run', () => {
  test('sweeps one axis in each worker, counts what is wanted of it, and joins them', async () => {
    const { solver, ports } = fakeSolver();
    const { answer } = solver.solve(board(3, 4));
    const [rows, columns] = ports as [FakePort, FakePort];
    for (const port of ports) port.ready();
    await serve(ports, {
      sweepAxis: axisTotal(1),
      findWanted: wanted,
      countMoves: moveCounts(),
      joinAxes: openings,
    });
    await expect(answer).resolves.toMatchObject({
      ...openings,
      question: board(3, 4),
      rows: axisTotal(1),
    });
    expect(jobsOf(rows)).toMatchObject([
      { name: 'sweepAxis', request: { axis: { size: 3 } } },
      { name: 'findWanted', request: { rows: axisTotal(1), columns: axisTotal(1) } },
      { name: 'countMoves', request: { wanted: wanted.rows, positions: { first: 1, last: 3 } } },
      {
        name: 'joinAxes',
        request: { rows: { total: 1, choices: 100, histogram: moveCounts().histogram } },
      },
    ]);
    expect(jobsOf(columns)).toMatchObject([
      { name: 'sweepAxis', request: { axis: { size: 4 } } },
      { name: 'countMoves', request: { wanted: wanted.columns, positions: { first: 1, last: 4 } } },
    ]);
    expect(ports).toHaveLength(2);
  });

  test('counts nothing where nothing is wanted', async () => {
    const { solver, ports } = fakeSolver();
    const { answer } = solver.solve(board(2));
    for (const port of ports) port.ready();
    await serve(ports, { sweepAxis: axisTotal(0), findWanted: nothing, joinAxes: openings });
    await expect(answer).resolves.toMatchObject(openings);
  });

  test('counts all moves when asked for the histograms, unless it had to already', async () => {
    for (const complete of [false, true]) {
      const { solver, ports } = fakeSolver();
      const run = solver.solve(board(3));
      for (const port of ports) port.ready();
      const answers = { sweepAxis: axisTotal(1), findWanted: wanted, joinAxes: openings };
      await serve(ports, { ...answers, countMoves: moveCounts(complete) });
      await run.answer;
      const histograms = run.histograms();
      await nextTurn();
      for (const port of ports) {
        for (const message of port.sent) {
          const job = jobIn(message);
          if (job?.name !== 'countMoves' || job.request.wanted !== 'all') continue;
          const result = { histogram: BigUint64Array.of(0n, 7n), complete: true };
          port.say({ type: 'result', id: job.id, result });
        }
      }
      const expected = BigUint64Array.of(0n, complete ? 1n : 7n);
      await expect(histograms).resolves.toEqual({ rows: expected, columns: expected });
    }
  });

  test('reports the work of both steps, once both axes are known', async () => {
    const { solver, ports } = fakeSolver();
    const onProgress = vi.fn();
    solver.solve(board(3), { onProgress }).answer.catch(() => undefined);
    const [rows, columns] = ports as [FakePort, FakePort];
    for (const port of ports) port.ready({ sweep: 1, count: 0.5 });
    rows.say({ type: 'progress', id: 1, done: 1, total: 6 });
    expect(onProgress).not.toHaveBeenCalled();
    columns.say({ type: 'progress', id: 1, done: 2, total: 4 });
    const rowAxis = { pairs: 6, lengths: 'triangular' };
    const columnAxis = { pairs: 4, lengths: 'square' };
    expect(onProgress).toHaveBeenLastCalledWith(
      boardProgress(
        { axis: rowAxis, swept: 1, counted: 0 },
        { axis: columnAxis, swept: 2, counted: 0 },
      ),
    );
    await serve(ports, { sweepAxis: axisTotal(1), findWanted: wanted });
    rows.say({ type: 'progress', id: rows.idOf('countMoves'), done: 20, total: 100 });
    columns.say({ type: 'progress', id: columns.idOf('countMoves'), done: 90, total: 100 });
    expect(onProgress).toHaveBeenLastCalledWith(
      boardProgress(
        { axis: { ...rowAxis, pairs: 100 }, swept: 100, counted: 20 },
        { axis: { ...columnAxis, pairs: 100 }, swept: 100, counted: 90 },
      ),
    );
  });

  test('pauses and resumes both workers and stops the clock', async () => {
    vi.useFakeTimers();
    const { solver, ports } = fakeSolver();
    const run = solver.solve(board(3));
    for (const port of ports) port.ready();
    await vi.advanceTimersByTimeAsync(100);
    run.pause();
    run.pause();
    await vi.advanceTimersByTimeAsync(5_000);
    run.resume();
    await vi.advanceTimersByTimeAsync(10);
    for (const port of ports) {
      expect(port.sent.map(({ type }) => type).filter((type) => type !== 'ping')).toEqual([
        'run',
        'pause',
        'pause',
        'resume',
      ]);
    }
    await serve(ports, { sweepAxis: axisTotal(0), findWanted: nothing, joinAxes: openings });
    await expect(run.answer).resolves.toMatchObject({ milliseconds: 110 });
    vi.useRealTimers();
  });

  test('gives no histograms once the next one has its workers, which it leaves alone', async () => {
    const { solver, ports, living } = fakeSolver();
    const first = solver.solve(board(2));
    for (const port of ports) port.ready();
    await serve(ports, { sweepAxis: axisTotal(0), findWanted: nothing, joinAxes: openings });
    await first.answer;
    solver.solve(board(3)).answer.catch(() => undefined);
    await expect(first.histograms()).rejects.toMatchObject({ name: 'AbortError' });
    expect(living()).toHaveLength(2);
    for (const port of ports) expect(jobsOf(port).at(-1)).toMatchObject({ name: 'sweepAxis' });
  });

  test('keeps its workers for the next one', async () => {
    const { solver, ports, living } = fakeSolver();
    for (const size of [2, 3]) {
      const { answer } = solver.solve(board(size));
      for (const port of ports) port.ready();
      await serve(ports, { sweepAxis: axisTotal(0), findWanted: nothing, joinAxes: openings });
      await answer;
    }
    expect(living()).toHaveLength(2);
    expect(ports).toHaveLength(2);
  });
});

describe('a board of few pairs', () => {
  const histograms = { rows: BigUint64Array.of(0n, 3n), columns: BigUint64Array.of(0n, 5n) };
  const axes = { rows: axisTotal(1), columns: axisTotal(2) };
  const instant = { ...openings, ...axes, histograms, milliseconds: 1 };

  test('is solved by one job, with its histograms', async () => {
    const { solver, ports } = fakeSolver(50);
    const run = solver.solve(board(3));
    for (const port of ports) port.ready();
    await serve(ports, { planBoard: { ...plan, instant } });
    await expect(run.answer).resolves.toMatchObject({ ...openings, columns: axisTotal(2) });
    await expect(run.histograms()).resolves.toEqual(histograms);
    expect(ports.map(jobsOf)).toMatchObject([
      [{ name: 'planBoard', request: { board: board(3), mostPairs: 50 } }],
      [],
    ]);
  });

  test('is solved where it is planned', async () => {
    const { solver, ports } = fakeSolver(50);
    const planned = solver.plan(board(3));
    for (const port of ports) port.ready();
    await serve(ports, { planBoard: { ...plan, instant } });
    await expect(planned).resolves.toEqual({ ...plan, instant });
    expect(ports.flatMap(jobsOf)).toHaveLength(1);
  });

  // The worker's plan shows that it isn't an instant board after all.
  test('may turn out to have more of them', async () => {
    const { solver, ports } = fakeSolver(50);
    solver.solve(board(3)).answer.catch(() => undefined);
    const [rows] = ports as [FakePort];
    for (const port of ports) port.ready();
    rows.say({ type: 'result', id: rows.idOf('planBoard'), result: plan });
    await nextTurn();
    for (const port of ports) expect(jobsOf(port).at(-1)).toMatchObject({ name: 'sweepAxis' });
  });
});

describe('workers that hold much memory', () => {
  fakeTime();

  const answers = { sweepAxis: axisTotal(1), findWanted: wanted, joinAxes: openings };
  const all = { ...answers, countMoves: moveCounts() };
  const large = { type: 'memory', bytes: 50_000_000 } as const;

  async function solved() {
    const { solver, ports, living } = fakeSolver();
    const run = solver.solve(board(3));
    const [rows, columns] = ports as [FakePort, FakePort];
    for (const port of ports) port.ready();
    rows.say(large);
    columns.say({ type: 'memory', bytes: 5_000_000 });
    await serve(ports, all);
    await run.answer;
    return { solver, ports, living, run, rows, columns };
  }

  test('are ended a while after their last job, and replaced for the next one', async () => {
    const { solver, ports, living, rows, columns } = await solved();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(living()).toEqual([rows, columns]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(living()).toEqual([columns]);
    const next = solver.solve(board(3)).answer;
    ports[2]!.ready();
    await serve(ports, all);
    await expect(next).resolves.toMatchObject(openings);
    expect(ports).toHaveLength(3);
  });

  test('are kept while something waits for them', async () => {
    const { solver, ports, living, rows, columns } = await solved();
    const planned = solver.plan(board(5));
    const run = solver.solve(board(3));
    await serve(ports, { planBoard: plan });
    await planned;
    run.pause();
    for (let seconds = 0; seconds < 100; seconds += 4) {
      await vi.advanceTimersByTimeAsync(4_000);
      for (const port of ports) port.say({ type: 'alive' });
    }
    expect(living()).toEqual([rows, columns]);
    run.resume();
    await serve(ports, all);
    await expect(run.answer).resolves.toMatchObject(openings);
  });

  test('leave their axes to be swept once more where histograms are asked for', async () => {
    const { ports, run, columns } = await solved();
    await vi.advanceTimersByTimeAsync(30_000);
    const histograms = run.histograms();
    await vi.advanceTimersByTimeAsync(0);
    const [, , rows] = ports as [FakePort, FakePort, FakePort];
    rows.ready();
    await serve([rows], all);
    expect(jobsOf(rows)).toMatchObject([
      { name: 'sweepAxis', request: { axis: { size: 3 } } },
      { name: 'countMoves', request: { wanted: 'all' } },
    ]);
    expect(jobsOf(columns).at(-1)).toMatchObject({
      name: 'countMoves',
      request: { wanted: 'all' },
    });
    columns.say({ type: 'result', id: columns.idOf('countMoves'), result: moveCounts(true) });
    await expect(histograms).resolves.toMatchObject({ rows: moveCounts().histogram });
  });

  test('keep nobody waiting once the solver is closed', async () => {
    const { solver } = await solved();
    solver.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a run that ends early', () => {
  test('is aborted: it rejects with the reason and no worker is left', async () => {
    const { solver, ports, living } = fakeSolver();
    const controller = new AbortController();
    const { answer } = solver.solve(board(3), { signal: controller.signal });
    for (const port of ports) port.ready();
    controller.abort(new Error('Changed my mind.'));
    await expect(answer).rejects.toThrow('Changed my mind.');
    expect(living()).toEqual([]);
  });

  test('was aborted before it began', async () => {
    const { solver, living } = fakeSolver();
    const { answer } = solver.solve(board(3), { signal: AbortSignal.abort() });
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(living()).toEqual([]);
  });

  test('is replaced by the next one, which gets new workers', async () => {
    const { solver, ports, living } = fakeSolver();
    const first = solver.solve(board(3)).answer;
    const second = solver.solve(board(4)).answer;
    second.catch(() => undefined);
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect(ports).toHaveLength(4);
    expect(living()).toEqual(ports.slice(2));
  });

  test.each([0, 1])('loses worker %i: the other one is ended too', async (index) => {
    const { solver, ports, living } = fakeSolver();
    const { answer } = solver.solve(board(3));
    for (const port of ports) port.ready();
    ports[index]!.fail(CRASH);
    await expect(answer).rejects.toBe(CRASH);
    expect(living()).toEqual([]);
  });

  test('meets a failure of one axis', async () => {
    const { solver, ports, living } = fakeSolver();
    const { answer } = solver.solve(board(3));
    const [rows] = ports as [FakePort];
    for (const port of ports) port.ready();
    rows.say({
      type: 'failure',
      id: rows.idOf('sweepAxis'),
      failure: { kind: 'out-of-memory', message: 'No.', amount: 9 },
    });
    await expect(answer).rejects.toMatchObject({ kind: 'out-of-memory', amount: 9 });
    expect(living()).toEqual([]);
  });
});

describe('a plan', () => {
  test('survives the end of the workers when a run is aborted', async () => {
    const { solver, ports } = fakeSolver();
    const controller = new AbortController();
    solver.solve(board(3), { signal: controller.signal }).answer.catch(() => undefined);
    const planned = solver.plan(board(5));
    controller.abort();
    await eventually(() => {
      expect(ports).toHaveLength(4);
    });
    for (const port of ports.slice(2)) port.ready();
    await serve(ports.slice(2), { planBoard: plan });
    await expect(planned).resolves.toEqual(plan);
  });

  test('can be aborted itself', async () => {
    const { solver } = fakeSolver();
    await expect(solver.plan(board(3), AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  test('ends with the solver', async () => {
    const { solver, living } = fakeSolver();
    const planned = solver.plan(board(3));
    solver.dispose();
    await expect(planned).rejects.toMatchObject({ name: 'AbortError' });
    expect(living()).toEqual([]);
  });
});

describe('with the real module', () => {
  test('memory that is refused is told with its amount, and a smaller board is solved', async () => {
    const grow = vi.spyOn(WebAssembly.Memory.prototype, 'grow').mockImplementation(() => {
      throw new RangeError('refused');
    });
    const solver = createSolver(inProcess);
    const refusal = { kind: 'out-of-memory', amount: expect.any(Number) as number };
    await expect(solver.solve(board(100_000_000)).answer).rejects.toMatchObject(refusal);
    await expect(solver.solve(board(5)).answer).resolves.toMatchObject({ winningOpenings: 8n });
    expect(grow).toHaveBeenCalled();
    grow.mockRestore();
    solver.dispose();
  });

  test('how much memory a worker has by now is told with the answer', async () => {
    const link = new WorkerLink<AxisJobs>(inProcess);
    const sweep = (size: number) =>
      link.run('sweepAxis', { axis: { size, lengths: 'powers-of-two' } });
    await sweep(5);
    expect(link.memoryBytes).toBeLessThan(4e6);
    await sweep(1_000_000);
    expect(link.memoryBytes).toBeGreaterThan(4e6);
    link.end(undefined);
  });

  test('the worked example, with all that it is made of', async () => {
    const solver = createSolver(inProcess);
    const run = solver.solve(board(5));
    const answer = await run.answer;
    expect(answer).toMatchObject({
      winningOpenings: 8n,
      openings: 56n,
      boardNimber: 2,
      pairs: [{ a: 1, b: 2, rowMoves: 8n, columnMoves: 1n }],
    });
    expect(answer.rows).toEqual({ total: 1, width: 2, choices: 8 });
    expect(answer.columns).toEqual({ total: 2, width: 4, choices: 7 });
    const { rows, columns } = await run.histograms();
    expect([...rows]).toEqual([0n, 8n]);
    expect([...columns]).toEqual([0n, 4n, 1n, 2n]);
    expect(solver.nanosecondsPerWork).toBeGreaterThan(0);
  });

  test.each([
    board(5),
    board(300, 500),
    board(70, 200, 'all', 'odd'),
    board(40, 9, 'fibonacci', '2,5'),
    board(6, 3, '7', 'square'),
    board(1),
  ])('one job and two workers come to the same answer: %o', async (question) => {
    const solve = async (instantPairs: number) => {
      const solver = createSolver(inProcess, 2, { ...COUNT_LIMITS, instantPairs });
      const run = solver.solve(question);
      const answer = { ...(await run.answer), milliseconds: 0 };
      const found = { answer, histograms: await run.histograms() };
      solver.dispose();
      return found;
    };
    expect(await solve(1e6)).toEqual(await solve(0));
  });

  test('a board of many positions takes longer than an instant, however few its pairs', async () => {
    const link = new WorkerLink<AxisJobs>(inProcess);
    const mostPairs = 5_000;
    const solve = (size: number) =>
      link.run('planBoard', { board: board(size, 5, '2000', 'square'), mostPairs });
    expect(await solve(2_001)).toMatchObject({ instant: { rows: { choices: 2 } } });
    expect(await solve(5_000)).not.toHaveProperty('instant');
    link.end(undefined);
  });

  test('many slices, progress to the end, and other families', async () => {
    const solver = createSolver(inProcess);
    const reports: BoardProgress[] = [];
    const { winningOpenings } = await solver.solve(board(100_000), {
      onProgress: (progress) => reports.push(progress),
    }).answer;
    expect(winningOpenings).toBe(2475200726993n);
    expect(reports.length).toBeGreaterThan(2);
    const shares = reports.map(({ done, total }) => done / total);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    const last = reports.at(-1)!;
    expect(last.done).toBe(last.total);
    const again = await solver.solve(board(7, 9, '1,3,7', 'odd')).answer;
    expect(again.question).toEqual(board(7, 9, '1,3,7', 'odd'));
  });

  test('a pause holds the sweep, and plans are answered meanwhile', async () => {
    const solver = createSolver(inProcess);
    let reports = 0;
    const run = solver.solve(board(1_000_000), { onProgress: () => (reports += 1) });
    await eventually(() => {
      expect(reports).toBeGreaterThan(0);
    });
    run.pause();
    const { rows } = await solver.plan(board(1_000_000));
    expect(rows).toMatchObject({ pairs: 941_810_658, lengthCount: 1413 });
    await nextTurn();
    const reportsInPause = reports;
    await manyTurns();
    expect(reports).toBe(reportsInPause);
    run.resume();
    const { winningOpenings, openings: all } = await run.answer;
    expect(winningOpenings).toBe(3996390106631n);
    expect(all).toBe(627403651513215000n);
  });

  test.each([
    [board(0), { kind: 'size-out-of-range', amount: 0 }],
    [board(100_000_001), { kind: 'size-out-of-range', amount: 100_000_001 }],
    [board(2.5), { kind: 'size-out-of-range' }],
    [board(5, 5, 'nonsense'), { kind: 'bad-length-family' }],
    [board(5, 70_000, 'square', 'all'), { kind: 'too-many-lengths', amount: 65_535 }],
    [
      board(5, 1_000_000, 'square', 'primes'),
      {
        kind: 'too-many-lengths',
        message: expect.stringContaining('up to size 821,640.') as string,
      },
    ],
  ])('refusals name their kind: %o', async (question, expected) => {
    const solver = createSolver(inProcess);
    await expect(solver.plan(question)).rejects.toMatchObject(expected);
    await expect(solver.solve(question).answer).rejects.toMatchObject(expected);
  });
});
