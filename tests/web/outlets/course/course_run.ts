/** A course page without a browser: a fake frame, a site, and time that a test advances. */
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
  /** All texts for the reader, above the activity and beside the answer. */
  readonly said: string[];
  readonly reporting: Reporting | undefined;
  readonly status: () => WorkStatus | undefined;
  /** Leaves the page. */
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
  /** Called when the retry button is available. */
  readonly retry?: () => Promise<void>;
  readonly elsewhere?: () => Promise<void>;
  readonly reload?: () => void;
}

const never = () => new Promise<void>(() => undefined);
const noChannel = (): Channel => {
  throw new Error('There are no channels.');
};

/** Starts the page and waits for the frame. */
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
  // A site that talks by messages may take its time, and so may other tabs.
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

/** Pseudorandom numbers, different for each run within a test, but the same every time. */
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
