import { describe, expect, it } from 'vitest';
import {
  continuesSiteRecord,
  formatRecord,
  readWork,
  type WorkRecord,
} from '../../../../web/src/outlets/course/work_record';
import { fittingRecord } from '../../../../web/src/outlets/course/fitting_record';
import { lessonState } from './fake_activity';

const state = lessonState('1s1');
const RECORD: WorkRecord = { attempt: 'a', chain: 'c', count: 3, isDone: false, state };

describe('what a site gives back as work', () => {
  it.each([undefined, null, {}, '', ' ', 'null', '{}'])('is none: %j', (kept) => {
    expect(readWork(kept)).toEqual({});
  });

  it('is the work of earlier packages, alone or with its score, or anything for the frame to refuse', () => {
    expect(readWork({ seed: 17 })).toEqual({ state: { seed: 17 } });
    expect(readWork('{"seed":17}')).toEqual({ state: { seed: 17 } });
    expect(readWork('{"seed":')).toEqual({ state: '{"seed":' });
    expect(readWork('true')).toEqual({ state: true });
    expect(readWork({ score: 0.5, state })).toEqual({ score: 0.5, state });
    for (const score of [-0.1, 1.1, '1', null, {}])
      expect(readWork({ score, state })).toEqual({ state });
  });

  it('is a record as it was printed', () => {
    const records = [RECORD, { ...RECORD, score: 1 / 3 }, { ...RECORD, isDone: true, score: 0 }];
    for (const record of records) {
      const score = record.score === undefined ? {} : { score: Number(record.score.toFixed(6)) };
      expect(readWork(formatRecord(record))).toEqual({
        record: { ...record, ...score },
        state,
        ...score,
      });
    }
    const damaged = { work: 1, attempt: 'a', chain: 7, count: 1, state };
    expect(readWork(damaged)).toEqual({ state });
  });

  it('is plain ASCII, which no site mangles', () => {
    const text = formatRecord({ ...RECORD, state: lessonState('Zoë 😀') });
    expect(text).toMatch(/^[ -~]+$/u);
    expect(readWork(text).state).toEqual(lessonState('Zoë 😀'));
  });
});

describe('the copy of this browser', () => {
  const site = { ...RECORD, chain: 'here', count: 5 };

  it('is further in the same chain by its count alone', () => {
    expect(continuesSiteRecord({ ...site, count: 6 }, undefined, site)).toBe(true);
    expect(continuesSiteRecord({ ...site, count: 5 }, undefined, site)).toBe(false);
  });

  it('is further where it went on from what the site has, and not where somebody worked elsewhere', () => {
    const copy = { ...RECORD, chain: 'next', count: 9 };
    expect(continuesSiteRecord(copy, { chain: 'here', count: 5 }, site)).toBe(true);
    expect(continuesSiteRecord(copy, { chain: 'here', count: 4 }, site)).toBe(false);
    expect(continuesSiteRecord(copy, { chain: 'other', count: 5 }, site)).toBe(false);
    expect(continuesSiteRecord(copy, undefined, site)).toBe(false);
  });

  it('is of no use in another attempt', () => {
    expect(continuesSiteRecord({ ...site, attempt: 'b', count: 9 }, undefined, site)).toBe(false);
  });
});

describe('a record for a site with little room', () => {
  it('is plain where that fits, and has no work where nothing does', () => {
    expect(fittingRecord(RECORD, 4_096)).toEqual({ text: formatRecord(RECORD), isCut: false });
    const { state: _, ...rest } = RECORD;
    expect(fittingRecord(RECORD, 80)).toEqual({ text: formatRecord(rest), isCut: true });
  });
});
