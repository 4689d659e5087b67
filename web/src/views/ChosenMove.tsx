import type { Move } from '../game/move';
import type { StudyModel } from '../study/study_model';
import { text } from '../text';
import buttons from './parts/buttons.module.css';
import { moveName } from './parts/names';
import card from './card.module.css';
import styles from './ChosenMove.module.css';
import { MoveSteps } from './MoveSteps';

/** Where the reasons begin, further down. */
export const WHY_HEADING_ID = 'why-heading';

/** The move that is chosen, what it is worth, and what can be done with it. */
export function ChosenMove({ model }: { readonly model: StudyModel }) {
  const t = text().board.chosen;
  const chosen = model.chosen.value;
  const held = model.selection.value !== undefined;
  return (
    <div class={styles.chosen} data-held={held}>
      {chosen === undefined ? (
        <p class={card.line}>{held ? t.none : t.noCorner}</p>
      ) : (
        <Chosen model={model} chosen={chosen} />
      )}
      {held && (
        <div class={card.actions}>
          <MoveSteps onStep={(step) => model.step(step)} onDismiss={() => model.dismiss()} />
        </div>
      )}
    </div>
  );
}

function Chosen({ model, chosen }: { readonly model: StudyModel; readonly chosen: Move }) {
  const t = text().board.chosen;
  const { study, look } = model.state.value;
  const wins = model.wins(chosen);
  const predicting = look.mode === 'predict';
  const { hides, locks } = model.limits;
  const undecided = predicting && !look.revealed && !hides.answers;
  return (
    <>
      <p class={styles.move}>{t.words(moveName(study.game, chosen))}</p>
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
