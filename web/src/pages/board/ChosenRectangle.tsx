import { discAt } from '../../model/board/position';
import type { BoardModel, CornerMove } from '../../model/board/board_model';
import { text } from '../../text';
import buttons from '../shared/buttons.module.css';
import card from './card.module.css';
import styles from './ChosenRectangle.module.css';
import { shownWins } from './shown_wins';
import { WHY_HEADING_ID } from './why_heading';

/** The rectangle that is chosen, what it is worth, and what can be done with it. */
export function ChosenRectangle({ model }: { readonly model: BoardModel }) {
  const t = text().board.chosen;
  const chosen = model.chosen.value;
  const held = model.state.value.selection !== undefined;
  return (
    <>
      {chosen === undefined ? (
        <p class={card.line}>{held ? t.none : t.noCorner}</p>
      ) : (
        <Chosen model={model} chosen={chosen} />
      )}
      <div class={card.actions}>
        <button
          type="button"
          class={buttons.quiet}
          aria-label={t.previous}
          disabled={!held}
          onClick={() => model.step('previous')}
        >
          <span aria-hidden="true">‹</span>
        </button>
        <button
          type="button"
          class={buttons.quiet}
          aria-label={t.next}
          disabled={!held}
          onClick={() => model.step('next')}
        >
          <span aria-hidden="true">›</span>
        </button>
        <button
          type="button"
          class={buttons.quiet}
          disabled={!held}
          onClick={() => model.dismiss()}
        >
          {t.letGo}
        </button>
      </div>
    </>
  );
}

function Chosen({ model, chosen }: { readonly model: BoardModel; readonly chosen: CornerMove }) {
  const t = text().board.chosen;
  const { rectangle } = chosen;
  const wins = shownWins(model, chosen.wins);
  const legal = discAt(model.state.value.position, rectangle) === 1;
  const predicting = model.state.value.mode === 'predict' && !model.state.value.revealed;
  return (
    <>
      <p class={styles.rectangle}>
        <span class={styles.size} dir="ltr">
          {t.size(rectangle)}
        </span>{' '}
        <span class={styles.words}>{t.words(rectangle)}</span>
      </p>
      {!legal && <p>{t.black}</p>}
      {legal && wins !== undefined && (
        <p class={wins ? styles.wins : styles.loses}>{wins ? t.wins : t.loses}</p>
      )}
      <div class={card.actions}>
        {predicting && (
          <button type="button" class={buttons.strong} onClick={() => model.reveal()}>
            {t.reveal}
          </button>
        )}
        <button
          type="button"
          class={predicting ? buttons.quiet : buttons.strong}
          disabled={!legal}
          onClick={() => model.apply()}
        >
          {t.flip}
        </button>
        {wins !== undefined && (
          <button
            type="button"
            class={buttons.quiet}
            onClick={() => document.getElementById(WHY_HEADING_ID)?.focus()}
          >
            {t.why}
          </button>
        )}
      </div>
    </>
  );
}
