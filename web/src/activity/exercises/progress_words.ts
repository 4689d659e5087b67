/** The reader's progress with a set of exercises, in words. */
import t from '#words/grading';
import { scoreText } from '../../text/contract';
import { QUARTERS_PER_POINT, quartersOf } from '../../game/score';
import { answerOf } from '../../asking/ask';
import type { ExercisesModel } from './exercises_model';
import type { ExerciseItem } from './kind';

/** The number of solved exercises out of `count`, and the score. */
export function scoredText(model: ExercisesModel, count: number): string {
  return t('progress-score', scored(model, count));
}

function scored({ solved, points }: ExercisesModel, count: number) {
  const { gained, most } = points.value;
  return { solved: solved.value, count, score: scoreText(gained / most) };
}

/** The progress below the last exercise. */
export function finishedText(model: ExercisesModel): string {
  return t('finished', scored(model, answerOf(model.state.value)?.items.length ?? 0));
}

/** The progress as far as the reader may know it: there's no score before the first answer. */
export function progressText(model: ExercisesModel, count: number): string {
  if (model.limits.hides.answers)
    return t('progress-hidden', { answered: count - model.open.value, count });
  return model.points.value.isBegun
    ? scoredText(model, count)
    : t('progress', { solved: 0, count });
}

const SHARES = ['', '¼', '½', '¾'];

/** The points for a finished exercise. */
export function gainedText({ work }: Pick<ExerciseItem, 'work'>): string {
  const quarters = quartersOf(work.value);
  if (quarters === 0) return t('gained', { points: 'none', share: '' });
  const isWhole = quarters === QUARTERS_PER_POINT;
  return t('gained', { points: isWhole ? 'whole' : 'part', share: SHARES[quarters] ?? '' });
}
