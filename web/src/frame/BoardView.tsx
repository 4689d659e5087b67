import { AddressMessages } from '../pages/board/AddressMessages';
import { BoardAnnouncer } from '../pages/board/BoardAnnouncer';
import { CornerCard } from '../pages/board/CornerCard';
import { EditTools } from '../pages/board/EditTools';
import { LayerControls } from '../pages/board/LayerControls';
import { Legend } from '../pages/board/Legend';
import { PositionCard } from '../pages/board/PositionCard';
import { SizeControls } from '../pages/board/SizeControls';
import { Stage } from '../pages/board/Stage';
import { TimelineBar } from '../pages/board/TimelineBar';
import { useUndoKeys } from '../pages/board/use_undo_keys';
import { WhyPanel } from '../pages/board/WhyPanel';
import { WinningList } from '../pages/board/WinningList';
import { frameText } from '../text/frame';
import styles from './FrameApp.module.css';
import { More } from './More';
import { Rule } from './Rule';
import type { ViewProps } from './view';

/** A board that is explored, predicted on or edited. */
export function BoardView({ model, modes, mostHeight }: ViewProps) {
  const { board, limits } = model;
  const { hides, locks } = limits;
  useUndoKeys(board);
  const { mode } = board.state.value;
  const t = frameText();
  const hasLayers = !hides.answers || !hides.nimbers;
  return (
    <>
      <AddressMessages model={board} />
      <div class={styles.workbench}>
        <div class={styles.stage}>
          {modes}
          <Stage model={board} mostHeight={mostHeight} />
          <Legend model={board} />
          <div class={styles.timeline}>
            <TimelineBar model={board} />
          </div>
        </div>
        <div class={styles.side}>
          <Rule
            invitation={
              mode === 'predict' && hides.answers ? t.invitation.choose : t.invitation[mode]
            }
          />
          <PositionCard model={board} leadsToSolve={false} />
          {mode === 'edit' ? <EditTools model={board} /> : <CornerCard model={board} />}
          {(!locks.size || hasLayers) && (
            <More name={t.settings(!locks.size, hasLayers)}>
              {!locks.size && <SizeControls model={board} />}
              {hasLayers && <LayerControls model={board} />}
            </More>
          )}
        </div>
      </div>
      {mode !== 'edit' && (
        <div class={styles.reasons}>
          <WhyPanel model={board} />
        </div>
      )}
      {board.recent.value !== undefined && (
        <More name={t.winningMoves}>
          <WinningList model={board} isTitled={false} />
        </More>
      )}
      <BoardAnnouncer model={board} />
    </>
  );
}
