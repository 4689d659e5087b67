/** Compatibility: work stored by earlier versions is found, wherever it was stored. */
import { expect, it } from 'vitest';
import { compatibilityCases, expectStill } from './golden';
import {
  openedCopy,
  openedLessonState,
  openedRecord,
  openedResults,
  openedStorage,
  openedStudy,
  openedTab,
  type DeviceCase,
  type Storage,
} from './kept';

interface Opened {
  readonly opens: object;
}

it.each(compatibilityCases<Opened & { readonly state: unknown }>('studies'))(
  '%s: a study as JSON',
  (_, { state, opens }) => {
    expectStill(openedStudy(state), opens);
  },
);

it.each(compatibilityCases<Opened & { readonly text: string }>('tabs'))(
  '%s: a study in a tab, with what was set up before',
  (_, { text, opens }) => {
    expectStill(openedTab(text), opens);
  },
);

it.each(
  compatibilityCases<Opened & { readonly lesson: string; readonly state: unknown }>('lessons'),
)('%s: what was done with a lesson', (_, { lesson, state, opens }) => {
  expectStill(openedLessonState(lesson, state), opens);
});

it.each(compatibilityCases<Opened & { readonly text: string }>('course_records'))(
  '%s: a record of a course site: %j',
  (_, { text, opens }) => {
    expectStill(openedRecord(text), opens);
  },
);

it.each(compatibilityCases<{ readonly opens: object[]; readonly text: string }>('calculators'))(
  '%s: the results of a calculator',
  (_, { text, opens }) => {
    expectStill(openedResults(text), opens);
  },
);

it.each(compatibilityCases<Opened & DeviceCase>('device_copies'))(
  '%s: a copy in the browser of a course site',
  (_, { opens, ...copy }) => {
    expectStill(openedCopy(copy), opens);
  },
);

it.each(compatibilityCases<Opened & Storage>('storage'))(
  '%s: the storage of a browser',
  async (_, { opens, ...storage }) => {
    expectStill(await openedStorage(storage), opens);
  },
);

it('there is something of each kind', () => {
  const work = ['studies', 'tabs', 'lessons', 'calculators', 'course_records', 'device_copies'];
  for (const kind of [...work, 'storage']) expect(compatibilityCases(kind), kind).not.toEqual([]);
});
