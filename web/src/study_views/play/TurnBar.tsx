import { useRef } from 'preact/hooks';
import type { Refusal } from '../../study/refusals';
import type { StudyModel } from '../../study/study_model';
import commonWords from '#words/common';
import t from '#words/play';
import { ClearChoice } from '../MoveBar';
import { Button } from '../../ui/Button';
import layout from '../../ui/layout.module.css';
import { useFocusFallback } from '../../ui/use_focus_fallback';
import { reviewWords, reviewedMove } from './review_words';
import { refusalText, turnWords } from './turn_words';
import bar from '../bars.module.css';
import styles from './play.module.css';

/** The text of the bar, which gets the focus when a focused button disappears. A lesson may have several bars. */
export function turnTextWithin(part: ParentNode | null): HTMLElement | null | undefined {
  return part?.querySelector<HTMLElement>('[data-phase]');
}

/**
 * The bar under the board in a match: whose turn it is, the chosen move, and the possible actions. Its height is
 * constant.
 */
export function TurnBar({ model }: { readonly model: StudyModel }) {
  const section = useRef<HTMLElement>(null);
  useFocusFallback(section, () => turnTextWithin(section.current));
  const isReviewing = model.review.view.value !== undefined;
  const phase = model.match.phase.value.kind;
  /** Printed too: how the game ended, and the verdict on a move. */
  const isPrinted = isReviewing || phase === 'over' ? '' : undefined;
  const { news, now, unseen } = isReviewing ? reviewWords(model) : turnWords(model);
  return (
    <section role="group" class={bar.choice} ref={section} aria-label={t('bar')}>
      <div class={`${bar.words} ${bar.turn} ${styles.place}`}>
        {/* A live region, always present, that announces only changes. */}
        <div role="status" aria-atomic="false" class={styles.words}>
          <p class={layout.note} data-printed={isPrinted}>
            {news}
          </p>
          <p class={layout.hidden}>{unseen}</p>
          <p
            class={`${styles.now} ${isReviewing ? '' : outcomeLook(model)}`}
            tabIndex={-1}
            data-phase={isReviewing ? 'review' : phase}
            data-printed={isPrinted}
          >
            {now}
          </p>
        </div>
        <RefusalLine model={model} refusal={model.choice.refusal.value} />
      </div>
      <div class={bar.actions}>
        {isReviewing ? <ReviewActions model={model} /> : <TurnActions model={model} />}
      </div>
    </section>
  );
}

/** From the reader's point of view; between two people somebody has won. */
function outcomeLook({ match, state, line }: StudyModel): string | undefined {
  const phase = match.phase.value;
  const { opponent, you } = state.value.match;
  if (phase.kind !== 'over' || line.shown.value === 0) return '';
  return opponent === 'person' || phase.winner === you ? layout.good : layout.bad;
}

interface RefusalLineProps {
  readonly model: StudyModel;
  readonly refusal: Refusal | undefined;
}

/** A live region, always present, that announces a repeated sentence as well. */
function RefusalLine({ model, refusal }: RefusalLineProps) {
  const said = useRef({ refusal, count: 0 });
  if (said.current.refusal !== refusal) said.current = { refusal, count: said.current.count + 1 };
  return (
    <p class={styles.refusal} role="alert">
      {refusal && refusalText(model, refusal)}
      {refusal && said.current.count % 2 === 1 && '\u00a0'}
    </p>
  );
}

function TurnActions({ model }: { readonly model: StudyModel }) {
  switch (model.match.phase.value.kind) {
    case 'to-move':
    case 'thinking':
      return <MoveActions model={model} />;
    case 'passed':
    case 'failed':
      return <LetMove model={model} />;
    case 'over':
      return <OverActions model={model} />;
  }
}

/** The buttons stay while the computer thinks, so that nothing jumps. */
function MoveActions({ model }: { readonly model: StudyModel }) {
  const isHeld = model.view.selection.value !== undefined;
  const isChosen = model.view.chosen.value !== undefined;
  const { isAsked } = model.match.hint.value;
  const isPerson = model.state.value.match.opponent === 'person';
  const { hides, locks } = model.limits;
  const canSwap = model.match.isStartLost.value && !isPerson && !locks.opponent;
  const isUnknown =
    model.view.examination.value.status === 'failed' &&
    (isAsked || model.view.board.value === undefined);
  return (
    <>
      {canSwap && !isHeld ? (
        <Button look="strong" onClick={() => model.match.swapSides()}>
          {t('let-begin')}
        </Button>
      ) : (
        <>
          <Button look="strong" isDisabled={!isChosen} onClick={() => model.choice.apply()}>
            {commonWords('flip')}
          </Button>
          <ClearChoice model={model} />
        </>
      )}
      {!hides.hints && (
        <Button
          isDisabled={(isAsked && !isHeld) || model.match.phase.value.kind !== 'to-move'}
          onClick={() => model.match.askHint()}
        >
          {commonWords('hint')}
        </Button>
      )}
      {isUnknown && (
        <Button onClick={() => model.knowledge.again()}>{commonWords('try-again')}</Button>
      )}
    </>
  );
}

function LetMove({ model }: { readonly model: StudyModel }) {
  const isPassed = model.match.phase.value.kind === 'passed';
  return (
    <Button look="strong" onClick={() => model.match.letMove()}>
      {isPassed ? t('let-move') : commonWords('try-again')}
    </Button>
  );
}

function OverActions({ model }: { readonly model: StudyModel }) {
  const { match, study } = model.state.value;
  return (
    <>
      {model.review.mayOpen.value && (
        <Button look="strong" onClick={() => model.review.open()}>
          {t('open-review')}
        </Button>
      )}
      {model.line.moves.value.length > 0 && (
        <Button onClick={() => model.setUps.begin({ ...match, start: study.start })}>
          {commonWords('play-again')}
        </Button>
      )}
    </>
  );
}

/** At a mistake: find the better move, or show it; and the other mistakes. */
function ReviewActions({ model }: { readonly model: StudyModel }) {
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
          {commonWords('try-again')}
        </Button>
      )}
      {isSeeking && model.view.chosen.value !== undefined && !isTried && (
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
      <Step model={model} name={t('next-mistake')} sign="›" to={next} />
    </>
  );
}

interface StepProps {
  readonly model: StudyModel;
  readonly name: string;
  /** The icon shown in place of the name. */
  readonly sign: string;
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
      {sign}
    </Button>
  );
}
