import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { BoardPicture } from '../../board/BoardPicture';
import { selectionOf, turned } from '../../game/move';
import { createFirstMinute, FIRST_STEPS } from '../../study/first_minute';
import type { FirstMinute } from '../../study/first_minute';
import type { StudyModel } from '../../study/study_model';
import boardWords from '#words/board';
import commonWords from '#words/common';
import t from '#words/first_minute';
import { Button } from '../parts/Button';
import buttons from '../parts/buttons.module.css';
import { useKeptFocus } from '../parts/use_kept_focus';
import { useStillness } from '../parts/use_media';
import layout from '../parts/layout.module.css';
import { sceneOf } from '../scene';
import bar from '../bars.module.css';

interface FirstMinuteProps {
  readonly model: StudyModel;
  /** It is over, and never comes back. */
  readonly onEnd: () => void;
}

interface StepProps {
  readonly model: StudyModel;
  readonly first: FirstMinute;
}

/** In the bar under the board: three short steps, which can be left at any time. */
export function FirstMinuteBar({ model, onEnd }: FirstMinuteProps) {
  const section = useRef<HTMLElement>(null);
  const first = useMemo(() => createFirstMinute({ model, onEnd }), [model]);
  useEffect(() => () => first.dispose(), [first]);
  // With every step other buttons come.
  useKeptFocus(section, () => section.current?.querySelector<HTMLElement>('button'));
  const isStill = useStillness();
  const line = useComputed(() => firstMinuteLine(model, first));
  const step = first.step.value;
  const name = step === 'question' ? boardWords('heading-later') : t(`step-${step}`);
  return (
    <section class={bar.choice} ref={section} aria-label={t('bar')}>
      <div class={`${bar.words} ${bar.minute}`}>
        <p class={bar.name}>
          {step === 'question'
            ? name
            : t('step', {
                number: FIRST_STEPS.indexOf(step) + 1,
                count: FIRST_STEPS.length - 1,
                name,
              })}
        </p>
        <p class={bar.hint} role="status">
          {line.value}
        </p>
      </div>
      {step === 'watch' && isStill && <StillMove model={model} first={first} />}
      <div class={bar.actions}>
        {step === 'question' ? (
          <Aims first={first} />
        ) : (
          <Actions model={model} first={first} isStill={isStill} />
        )}
      </div>
    </section>
  );
}

function Actions({ model, first, isStill }: StepProps & { readonly isStill: boolean }) {
  const step = first.step.value;
  const isDone = first.isDone.value || (step === 'watch' && isStill);
  const isMissed = step === 'last' && !isDone && model.line.shown.value > 0;
  const hasChosen = model.chosen.value !== undefined;
  return (
    <>
      {isDone && (
        <Button look="strong" onClick={() => first.next()}>
          {commonWords('next')}
        </Button>
      )}
      {step === 'watch' && !isStill && (
        <button
          type="button"
          class={isDone ? buttons.quiet : buttons.strong}
          aria-disabled={first.isPlaying.value}
          onClick={() => !first.isPlaying.value && first.play()}
        >
          {commonWords(isDone ? 'play-again' : 'play')}
        </button>
      )}
      {step !== 'watch' && !isDone && !isMissed && (
        <Button look="strong" isDisabled={!hasChosen} onClick={() => model.apply()}>
          {commonWords('flip')}
        </Button>
      )}
      {isMissed && (
        <Button look="strong" onClick={() => first.again()}>
          {commonWords('start-over')}
        </Button>
      )}
      <Button onClick={() => first.leaveTo('board')}>{t('skip')}</Button>
    </>
  );
}

/** The question, and two ways to its answer. */
function Aims({ first }: { readonly first: FirstMinute }) {
  return (
    <>
      <Button look="strong" onClick={() => first.leaveTo('predict')}>
        {t('let-me-guess')}
      </Button>
      <Button onClick={() => first.leaveTo('answers')}>{commonWords('show-me')}</Button>
      <Button onClick={() => first.leaveTo('board')}>{t('skip')}</Button>
    </>
  );
}

/** The same move for those who want nothing to move: before and after. */
function StillMove({ model, first }: StepProps) {
  const scene = { ...sceneOf(model), animated: false, moves: [], spots: [] };
  const { shownMove } = first;
  const { corner } = selectionOf(shownMove);
  const chosen = { ...shownMove, mark: 'possible' } as const;
  const after = turned(model.position.value, shownMove).coins;
  return (
    <div class={bar.pictures}>
      <figure>
        <div class={bar.picture}>
          <BoardPicture scene={{ ...scene, chosen, corner, cornerIsHeld: true }} />
        </div>
        <figcaption class={layout.hidden}>{t('before')}</figcaption>
      </figure>
      <span aria-hidden="true">→</span>
      <figure>
        <div class={bar.picture}>
          <BoardPicture scene={{ ...scene, discs: after, chosen: undefined, corner: undefined }} />
        </div>
        <figcaption class={layout.hidden}>{t('after')}</figcaption>
      </figure>
    </div>
  );
}

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
