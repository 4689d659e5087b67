import { useComputed } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { pressedKey } from '../../viewport/key_press';
import { endDeterminesMove } from '../../game/draft';
import { nextPosition } from '../../game/next_position';
import { sameCell } from '../../game/position';
import type { StudyModel } from '../../study/study_model';
import boardWords from '#words/board';
import commonWords from '#words/common';
import t from '#words/predict';
import { Button } from '../../ui/Button';
import layout from '../../ui/layout.module.css';
import { useFocusFallback } from '../../ui/use_focus_fallback';
import { choiceWords, hasReasons } from '../MoveBar';
import { moveText, placeText } from '../names';
import { refusalText } from '../play/turn_words';
import bar from '../bars.module.css';

interface PredictBarProps {
  readonly model: StudyModel;
  /** Shows why the chosen move wins or loses; undefined if that is hidden. */
  readonly onWhy: (() => void) | undefined;
}

/** The class of a verdict. */
export const PREDICT_LOOKS = { right: layout.good, wrong: layout.bad };

/** In milliseconds. */
const PASSING_MS = 400;

/** The bar under the board in a puzzle: the reader's answer, its verdict, and what to do next. */
export function PredictBar({ model, onWhy }: PredictBarProps) {
  const section = useRef<HTMLElement>(null);
  // Each answer changes the buttons, and none must be pressed by mistake.
  useFocusFallback(section, () => section.current?.querySelector('p'));
  useEnter(section, model);
  useEffect(() => {
    // A position whose solution was seen is no puzzle. A reader who only passes through this mode, by arrow keys, keeps
    // it.
    const timer = setTimeout(() => {
      if (model.predict.takesAnother()) model.predict.next(nextPosition);
    }, PASSING_MS);
    return () => clearTimeout(timer);
  }, [model]);
  useValues(model);
  const words = useComputed(() => predictWords(model));
  const { name, result, mark, line, score } = words.value;
  return (
    <section role="group" class={bar.choice} ref={section} aria-label={t('bar')}>
      <div class={`${bar.words} ${bar.guess}`}>
        <p
          class={`${bar.result} ${mark ? PREDICT_LOOKS[mark] : ''}`}
          data-mark={mark}
          role="status"
          tabIndex={-1}
        >
          {result}
        </p>
        {name !== '' && <p class={bar.name}>{name}</p>}
        {line !== '' && <p class={bar.hint}>{line}</p>}
        {score !== '' && <p class={bar.hint}>{score}</p>}
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

/** True if nothing is left to answer about the position. */
function isDecided({ predict }: StudyModel): boolean {
  return ['right', 'shown', 'over'].includes(predict.stage.value);
}

/** Enter goes on to the next position, also from the board; buttons and fields keep it for themselves. */
function useEnter(section: RefObject<HTMLElement | null>, model: StudyModel): void {
  useEffect(() => {
    const goOn = (event: KeyboardEvent) => {
      const { target } = event;
      const control = target instanceof Element && target.closest('a, button, input, select');
      const isElsewhere = control && !control.closest('[role=grid]');
      if (pressedKey(event) !== 'Enter' || event.repeat) return;
      if (isElsewhere || !isDecided(model)) return;
      event.preventDefault();
      event.stopPropagation();
      model.predict.next(nextPosition);
    };
    // Listens before the board would choose a move.
    const page = section.current?.ownerDocument;
    page?.addEventListener('keydown', goOn, { capture: true });
    return () => page?.removeEventListener('keydown', goOn, { capture: true });
  }, [section, model]);
}

/** Shows the values for the first hint. */
function useValues(model: StudyModel): void {
  const { hasValues } = model.predict.hint.value;
  useEffect(() => {
    if (!hasValues) return;
    model.view.explain(true);
    return () => model.view.explain(false);
  }, [hasValues, model]);
}

/** Buttons before the answer is judged: try again, hints, check. */
function BeforeAnswer({ model }: { readonly model: StudyModel }) {
  const { predict, limits } = model;
  const isWrong = predict.stage.value === 'wrong';
  return (
    <>
      {isWrong && (
        <Button look="strong" onClick={() => predict.tryAgain()}>
          {commonWords('try-again')}
        </Button>
      )}
      {!isWrong && (predict.checksFirst.value || predict.answer.value !== undefined) && (
        <Button look="strong" isDisabled={!predict.canCheck.value} onClick={() => predict.check()}>
          {commonWords('check')}
        </Button>
      )}
      {!isWrong && (
        <Button aria-pressed={predict.answer.value === 'none'} onClick={() => predict.sayNone()}>
          {t('none')}
        </Button>
      )}
      {!isWrong && !limits.hides.hints && (
        <Button isDisabled={!predict.hint.value.hasMore} onClick={() => predict.askHint()}>
          {commonWords('hint')}
        </Button>
      )}
      {!limits.hides.answers && <Button onClick={() => predict.show()}>{t('show')}</Button>}
    </>
  );
}

/** Buttons after that: the next position, and the reasons. */
function AfterAnswer({ model, onWhy }: PredictBarProps) {
  const { predict } = model;
  return (
    <>
      {predict.hasNext.value && (
        <Button look="strong" onClick={() => predict.next(nextPosition)}>
          {t('next')}
        </Button>
      )}
      {onWhy !== undefined && (
        <Button isDisabled={!hasReasons(model)} onClick={onWhy}>
          {commonWords('why')}
        </Button>
      )}
    </>
  );
}

/** All of it takes two lines: an empty text leaves its line to the others. */
interface PredictWords {
  /** The verdict or a hint, announced to screen readers. */
  readonly result: string;
  /** The mark of the verdict. */
  readonly mark?: 'right' | 'wrong' | undefined;
  /** The reader's choice. */
  readonly name: string;
  /** What to do next. */
  readonly line: string;
  /** The reader's score so far. */
  readonly score: string;
}

export function predictWords(model: StudyModel): PredictWords {
  const { answer, stage } = model.predict;
  const name = answer.value === 'none' ? t('none') : choiceWords(model).name;
  const about = answer.value === 'none' ? 'none' : 'move';
  const plain = { name: '', line: '', score: '' };
  const score = scoreText(model);
  switch (stage.value) {
    case 'choosing':
      return choosingWords(model, name);
    case 'right':
      return { ...plain, result: t(`right-${about}`), mark: 'right', score };
    case 'wrong':
      return { ...plain, result: wrongText(model, about), mark: 'wrong' };
    case 'handed-in':
      return { ...plain, name, result: t('handed-in') };
    case 'shown':
      return model.view.chosen.value === undefined
        ? { ...plain, result: shownText(model), score }
        : { ...plain, name, result: choiceWords(model).line };
    case 'over':
      return { ...plain, result: commonWords('over'), score };
  }
}

/** How to begin, the moves of a corner, or what to do with an answer; a hint or a refusal replaces it. */
function choosingWords(model: StudyModel, name: string): PredictWords {
  const { answer, checksFirst } = model.predict;
  const refusal = model.choice.refusal.value;
  if (refusal) return { name: '', result: refusalText(model, refusal), line: '', score: '' };
  const result = hintText(model);
  const chosen = { name, result, score: '' };
  if (answer.value !== undefined) return { ...chosen, line: result === '' ? t('ready') : '' };
  if (model.view.corner.value === undefined)
    return result === ''
      ? {
          name: '',
          result,
          line: t(checksFirst.value ? 'choose' : 'press'),
          score: scoreText(model),
        }
      : { ...chosen, name: '', line: '' };
  if (result !== '') return { ...chosen, line: '' };
  return { ...chosen, line: isEndAwaited(model) ? t('end') : choiceWords(model).line };
}

/** A corner is chosen, and the pointer is at none of its ends except the corner itself. */
function isEndAwaited({ view: { board, pointed, selection, moveAt } }: StudyModel): boolean {
  const corner = selection.value?.corner;
  const isAtEnd = pointed.value && !sameCell(pointed.value, corner) && moveAt(pointed.value);
  return (
    corner !== undefined && !isAtEnd && board.value !== undefined && endDeterminesMove(board.value)
  );
}

function wrongText(model: StudyModel, about: 'move' | 'none'): string {
  const reply = model.refutation.reply.value;
  if (reply === undefined) return t(`wrong-${about}`);
  return boardWords('loses-to', { move: moveText(model.state.value.study, reply) });
}

function shownText({ view: { recent } }: StudyModel): string {
  return recent.value === undefined
    ? ''
    : t('shown', { wins: recent.value.winning, legal: recent.value.legal });
}

function scoreText({ predict, limits }: StudyModel): string {
  const { right, of, streak } = predict.score.value;
  return of === 0 || limits.hides.answers ? '' : t('score', { right, count: of, streak });
}

function hintText(model: StudyModel): string {
  const { hasValues, corner } = model.predict.hint.value;
  if (corner !== undefined)
    return t('hint-corner', { place: placeText(model.state.value.study, corner) });
  return hasValues ? t('hint-values') : '';
}
