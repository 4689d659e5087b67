import type { StudyModel } from '../../study/study_model';
import commonWords from '#words/common';
import t from '#words/play';
import { Button } from '../parts/Button';
import { reviewedMove } from './review_words';

/** Of a mistake: find the better move, or see it. And the way to the other mistakes. */
export function ReviewActions({ model }: { readonly model: StudyModel }) {
  return (
    <>
      {reviewedMove(model)?.better !== undefined && <BetterMove model={model} />}
      <MistakeSteps model={model} />
    </>
  );
}

function BetterMove({ model }: { readonly model: StudyModel }) {
  const { number, shows } = model.review.view.value ?? { number: 1, shows: 'played' };
  const { isSeeking } = model.state.value.look;
  const isTried = model.review.attempt.value !== undefined;
  if (shows === 'better' && !isSeeking)
    return (
      <Button onClick={() => model.review.open({ number, shows: 'played' })}>
        {t('show-played')}
      </Button>
    );
  return (
    <>
      {!isSeeking && (
        <Button look="strong" onClick={() => model.review.seek()}>
          {t('find')}
        </Button>
      )}
      {isSeeking && model.chosen.value !== undefined && !isTried && (
        <Button look="strong" onClick={() => model.review.tryMove()}>
          {t('try')}
        </Button>
      )}
      <Button onClick={() => model.review.open({ number, shows: 'better' })}>
        {commonWords('show-me')}
      </Button>
    </>
  );
}

function MistakeSteps({ model }: { readonly model: StudyModel }) {
  const mistakes = model.review.mistakes.value;
  const shown = model.review.view.value?.number ?? 0;
  const previous = mistakes.findLast((number) => number < shown);
  const next = mistakes.find((number) => number > shown);
  if (previous === undefined && next === undefined) return null;
  return (
    <>
      <Step model={model} name={t('previous-mistake')} sign="‹" to={previous} />
      <Step model={model} name={t('next-mistake')} to={next} />
    </>
  );
}

interface StepProps {
  readonly model: StudyModel;
  readonly name: string;
  /** Seen in place of the name. */
  readonly sign?: string;
  readonly to: number | undefined;
}

function Step({ model, name, sign, to }: StepProps) {
  return (
    <Button
      aria-label={name}
      title={name}
      isDisabled={to === undefined}
      onClick={() => {
        if (to !== undefined) model.review.open({ number: to, shows: 'played' });
      }}
    >
      {sign ?? name}
    </Button>
  );
}
