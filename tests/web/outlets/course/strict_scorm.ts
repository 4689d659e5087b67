/**
 * A SCORM site that enforces the standard: it refuses what real ones accept. It is one self-contained function, so that
 * browser tests can inject it into a page.
 */
export type ScormVersion = '1.2' | '2004';

export interface ScormOptions {
  readonly version: ScormVersion;
  readonly learner?: string;
  readonly mode?: string;
  /** True if the site stores interactions, which version 1.2 leaves optional. */
  readonly hasInteractions?: boolean;
  /** Values that are stored already. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Called with the stored values whenever they change. */
  readonly keep?: (kept: Readonly<Record<string, string>>) => void;
}

export interface StrictScorm {
  /** The object that the activity calls. */
  readonly api: Readonly<Record<string, (...words: string[]) => string>>;
  /** All values ever set, committed or not. */
  readonly values: Record<string, string>;
  /** The values that have survived: committed, or set before the session ended. */
  readonly kept: () => Readonly<Record<string, string>>;
  /** Violations of the standard by the activity. */
  readonly faults: string[];
  readonly counts: { set: number; commit: number };
  /** Failures to simulate from now on. */
  /** The name of an element to refuse. */
  refused: string | undefined;
  /** Lets the activity open its session again. */
  readonly reopen: () => void;
  failing: 'nothing' | 'get' | 'set' | 'commit' | 'all';
}

export function createStrictScorm(options: ScormOptions): StrictScorm {
  const { version, learner = 'ada', mode = 'normal', hasInteractions = true } = options;
  const isOld = version === '1.2';
  type Rule = readonly [access: 'r' | 'w' | 'rw', form: RegExp | undefined, initial?: string];

  const words = (...list: string[]) => new RegExp(`^(?:${list.join('|')})$`, 'u');
  const percent = /^(?:\d{1,2}(?:\.\d{1,7})?|100(?:\.0+)?)$/u;
  const timespan = /^\d{4}:[0-5]\d:[0-5]\d(?:\.\d{1,2})?$/u;
  const duration = /^P(?=.)(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d{1,2})?S)?)?$/u;
  const old: Readonly<Record<string, Rule>> = {
    'cmi.core.student_id': ['r', undefined, learner],
    'cmi.core.lesson_mode': ['r', undefined, mode],
    'cmi.core.lesson_status': [
      'rw',
      words('passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted'),
      'not attempted',
    ],
    'cmi.core.score.raw': ['rw', percent, ''],
    'cmi.core.score.min': ['rw', percent, ''],
    'cmi.core.score.max': ['rw', percent, ''],
    'cmi.core.session_time': ['w', timespan],
    'cmi.core.exit': ['w', words('time-out', 'suspend', 'logout', '')],
    'cmi.suspend_data': ['rw', /^[\s\S]{0,4096}$/u, ''],
  };
  const recent: Readonly<Record<string, Rule>> = {
    'cmi.learner_id': ['r', undefined, learner],
    'cmi.mode': ['r', undefined, mode],
    'cmi.completion_status': [
      'rw',
      words('completed', 'incomplete', 'not attempted', 'unknown'),
      'unknown',
    ],
    'cmi.success_status': ['rw', words('passed', 'failed', 'unknown'), 'unknown'],
    'cmi.score.scaled': ['rw', /^(?:-?0(?:\.\d{1,7})?|-?1(?:\.0+)?)$/u],
    'cmi.score.raw': ['rw', /^-?\d{1,10}(?:\.\d{1,7})?$/u],
    'cmi.score.min': ['rw', /^-?\d{1,10}(?:\.\d{1,7})?$/u],
    'cmi.score.max': ['rw', /^-?\d{1,10}(?:\.\d{1,7})?$/u],
    'cmi.progress_measure': ['rw', /^(?:0(?:\.\d{1,7})?|1(?:\.0+)?)$/u],
    'cmi.session_time': ['w', duration],
    'cmi.exit': ['w', words('time-out', 'suspend', 'logout', 'normal', '')],
    'cmi.suspend_data': ['rw', /^[\s\S]{0,64000}$/u],
  };
  const model = isOld ? old : recent;

  /** The elements of an interaction, and the form of an answer by its type. */
  const oldAnswers: Readonly<Record<string, RegExp>> = {
    numeric: /^-?\d+(?:\.\d+)?$/u,
    choice: /^(?:[a-z\d](?:,[a-z\d])*|\{[a-z\d](?:,[a-z\d])*\})$/u,
    'fill-in': /^.{0,255}$/su,
    performance: /^.{0,255}$/su,
  };
  const recentAnswers: Readonly<Record<string, RegExp>> = {
    numeric: /^-?\d+(?:\.\d+)?$/u,
    choice: /^[\w.-]{1,250}$/u,
    'fill-in': /^(?!\{)(?!.*\[[,.:]\]).{0,250}$/su,
    other: /^.{0,4000}$/su,
  };
  const answers = isOld ? oldAnswers : recentAnswers;
  const patterns = isOld ? oldAnswers : { ...recentAnswers, numeric: /^-?[\d.]*\[:\]-?[\d.]*$/u };
  const elements: Readonly<Record<string, RegExp>> = isOld
    ? {
        id: /^[\w.-]{1,255}$/u,
        type: words(...Object.keys(oldAnswers)),
        time: /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,2})?$/u,
        result: words('correct', 'wrong', 'unanticipated', 'neutral'),
        latency: timespan,
      }
    : {
        id: /^[\w.:-]{1,4000}$/u,
        type: words(...Object.keys(recentAnswers)),
        timestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,2}Z?)?$/u,
        result: words('correct', 'incorrect', 'unanticipated', 'neutral'),
        latency: duration,
        description: /^(?!\{(?!lang=)).{0,250}$/su,
      };
  const response = isOld ? 'student_response' : 'learner_response';

  const kept: Record<string, string> = { ...options.kept };
  const values: Record<string, string> = { ...kept };
  const faults: string[] = [];
  const counts = { set: 0, commit: 0 };
  let phase: 'new' | 'open' | 'over' = 'new';
  let hasStatus = false;
  let error = '0';

  const site: StrictScorm = {
    api: {},
    values,
    kept: () => kept,
    faults,
    counts,
    failing: 'nothing',
    refused: undefined,
    reopen: () => (phase = 'new'),
  };
  const fails = (...kinds: string[]) => ['all', ...kinds].includes(site.failing);
  function wrong<Answer extends string>(what: string, answer: Answer): Answer {
    faults.push(what);
    return answer;
  }
  const count = () => {
    const numbers = Object.keys(values).map((key) => /^cmi\.interactions\.(\d+)\./u.exec(key)?.[1]);
    return new Set(numbers.filter((number) => number !== undefined)).size;
  };

  function get(element: string): string {
    if (phase !== 'open') return wrong(`GetValue(${element}) while ${phase}`, '');
    error = fails('get') ? '101' : '0';
    if (error !== '0') return '';
    // The activity asks for this to find out whether interactions are stored.
    if (element === 'cmi.interactions._children') return hasInteractions ? 'id,type' : '';
    if (element === 'cmi.interactions._count') return hasInteractions ? String(count()) : '';
    const rule = model[element];
    if (rule === undefined) return wrong(`There is no ${element}.`, '');
    if (rule[0] === 'w') return wrong(`${element} can only be written.`, '');
    const value = values[element] ?? rule[2];
    if (value === undefined && !isOld) error = '403';
    return value ?? '';
  }

  function problemOf(element: string, value: string): string | undefined {
    const part = /^cmi\.interactions\.(0|[1-9]\d*)\.(.+)$/u.exec(element);
    if (part !== null) return problemOfPart(Number(part[1]), part[2] ?? '', value);
    const rule = model[element];
    if (rule === undefined) return 'there is no such element';
    if (rule[0] === 'r') return 'it can only be read';
    return rule[1]?.test(value) === true ? undefined : 'it has another form';
  }

  function problemOfPart(number: number, name: string, value: string): string | undefined {
    const at = `cmi.interactions.${number}`;
    if (!hasInteractions) return 'there are no interactions';
    if (number > count()) return 'a number is left out';
    if (name !== 'id' && values[`${at}.id`] === undefined) return 'it has no id yet';
    const type = values[`${at}.type`] ?? '';
    const pattern = /^correct_responses\.(\d+)\.pattern$/u.exec(name);
    if (pattern !== null) {
      const before = Number(pattern[1]) - 1;
      if (before >= 0 && values[`${at}.correct_responses.${before}.pattern`] === undefined)
        return 'a number is left out';
      return patterns[type]?.test(value) === true ? undefined : `no pattern of ${type}`;
    }
    const form = name === response ? answers[type] : elements[name];
    return form?.test(value) === true ? undefined : 'it has another form';
  }

  function set(element: string, value: string): string {
    counts.set += 1;
    if (phase !== 'open') return wrong(`SetValue(${element}) while ${phase}`, 'false');
    if (fails('set') || element === site.refused) return 'false';
    if (typeof value !== 'string') return wrong(`${element} is no text.`, 'false');
    const problem = problemOf(element, value);
    if (problem !== undefined) return wrong(`${element} is “${value}”: ${problem}.`, 'false');
    if (element.endsWith('_status')) hasStatus = true;
    values[element] = value;
    return 'true';
  }

  function persist() {
    Object.assign(kept, values);
    options.keep?.(kept);
  }

  function initialize(word: string): string {
    if (word !== '' || phase !== 'new') return wrong(`Initialize while ${phase}`, 'false');
    if (fails()) return 'false';
    phase = 'open';
    return 'true';
  }

  function commit(word: string): string {
    counts.commit += 1;
    if (word !== '' || phase !== 'open') return wrong(`Commit while ${phase}`, 'false');
    if (fails('commit')) return 'false';
    persist();
    return 'true';
  }

  function finish(word: string): string {
    if (word !== '' || phase !== 'open') return wrong(`Finish while ${phase}`, 'false');
    phase = 'over';
    if (fails()) return 'false';
    // An activity without a status is marked as completed.
    if (isOld && !hasStatus && mode === 'normal' && values['cmi.core.lesson_status'] === undefined)
      values['cmi.core.lesson_status'] = 'completed';
    // An attempt that isn't suspended starts again with nothing.
    if (values[isOld ? 'cmi.core.exit' : 'cmi.exit'] !== 'suspend') values['cmi.suspend_data'] = '';
    persist();
    return 'true';
  }

  const api = isOld
    ? {
        LMSInitialize: initialize,
        LMSFinish: finish,
        LMSCommit: commit,
        LMSGetValue: get,
        LMSSetValue: set,
        LMSGetLastError: () => error,
      }
    : {
        Initialize: initialize,
        Terminate: finish,
        Commit: commit,
        GetValue: get,
        SetValue: set,
        GetLastError: () => error,
      };
  return Object.assign(site, { api });
}
