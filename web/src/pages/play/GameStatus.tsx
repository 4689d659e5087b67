import { useRef } from 'preact/hooks';
import type { Phase, PlayModel } from '../../model/play/play_model';
import { playText } from '../../text/play';
import card from '../board/card.module.css';
import buttons from '../shared/buttons.module.css';
import { useKeptFocus } from '../shared/use_kept_focus';
import { phaseText } from './game_words';
import styles from './GameStatus.module.css';
import { STATUS_HEADING_ID } from './landmarks';

/** The last move, whose turn it is or who has won, and what can be done about it. */
export function GameStatus({ model }: { readonly model: PlayModel }) {
  const t = playText().status;
  const section = useRef<HTMLElement>(null);
  // What was pressed may go away: the computer moves, or the game is over.
  useKeptFocus(section, () => document.getElementById(STATUS_HEADING_ID));
  const phase = model.phase.value;
  const last = model.lastMove.value;
  return (
    <section class={card.card} ref={section} aria-labelledby={STATUS_HEADING_ID}>
      <h2 class={card.heading} id={STATUS_HEADING_ID} tabIndex={-1}>
        {t.name}
      </h2>
      {/* Always there, so that what is put into it is heard. */}
      <div role="status" class={styles.status}>
        {last !== undefined && (
          <p class={card.line}>{playText().turns(last.player, last.rectangle, last.whiteDiscs)}</p>
        )}
        <p class={styles.phase} data-phase={phase.kind}>
          {phaseText(model, phase)}
        </p>
      </div>
      <Actions model={model} phase={phase} />
    </section>
  );
}

function Actions({ model, phase }: { readonly model: PlayModel; readonly phase: Phase }) {
  const t = playText().status;
  const isOver = phase.kind === 'over';
  const canSwap = model.game.value.setup.opponent !== 'person' && !isOver;
  const canReview = model.mayReview.value && model.line.value.length > 0;
  return (
    <div class={card.actions}>
      {(phase.kind === 'passed' || phase.kind === 'failed') && (
        <button type="button" class={buttons.strong} onClick={() => model.letMove()}>
          {phase.kind === 'passed' ? t.letMove : playText().again}
        </button>
      )}
      {canSwap && (
        <button type="button" class={buttons.quiet} onClick={() => model.swapSides()}>
          {t.swap}
        </button>
      )}
      {isOver && model.line.value.length > 0 && (
        <button
          type="button"
          class={buttons.quiet}
          onClick={() => model.start(model.game.value.setup)}
        >
          {t.playAgain}
        </button>
      )}
      {canReview && (
        <button
          type="button"
          class={isOver ? buttons.strong : buttons.quiet}
          onClick={() => model.openReview()}
        >
          {isOver ? t.review : t.reviewSoFar}
        </button>
      )}
    </div>
  );
}
