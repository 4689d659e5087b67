import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { createFirstMinute, type FirstMinute } from '../../study/first_minute';
import type { StudyModel } from '../../study/study_model';
import commonWords from '#words/common';
import t from '#words/first_minute';
import { Button } from '../../ui/Button';
import { failureText } from '../../ui/failure_text';
import { useFocusFallback } from '../../ui/use_focus_fallback';
import { refusalText } from '../play/turn_words';
import { PREDICT_LOOKS, predictWords as judgement } from '../predict/PredictBar';
import bar from '../bars.module.css';

interface FirstMinuteProps {
  readonly model: StudyModel;
  /** Called once it is over; it never comes back. */
  readonly onEnd: () => void;
}

interface StepProps {
  readonly model: StudyModel;
  readonly first: FirstMinute;
}

/** Replaces the bar under the board: what to do next, until a first guess is judged or the minute is skipped. */
export function FirstMinuteBar({ model, onEnd }: FirstMinuteProps) {
  const section = useRef<HTMLElement>(null);
  const first = useMemo(() => createFirstMinute({ model, onEnd }), [model]);
  useEffect(() => () => first.dispose(), [first]);
  // Each step has other buttons.
  useFocusFallback(section, () => section.current?.querySelector<HTMLElement>('button'));
  const words = useComputed(() => firstMinuteWords(model, first));
  const { name, line, look } = words.value;
  return (
    <section class={bar.choice} ref={section} aria-label={t('bar')}>
      <div class={`${bar.words} ${bar.told}`} role="status">
        <p class={`${bar.call} ${look}`}>{name}</p>
        <p class={bar.hint}>{line}</p>
      </div>
      <div class={bar.actions}>
        <Actions model={model} first={first} />
      </div>
    </section>
  );
}

/** The step's task is done on the board; a button goes on when it is done. */
function Actions({ model, first }: StepProps) {
  const { predict } = model;
  if (failureOf(model) !== undefined)
    return (
      <>
        <Button look="strong" onClick={() => tryAgain(model)}>
          {commonWords('try-again')}
        </Button>
        <Skip first={first} />
      </>
    );
  switch (first.step.value) {
    case 'answered':
      return (
        <>
          <Button look="strong" onClick={() => first.guess()}>
            {commonWords('next')}
          </Button>
          <Skip first={first} />
        </>
      );
    case 'judged':
      return (
        <>
          {predict.stage.value === 'wrong' ? (
            <Button look="strong" onClick={() => predict.tryAgain()}>
              {commonWords('try-again')}
            </Button>
          ) : (
            <Button look="strong" onClick={() => first.leaveTo('puzzles')}>
              {t('more-puzzles')}
            </Button>
          )}
          <Button onClick={() => first.leaveTo('board')}>{t('explore')}</Button>
        </>
      );
    default:
      return <Skip first={first} />;
  }
}

function Skip({ first }: Pick<StepProps, 'first'>) {
  return <Button onClick={() => first.leaveTo('board')}>{t('skip')}</Button>;
}

/** Why the engine could not examine the position or choose a move. */
function failureOf({ view: { examination }, match }: StudyModel) {
  const [{ value: known }, { value: phase }] = [examination, match.phase];
  if (known.status === 'failed') return known.error;
  return phase.kind === 'failed' ? phase.error : undefined;
}

function tryAgain(model: StudyModel): void {
  if (model.match.phase.value.kind === 'failed') model.match.letMove();
  else model.knowledge.again();
}

interface FirstMinuteWords {
  readonly name: string;
  readonly line: string;
  /** The class of a verdict. */
  readonly look: string;
}

export function firstMinuteWords(model: StudyModel, first: FirstMinute): FirstMinuteWords {
  const step = first.step.value;
  if (step === 'judged') {
    const { result, mark } = judgement(model);
    const line = mark === undefined ? '' : t(`judged-${mark}`);
    return { name: result, line, look: mark ? (PREDICT_LOOKS[mark] ?? '') : '' };
  }
  const failure = failureOf(model);
  if (failure !== undefined) return { name: t(`do-${step}`), line: failureText(failure), look: '' };
  const refusal = model.choice.refusal.value;
  const held = step === 'guess' && model.view.selection.value !== undefined;
  const line = t(held ? 'guess-end' : `${step}-line`);
  return { name: t(`do-${step}`), line: refusal ? refusalText(model, refusal) : line, look: '' };
}
