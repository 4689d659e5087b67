/** How far a reader has come with a set of exercises, in words. */
import t from '#words/exercises';
import { numbers } from '../../../text/language';
import type { ExercisesModel } from './exercises_model';

/** What `progress-score` says of a set with so many exercises. */
export function progressArguments({ solved, points }: ExercisesModel, count: number) {
  const { gained, most } = points.value;
  return { solved: solved.value, count, score: numbers.percent((100 * gained) / most) };
}

/** What an exercise is worth, and how it's answered here. */
export function contractText({ limits, wanted }: ExercisesModel): string {
  if (limits.locks.answers) return t('contract-read');
  if (limits.hides.answers) return t('contract-hidden');
  const { tries = 0 } = wanted.value;
  const hasHints = !limits.hides.hints;
  const costs = tries === 1 ? (hasHints ? 'hints' : 'nothing') : hasHints ? 'both' : 'tries';
  return `${t('contract-tries', { tries })} ${t('contract-points', { costs })}`;
}

/** How many are solved, and with what score once there is one. */
export function progressText(model: ExercisesModel, count: number): string {
  if (model.limits.hides.answers)
    return t('progress-hidden', { answered: count - model.open.value, count });
  return model.points.value.isBegun
    ? t('progress-score', progressArguments(model, count))
    : t('progress', { solved: 0, count });
}
