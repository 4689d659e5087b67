/** What a newcomer is told to do next. */
import type { FirstMinute } from '../../study/first_minute';
import type { StudyModel } from '../../study/study_model';
import t from '#words/first_minute';

export function firstMinuteLine(model: StudyModel, first: FirstMinute): string {
  const step = first.step.value;
  if (step === 'question') return t('question');
  if (first.isPlaying.value) return t('watch-playing');
  if (first.isDone.value) return t(`${step}-done`);
  if (step === 'watch') return t('watch-ready');
  if (step === 'last' && model.line.shown.value > 0) return t('last-missed');
  if (model.chosen.value !== undefined) return t(`${step}-ready`);
  return t(model.selection.value === undefined ? `${step}-corner` : `${step}-end`);
}
