import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { StudyModel } from '../../study/study_model';
import { WhyPanel } from '../why/WhyPanel';
import { useFocusFallback } from '../../ui/use_focus_fallback';
import { NewGame } from './NewGame';
import { ReviewPanel } from './ReviewPanel';
import { turnTextWithin } from './TurnBar';
import t from '#words/play';
import { playerName } from '../../text/players';
import layout from '../../ui/layout.module.css';
import { CornerMoveTable } from '../moves/CornerMatrix';
import { Button } from '../../ui/Button';
import { participantOf } from './turn_words';

interface PlayPanelProps {
  readonly model: StudyModel;
}

/** The panel beside the board during a match and its review. */
export function PlayPanel({ model }: PlayPanelProps) {
  const side = useRef<HTMLDivElement>(null);
  // The buttons that open and close the review disappear with their use.
  useFocusFallback(side, () => turnTextWithin(document));
  const review = model.review.state.value;
  // Only the start: focus inside a card is handled by the card.
  const start = useComputed(() => model.state.value.study.start).value;
  return (
    <div class={layout.loose} ref={side}>
      {review === undefined ? (
        <MatchCard model={model} />
      ) : (
        <>
          <ReviewPanel model={model} review={review} />
          <WhyPanel model={model} />
        </>
      )}
      {/* Another start resets the form. */}
      <NewGame key={start} model={model} />
    </div>
  );
}

const HEADING_ID = 'game-heading';

/** Who plays whom, and the moves of the corner: a way to move without pointing at the board. */
export function MatchCard({ model }: { readonly model: StudyModel }) {
  const { opponent } = model.state.value.match;
  const isOver = model.match.phase.value.kind === 'over';
  return (
    <section class={layout.card} aria-labelledby={HEADING_ID}>
      <h2 class={layout.subtitle} id={HEADING_ID}>
        {opponent === 'person'
          ? t('against-person', {
              first: playerName(participantOf(model, 'first')),
              second: playerName(participantOf(model, 'second')),
            })
          : t(`against-${opponent}`)}
      </h2>
      <p class={layout.note}>{t(`expect-${opponent}`)}</p>
      {!isOver && (
        <>
          {model.view.selection.value !== undefined && (
            <>
              <h3 class={layout.label}>{t('corner-moves')}</h3>
              <CornerMoveTable model={model} />
            </>
          )}
          <div class={layout.row}>
            {opponent !== 'person' && !model.limits.locks.opponent && (
              <Button onClick={() => model.match.swapSides()}>{t('swap')}</Button>
            )}
            {model.review.mayOpen.value && (
              <Button onClick={() => model.review.open()}>{t('review-so-far')}</Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
