/** What is said of a prediction. */
import type { StudyModel } from '../../study/study_model';
import { moveWords, placeWords } from '../../text/places';
import commonWords from '#words/common';
import t from '#words/predict';
import { choiceWords } from '../MoveBar';
import { cellName, moveName } from '../parts/names';

/** All of it takes two lines: what is empty leaves its line to the others. */
export interface PredictWords {
  /** What the reader has chosen. */
  readonly name: string;
  /** What was found out, or a hint: it is told to a screen reader. */
  readonly result: string;
  /** How the result is marked. */
  readonly mark: 'right' | 'wrong' | undefined;
  /** What to do next, or how the reader has done so far. */
  readonly line: string;
}

export function predictWords(model: StudyModel): PredictWords {
  const { answer, stage } = model.predict;
  const name = answer.value === 'none' ? t('none') : choiceWords(model).name;
  const about = answer.value === 'none' ? 'none' : 'move';
  const plain = { name: '', mark: undefined, line: '' };
  switch (stage.value) {
    case 'choosing':
      return { ...plain, ...choosingWords(model, name) };
    case 'right':
      return { ...plain, result: t(`right-${about}`), mark: 'right', line: scoreText(model) };
    case 'wrong':
      return { ...plain, result: wrongText(model, about), mark: 'wrong' };
    case 'handed-in':
      return { ...plain, name, result: t('handed-in') };
    case 'shown':
      return model.chosen.value === undefined
        ? { ...plain, result: shownText(model), line: scoreText(model) }
        : { ...plain, name, result: choiceWords(model).line };
    case 'over':
      return { ...plain, result: commonWords('over'), line: scoreText(model) };
  }
}

/** How to begin, of a corner its moves, or what to do with an answer; a hint takes the place of that. */
function choosingWords(model: StudyModel, name: string) {
  const result = hintText(model);
  const { answer } = model.predict;
  if (result !== '') return { name, result, line: '' };
  if (answer.value !== undefined) return { name, result, line: t('ready') };
  return model.corner.value === undefined
    ? { name: '', result, line: t('choose') }
    : { name, result, line: choiceWords(model).line };
}

function wrongText(model: StudyModel, about: 'move' | 'none'): string {
  const reply = model.predict.reply.value;
  if (reply === undefined) return t(`wrong-${about}`);
  return t('wrong-answered', { move: moveWords(moveName(model.state.value.study.game, reply)) });
}

function shownText({ recent }: StudyModel): string {
  return recent.value === undefined
    ? ''
    : t('shown', { wins: recent.value.winning, legal: recent.value.legal });
}

function scoreText({ predict, limits }: StudyModel): string {
  const { right, of } = predict.score.value;
  return of === 0 || limits.hides.answers ? '' : t('score', { right, count: of });
}

function hintText(model: StudyModel): string {
  const { isAsked, won, corner } = model.predict.hint.value;
  if (!isAsked) return '';
  if (corner !== undefined)
    return t('hint-corner', { place: placeWords(cellName(model.state.value.study.game, corner)) });
  return t(won === true ? 'hint-won' : 'hint-lost');
}
