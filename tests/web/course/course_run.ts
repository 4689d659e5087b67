/** A page of a course without a browser: an element that is a fake, a site, and time that goes by as a test says. */
import { vi } from 'vitest';
import type { Configuration } from '../../../web/src/course/configuration';
import type { CourseHost } from '../../../web/src/course/course_host';
import type { Reporting } from '../../../web/src/course/reporting';
import { startCourse } from '../../../web/src/course/start';
import { FakeActivity } from './fake_activity';

/** Longer than the messages of one answer take. */
export const SETTLED_MS = 300;

export interface CourseRun {
  readonly activity: FakeActivity;
  /** All that was said to the reader. */
  readonly said: string[];
  readonly reporting: Reporting | undefined;
  /** The page is left. */
  readonly leave: () => void;
}

type Wanted = Partial<Pick<Configuration, 'isOwnSeed' | 'pass'>>;

/** Until the frame is there. */
export async function runCourse(
  host: CourseHost | undefined,
  { isOwnSeed = false, ...pass }: Wanted = {},
  activity = new FakeActivity(),
): Promise<CourseRun> {
  const said: string[] = [];
  const opening = startCourse({
    ...{ activity: activity.asElement, host, wanted: { isOwnSeed, ...pass } },
    ...{ sitting: () => 754.25, random: () => 0.5 },
    ...{
      say: (line: string) => void said.push(line),
      sayBelow: (line: string) => void said.push(line),
    },
  });
  // A site that has to be asked by messages may take its time.
  await vi.advanceTimersByTimeAsync(0);
  const reporting = await opening;
  activity.load();
  await settled(0);
  return {
    ...{ activity, said, reporting },
    leave() {
      reporting?.stop();
      host?.finish(754.25);
    },
  };
}

export async function settled(milliseconds = SETTLED_MS): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}
