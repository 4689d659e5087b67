import { useEffect, useRef } from 'preact/hooks';
import { isNamedGame } from '../game/game';
import type { RejectedSetting } from '../model/address_settings';
import { AddressMessages } from '../views/AddressMessages';
import { gameName, ruleText } from '../views/board_words';
import { BoardAnnouncer } from '../views/BoardAnnouncer';
import { CornerCard } from '../views/CornerCard';
import { EditTools } from '../views/EditTools';
import { LayerControls } from '../views/LayerControls';
import { Legend } from '../views/Legend';
import { ModeSwitch } from '../views/ModeSwitch';
import { PositionCard } from '../views/PositionCard';
import { SizeControls } from '../views/SizeControls';
import { Stage } from '../views/Stage';
import { TimelineBar } from '../views/TimelineBar';
import { useUndoKeys } from '../views/use_undo_keys';
import { WhyPanel } from '../views/why/WhyPanel';
import { WinningList } from '../views/WinningList';
import { PlayLines } from '../views/play/PlayLines';
import { PlayPanel } from '../views/play/PlayPanel';
import { Message } from '../views/parts/Message';
import { More } from '../views/parts/More';
import { useKeptFocusAcross } from '../views/parts/use_kept_focus';
import hidden from '../views/parts/visually_hidden.module.css';
import type { StudyModel } from '../study/study_model';
import { text } from '../text';
import { frameText } from '../text/frame';
import styles from './FrameApp.module.css';
import { settingText } from './settings';

interface FrameAppProps {
  readonly model: StudyModel;
  /** What the address asked of the frame itself and did not get. */
  readonly rejected: readonly RejectedSetting<string>[];
  /** In pixels, and not more than a part of the screen: the frame's own height follows from the board's. */
  readonly mostHeight: number;
  /** All that is shown has become higher or lower, or wider. */
  readonly onResize: () => void;
}

/** The board and what belongs to it, without a page around it. */
export function FrameApp({ model, rejected, mostHeight, onResize }: FrameAppProps) {
  const main = useRef<HTMLElement>(null);
  useUndoKeys(model);
  useEffect(() => {
    if (main.current === null) return;
    const sizes = new ResizeObserver(onResize);
    sizes.observe(main.current);
    return () => sizes.disconnect();
  }, []);

  const { mode } = model.state.value.look;
  const isPlaying = mode === 'play';
  // A button may lead to another mode, and go away with the old one.
  useKeptFocusAcross(main, mode, () => main.current?.querySelector('fieldset input:checked'));
  return (
    <main class={styles.frame} ref={main} tabIndex={-1}>
      <h1 class={hidden.hidden}>{gameName(model.state.value.study.game.name)}</h1>
      {rejected.length > 0 && (
        <Message>
          {rejected.map((setting) => (
            <p key={`${setting.key} ${setting.value}`}>{settingText(setting)}</p>
          ))}
        </Message>
      )}
      <AddressMessages model={model} />
      <div class={styles.workbench}>
        <div class={styles.stage}>
          {model.offered.value.length > 1 && (
            <div class={styles.switch}>
              <ModeSwitch model={model} />
            </div>
          )}
          <Stage model={model} mostHeight={mostHeight} />
          {isPlaying && <PlayLines model={model} />}
          <Legend model={model} />
          <div class={styles.timeline}>
            <TimelineBar model={model} />
          </div>
        </div>
        <div class={styles.side}>
          <Rule model={model} />
          {isPlaying ? <PlayPanel model={model} isFramed /> : <BoardSide model={model} />}
        </div>
      </div>
      <Reasons model={model} />
      {!isPlaying && <BoardAnnouncer model={model} />}
    </main>
  );
}

/** In one sentence, and at length for those who ask. */
function Rule({ model }: { readonly model: StudyModel }) {
  const t = frameText();
  const { study, look } = model.state.value;
  const { mode, review } = look;
  const { name } = study.game;
  const rule = ruleText(study.game);
  const isDone =
    review !== undefined || (mode === 'play' && model.match.phase.value.kind === 'over');
  const invitations = text().board.invitation;
  return (
    <div class={styles.rule}>
      <p data-printed>{isNamedGame(name) ? t.rules[name] : t.rule}</p>
      <details>
        <summary>{t.ruleInFull}</summary>
        <p>{rule}</p>
      </details>
      <p class={styles.printed} data-printed>
        {rule}
      </p>
      {!isDone && (
        <p class={styles.invitation}>
          {mode === 'predict' && model.limits.hides.answers ? t.choose : invitations[mode]}
        </p>
      )}
    </div>
  );
}

/** Beside a board that is explored, predicted on or edited. */
function BoardSide({ model }: { readonly model: StudyModel }) {
  const t = frameText();
  const { hides, locks } = model.limits;
  const hasLayers = !hides.answers || !hides.nimbers;
  return (
    <>
      <PositionCard model={model} leadsToSolve={false} />
      {model.state.value.look.mode === 'edit' ? (
        <EditTools model={model} />
      ) : (
        <CornerCard model={model} />
      )}
      {(!locks.size || hasLayers) && (
        <More name={t.settings(!locks.size, hasLayers)}>
          {!locks.size && <SizeControls model={model} />}
          {hasLayers && <LayerControls model={model} />}
        </More>
      )}
    </>
  );
}

/** Below the board: why the chosen move wins or does not, and what else does. */
function Reasons({ model }: { readonly model: StudyModel }) {
  const { mode } = model.state.value.look;
  if (mode === 'play') return null;
  return (
    <>
      {mode !== 'edit' && (
        <div class={styles.reasons}>
          <WhyPanel model={model} />
        </div>
      )}
      {model.recent.value !== undefined && (
        <More name={frameText().winningMoves}>
          <WinningList model={model} isTitled={false} />
        </More>
      )}
    </>
  );
}
