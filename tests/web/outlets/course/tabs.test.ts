import { describe, expect, it } from 'vitest';
import { createCourseTabs } from '../../../../web/src/outlets/course/tabs';
import type { WorkRecord } from '../../../../web/src/outlets/course/work_record';
import { fakeTime } from '../../fake_time';
import { settled } from './course_run';
import { createChannels } from './fake_channels';

fakeTime();

const record = (count: number): WorkRecord => ({
  attempt: 'a',
  chain: 'c',
  count,
  isDone: false,
});

async function opened({ open }: ReturnType<typeof createChannels>) {
  const tabs = createCourseTabs(open);
  const [records, taken]: [number[], number[]] = [[], []];
  tabs.listen({
    onRecord: ({ count }) => void records.push(count),
    onTaken: () => void taken.push(records.length),
  });
  const claiming = tabs.claim();
  await settled(500);
  return { tabs, records, taken, writing: await claiming };
}

describe('tabs of one browser', () => {
  it('find the one that writes, and hear of each change', async () => {
    const channels = createChannels();
    const first = await opened(channels);
    expect(first.writing).toBeUndefined();
    first.tabs.share(record(1));
    const second = await opened(channels);
    expect(second.writing?.count).toBe(1);
    first.tabs.share(record(2));
    await settled(10);
    expect(second.records).toEqual([1, 2]);
    // It doesn't write, so no other tab receives its record.
    second.tabs.share(record(9));
    await settled(10);
    expect(first.records).toEqual([]);
    first.tabs.close();
    expect((await opened(channels)).writing).toBeUndefined();
  });

  it('agree on the last one where two write, as after one was frozen', async () => {
    const channels = createChannels();
    const first = await opened(channels);
    const second = await opened(channels);
    expect([first.writing, second.writing]).toEqual([undefined, undefined]);
    first.tabs.share(record(1));
    await settled(10);
    second.tabs.share(record(2));
    await settled(10);
    expect([first.taken.length, second.taken.length]).toEqual([1, 0]);
    first.tabs.share(record(3));
    await settled(10);
    expect(second.records).toEqual([]);
  });

  it('are one tab where there are no channels', async () => {
    const alone = createCourseTabs(() => {
      throw new Error('There are none.');
    });
    const claiming = alone.claim();
    await settled(10);
    expect(await claiming).toBeUndefined();
    const taking = alone.take();
    await settled(10);
    await taking;
  });
});
