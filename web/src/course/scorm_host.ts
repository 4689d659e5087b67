/** What both versions of SCORM have in common. `scorm12.ts` and `scorm2004.ts` have their words. */
import type { CourseAnswer, CourseHost, Result } from './course_host';
import { readKept } from './kept_work';
import { findApi } from './scorm_api';
import type { ScormWindow, ScormApi, Verbs } from './scorm_api';
import t from '#words/course_site';

/** An element of the site's model, and its value. */
export type Pair = readonly [element: string, value: string];

export interface ScormWords {
  readonly verbs: Verbs;
  readonly learner: string;
  /** Where the site says which score it has, and of how much. */
  readonly score: { readonly element: string; readonly most: number };
  readonly mode: string;
  readonly state: string;
  /** The most characters that a state may have. */
  readonly mostState: number;
  readonly status: string;
  /** What the status of an activity is that nobody has begun. */
  readonly notBegun: readonly string[];
  /** Many sites do without these. */
  readonly offered: (result: Result) => readonly Pair[];
  /** Without these a result is not taken. */
  readonly needed: (result: Result) => readonly Pair[];
  readonly leaving: (sitting: number) => readonly Pair[];
  /** What is told of an answer, beside its number. */
  readonly interaction: (answer: CourseAnswer) => readonly Pair[];
}

const READ_ONLY_MODES = ['review', 'browse'];

export function createScormHost(page: ScormWindow, words: ScormWords): CourseHost {
  let api: ScormApi | undefined;
  let isReadOnly = true;
  let record: (answers: readonly CourseAnswer[]) => void = () => undefined;
  const offer = (pairs: readonly Pair[]) => {
    for (const [element, value] of pairs) api?.set(element, value);
  };
  return {
    // eslint-disable-next-line @typescript-eslint/require-await -- What is thrown rejects.
    async open() {
      const found = findApi(page, words.verbs);
      if (found === undefined) throw new Error(t('no-site'));
      if (!found.initialize()) throw new Error(t('not-opened'));
      api = found;
      isReadOnly = READ_ONLY_MODES.includes(api.get(words.mode));
      record = recordIn(api, words);
      // Of an activity that says nothing a site of version 1.2 says that it is completed.
      if (!isReadOnly && words.notBegun.includes(api.get(words.status)))
        api.set(words.status, 'incomplete');
      const kept = readKept(api.get(words.state));
      return { kept, score: scoreIn(api, words), learner: api.get(words.learner), isReadOnly };
    },
    // eslint-disable-next-line @typescript-eslint/require-await -- What is thrown rejects.
    async send(result) {
      if (api === undefined) return;
      offer([...words.offered(result), ...words.leaving(result.sitting)]);
      record(result.answers);
      const state = JSON.stringify(result.state);
      const fits = state.length <= words.mostState;
      const pairs = [...words.needed(result), ...(fits ? [[words.state, state] as const] : [])];
      // All of them, so that one that fails takes no other with it.
      const areTaken = pairs.map(([element, value]) => api?.set(element, value) === true);
      if (!api.commit() || !fits || areTaken.includes(false))
        throw new Error('The site did not take all of it.');
    },
    finish(sitting) {
      if (!isReadOnly) offer(words.leaving(sitting));
      api?.finish();
    },
  };
}

function scoreIn(api: ScormApi, { score: { element, most } }: ScormWords): number | undefined {
  const text = api.get(element).trim();
  const score = Number(text) / most;
  return text !== '' && score >= 0 && score <= 1 ? score : undefined;
}

/** Each answer has a number of its own, under which it is sent again if the site did not take it. */
function recordIn(api: ScormApi, { interaction }: ScormWords) {
  const hasInteractions = api.get('cmi.interactions._children') !== '';
  const before = Number(api.get('cmi.interactions._count'));
  const first = Number.isInteger(before) && before > 0 ? before : 0;
  const numbers = new Map<CourseAnswer, number>();
  return (answers: readonly CourseAnswer[]) => {
    if (!hasInteractions) return;
    for (const answer of answers) {
      const number = numbers.get(answer) ?? first + numbers.size;
      numbers.set(answer, number);
      for (const [name, value] of interaction(answer))
        api.set(`cmi.interactions.${number}.${name}`, value);
    }
  };
}
