/** A page of a course without a browser: a frame that is a fake, a site, and time that goes by as a test says. */
import { vi } from 'vitest';
import { createDeviceCopies } from '../../../../web/src/outlets/course/device_copies';
import type { CourseHost } from '../../../../web/src/outlets/course/course_host';
import type { Reporting, WorkStatus } from '../../../../web/src/outlets/course/reporting';
import { startCourse, type CourseVisit } from '../../../../web/src/outlets/course/start';
import { createCourseTabs, type Channel } from '../../../../web/src/outlets/course/tabs';
import { FakeActivity } from './fake_activity';
import { FakeStorage } from './fake_storage';

export interface CourseRun {
  readonly activity: FakeActivity;
  /** All that was said to the reader, above the activity and beside the answer. */
  readonly said: string[];
  readonly reporting: Reporting | undefined;
  readonly status: () => WorkStatus | undefined;
  /** The page is left. */
  readonly leave: () => void;
}

export interface CourseRunParts {
  readonly isOwnSeed?: boolean;
  readonly pass?: number;
  readonly settings?: string;
  readonly storage?: FakeStorage;
  readonly open?: () => Channel;
  readonly isOnline?: () => boolean;
  readonly activity?: FakeActivity;
  /** Called where the reader may press a button. */
  readonly retry?: () => Promise<void>;
  readonly elsewhere?: () => Promise<void>;
  readonly reload?: () => void;
}

const never = () => new Promise<void>(() => undefined);
const noChannel = (): Channel => {
  throw new Error('There are no channels.');
};

/** Until the frame is there. */
export async function runCourse(
  host: CourseHost | undefined,
  parts: CourseRunParts = {},
): Promise<CourseRun> {
  const { isOwnSeed = false, pass, settings = 'lesson=mex&seed=17' } = parts;
  const { activity = new FakeActivity(), storage = new FakeStorage() } = parts;
  const said: string[] = [];
  let beside = '';
  let status: WorkStatus | undefined;
  let visit: CourseVisit | undefined;
  const opening = startCourse({
    activity,
    host,
    wanted: { isOwnSeed, settings, ...(pass !== undefined && { pass }) },
    sitting: () => 754.25,
    random: randomly(),
    isOnline: parts.isOnline ?? (() => true),
    copiesOf: (learner) => createDeviceCopies(() => storage, { learner, activity: settings }),
    tabsOf: () => createCourseTabs(parts.open ?? noChannel),
    say: (line) => void said.push(line),
    sayBeside(line) {
      if (line !== beside) said.push(line);
      beside = line;
    },
    onStatus: (now) => (status = now),
    onSettings: () => undefined,
    retry: parts.retry ?? never,
    elsewhere: parts.elsewhere ?? never,
    reload: parts.reload ?? (() => undefined),
  });
  void opening.then((opened) => (visit = opened));
  // A site that has to be asked by messages may take its time, and so may other tabs.
  await vi.advanceTimersByTimeAsync(500);
  if (activity.query !== undefined) activity.load();
  await settled(0);
  return {
    activity,
    said,
    status: () => status,
    get reporting() {
      return visit?.reporting;
    },
    leave: () => visit?.leave(),
  };
}

let runs = 0;

/** Another sequence for each run, the same each time. */
function randomly(): () => number {
  runs += 1;
  let state = runs;
  return () => {
    state = (state * 16_807 + 7) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export async function settled(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}
