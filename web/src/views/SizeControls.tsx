import { LARGEST_SIDE } from '../game/game';
import type { StudyModel } from '../study/study_model';
import { text } from '../text';
import { GameChoice } from './GameChoice';
import { SideControl } from './SideControl';
import type { SideRange } from './SideControl';
import styles from './SizeControls.module.css';

const SIDES: SideRange = { smallest: 1, largest: LARGEST_SIDE };

const PRESETS: readonly (readonly [rows: number, columns: number])[] = [
  [5, 5],
  [8, 8],
  [10, 10],
  [28, 25],
];

/** Which game, and on how large a board. */
export function SizeControls({ model }: { readonly model: StudyModel }) {
  const t = text().board.sizes;
  const { rows, columns } = model.position.value;
  return (
    <section class={styles.sizes} aria-label={t.name}>
      <GameChoice
        name={model.state.value.study.game.name}
        onChoose={(game) => model.setGame(game)}
      />
      <SideControl
        axis="rows"
        side={rows}
        range={SIDES}
        onChange={(side = rows, gesture) => model.resize(side, columns, gesture)}
      />
      <SideControl
        axis="columns"
        side={columns}
        range={SIDES}
        onChange={(side = columns, gesture) => model.resize(rows, side, gesture)}
      />
      <div class={styles.presets} role="group" aria-label={t.presets}>
        {PRESETS.map(([presetRows, presetColumns]) => (
          <button
            key={`${presetRows} ${presetColumns}`}
            type="button"
            class={styles.preset}
            aria-pressed={rows === presetRows && columns === presetColumns}
            onClick={() => model.resize(presetRows, presetColumns)}
          >
            <span dir="ltr">{t.preset(presetRows, presetColumns)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
