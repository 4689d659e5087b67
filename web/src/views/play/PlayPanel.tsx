import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { StudyModel } from '../../study/study_model';
import { WhyPanel } from '../why/WhyPanel';
import { useKeptFocus } from '../parts/use_kept_focus';
import { GameCard } from './GameCard';
import { NewGame } from './NewGame';
import styles from './play.module.css';
import { ReviewPanel } from './ReviewPanel';
import { turnWithin } from './TurnBar';

interface PlayPanelProps {
  readonly model: StudyModel;
}

/** What stands beside the board while a game is played on it, or looked back at. */
export function PlayPanel({ model }: PlayPanelProps) {
  const side = useRef<HTMLDivElement>(null);
  // What opens the review goes away with it, and what closes it as well.
  useKeptFocus(side, () => turnWithin(document));
  const review = model.review.state.value;
  // Not of each change: what goes away inside of a card is the card's own business.
  const start = useComputed(() => model.state.value.study.start).value;
  return (
    <div class={styles.panel} ref={side}>
      {review === undefined ? (
        <GameCard model={model} />
      ) : (
        <>
          <ReviewPanel model={model} review={review} />
          <WhyPanel model={model} />
        </>
      )}
      {/* With another start its form begins anew. */}
      <NewGame key={start} model={model} />
    </div>
  );
}
