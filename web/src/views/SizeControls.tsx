import type { StudyModel } from '../study/study_model';
import { boardName } from '../text/places';
import commonWords from '#words/common';
import t from '#words/setup';
import { SideControl } from './SideControl';
import styles from './SizeControls.module.css';

const PRESETS: readonly (readonly [rows: number, columns: number])[] = [
  [5, 5],
  [8, 8],
  [10, 10],
  [28, 25],
  [50, 50],
  [100, 100],
  [200, 200],
];

/** How large the board is. */
export function SizeControls({ model }: { readonly model: StudyModel }) {
  const { rows, columns } = model.position.value;
  const largest = model.largest.value;
  const presets = PRESETS.filter(
    ([presetRows, presetColumns]) => presetRows <= largest.rows && presetColumns <= largest.columns,
  );
  return (
    <section class={styles.sizes} aria-label={commonWords('board-size')}>
      <SideControl
        axis="rows"
        side={rows}
        range={{ smallest: 1, largest: largest.rows }}
        onChange={(side = rows, gesture) => model.resize(side, columns, gesture)}
      />
      <SideControl
        axis="columns"
        side={columns}
        range={{ smallest: 1, largest: largest.columns }}
        onChange={(side = columns, gesture) => model.resize(rows, side, gesture)}
      />
      <div class={styles.presets} role="group" aria-label={t('presets')}>
        {presets.map(([presetRows, presetColumns]) => (
          <button
            key={`${presetRows} ${presetColumns}`}
            type="button"
            class={styles.preset}
            aria-pressed={rows === presetRows && columns === presetColumns}
            onClick={() => model.resize(presetRows, presetColumns)}
          >
            <span dir="ltr">{boardName(presetRows, presetColumns)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
