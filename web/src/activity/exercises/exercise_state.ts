/**
 * The work on a lesson's exercises as a host stores it:
 * `{"tartan":"lesson","version":1,"edition":1,"lesson":"mex","seed":17,"seconds":240,"work":"1s 2x3h2 8o2=5"}`. Each
 * word of `work` is an exercise by its name, its outcome (s: solved, x: its answer was shown, f: no try is left, o:
 * open), the number of checked answers unless it is one, the hints, if any, and after `=` the last answer, left out
 * where the outcome tells it.
 */
import { foundText, isObject, type Reading } from '../../game/reading';
import t from '#words/learn';
import type { LessonState } from '../../outlets/element/messages';
import { LARGEST_SEED } from '../../game/match';
import { HINTS_PER_EXERCISE } from './kind';
import type { ExerciseWork, SetWork } from './progress';

/** Must be raised whenever a seed makes other exercises than before, as stored work then belongs to others. */
export const EDITION = 1;

const LETTERS = { solved: 's', shown: 'x', failed: 'f', open: 'o' } as const;
const OUTCOMES = { s: 'solved', x: 'shown', f: 'failed', o: 'open' } as const;
const PIECE =
  /^(?<name>\d{1,3}(?:\.\d{1,3})?)(?<letter>[sxfo])(?<tries>\d{1,6})?(?:h(?<hints>\d))?(?:=(?<answer>[-\w,.~]{1,200}))?$/u;

export function formatExerciseState(
  lesson: string,
  seed: number,
  { seconds, exercises }: SetWork,
): LessonState {
  const pieces = Object.entries(exercises)
    .filter(([, { tries, hints, outcome }]) => tries > 0 || hints > 0 || outcome !== 'open')
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([name, work]) => name + printWork(work));
  return {
    tartan: 'lesson',
    version: 1,
    edition: EDITION,
    lesson,
    seed,
    seconds,
    work: pieces.join(' '),
  };
}

function printWork({ outcome, tries, hints, answer }: ExerciseWork): string {
  return [
    LETTERS[outcome],
    tries === 1 ? '' : String(tries),
    hints > 0 ? `h${hints}` : '',
    answer === undefined ? '' : `=${answer}`,
  ].join('');
}

export interface ReadState {
  readonly seed: number;
  readonly done: SetWork;
}

/** Reads the state of a host. If `seed` is given, work on other seeds is refused. The problem is a sentence. */
export function readState(
  state: unknown,
  lesson: string,
  seed: number | undefined,
): Reading<ReadState, string> {
  const refused = (problem: string) => ({ ok: false, problem }) as const;
  if (!isObject(state) || state.tartan !== 'lesson' || state.version !== 1)
    return refused(t('state-is-none'));
  if (state.lesson !== lesson)
    return refused(t('state-of-lesson', { found: foundText(state.lesson), lesson }));
  if (state.edition !== EDITION) return refused(t('state-of-edition'));
  if (!isSeed(state.seed))
    return refused(t('state-has', { key: 'seed', found: foundText(state.seed) }));
  if (seed !== undefined && state.seed !== seed)
    return refused(t('state-of-seed', { found: String(state.seed), seed: String(seed) }));
  if (!isCount(state.seconds))
    return refused(t('state-has', { key: 'seconds', found: foundText(state.seconds) }));
  const exercises = typeof state.work === 'string' ? readWork(state.work) : undefined;
  if (exercises === undefined)
    return refused(t('state-has', { key: 'work', found: foundText(state.work) }));
  return { ok: true, value: { seed: state.seed, done: { seconds: state.seconds, exercises } } };
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const isSeed = (value: unknown): value is number => isCount(value) && value <= LARGEST_SEED;

/** Undefined for a text that is no work. */
function readWork(text: string): SetWork['exercises'] | undefined {
  const done = new Map<string, ExerciseWork>();
  for (const piece of text.split(' ').filter((each) => each !== '')) {
    const { name, letter, tries = '1', hints = '0', answer } = PIECE.exec(piece)?.groups ?? {};
    if (name === undefined || done.has(name)) return undefined;
    const work = {
      outcome: OUTCOMES[letter as keyof typeof OUTCOMES],
      tries: Number(tries),
      hints: Number(hints),
      ...(answer !== undefined && { answer }),
    };
    const needsTry = work.outcome === 'solved' || work.outcome === 'failed' || answer !== undefined;
    if (work.hints > HINTS_PER_EXERCISE || (needsTry && work.tries === 0)) return undefined;
    done.set(name, work);
  }
  return Object.fromEntries(done);
}
