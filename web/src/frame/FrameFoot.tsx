import { isNamedGame } from '../game/game';
import type { StudyModel } from '../study/study_model';
import { frameWords as t } from '../text/frame';
import styles from './FrameFoot.module.css';
import { SHEET_ID } from './FrameSheet';
import type { FrameView, Sheet } from './frame_view';

interface FrameFootProps {
  readonly model: StudyModel;
  readonly view: FrameView;
  /** Those that have anything in them. */
  readonly panels: readonly Sheet[];
  readonly opened: Sheet | undefined;
}

/** The rule in a line, and the buttons of what can be opened. But for a review the bar above has that of the reasons. */
export function FrameFoot({ model, view, panels, opened }: FrameFootProps) {
  const { study, look } = model.state.value;
  const { name } = study.game;
  const button = (sheet: Sheet, words: string, label: string | undefined) => (
    <button
      key={sheet}
      type="button"
      class={styles.button}
      aria-expanded={opened === sheet}
      aria-controls={opened === sheet ? SHEET_ID : undefined}
      aria-label={label}
      title={label}
      onClick={() => view.open(opened === sheet ? undefined : sheet)}
    >
      {words}
    </button>
  );
  return (
    <>
      <p class={styles.rule}>{t(isNamedGame(name) ? `rule-${name}` : 'rule-other')}</p>
      <div class={styles.buttons}>
        {button('rule', '?', t('sheet-rule'))}
        {panels
          .filter((panel) => panel !== 'why' || look.mode === 'play')
          .map((panel) => button(panel, t(`sheet-${panel}`), undefined))}
      </div>
    </>
  );
}
