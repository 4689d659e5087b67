import { describe, expect, it } from 'vitest';
import * as longJobs from '../../../web/src/solver/long_jobs';
import type { Job } from '../../../web/src/solver/protocol';
import { loadSolverInParts } from '../../../web/src/solver/solver_in_parts';
import { readModule } from './real_module';

const axis = { size: 5, lengths: 'triangular' } as const;
const describeBoard: Job = { kind: 'describeBoard', board: { rows: axis, columns: axis } };
const planAxis: Job = { kind: 'planAxis', axis };

/** Answers jobs with a part that comes, or does not, as `fetches` say. */
async function begin(...fetches: readonly ('comes' | 'is missing')[]) {
  const left = [...fetches];
  const jobs = await loadSolverInParts(readModule, () => {
    const next = left.shift();
    if (next === undefined) throw new Error('Nobody should ask for it again.');
    return next === 'comes' ? Promise.resolve(longJobs) : Promise.reject(new Error('404'));
  });
  return jobs.begin({ inSlices: () => Promise.resolve(), post: () => undefined });
}

describe('the solver in parts', () => {
  it('answers boards without the part for long jobs', async () => {
    const answer = await begin();
    await expect(answer(1, describeBoard)).resolves.toMatchObject({
      discValues: expect.anything(),
    });
  });

  it('fetches that part once, however many jobs wait for it', async () => {
    const answer = await begin('comes');
    const plans = await Promise.all([answer(1, planAxis), answer(2, planAxis)]);
    expect(plans[0]).toMatchObject({ pairs: expect.anything() });
    expect(plans[1]).toEqual(plans[0]);
  });

  it('says that the part is missing, and fetches it for the next job', async () => {
    const answer = await begin('is missing', 'comes');
    await expect(answer(1, planAxis)).rejects.toMatchObject({
      kind: 'module-failed',
      message: expect.stringContaining('404'),
    });
    await expect(answer(2, planAxis)).resolves.toBeDefined();
  });
});
