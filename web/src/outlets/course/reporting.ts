/**
 * Decides what is sent to a course site, and when: each checked or shown answer at once, with score and work; a hint or
 * a move when the page is hidden or left.
 */
import type { CheckedAnswer, FromFrameBody, LessonScore, WorkResult } from '../element/messages';
import type { CourseAnswer, CourseHost } from './course_host';
import { lineAbout } from './lines';
import { createSending, type Sending } from './sending';
import type { CourseTabs } from './tabs';
import { createWork, type Work, type WorkDependencies } from './work';

/** The frame with the activity. */
export interface Activity {
  /** Starts it with this query of the frame's address. */
  start(query: string): void;
  onMessage(hear: (message: FromFrameBody) => void): void;
  /** Restores earlier work, which is untrusted; rejects with a sentence if it can't be used. */
  setState(state: unknown): Promise<void>;
  /** Stops accepting answers. */
  close(): void;
}

/** The state of the work for the page, besides the line. */
export interface WorkStatus {
  /** It can be handed in. */
  readonly canHandIn: boolean;
  /** The number of open exercises; 0 for a match. */
  readonly open: number;
  /** The best score so far, from 0 to 1; undefined in a test. */
  readonly score: number | undefined;
}

export interface ReportingDependencies extends WorkDependencies {
  readonly activity: Activity;
  readonly host: CourseHost;
  readonly tabs: CourseTabs;
  /** The site lacks something even before the reader does anything. */
  readonly isUnsent: boolean;
  /** The site lacked work that this browser had when the page was opened. */
  readonly wasBehind: boolean;
  /** Seconds since the page was opened. */
  readonly sitting: () => number;
  readonly isOnline: () => boolean;
  /** Shows a line beside the reader's answer, in place of the last one. */
  readonly say: (line: string) => void;
  readonly onStatus: (status: WorkStatus) => void;
}

export interface Reporting {
  /** Sends what is not sent yet. */
  flush(): void;
  /** Sends everything, even what the site has probably received. `isAgain`: the site may wrongly believe it has it. */
  sendAll(isAgain: boolean): void;
  /** The connection was lost or is back. */
  lookOnline(): void;
  handIn(): void;
  /** Another tab writes from now on. */
  giveUp(): void;
  /** The page is being left: everything is sent once more, unless another tab writes. */
  leave(): void;
}

export function startReporting(dependencies: ReportingDependencies): Reporting {
  const { activity, host, tabs } = dependencies;
  const visit: Visit = {
    isUnsent: dependencies.isUnsent,
    wasBehind: dependencies.wasBehind,
    isOver: false,
  };
  const work = createWork(dependencies);
  const sending = createSending({
    ...dependencies,
    work,
    onSend(record) {
      visit.isUnsent = false;
      tabs.share(record);
    },
    onChange: () => show(),
  });
  const show = () => showWork(dependencies, { visit, work, sending });
  listen(dependencies, { visit, work, sending }, show);

  const flush = () => {
    if (visit.isUnsent || sending.failures() > 0) sending.send();
  };

  function end() {
    visit.isOver = true;
    sending.stop();
  }

  return {
    flush,
    sendAll(isAgain) {
      sending.send({ isAgain });
      show();
    },
    lookOnline: show,
    handIn() {
      activity.close();
      work.handIn();
      sending.send();
      show();
    },
    giveUp() {
      flush();
      end();
      show();
    },
    leave() {
      // Finishing would write outdated work of this tab.
      if (visit.isOver) return;
      if (sending.hasSent() || visit.isUnsent) sending.send({ isLast: true });
      end();
      host.finish(dependencies.sitting());
    },
  };
}

interface Visit {
  /** Something was done since the last result. */
  isUnsent: boolean;
  /** Nothing was done since the missing work was sent. */
  wasBehind: boolean;
  isOver: boolean;
}

interface Reported {
  readonly visit: Visit;
  readonly work: Work;
  readonly sending: Sending;
}

function showWork(dependencies: ReportingDependencies, { visit, work, sending }: Reported): void {
  const { isTest, isGame } = dependencies;
  const [isDone, best] = [work.isDone(), work.best()];
  const open = work.exercises().filter(({ outcome }) => outcome === 'open').length;
  dependencies.say(
    lineAbout({
      isOnline: dependencies.isOnline(),
      failures: sending.failures(),
      hadFailed: sending.hadFailed(),
      isCut: sending.isCut(),
      isCopied: work.isCopied(),
      wasBehind: visit.wasBehind,
      isDone,
      isTest,
      isGame,
      best,
      open,
      pass: dependencies.pass,
    }),
  );
  const canHandIn = work.isBegun() && !isDone && !visit.isOver;
  dependencies.onStatus({ canHandIn, open, score: isTest ? undefined : best });
}

function listen(
  { activity, host, tabs }: ReportingDependencies,
  { visit, work, sending }: Reported,
  show: () => void,
): void {
  function hearResult(result: WorkResult) {
    const { by, answer } = result;
    const isNews = work.hear(result);
    if (by === 'load') return;
    if (by !== 'host') {
      [visit.isUnsent, visit.wasBehind] = [true, false];
      if (answer !== undefined) sending.add(courseAnswer(answer, work.exercises()));
      if (answer !== undefined || isNews || host.alsoTold === 'changes') sending.send();
    }
    show();
  }

  activity.onMessage((message) => {
    if (visit.isOver) return;
    if (message.type === 'ready') {
      work.begin(message.state);
      tabs.share(work.record());
      show();
    } else if (message.type === 'result') hearResult(message);
    else if (message.type === 'statechange' && message.by !== 'host') {
      visit.isUnsent = true;
      work.store(message.state);
    }
  });
}

function courseAnswer(answer: CheckedAnswer, exercises: LessonScore['exercises']): CourseAnswer {
  const names = exercises.map(({ name }) => name);
  const upTo = names.slice(0, names.indexOf(answer.name) + 1);
  return { ...answer, at: new Date(), upTo };
}
