import type { BoardModel, CornerMove } from '../../model/board/board_model';
import { text } from '../../text';
import buttons from '../shared/buttons.module.css';
import card from './card.module.css';
import styles from './ChosenRectangle.module.css';
import { RectangleSteps } from './RectangleSteps';
import { shownWins } from './shown_wins';
import { WHY_HEADING_ID } from './why_heading';

/** The rectangle that is chosen, what it is worth, and what can be done with it. */
export function ChosenRectangle({ model }: { readonly model: BoardModel }) {
  const t = text().board.chosen;
  const chosen = model.chosen.value;
  const held = model.state.value.selection !== undefined;
  return (
    <div class={styles.chosen} data-held={held}>
      {chosen === undefined ? (
        <p class={card.line}>{held ? t.none : t.noCorner}</p>
      ) : (
        <Chosen model={model} chosen={chosen} />
      )}
      {held && (
        <div class={card.actions}>
          <RectangleSteps onStep={(step) => model.step(step)} onDismiss={() => model.dismiss()} />
        </div>
      )}
    </div>
  );
}

function Chosen({ model, chosen }: { readonly model: BoardModel; readonly chosen: CornerMove }) {
  const t = text().board.chosen;
  const { rectangle } = chosen;
  const wins = shownWins(model, chosen.wins);
  const predicting = model.state.value.mode === 'predict';
  const { hides, locks } = model.limits;
  const undecided = predicting && !model.state.value.revealed && !hides.answers;
  return (
    <>
      <p class={styles.rectangle}>{t.words(rectangle)}</p>
      {wins !== undefined && (
        <p class={wins ? styles.wins : styles.loses}>{verdict(wins, predicting)}</p>
      )}
      <div class={card.actions}>
        {undecided && (
          <button type="button" class={buttons.strong} onClick={() => model.reveal()}>
            {t.reveal}
          </button>
        )}
        {!locks.position && (
          <button
            type="button"
            class={undecided ? buttons.quiet : buttons.strong}
            onClick={() => model.apply()}
          >
            {t.flip}
          </button>
        )}
        {wins !== undefined && !hides.nimbers && (
          <button type="button" class={buttons.quiet} onClick={goToReasons}>
            {t.why}
          </button>
        )}
      </div>
    </>
  );
}

/** A prediction is the choice itself: the reader has said that this move wins. */
function verdict(wins: boolean, predicted: boolean): string {
  const t = text().board.chosen;
  if (predicted) return wins ? t.right : t.wrong;
  return wins ? t.wins : t.loses;
}

function goToReasons() {
  const heading = document.getElementById(WHY_HEADING_ID);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
