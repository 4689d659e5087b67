import { describe, expect, test, vi } from 'vitest';
import {
  winningOpeningsAt,
  type BoardChunk,
  type SequenceChunk,
  type SequenceQuestion,
} from '../../../web/src/engine/api/sequence';
import type { JobRequest } from '../../../web/src/engine/api/engine';
import { createSequenceSolver } from '../../../web/src/engine/client/sequence';
import { CRASH } from '../crash';
import { nextTurn } from '../turns';
import { fakePorts, type FakePort } from './fake_port';
import { inProcess } from './real_module';
import { jobIn, type SentJob, type SolverJobs } from './sent_jobs';

const boards = (
  from: number,
  to: number,
  rowLengths = 'triangular',
  columnLengths = 'square',
): SequenceQuestion => ({ from, to, rowLengths, columnLengths });

const chunkSize = 10;
const places = 2;
const totals = (first: number) => ({
  rows: Uint32Array.of(first, 1),
  columns: Uint32Array.of(first, 2),
});
const boardsOf = (count: number): BoardChunk => ({
  winningLow: new BigUint64Array(count),
  boardNimbers: new Uint16Array(count),
});

function start(
  question: SequenceQuestion,
  options: Partial<Parameters<ReturnType<typeof createSequenceSolver>['sequence']>[1]> = {},
) {
  const { start: startPort, ports } = fakePorts();
  const solver = createSequenceSolver(startPort);
  const firsts: number[] = [];
  const run = solver.sequence(question, {
    onChunk: ({ first }) => void firsts.push(first),
    ...options,
  });
  run.done.catch(() => undefined);
  for (const port of ports) port.ready();
  return { solver, ports, firsts, run, living: () => ports.filter((port) => !port.ended) };
}

/** The jobs of this name that a worker got, with their ids. */
function jobs<Name extends SentJob['name']>(port: FakePort, name: Name) {
  return port.sent.flatMap((message) => {
    const job = jobIn(message);
    return job?.name === name
      ? [{ id: job.id, request: job.request as JobRequest<SolverJobs, Name> }]
      : [];
  });
}

/** Lets both workers sweep, then start the tallies. */
async function begin(ports: readonly FakePort[]) {
  ports.forEach((port, index) => {
    const result = { prefixXors: Uint16Array.of(0, index + 1) };
    port.say({ type: 'result', id: port.idOf('sweepForSequence'), result });
  });
  await nextTurn();
  for (const port of ports) {
    port.say({ type: 'result', id: port.idOf('beginSequence'), result: { chunkSize, places } });
  }
  await nextTurn();
}

/** Answers the tally that begins at a board. */
async function tally(port: FakePort, first: number) {
  const { id } = jobs(port, 'tallyChunk').find(({ request }) => request.first === first)!;
  port.say({ type: 'result', id, result: totals(first) });
  await nextTurn();
}

/** Answers the newest sum of a worker. */
async function sum(port: FakePort, count = chunkSize) {
  port.say({ type: 'result', id: port.idOf('sumChunk'), result: boardsOf(count) });
  await nextTurn();
}

describe('a sequence', () => {
  test('sweeps an axis in each worker and gives it the other one', async () => {
    const { ports } = start(boards(1, 30));
    const [rows, columns] = ports as [FakePort, FakePort];
    expect(jobs(rows, 'sweepForSequence')[0]!.request).toMatchObject({ size: 30, axis: 'rows' });
    expect(jobs(columns, 'sweepForSequence')[0]!.request).toMatchObject({
      size: 30,
      axis: 'columns',
    });
    await begin(ports);
    const other = (port: FakePort) => jobs(port, 'beginSequence')[0]!.request.otherPrefixXors;
    expect([...other(rows)]).toEqual([0, 2]);
    expect([...other(columns)]).toEqual([0, 1]);
  });

  test('cuts chunks at the first board that is wanted, and has few under way', async () => {
    const { ports } = start(boards(16, 100));
    await begin(ports);
    const cuts = ports.map((port) =>
      jobs(port, 'tallyChunk').map(({ request: { place, first, last } }) => [place, first, last]),
    );
    expect(cuts).toEqual([
      [
        [0, 1, 10],
        [1, 16, 25],
      ],
      [
        [0, 11, 15],
        [1, 26, 35],
      ],
    ]);
  });

  test('sums in order whatever is tallied first, with what the other worker tallied', async () => {
    const { ports, firsts, run } = start(boards(1, 35));
    const [one, other] = ports as [FakePort, FakePort];
    await begin(ports); // one worker tallies 1 and 21, the other 11 and 31
    await tally(other, 31);
    await tally(one, 21);
    await tally(other, 11);
    expect(jobs(one, 'sumChunk')).toEqual([]);
    expect(jobs(other, 'sumChunk')).toEqual([]);
    await tally(one, 1);
    expect(jobs(one, 'sumChunk').map(({ request }) => request)).toEqual([
      { place: 0, between: [] },
      { place: 1, between: [totals(11)] },
    ]);
    expect(jobs(other, 'sumChunk').map(({ request }) => request)).toEqual([
      { place: 0, between: [totals(1)] },
      { place: 1, between: [totals(21)] },
    ]);
    for (const { id } of jobs(other, 'sumChunk').reverse()) {
      other.say({ type: 'result', id, result: boardsOf(1) });
    }
    await nextTurn();
    expect(firsts).toEqual([]);
    for (const { id } of jobs(one, 'sumChunk').reverse()) {
      one.say({ type: 'result', id, result: boardsOf(1) });
    }
    await run.done;
    expect(firsts).toEqual([1, 11, 21, 31]);
  });

  test('does not sum boards that nobody wants, but both workers hear of them', async () => {
    const { ports, firsts, run } = start(boards(21, 22));
    const [one, other] = ports as [FakePort, FakePort];
    await begin(ports);
    await tally(one, 1);
    await tally(other, 11);
    await tally(one, 21);
    expect(jobs(one, 'sumChunk').map(({ request }) => request.between)).toEqual([
      [totals(1), totals(11)],
    ]);
    expect(jobs(other, 'sumChunk')).toEqual([]);
    await sum(one, 2);
    await run.done;
    expect(firsts).toEqual([21]);
  });

  test('keeps workers that hold much memory while its chunks are taken, and not much longer', async () => {
    vi.useFakeTimers();
    const later = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
    let takeOn!: () => void;
    const onChunk = () => new Promise<void>((resolve) => (takeOn = resolve));
    const { ports, run, living } = start(boards(1, 10), { onChunk });
    const [one] = ports as [FakePort];
    for (const port of ports) port.say({ type: 'memory', bytes: 50_000_000 });
    await Promise.all([begin(ports), later(1)]);
    await Promise.all([tally(one, 1), later()]);
    await Promise.all([sum(one), later()]);
    await later(100_000);
    expect(living()).toEqual(ports);
    takeOn();
    await run.done;
    await later(30_000);
    expect(living()).toEqual([]);
    vi.useRealTimers();
  });

  test('waits for whoever takes the chunks', async () => {
    let goOn!: () => void;
    const taken: number[] = [];
    const { ports, run } = start(boards(1, 100), {
      onChunk: ({ first }) => {
        taken.push(first);
        return new Promise<void>((resolve) => (goOn = resolve));
      },
    });
    const [one, other] = ports as [FakePort, FakePort];
    await begin(ports);
    for (const [port, first] of [
      [one, 1],
      [other, 11],
    ] as const) {
      await tally(port, first);
      await sum(port);
    }
    expect(taken).toEqual([1]);
    expect(ports.map((port) => jobs(port, 'tallyChunk').length)).toEqual([2, 2]);
    goOn();
    await nextTurn();
    expect(taken).toEqual([1, 11]);
    expect(ports.map((port) => jobs(port, 'tallyChunk').length)).toEqual([3, 2]);
    await expect(Promise.race([run.done, Promise.resolve('open')])).resolves.toBe('open');
  });

  test('reports its progress from 0 to 1, once both axes are known', async () => {
    const onProgress = vi.fn();
    const { ports, run } = start(boards(1, 10), { onProgress });
    const [rows, columns] = ports as [FakePort, FakePort];
    const say = (port: FakePort, done: number) => {
      port.say({ type: 'progress', id: port.idOf('sweepForSequence'), done, total: 1e6 });
    };
    say(rows, 5e5);
    expect(onProgress).not.toHaveBeenCalled();
    say(columns, 5e5);
    const [share] = onProgress.mock.lastCall as [number];
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.3);
    await begin(ports);
    await tally(rows, 1);
    await sum(rows);
    await run.done;
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });

  test('keeps its workers for the next one', async () => {
    const { solver, ports, run } = start(boards(1, 10));
    await begin(ports);
    await tally(ports[0]!, 1);
    await sum(ports[0]!);
    await run.done;
    solver.sequence(boards(1, 5), { onChunk: () => undefined }).done.catch(() => undefined);
    expect(ports).toHaveLength(2);
  });
});

describe('a sequence that ends early', () => {
  test('is aborted: it rejects with the reason, and no worker is left', async () => {
    const controller = new AbortController();
    const { ports, run, living, firsts } = start(boards(1, 100), { signal: controller.signal });
    await begin(ports);
    await tally(ports[0]!, 1);
    controller.abort(new Error('Changed my mind.'));
    await expect(run.done).rejects.toThrow('Changed my mind.');
    expect(living()).toEqual([]);
    await nextTurn();
    expect(firsts).toEqual([]);
  });

  test('is aborted while somebody takes a chunk', async () => {
    const controller = new AbortController();
    const onChunk = vi.fn(() => new Promise<void>(() => undefined));
    const { ports, run } = start(boards(1, 100), { signal: controller.signal, onChunk });
    await begin(ports);
    await tally(ports[0]!, 1);
    await sum(ports[0]!);
    expect(onChunk).toHaveBeenCalledOnce();
    controller.abort();
    await expect(run.done).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('was aborted before it began', async () => {
    const { run, living } = start(boards(1, 9), { signal: AbortSignal.abort() });
    await expect(run.done).rejects.toMatchObject({ name: 'AbortError' });
    expect(living()).toEqual([]);
  });

  test('is replaced by the next one, or ends with the solver', async () => {
    const { solver, ports, run, living } = start(boards(1, 9));
    const second = solver.sequence(boards(1, 8), { onChunk: () => undefined });
    await expect(run.done).rejects.toMatchObject({ name: 'AbortError' });
    expect(living()).toEqual(ports.slice(2));
    solver.dispose();
    await expect(second.done).rejects.toMatchObject({ name: 'AbortError' });
    expect(living()).toEqual([]);
  });

  test.each([0, 1])('loses worker %i: the other one is ended too', async (index) => {
    for (const isStreaming of [false, true]) {
      const { ports, run, living } = start(boards(1, 100));
      if (isStreaming) await begin(ports);
      ports[index]!.fail(CRASH);
      await expect(run.done).rejects.toBe(CRASH);
      expect(living()).toEqual([]);
    }
  });

  test('meets the refusal of memory', async () => {
    const { ports, run, living } = start(boards(1, 100));
    const failure = { kind: 'out-of-memory', message: 'No.', amount: 9 } as const;
    const id = ports[1]!.idOf('sweepForSequence');
    ports[1]!.say({ type: 'failure', id, failure });
    await expect(run.done).rejects.toMatchObject({ kind: 'out-of-memory', amount: 9 });
    expect(living()).toEqual([]);
  });

  test('meets a receiver that fails', async () => {
    const { ports, run, living } = start(boards(1, 100), {
      onChunk: () => {
        throw new Error('Full.');
      },
    });
    await begin(ports);
    await tally(ports[0]!, 1);
    await sum(ports[0]!);
    await expect(run.done).rejects.toThrow('Full.');
    expect(living()).toEqual([]);
  });
});

test('P(n) of a chunk is exact beyond 64 bits', () => {
  const chunk = {
    first: 7,
    winningLow: BigUint64Array.of(5n, 6n),
    boardNimbers: new Uint16Array(2),
  };
  expect(winningOpeningsAt(chunk, 1)).toBe(6n);
  const large = { ...chunk, winningHigh: BigUint64Array.of(0n, 3n) };
  expect(winningOpeningsAt(large, 0)).toBe(5n);
  expect(winningOpeningsAt(large, 1)).toBe(3n * 2n ** 64n + 6n);
});

describe('with the real module', () => {
  async function valuesOf(question: SequenceQuestion) {
    const solver = createSequenceSolver(inProcess);
    const values: bigint[] = [];
    const nimbers: number[] = [];
    const shares: number[] = [];
    const take = (chunk: SequenceChunk) => {
      expect(chunk.first).toBe(question.from + values.length);
      chunk.boardNimbers.forEach((nimber, place) => {
        nimbers.push(nimber);
        values.push(winningOpeningsAt(chunk, place));
      });
    };
    await solver.sequence(question, { onChunk: take, onProgress: (share) => shares.push(share) })
      .done;
    solver.dispose();
    expect(values).toHaveLength(question.to - question.from + 1);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
    return { values, nimbers };
  }

  test('the first boards, and from any board on', async () => {
    const { values, nimbers } = await valuesOf(boards(1, 500));
    expect(values.slice(0, 5)).toEqual([1n, 0n, 12n, 0n, 8n]);
    expect(values[99]).toBe(31395n);
    expect(values[499]).toBe(72702n);
    expect(nimbers[4]).toBe(2);
    expect((await valuesOf(boards(100, 500))).values).toEqual(values.slice(99));
    expect((await valuesOf(boards(500, 500))).values).toEqual([72702n]);
  });

  test('many chunks in both workers', async () => {
    const { values } = await valuesOf(boards(900, 30_000));
    expect(values[100]).toBe(1869203n);
    expect(values[9_100]).toBe(2477885152n);
  });

  test('other families, whether all boards have the nimber 0 or none of them has a move', async () => {
    const { nimbers, values } = await valuesOf(boards(1, 40, '1,3,7', '1000'));
    expect(new Set(nimbers)).toEqual(new Set([0]));
    expect(new Set(values)).toEqual(new Set([0n]));
  });

  test.each([
    [boards(6, 5), { kind: 'size-out-of-range', amount: 6 }],
    [boards(1.5, 5), { kind: 'size-out-of-range' }],
    [boards(1, NaN), { kind: 'size-out-of-range' }],
    [boards(1, 5, 'nonsense'), { kind: 'bad-length-family' }],
    [boards(1, 70_000, 'square', 'all'), { kind: 'too-many-lengths', amount: 65_535 }],
  ])('refusals name their kind: %o', async (question, expected) => {
    const solver = createSequenceSolver(inProcess);
    const onChunk = vi.fn();
    await expect(solver.sequence(question, { onChunk }).done).rejects.toMatchObject(expected);
    expect(onChunk).not.toHaveBeenCalled();
  });
});
