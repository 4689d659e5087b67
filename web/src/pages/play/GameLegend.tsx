import type { PlayModel } from '../../model/play/play_model';
import { text } from '../../text';
import { playText } from '../../text/play';
import legend from '../board/Legend.module.css';
import { MarkLegend } from '../board/MarkLegend';
import styles from './GameLegend.module.css';

/** What the marks on the board mean. */
export function GameLegend({ model }: { readonly model: PlayModel }) {
  const t = playText().legend;
  const reviews = model.reviewed.value !== undefined;
  const { corners, rectangle } = model.hint.value;
  const lengths = model.table.lengths.value;
  return (
    <section aria-label={text().board.layers.legendName} data-printed>
      {lengths !== undefined && (
        <p class={styles.sizes}>{t.sizes(lengths.widths, lengths.heights)}</p>
      )}
      <MarkLegend known={reviews || rectangle !== undefined}>
        {!reviews && corners.length > 0 && rectangle === undefined && (
          <li>
            <span class={legend.winning} aria-hidden="true">
              ◆
            </span>
            {t.corner}
          </li>
        )}
        {!reviews && model.lastMove.value !== undefined && (
          <li>
            <span class={styles.last} aria-hidden="true" />
            {t.last}
          </li>
        )}
      </MarkLegend>
    </section>
  );
}
