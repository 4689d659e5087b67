/**
 * What was done with a lesson's exercises, as a host keeps it: `{"tartan":"lesson","version":1,"edition":1,
 * "lesson":"mex","seed":17,"work":"1s1 2x3h2 8o1"}`. Each piece of `work` is an exercise by its name, what became of
 * it (s: solved, x: its answer was shown, o: open), the answers that were checked, and the hints, if any.
 */
import { foundText, isObject } from '../../../game/reading';
import type { Reading } from '../../../game/reading';
import t from '#words/learn';
import type { LessonState } from '../../../widget/messages';
import { LARGEST_SEED } from '../../../game/match';
import { HINTS } from './kind';
import type { ExerciseWork, WorkByName } from './progress';

/** Goes up whenever a seed draws other exercises than before: what was done of those says nothing of these. */
export const EDITION = 1;

const LETTERS = { solved: 's', shown: 'x', open: 'o' } as const;
const OUTCOMES = { s: 'solved', x: 'shown', o: 'open' } as const;
const PIECE = /^(\d{1,3}(?:\.\d{1,3})?)([sxo])(\d{1,6})(?:h(\d))?$/u;

export function printState(lesson: string, seed: number, done: WorkByName): LessonState {
  const pieces = Object.entries(done)
    .filter(([, { tries, hints, outcome }]) => tries > 0 || hints > 0 || outcome !== 'open')
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([name, { outcome, tries, hints }]) => {
      const seen = hints > 0 ? `h${hints}` : '';
      return `${name}${LETTERS[outcome]}${tries}${seen}`;
    });
  return {
    ...{ tartan: 'lesson', version: 1, edition: EDITION, lesson, seed },
    work: pieces.join(' '),
  };
}

export interface ReadState {
  readonly seed: number;
  readonly done: WorkByName;
}

/** `seed`: the one of the set where only that can be used. The problem is a sentence. */
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
  const done = typeof state.work === 'string' ? readWork(state.work) : undefined;
  return done === undefined
    ? refused(t('state-has', { key: 'work', found: foundText(state.work) }))
    : { ok: true, value: { seed: state.seed, done } };
}

const isSeed = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST_SEED;

/** Undefined of what no state has. */
function readWork(text: string): WorkByName | undefined {
  const done = new Map<string, ExerciseWork>();
  for (const piece of text.split(' ').filter((each) => each !== '')) {
    const [, name, letter, tries, hints = '0'] = PIECE.exec(piece) ?? [];
    if (name === undefined || done.has(name)) return undefined;
    const work = {
      outcome: OUTCOMES[letter as keyof typeof OUTCOMES],
      tries: Number(tries),
      hints: Number(hints),
    };
    if (work.hints > HINTS || (work.outcome === 'solved' && work.tries === 0)) return undefined;
    done.set(name, work);
  }
  return Object.fromEntries(done);
}
