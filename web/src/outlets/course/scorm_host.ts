/** The behaviour that both versions of SCORM share; `scorm12.ts` and `scorm2004.ts` have their terms. */
import { UnreadWork, type CourseAnswer, type CourseHost, type Result } from './course_host';
import { findApi, type ScormWindow, type ScormApi, type ScormVerbs } from './scorm_api';
import { interactionId } from './scorm_answer';
import { fittingRecord } from './fitting_record';
import t from '#words/course_site';

/** An element of the site's data model, and its value. */
export type ScormPair = readonly [element: string, value: string];

export interface ScormWords {
  readonly verbs: ScormVerbs;
  readonly learner: string;
  /** The element of the score, and the largest score. */
  readonly score: { readonly element: string; readonly most: number };
  readonly mode: string;
  readonly state: string;
  /** The largest number of characters of a state. */
  readonly mostState: number;
  readonly status: string;
  /** The values of the status before anything was begun. */
  readonly notBegun: readonly string[];
  /** Elements that many sites lack. */
  readonly offered: (result: Result) => readonly ScormPair[];
  /** Elements without which a result counts as refused. */
  readonly needed: (result: Result) => readonly ScormPair[];
  /** For sites that skip values they believe to have: an invisibly different score, and an open attempt. */
  readonly almost: (result: Result) => readonly ScormPair[];
  readonly leaving: (sitting: number) => readonly ScormPair[];
  /** The elements of an answer besides its id. */
  readonly interaction: (answer: CourseAnswer) => readonly ScormPair[];
}

const READ_ONLY_MODES = ['review', 'browse'];

/** `isReachable` tells whether the site's server answers now. */
export function createScormHost(
  page: ScormWindow,
  words: ScormWords,
  isReachable: () => Promise<boolean>,
): CourseHost {
  let api: ScormApi | undefined;
  let isReadOnly = true;
  let record: (answers: readonly CourseAnswer[]) => void = () => undefined;
  const offer = (pairs: readonly ScormPair[]) => {
    for (const [element, value] of pairs) api?.set(element, value);
  };
  return {
    alsoTold: 'openings',
    // eslint-disable-next-line @typescript-eslint/require-await -- What is thrown rejects.
    async open() {
      const found = findApi(page, words.verbs);
      if (found === undefined) throw new Error(t('no-site'));
      if (!found.initialize()) throw new Error(t('not-opened'));
      api = found;
      const [mode, status, kept, score] = [
        words.mode,
        words.status,
        words.state,
        words.score.element,
      ].map((element) => found.get(element));
      if (mode === undefined || status === undefined || kept === undefined || score === undefined)
        throw new UnreadWork(t('not-read'));
      isReadOnly = READ_ONLY_MODES.includes(mode);
      record = recordIn(found, words);
      // A site of version 1.2 completes an activity that sets no status.
      if (!isReadOnly && words.notBegun.includes(status)) found.set(words.status, 'incomplete');
      const learner = found.get(words.learner);
      return { kept, score: scoreOf(score, words), learner, isReadOnly };
    },
    async send(result) {
      if (api === undefined) return { isCut: false };
      // A site skips values it believes to have: different ones sent before make these new.
      const almost = result.isAgain ? words.almost(result) : [];
      if (!result.isLast && almost.length > 0) {
        offer(almost);
        api.commit();
      }
      offer([...words.offered(result), ...words.leaving(result.sitting)]);
      record(result.answers);
      const { text, isCut } = fittingRecord(result.record, words.mostState);
      // The last request may arrive first. It leaves the attempt open, so that the next visit corrects the score.
      const last = result.isLast ? almost : [];
      const pairs = [...words.needed(result), ...last, [words.state, text] as const];
      // All are tried, so that a failing one prevents no other.
      const areTaken = pairs.map(([element, value]) => api?.set(element, value) === true);
      if (!api.commit() || areTaken.includes(false))
        throw new Error('The site did not take all of it.');
      // Without a connection a site still answers.
      if (!(await isReachable())) throw new Error('There is no connection.');
      return { isCut };
    },
    finish(sitting) {
      if (!isReadOnly) offer(words.leaving(sitting));
      api?.finish();
    },
  };
}

function scoreOf(text: string, { score: { most } }: ScormWords): number | undefined {
  const score = Number(text) / most;
  return text.trim() !== '' && score >= 0 && score <= 1 ? score : undefined;
}

/**
 * Each exercise has the same number for all learners: teachers read answers in columns by number. Sites want numbers
 * without gaps, so all exercises before one must have an id, answered or not.
 */
function recordIn(api: ScormApi, { interaction }: ScormWords) {
  const hasInteractions = (api.get('cmi.interactions._children') ?? '') !== '';
  const before = Number(api.get('cmi.interactions._count') ?? '');
  /** How many numbers have an id. */
  let known = Number.isInteger(before) && before > 0 ? before : 0;
  /** Answers that the site refused, retried later: there may be no gap. */
  let left: readonly CourseAnswer[] = [];

  const isTaken = (answer: CourseAnswer) => {
    const areNamed = answer.upTo.slice(known).every((name) => {
      const id = interactionId({ ...answer, name });
      const isNamed = api.set(`cmi.interactions.${known}.id`, id);
      if (isNamed) known += 1;
      return isNamed;
    });
    if (!areNamed) return false;
    const pairs = [['id', interactionId(answer)] as const, ...interaction(answer)];
    for (const [name, value] of pairs)
      api.set(`cmi.interactions.${answer.upTo.length - 1}.${name}`, value);
    return true;
  };

  return (answers: readonly CourseAnswer[]) => {
    if (hasInteractions) left = [...left, ...answers].filter((answer) => !isTaken(answer));
  };
}
