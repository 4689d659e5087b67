import { describe, expect, it } from 'vitest';
import { createDeviceCopies } from '../../../../web/src/outlets/course/device_copies';
import type { WorkRecord } from '../../../../web/src/outlets/course/work_record';
import { lessonState } from './fake_activity';
import { FakeStorage } from './fake_storage';

const RECORD: WorkRecord = {
  attempt: 'a',
  chain: 'c',
  count: 3,
  isDone: false,
  score: 0.5,
  state: lessonState('1s'),
};
const copiesOf = (storage: FakeStorage, learner: string | undefined, activity = 'lesson=mex') =>
  createDeviceCopies(() => storage, { learner, activity });

describe('the copies of work in a browser', () => {
  it('come back as they were, to the same learner, activity and attempt alone', () => {
    const storage = new FakeStorage();
    const base = { chain: 'b', count: 1 };
    expect(copiesOf(storage, 'ada').write({ record: RECORD, base })).toBe(true);
    expect(copiesOf(storage, 'ada').find('a')).toEqual({ record: RECORD, base });
    expect(copiesOf(storage, 'bob').find('a')).toBeUndefined();
    expect(copiesOf(storage, 'ada', 'lesson=rule').find('a')).toBeUndefined();
    expect(copiesOf(storage, 'ada').find('b')).toBeUndefined();
    // The key doesn't reveal who it is.
    expect(storage.key(0)).not.toContain('ada');
  });

  it.each([undefined, ''])('are none without an id: %j', (learner) => {
    const storage = new FakeStorage();
    expect(copiesOf(storage, learner).write({ record: RECORD })).toBe(false);
    expect(storage.length).toBe(0);
  });

  it('are none where the storage is forbidden, and damaged ones are passed over', () => {
    const storage = new FakeStorage();
    copiesOf(storage, 'ada').write({ record: RECORD });
    const key = storage.key(0) ?? '';
    for (const text of ['{"at":', '7', '{"record":7}', '{"record":"{}"}']) {
      storage.setItem(key, text);
      expect(copiesOf(storage, 'ada').find('a')).toBeUndefined();
    }
    storage.isForbidden = true;
    expect(copiesOf(storage, 'ada').find('a')).toBeUndefined();
    expect(copiesOf(storage, 'ada').write({ record: RECORD })).toBe(false);
  });

  it('are the last thirty, and nothing of others goes', () => {
    const storage = new FakeStorage();
    storage.setItem('theirs', 'x');
    for (let attempt = 0; attempt < 40; attempt += 1)
      copiesOf(storage, 'ada').write({ record: { ...RECORD, attempt: String(attempt) } });
    expect(storage.length).toBe(31);
    expect(storage.getItem('theirs')).toBe('x');
  });
});
