import { HeatSwatch } from '../../board/HeatSwatch';
import { heatSteps } from '../../board/heat';
import type { BoardModel } from '../../model/board/board_model';
import { text } from '../../text';
import styles from './Legend.module.css';
import { MarkLegend } from './MarkLegend';

/** What the shades and the marks of the board mean. */
export function Legend({ model }: { readonly model: BoardModel }) {
  const t = text().board.layers;
  const layer = model.state.value.heat;
  const heat = model.heat.value;
  const steps = heat === undefined ? [] : heatSteps(heat);
  return (
    <section class={styles.section} aria-label={t.legendName} data-printed>
      {layer !== 'none' && steps.length > 1 && (
        <>
          <p class={styles.title}>{t.legend[layer]}</p>
          <ul class={styles.legend}>
            {steps.map(({ from, to, level }) => (
              <li key={level}>
                <HeatSwatch level={level} />
                {level === 0 ? t.zero : t.range(from, to)}
              </li>
            ))}
          </ul>
        </>
      )}
      {model.state.value.mode !== 'edit' && <MarkLegend known={model.recent.value !== undefined} />}
    </section>
  );
}
