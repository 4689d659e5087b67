/** How far a reader has come with a set of exercises, in words. */
import t from '#words/exercises';
import { numbers } from '../../../text/language';
import type { ExercisesModel } from './exercises_model';

/** What `progress-score` says of a set with so many exercises. */
export function progressArguments({ solved, points }: ExercisesModel, count: number) {
  const { gained, most } = points.value;
  return { solved: solved.value, count, score: numbers.percent((100 * gained) / most) };
}

/** How many are solved, and with what score once there is one. */
export function progressText(model: ExercisesModel, count: number): string {
  return model.points.value.isBegun
    ? t('progress-score', progressArguments(model, count))
    : t('progress', { solved: 0, count });
}
