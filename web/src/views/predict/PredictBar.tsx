import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { nextPosition } from '../../game/next_position';
import type { StudyModel } from '../../study/study_model';
import commonWords from '#words/common';
import t from '#words/predict';
import { Button } from '../parts/Button';
import { useKeptFocus } from '../parts/use_kept_focus';
import { moveWords, placeWords } from '../../text/places';
import { choiceWords } from '../MoveBar';
import { cellName, moveName } from '../parts/names';
import bar from '../bars.module.css';

interface PredictBarProps {
  readonly model: StudyModel;
  /** Shows why the chosen move wins or not; undefined where that can't be seen. */
  readonly onWhy: (() => void) | undefined;
}

/** In the bar under the board: the reader's answer, what came of it, and what to do next. */
export function PredictBar({ model, onWhy }: PredictBarProps) {
  const section = useRef<HTMLElement>(null);
  // With every answer other buttons come.
  useKeptFocus(section, () => section.current?.querySelector<HTMLElement>('button'));
  const words = useComputed(() => predictWords(model));
  const { name, result, mark, line } = words.value;
  return (
    <section role="group" class={bar.choice} ref={section} aria-label={t('bar')}>
      <div class={`${bar.words} ${bar.guess}`}>
        {name !== '' && <p class={bar.name}>{name}</p>}
        <p class={bar.result} data-mark={mark} role="status">
          {result}
        </p>
        {line !== '' && <p class={bar.hint}>{line}</p>}
      </div>
      <div class={`${bar.actions} ${bar.answers}`}>
        {isDecided(model) ? (
          <AfterAnswer model={model} onWhy={onWhy} />
        ) : (
          <BeforeAnswer model={model} />
        )}
      </div>
    </section>
  );
}

/** Whether nothing is left to be answered about the position. */
function isDecided({ predict }: StudyModel): boolean {
  return ['right', 'shown', 'over'].includes(predict.stage.value);
}

/** To check it, or to try again, and what helps. */
function BeforeAnswer({ model }: { readonly model: StudyModel }) {
  const { predict, limits } = model;
  const isWrong = predict.stage.value === 'wrong';
  return (
    <>
      {isWrong ? (
        <Button look="strong" onClick={() => predict.tryAgain()}>
          {commonWords('try-again')}
        </Button>
      ) : (
        <Button look="strong" isDisabled={!predict.canCheck.value} onClick={() => predict.check()}>
          {commonWords('check')}
        </Button>
      )}
      {!isWrong && (
        <Button aria-pressed={predict.answer.value === 'none'} onClick={() => predict.sayNone()}>
          {t('none')}
        </Button>
      )}
      {!limits.hides.hints && (
        <Button isDisabled={!predict.hint.value.hasMore} onClick={() => predict.askHint()}>
          {commonWords('hint')}
        </Button>
      )}
      {!limits.hides.answers && <Button onClick={() => predict.show()}>{t('show')}</Button>}
    </>
  );
}

/** To go on to the next position, or into the reasons. */
function AfterAnswer({ model, onWhy }: PredictBarProps) {
  const { predict, why } = model;
  return (
    <>
      {predict.hasNext.value && (
        <Button look="strong" onClick={() => predict.next(nextPosition)}>
          {t('next')}
        </Button>
      )}
      {onWhy !== undefined && (
        <Button isDisabled={why.value === undefined} onClick={onWhy}>
          {commonWords('why')}
        </Button>
      )}
    </>
  );
}

/** All of it takes two lines: what is empty leaves its line to the others. */
export interface PredictWords {
  /** What the reader has chosen. */
  readonly name: string;
  /** What was found out, or a hint, for a screen reader. */
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
