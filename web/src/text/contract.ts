/**
 * What something graded is worth, as students read it above it and teachers beside its settings: `game/score.ts` counts
 * by the same contract.
 */
import t from '#words/grading';
import { numbers, sentencesOf } from './language';

/** What the page around it keeps from its reader, as far as it matters here. */
interface Kept {
  readonly hides: Readonly<Record<'answers' | 'hints', boolean>>;
  readonly locks: Readonly<Record<'answers' | 'undo', boolean>>;
}

/** `tries`: how many answers to each exercise are checked. */
export function exercisesContract({ hides, locks }: Kept, tries = Infinity): string {
  if (locks.answers) return t('contract-read');
  if (hides.answers) return sentencesOf([t('contract-hidden'), t('contract-score')]);
  const costs = costsOf(tries === 1 ? undefined : 'tries', hides);
  // The answer is offered after two wrong ones, or all hints.
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

/** What the page around it says: all of a match, where the score of a lesson comes from, and what passes, of 100. */
export function contractAbove(what: GradedKind, kept: Kept, pass: number | undefined): string {
  return sentencesOf([
    what === 'match' ? matchContract(kept) : undefined,
    what === 'lesson' ? t('contract-lesson') : undefined,
    pass === undefined ? undefined : t('contract-pass', { mark: scoreText(pass / 100) }),
  ]);
}

/** What they are called, by the name of what is graded: a lesson, puzzles, or a match. */
export function kindOfItems(graded: string): 'puzzles' | 'exercises' {
  return graded === 'puzzles' ? 'puzzles' : 'exercises';
}

/** What takes off a quarter, beside hints. */
function costsOf<Cost extends string>(cost: Cost | undefined, hides: Kept['hides']) {
  if (cost === undefined) return hides.hints ? 'nothing' : 'hints';
  return hides.hints ? cost : 'both';
}

/** `score` is from 0 to 1. */
export function scoreText(score: number): string {
  return numbers.percent(100 * score);
}
