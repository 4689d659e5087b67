import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PlayModel } from '../../model/play/play_model';
import type { ModeChoice } from '../../model/site_model';
import { playText } from '../../text/play';
import board from '../board/BoardPage.module.css';
import introduction from '../board/Introduction.module.css';
import { ModeSwitch } from '../board/ModeSwitch';
import { SharePanel } from '../board/SharePanel';
import { useUndoKeys } from '../board/use_undo_keys';
import { WhyPanel } from '../board/WhyPanel';
import { useKeptFocus } from '../shared/use_kept_focus';
import { GameAddressMessages } from './GameAddressMessages';
import { GameLegend } from './GameLegend';
import { GameStage } from './GameStage';
import { GameStatus } from './GameStatus';
import { GameTimeline } from './GameTimeline';
import { HintCard } from './HintCard';
import { REVIEW_HEADING_ID, STAGE_ID, STATUS_HEADING_ID } from './landmarks';
import { MoveCard } from './MoveCard';
import { NewGame } from './NewGame';
import styles from './PlayPage.module.css';
import { ReviewPanel } from './ReviewPanel';
import { sharedGame } from './shared_game';

interface PlayPageProps {
  readonly model: PlayModel;
  readonly modes: ModeChoice;
}

/** The Board page while a game is played on it, or looked back at. */
export function PlayPage({ model, modes }: PlayPageProps) {
  useUndoKeys(model);
  const review = model.review.value;
  const isOver = model.phase.value.kind === 'over';
  const stage = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  // What opens the review goes away with it, what closes it as well, and the last move takes its button along.
  useKeptFocus(
    side,
    () => document.getElementById(REVIEW_HEADING_ID) ?? document.getElementById(STATUS_HEADING_ID),
  );
  useFocusOnArrival(stage);
  return (
    <div class={board.page}>
      <GameAddressMessages model={model} />
      <div class={board.workbench}>
        <div class={board.stage} id={STAGE_ID} ref={stage}>
          <ModeSwitch modes={modes} />
          <GameStage model={model} />
          <GameLegend model={model} />
          <GameTimeline model={model} />
        </div>
        <div class={board.side} ref={side}>
          <Introduction model={model} />
          {review === undefined ? (
            <>
              <GameStatus model={model} />
              {/* They stay while the computer thinks, so that nothing on the page jumps with each move. */}
              {!isOver && <MoveCard model={model} />}
              {!isOver && <HintCard model={model} />}
            </>
          ) : (
            <>
              <ReviewPanel model={model} review={review} />
              <div data-printed>
                <WhyPanel model={model.table} />
              </div>
            </>
          )}
          {/* With another start its form begins anew. */}
          <NewGame key={model.game.value.setup.start} model={model} modes={modes} />
        </div>
      </div>
      <SharePanel subject={sharedGame(model)} />
    </div>
  );
}

/**
 * The first time, this part of the site comes a moment after the switch that led to it has gone, and the
 * focus has waited in the page's content.
 */
function useFocusOnArrival(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement: waiting, body } = document;
    if (waiting !== body && waiting?.contains(stage.current) === true)
      stage.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);
}

/** At length before the first move; the rules stay at hand. */
function Introduction({ model }: { readonly model: PlayModel }) {
  const t = playText();
  return (
    <div class={introduction.introduction} data-printed>
      <h1 class={introduction.heading}>{t.heading}</h1>
      <details open={model.line.value.length === 0}>
        <summary class={styles.rules}>{t.rules}</summary>
        <p>{t.rule}</p>
        <p>{t.playersAre}</p>
      </details>
      {model.line.value.length === 0 && <p class={introduction.invitation}>{t.how}</p>}
    </div>
  );
}
