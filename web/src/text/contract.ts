/**
 * How something graded is scored, as students read it above the task and teachers beside its settings. `game/score.ts`
 * counts by the same contract.
 */
import t from '#words/grading';
import { numbers, sentencesOf } from './language';

/** The parts of `Limits` that matter here. */
interface Kept {
  readonly hides: Readonly<Record<'answers' | 'hints', boolean>>;
  readonly locks: Readonly<Record<'answers' | 'undo', boolean>>;
}

/** `tries` is the number of answers that are checked per exercise. */
export function exercisesContract({ hides, locks }: Kept, tries = Infinity): string {
  if (locks.answers) return t('contract-read');
  if (hides.answers) return sentencesOf([t('contract-hidden'), t('contract-score')]);
  const costs = costsOf(tries === 1 ? undefined : 'tries', hides);
  // The answer is offered after two wrong ones, or after all hints.
  const canLook = !hides.hints || tries > 2;
  return sentencesOf([
    tries < Infinity ? t('contract-tries', { tries }) : undefined,
    t('contract-points', { costs }),
    canLook ? t('contract-looking') : undefined,
    t('contract-score'),
  ]);
}

function matchContract({ hides, locks }: Kept): string {
  const costs = costsOf(locks.undo ? undefined : 'undo', hides);
  const [all, quarter, none] = [scoreText(1), scoreText(1 / 4), scoreText(0)];
  const counts = t('contract-match', { costs, all, quarter, none });
  return sentencesOf([counts, locks.answers ? undefined : t('contract-again')]);
}

/** What is graded in a course site. */
export type GradedKind = 'lesson' | 'puzzles' | 'match';

/**
 * The contract above the task: the whole of it for a match, the origin of the score for a lesson, and the pass mark in
 * percent.
 */
export function contractAbove(what: GradedKind, kept: Kept, pass: number | undefined): string {
  return sentencesOf([
    what === 'match' ? matchContract(kept) : undefined,
    what === 'lesson' ? t('contract-lesson') : undefined,
    pass === undefined ? undefined : t('contract-pass', { mark: scoreText(pass / 100) }),
  ]);
}

/** The word for the graded items: a lesson has exercises, a puzzle set puzzles. */
export function kindOfItems(graded: string): 'puzzles' | 'exercises' {
  return graded === 'puzzles' ? 'puzzles' : 'exercises';
}

/** What costs a quarter of a point besides hints. */
function costsOf<Cost extends string>(cost: Cost | undefined, hides: Kept['hides']) {
  if (cost === undefined) return hides.hints ? 'nothing' : 'hints';
  return hides.hints ? cost : 'both';
}

/** `score` is from 0 to 1. */
export function scoreText(score: number): string {
  return numbers.percent(100 * score);
}
