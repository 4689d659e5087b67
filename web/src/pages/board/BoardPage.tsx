import type { BoardModel } from '../../model/board/board_model';
import { AddressMessages } from './AddressMessages';
import { BoardAnnouncer } from './BoardAnnouncer';
import styles from './BoardPage.module.css';
import { lazily } from '../lazily';
import { CornerCard } from './CornerCard';
import { EditTools } from './EditTools';
import { Introduction } from './Introduction';
import { LayerControls } from './LayerControls';
import { ModeSwitch } from './ModeSwitch';
import { PositionCard } from './PositionCard';
import { SizeControls } from './SizeControls';
import { Stage } from './Stage';
import { TimelineBar } from './TimelineBar';
import { useUndoKeys } from './use_undo_keys';

/** Below the board, and so after it. */
const Details = lazily(async () => (await import('./BoardDetails')).BoardDetails);

export function BoardPage({ model }: { readonly model: BoardModel }) {
  useUndoKeys(model);
  const editing = model.state.value.mode === 'edit';
  return (
    <div class={styles.page}>
      <AddressMessages model={model} />
      <div class={styles.workbench}>
        <Introduction model={model} />
        <div class={styles.stage}>
          <ModeSwitch model={model} />
          <Stage model={model} />
          <TimelineBar model={model} />
        </div>
        <div class={styles.side}>
          <PositionCard model={model} />
          {editing ? <EditTools model={model} /> : <CornerCard model={model} />}
        </div>
        <div class={styles.settings}>
          <SizeControls model={model} />
          <LayerControls model={model} />
        </div>
      </div>
      <Details model={model} />
      <BoardAnnouncer model={model} />
    </div>
  );
}
