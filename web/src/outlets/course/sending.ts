/** Sends results to a course site, and retries those that it refuses. */
import type { CourseAnswer, CourseHost, Result } from './course_host';
import type { Work } from './work';
import type { WorkRecord } from './work_record';

interface SendingDependencies {
  readonly work: Work;
  readonly host: CourseHost;
  readonly sitting: () => number;
  readonly isOnline: () => boolean;
  /** Called with the record of each result that is sent. */
  readonly onSend: (record: WorkRecord) => void;
  /** A result was accepted or refused. */
  readonly onChange: () => void;
}

export interface Sending {
  /** How often in a row the site has refused a result. */
  readonly failures: () => number;
  /** The site has accepted a result after a refusal. */
  readonly hadFailed: () => boolean;
  /** The site has no room for an unfinished game. */
  readonly isCut: () => boolean;
  readonly hasSent: () => boolean;
  add(answer: CourseAnswer): void;
  /** `isAgain`: the site may wrongly believe that it has everything. `isLast`: the page is being left. */
  send(how?: { readonly isAgain?: boolean; readonly isLast?: boolean }): void;
  /** Sends nothing from then on. */
  stop(): void;
}

const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 300_000;

export function createSending({ work, host, onChange, ...parts }: SendingDependencies): Sending {
  const waiting = new Map<string, CourseAnswer>();
  let [isDoubtful, hasSent, hadFailed, isCut] = [false, false, false, false];
  let failures = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A later result contains the earlier one, and may settle before it. */
  const isOld = ({ record }: Result) => record.count < work.record().count;

  function send({ isAgain = isDoubtful, isLast = false } = {}) {
    if (isStopped || work.record().state === undefined) return;
    clearTimeout(timer);
    hasSent = true;
    const result: Result = {
      record: work.next(),
      isAgain,
      isLast,
      ...work.reached(),
      sitting: parts.sitting(),
      answers: [...waiting.values()],
    };
    parts.onSend(result.record);
    host.send(result).then(
      (sent) => taken(result, sent.isCut),
      () => refused(result),
    );
  }

  function taken(result: Result, isShort: boolean) {
    for (const answer of result.answers)
      if (waiting.get(answer.name) === answer) waiting.delete(answer.name);
    if (isOld(result)) return;
    if (failures > 0) hadFailed = true;
    [failures, isCut, isDoubtful] = [0, isShort, !parts.isOnline()];
    onChange();
  }

  function refused(result: Result) {
    if (isStopped || isOld(result)) return;
    isDoubtful = true;
    clearTimeout(timer);
    timer = setTimeout(send, Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS));
    failures += 1;
    onChange();
  }

  return {
    failures: () => failures,
    hadFailed: () => hadFailed,
    isCut: () => isCut,
    hasSent: () => hasSent,
    add(answer) {
      hadFailed = false;
      waiting.set(answer.name, answer);
    },
    send,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
