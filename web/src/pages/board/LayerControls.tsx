import type { BoardModel, HeatLayer } from '../../model/board/board_model';
import { text } from '../../text';
import card from './card.module.css';
import styles from './LayerControls.module.css';

export function LayerControls({ model }: { readonly model: BoardModel }) {
  const t = text().board.layers;
  const { hides } = model.limits;
  const { heat, showValues, showGrundy } = model.state.value;
  return (
    <section class={styles.layers} aria-label={t.name}>
      <div class={styles.controls}>
        {!hides.answers && (
          <label class={styles.choice}>
            {t.heat}
            <select
              class={styles.select}
              value={heat}
              onChange={(event) => model.setHeat(event.currentTarget.value as HeatLayer)}
            >
              {Object.entries(t.heats).map(([layer, name]) => (
                <option key={layer} value={layer}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {!hides.nimbers && (
          <>
            <label class={card.check}>
              <input
                type="checkbox"
                checked={showValues}
                onChange={(event) => model.setShowValues(event.currentTarget.checked)}
              />
              {t.values}
            </label>
            <label class={card.check}>
              <input
                type="checkbox"
                checked={showGrundy}
                onChange={(event) => model.setShowGrundy(event.currentTarget.checked)}
              />
              {t.grundy}
            </label>
          </>
        )}
      </div>
    </section>
  );
}
