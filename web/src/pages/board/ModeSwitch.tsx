import { BOARD_MODES } from '../../model/board/board_model';
import type { BoardModel } from '../../model/board/board_model';
import { text } from '../../text';
import styles from './ModeSwitch.module.css';

/** Radio buttons that look like one switch. */
export function ModeSwitch({ model }: { readonly model: BoardModel }) {
  const t = text().board.modes;
  const current = model.state.value.mode;
  return (
    <fieldset class={styles.modes}>
      <legend class={styles.legend}>{t.name}</legend>
      {BOARD_MODES.map((mode) => (
        <label key={mode} class={styles.mode}>
          <input
            class={styles.radio}
            type="radio"
            name="mode"
            checked={mode === current}
            onChange={() => model.setMode(mode)}
          />
          <span class={styles.face}>{t[mode]}</span>
        </label>
      ))}
    </fieldset>
  );
}
