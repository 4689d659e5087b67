/**
 * A course site that behaves like a real one: Moodle 4.2.3 with PHP 8.2 and PostgreSQL 15, visited with Chromium 156
 * and Firefox ESR on 28 November 2026. It doesn't check the form of values, which `strict_scorm.ts` does. What was seen
 * there:
 *
 * - The player's page reads all values once, when it's opened, and answers from its memory. Two tabs have two memories.
 * - A commit only sends values that differ from what the page believes the site has. In 1.2 it believes in all that it
 * has
 *   tried to send; in 2004 in what it read when it was opened, so a value that's set back is never sent.
 * - A refused request (503) is answered by "false" and error 101. So is a session that is over, even after a new login,
 *   until the page is reloaded. Without a connection the page answers "true", sends nothing, and believes that it did.
 * - While a page is left its requests are beacons. They are answered by "true" whatever becomes of them, and arrive in
 * any
 *   order: here the last one first. After a reload the page reads the values before they arrive, and sends later.
 * - A finish adds the visit's time to the total, changes "not attempted" to "completed" (1.2), and applies a mastery
 *   score in the manifest (1.2): "passed" or "failed" replaces the activity's status.
 * - After "passed", "failed" or "completed" (2004: "completed") the attempt is closed: the next visit is a review of
 * it.
 * - Scores and counts are numbers, so `50` equals `50.0`. A missing value is '' without an error.
 */
import type { ScormVersion } from './strict_scorm';

type Values = Record<string, string>;
type Answer = string | number;

export interface LivePage {
  /** The object that the activity calls. */
  readonly api: Readonly<Record<string, (...words: string[]) => Answer>>;
  /** Starts to leave the page; its requests are beacons from then on. */
  readonly leave: () => void;
}

export interface LiveSite {
  /** The values of each attempt in the site's database. */
  readonly attempts: Values[];
  network: 'up' | 'refusing' | 'offline';
  /** Ends the session: open pages can't send anything any more, newly opened ones can. */
  endSession(): void;
  /** Opens the player's page. `isNew` starts a new attempt; `isReload` follows a page that has just been left. */
  open(isNew?: boolean, isReload?: boolean): LivePage;
  /** Delivers the beacons of pages that were left. */
  land(): void;
}

export interface LiveOptions {
  readonly version: ScormVersion;
  readonly learner?: string;
  /** The mastery score in the manifest, out of 100. */
  readonly mastery?: number;
  /** Called with each attempt whose values have changed. */
  readonly onStored?: (attempt: Values) => void;
}

const FINAL = { '1.2': ['passed', 'failed', 'completed'], '2004': ['completed'] };

export function createLiveSite(options: LiveOptions): LiveSite {
  const { version, learner = 'ada', mastery, onStored } = options;
  const isOld = version === '1.2';
  const names = isOld
    ? { status: 'cmi.core.lesson_status', mode: 'cmi.core.lesson_mode', id: 'cmi.core.student_id' }
    : { status: 'cmi.completion_status', mode: 'cmi.mode', id: 'cmi.learner_id' };
  const times = isOld
    ? { session: 'cmi.core.session_time', total: 'cmi.core.total_time' }
    : { session: 'cmi.session_time', total: 'cmi.total_time' };
  let session = 1;
  /** Pending requests. */
  let beacons: (() => void)[] = [];

  const site: LiveSite = {
    attempts: [],
    network: 'up',
    endSession: () => void (session += 1),
    open,
    land,
  };

  function land() {
    for (const arrive of beacons.reverse()) arrive();
    beacons = [];
  }

  const isClosed = (attempt: Values) => FINAL[version].includes(attempt[names.status] ?? '');

  function open(isNew = false, isReload = false): LivePage {
    if (!isReload) land();
    const last = site.attempts.at(-1);
    const isReview = !isNew && last !== undefined && isClosed(last);
    if (last === undefined || isNew) site.attempts.push({});
    const attempt = site.attempts.at(-1) ?? {};
    const own = session;
    const values: Values = { ...attempt };
    /** The values that the page believes the site has. */
    const believed: Values = { ...attempt };
    let [isOpen, isLeaving, error] = [false, false, '0'];

    function store(): boolean {
      if (!isLeaving) land();
      const changed = Object.entries(values).filter(([name, value]) => believed[name] !== value);
      if (isOld) Object.assign(believed, values);
      if (isReview || site.network === 'offline') return true;
      if (site.network === 'refusing' || own !== session) return isLeaving;
      const arrive = () => {
        Object.assign(attempt, Object.fromEntries(changed));
        onStored?.(attempt);
      };
      if (isLeaving) beacons.push(arrive);
      else arrive();
      return true;
    }

    const did = (isDone: boolean, otherwise = '101') => {
      error = isDone ? '0' : otherwise;
      return String(isDone);
    };

    function get(name: string): Answer {
      error = isOpen ? '0' : isOld ? '301' : '122';
      if (!isOpen) return '';
      const fixed: Values = {
        [names.id]: learner,
        [names.mode]: isReview ? 'review' : 'normal',
        'cmi.interactions._children': 'id,type',
      };
      if (name === 'cmi.interactions._count') {
        const numbers = Object.keys(values).flatMap(
          (key) => /^cmi\.interactions\.(\d+)\./u.exec(key)?.[1] ?? [],
        );
        return new Set(numbers).size;
      }
      const initial = name === names.status ? (isOld ? 'not attempted' : 'unknown') : '';
      return fixed[name] ?? values[name] ?? initial;
    }

    function set(name: string, value: string): Answer {
      if (isOpen) values[name] = name.includes('.score.') ? String(Number(value)) : value;
      return did(isOpen, isOld ? '301' : '132');
    }

    function finish(): Answer {
      if (!isOpen) return did(false, isOld ? '301' : '112');
      const raw = values['cmi.core.score.raw'];
      if (isOld && (values[names.status] ?? 'not attempted') === 'not attempted')
        values[names.status] = 'completed';
      if (isOld && mastery !== undefined && raw !== undefined && !isReview)
        values[names.status] = Number(raw) >= mastery ? 'passed' : 'failed';
      if (values[times.session] !== undefined)
        values[times.total] = `${values[times.total] ?? ''}+${values[times.session]}`;
      isOpen = false;
      return did(store());
    }

    function initialize(): Answer {
      const isFirst = !isOpen;
      isOpen = true;
      return did(isFirst, isOld ? '101' : '103');
    }

    const commit = () => did(isOpen && store());
    const lastError = () => error;
    return {
      leave: () => (isLeaving = true),
      api: isOld
        ? {
            LMSInitialize: initialize,
            LMSFinish: finish,
            LMSCommit: commit,
            LMSGetValue: get,
            LMSSetValue: set,
            LMSGetLastError: lastError,
          }
        : {
            Initialize: initialize,
            Terminate: finish,
            Commit: commit,
            GetValue: get,
            SetValue: set,
            GetLastError: lastError,
          },
    };
  }
  return site;
}
