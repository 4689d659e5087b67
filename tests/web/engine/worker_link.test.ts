import { beforeEach, describe, expect, test, vi } from 'vitest';
import { WorkerLink } from '../../../web/src/engine/wire/worker_link';
import type { AxisJobs } from '../../../web/src/engine/worker/axis_jobs';
import { CRASH } from '../crash';
import { fakeTime } from '../fake_time';
import { fakePorts, type FakePort } from './fake_port';

const axis = { size: 5, lengths: 'square' };
const plan = { board: { rows: axis, columns: axis }, mostPairs: 0 };
const planOf = (pairs: number) => {
  const axisPlan = { lengthCount: 2, pairs, bytes: 100 };
  return { rows: axisPlan, columns: axisPlan };
};
const answer = planOf(7);

let link: WorkerLink<AxisJobs>;
let port: FakePort;

fakeTime();
beforeEach(() => {
  const { start, ports } = fakePorts();
  link = new WorkerLink(start);
  port = ports[0]!;
});

describe('a worker that does its work', () => {
  test('gets nothing before it is ready, then everything in order', async () => {
    const result = link.run('planBoard', plan);
    link.pause();
    expect(port.sent).toEqual([]);
    port.ready();
    expect(port.sent).toEqual([
      { type: 'run', id: 1, name: 'planBoard', request: plan },
      { type: 'pause' },
    ]);
    port.say({ type: 'result', id: 1, result: answer });
    await expect(result).resolves.toEqual(answer);
  });

  test('answers each job by its id', async () => {
    port.ready({ sweep: 0.4, count: 0.1 });
    const first = link.run('planBoard', plan);
    const second = link.run('planBoard', plan);
    port.say({ type: 'result', id: 2, result: planOf(2) });
    port.say({ type: 'result', id: 1, result: planOf(1) });
    await expect(first).resolves.toEqual(planOf(1));
    await expect(second).resolves.toEqual(planOf(2));
    expect(link.warmUp).toEqual({ sweep: 0.4, count: 0.1 });
  });

  test('reports progress to the job it belongs to', () => {
    port.ready();
    const onProgress = vi.fn();
    void link.run('planBoard', plan, { onProgress });
    port.say({ type: 'progress', id: 1, done: 3, total: 7 });
    port.say({ type: 'progress', id: 99, done: 1, total: 7 });
    expect(onProgress.mock.calls).toEqual([[3, 7]]);
  });

  test('rejects a job with its failure and stays', async () => {
    port.ready();
    const result = link.run('planBoard', plan);
    port.say({
      type: 'failure',
      id: 1,
      failure: { kind: 'out-of-memory', message: 'No.', amount: 8 },
    });
    await expect(result).rejects.toMatchObject({ kind: 'out-of-memory', amount: 8 });
    expect(link.ended).toBe(false);
  });
});

describe('a worker that ends', () => {
  test('rejects every job with the reason', async () => {
    port.ready();
    const results = [link.run('planBoard', plan), link.run('planBoard', plan)];
    link.end('enough');
    for (const result of results) await expect(result).rejects.toBe('enough');
    expect(port.ended).toBe(true);
    await expect(link.run('planBoard', plan)).rejects.toBe('enough');
  });

  test('does not load', async () => {
    const result = link.run('planBoard', plan);
    port.say({ type: 'failed', failure: { kind: 'module-failed', message: 'Not found.' } });
    await expect(result).rejects.toMatchObject({ kind: 'module-failed', message: 'Not found.' });
    expect(port.ended).toBe(true);
  });

  test('crashes', async () => {
    port.ready();
    const result = link.run('planBoard', plan);
    port.fail(CRASH);
    await expect(result).rejects.toBe(CRASH);
    expect(link.ended).toBe(true);
  });

  test('cannot be started at all', async () => {
    const forbidden = new WorkerLink<AxisJobs>(() => {
      throw new Error('Workers are forbidden here.');
    });
    await expect(forbidden.run('planBoard', plan)).rejects.toMatchObject({
      kind: 'worker-failed',
      message: 'The solver stopped: Workers are forbidden here.',
    });
  });

  test('speaks after its end, to nobody', () => {
    port.ready();
    const onProgress = vi.fn();
    link.run('planBoard', plan, { onProgress }).catch(() => undefined);
    link.end('enough');
    port.say({ type: 'progress', id: 1, done: 3, total: 7 });
    expect(onProgress).not.toHaveBeenCalled();
  });
});

describe('a worker that falls silent', () => {
  test('is asked for a sign of life, and given up', async () => {
    port.ready();
    const result = link.run('planBoard', plan);
    const rejection = expect(result).rejects.toMatchObject({ kind: 'worker-failed' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(port.sent.at(-1)).toEqual({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(5_000);
    await rejection;
    expect(port.ended).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is kept while it answers', async () => {
    port.ready();
    link.run('planBoard', plan).catch(() => undefined);
    for (let second = 0; second < 60; second += 3) {
      await vi.advanceTimersByTimeAsync(3_000);
      port.say({ type: 'alive' });
    }
    expect(link.ended).toBe(false);
  });

  test('may take its time to load', async () => {
    link.run('planBoard', plan).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(link.ended).toBe(false);
    expect(port.sent).toEqual([]);
  });

  test('is not watched while nobody waits', async () => {
    port.ready();
    const result = link.run('planBoard', plan);
    port.say({ type: 'result', id: 1, result: answer });
    await result;
    expect(vi.getTimerCount()).toBe(0);
  });
});
