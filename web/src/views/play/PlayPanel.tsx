import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { StudyModel } from '../../study/study_model';
import { playText } from '../../text/play';
import { WhyPanel } from '../why/WhyPanel';
import { More } from '../parts/More';
import { useKeptFocus } from '../parts/use_kept_focus';
import { GameStatus, STATUS_HEADING_ID } from './GameStatus';
import { HintCard } from './HintCard';
import { MoveCard } from './MoveCard';
import { NewGame } from './NewGame';
import styles from './play.module.css';
import { REVIEW_HEADING_ID, ReviewPanel } from './ReviewPanel';

interface PlayPanelProps {
  readonly model: StudyModel;
  /** In another page, where it is one of many things: the form of a new game is folded. */
  readonly isFramed?: boolean;
}

/** What stands beside the board while a game is played on it, or looked back at. */
export function PlayPanel({ model, isFramed = false }: PlayPanelProps) {
  const side = useRef<HTMLDivElement>(null);
  // What opens the review goes away with it, what closes it as well, and the last move takes its button along.
  useKeptFocus(
    side,
    () => document.getElementById(REVIEW_HEADING_ID) ?? document.getElementById(STATUS_HEADING_ID),
  );
  const review = model.review.state.value;
  // Not of each change: what goes away inside of a card is the card's own business.
  const start = useComputed(() => model.state.value.study.start).value;
  const isOver = model.match.phase.value.kind === 'over';
  // With another start its form begins anew.
  const newGame = <NewGame key={start} model={model} />;
  return (
    <div class={styles.panel} ref={side}>
      {review === undefined ? (
        <>
          <GameStatus model={model} />
          {/* They stay while the computer thinks, so that nothing on the page jumps with each move. */}
          {!isOver && <MoveCard model={model} />}
          {!isOver && !model.limits.hides.hints && <HintCard model={model} />}
        </>
      ) : (
        <>
          <ReviewPanel model={model} review={review} />
          <div data-printed>
            <WhyPanel model={model} />
          </div>
        </>
      )}
      {isFramed ? <More name={playText().setup.heading}>{newGame}</More> : newGame}
    </div>
  );
}
