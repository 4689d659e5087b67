import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { pressedKey } from '../../viewport/key_press';
import type { StudyModel } from '../../study/study_model';
import boardWords from '#words/board';
import commonWords from '#words/common';
import t from '#words/frame';
import { gameName, ruleText } from '../../study_views/game_words';
import { CornerMoveTable } from '../../study_views/moves/CornerMatrix';
import { GameMenu } from '../../study_views/GameMenu';
import { LayerControls } from '../../study_views/LayerControls';
import { Legend } from '../../study_views/Legend';
import { ModeSwitch } from '../../study_views/ModeSwitch';
import { startHint } from '../../study_views/board_words';
import { hasReasons } from '../../study_views/MoveBar';
import { SizeControls } from '../../study_views/SizeControls';
import { MatchCard } from '../../study_views/play/PlayPanel';
import { NewGame } from '../../study_views/play/NewGame';
import { FindInSteps } from '../../study_views/why/FindInSteps';
import { WhyPanel } from '../../study_views/why/WhyPanel';
import { WinningMoves } from '../../study_views/moves/WinningMoves';
import styles from './FrameSheet.module.css';
import type { SheetName } from './frame_view';
import { hasLayers } from './panels';

export const SHEET_ID = 'sheet';
const HEADING_ID = 'sheet-heading';

export function sheetName(sheet: SheetName): string {
  if (sheet === 'rule') return t('rule');
  return sheet === 'why' ? commonWords('why') : boardWords(`part-${sheet}`);
}

interface FrameSheetProps {
  readonly model: StudyModel;
  readonly sheet: SheetName;
  readonly onClose: () => void;
}

/** An opened panel, below the board or beside it. It gets the focus; Escape closes it. */
export function FrameSheet({ model, sheet, onClose }: FrameSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  /** The button that opened it. */
  const opener = useRef(document.activeElement);
  useEffect(() => heading.current?.focus(), []);

  function close() {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return (
    <section
      class={styles.sheet}
      id={SHEET_ID}
      aria-labelledby={HEADING_ID}
      onKeyDown={(event) => {
        if (pressedKey(event) !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
    >
      <div class={styles.top}>
        <h2 class={styles.heading} id={HEADING_ID} ref={heading} tabIndex={-1}>
          {sheetName(sheet)}
        </h2>
        <button
          type="button"
          class={styles.close}
          aria-label={commonWords('close')}
          onClick={close}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      <div class={styles.content}>{CONTENTS[sheet](model, onClose)}</div>
    </section>
  );
}

type Contents = (model: StudyModel, onClose: () => void) => ComponentChildren;

const CONTENTS: Readonly<Record<SheetName, Contents>> = {
  rule: (model) => (
    <>
      <p data-printed>{ruleText(model.state.value.study.game)}</p>
      <Legend model={model} />
    </>
  ),
  why: (model) => (hasReasons(model) ? <WhyPanel model={model} /> : <p>{t('no-move')}</p>),
  moves: (model) =>
    model.state.value.look.mode === 'play' ? (
      <MatchCard model={model} />
    ) : (
      <>
        {model.view.selection.value === undefined ? (
          <p>{startHint(model)}</p>
        ) : (
          <CornerMoveTable model={model} />
        )}
        <FindInSteps model={model} />
        {model.view.recent.value !== undefined && <WinningMoves model={model} />}
      </>
    ),
  setup: (model, onClose) => <SetUp model={model} onClose={onClose} />,
};

/** Starting a game closes the sheet, which would cover the board. */
function SetUp({ model, onClose }: Pick<FrameSheetProps, 'model' | 'onClose'>) {
  const { study, look } = model.state.value;
  const { locks } = model.limits;
  const isPlaying = look.mode === 'play';
  return (
    <>
      {model.setUps.offered.value.length > 1 && <ModeSwitch model={model} />}
      {isPlaying && <NewGame key={study.start} model={model} onBegin={onClose} />}
      {!isPlaying && !locks.game && (
        <GameMenu
          shown={study.game}
          name={gameName(study.game)}
          openBoard={model.knowledge.openBoard}
          onChoose={(game) => model.setUps.setGame(game)}
        />
      )}
      {!isPlaying && !locks.size && <SizeControls model={model} />}
      {!isPlaying && hasLayers(model) && <LayerControls model={model} />}
    </>
  );
}
