import { useRef } from 'preact/hooks';
import { useUndoKeys } from '../pages/board/use_undo_keys';
import { WhyPanel } from '../pages/board/WhyPanel';
import { GameAddressMessages } from '../pages/play/GameAddressMessages';
import { GameLegend } from '../pages/play/GameLegend';
import { GameStage } from '../pages/play/GameStage';
import { GameStatus } from '../pages/play/GameStatus';
import { GameTimeline } from '../pages/play/GameTimeline';
import { HintCard } from '../pages/play/HintCard';
import { REVIEW_HEADING_ID, STAGE_ID, STATUS_HEADING_ID } from '../pages/play/landmarks';
import { MoveCard } from '../pages/play/MoveCard';
import { NewGame } from '../pages/play/NewGame';
import { ReviewPanel } from '../pages/play/ReviewPanel';
import { useKeptFocus } from '../pages/shared/use_kept_focus';
import { frameText } from '../text/frame';
import styles from './FrameApp.module.css';
import { More } from './More';
import { Rule } from './Rule';
import type { ViewProps } from './view';

/** A game that is played, or looked back at. */
export function GameView({ model, modes, mostHeight }: ViewProps) {
  const { play, limits } = model;
  useUndoKeys(play);
  const t = frameText();
  const review = play.review.value;
  const isOver = play.phase.value.kind === 'over';
  const side = useRef<HTMLDivElement>(null);
  // What opens the review goes away with it, what closes it as well, and the last move takes its button along.
  useKeptFocus(
    side,
    () => document.getElementById(REVIEW_HEADING_ID) ?? document.getElementById(STATUS_HEADING_ID),
  );
  return (
    <>
      <GameAddressMessages model={play} />
      <div class={styles.workbench}>
        <div class={styles.stage} id={STAGE_ID}>
          {modes}
          <GameStage model={play} mostHeight={mostHeight} />
          <GameLegend model={play} />
          <div class={styles.timeline}>
            <GameTimeline model={play} />
          </div>
        </div>
        <div class={styles.side} ref={side}>
          <Rule invitation={isOver || review !== undefined ? undefined : t.invitation.play} />
          {review === undefined ? (
            <>
              <GameStatus model={play} />
              {!isOver && <MoveCard model={play} />}
              {!isOver && !limits.hides.hints && <HintCard model={play} />}
            </>
          ) : (
            <ReviewPanel model={play} review={review} />
          )}
          <More name={t.newGame}>
            {/* With another start its form begins anew. */}
            <NewGame
              key={play.game.value.setup.start}
              model={play}
              modes={model.modes}
              leavesTrace={false}
            />
          </More>
        </div>
      </div>
      {review !== undefined && (
        <div class={styles.reasons}>
          <WhyPanel model={play.table} />
        </div>
      )}
    </>
  );
}
