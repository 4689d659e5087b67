import type { BoardModel } from '../../model/board/board_model';
import type { ModeChoice } from '../../model/site_model';
import { AddressMessages } from './AddressMessages';
import { BoardAnnouncer } from './BoardAnnouncer';
import styles from './BoardPage.module.css';
import { lazily } from '../lazily';
import { CornerCard } from './CornerCard';
import { EditTools } from './EditTools';
import { Introduction } from './Introduction';
import { LayerControls } from './LayerControls';
import { Legend } from './Legend';
import { ModeSwitch } from './ModeSwitch';
import { PositionCard } from './PositionCard';
import { SizeControls } from './SizeControls';
import { Stage } from './Stage';
import { TimelineBar } from './TimelineBar';
import { useUndoKeys } from './use_undo_keys';

/** They are not needed to see the board and point at it, and come a moment later. */
const WhyPanel = lazily(async () => (await import('./details')).WhyPanel);
const BoardDetails = lazily(async () => (await import('./details')).BoardDetails);

interface BoardPageProps {
  readonly model: BoardModel;
  readonly modes: ModeChoice;
}

export function BoardPage({ model, modes }: BoardPageProps) {
  useUndoKeys(model);
  const editing = model.state.value.mode === 'edit';
  return (
    <div class={styles.page}>
      <AddressMessages model={model} />
      <div class={styles.workbench}>
        <div class={styles.stage}>
          <ModeSwitch modes={modes} />
          <Stage model={model} />
          <Legend model={model} />
          <TimelineBar model={model} />
        </div>
        <div class={styles.side}>
          <Introduction model={model} />
          <PositionCard model={model} />
          {editing ? <EditTools model={model} /> : <CornerCard model={model} />}
          <SizeControls model={model} />
          <LayerControls model={model} />
          {!editing && <WhyPanel model={model} />}
        </div>
      </div>
      <BoardDetails model={model} />
      <BoardAnnouncer model={model} />
    </div>
  );
}
