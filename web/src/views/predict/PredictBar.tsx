import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { nextPosition } from '../../game/next_position';
import type { StudyModel } from '../../study/study_model';
import commonWords from '#words/common';
import t from '#words/predict';
import bar from '../MoveBar.module.css';
import { Button } from '../parts/Button';
import { useKeptFocus } from '../parts/use_kept_focus';
import styles from './PredictBar.module.css';
import { predictWords } from './predict_words';

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
      <div class={`${bar.words} ${styles.words}`}>
        {name !== '' && <p class={bar.name}>{name}</p>}
        <p class={styles.result} data-mark={mark} role="status">
          {result}
        </p>
        {line !== '' && <p class={bar.hint}>{line}</p>}
      </div>
      <div class={`${bar.actions} ${styles.actions}`}>
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
