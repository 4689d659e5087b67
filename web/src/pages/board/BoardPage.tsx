import type { BoardModel } from '../../model/board/board_model';
import type { ModeChoice } from '../../model/site_model';
import { AddressMessages } from './AddressMessages';
import { BoardAnnouncer } from './BoardAnnouncer';
import styles from './BoardPage.module.css';
import { lazily } from '../lazily';
import { useMedia } from '../shared/use_media';
import { CornerCard } from './CornerCard';
import { Introduction } from './Introduction';
import { Legend } from './Legend';
import { ModeSwitch } from './ModeSwitch';
import { PositionCard } from './PositionCard';
import { SizeControls } from './SizeControls';
import { Stage } from './Stage';
import { TimelineBar } from './TimelineBar';
import { useUndoKeys } from './use_undo_keys';

/** They are not needed to see the board and point at it, and come a moment later. */
const BoardDetails = lazily(async () => (await import('./details')).BoardDetails);
const EditTools = lazily(async () => (await import('./details')).EditTools);
const SharedBoard = lazily(async () => (await import('./details')).SharedBoard);

interface BoardPageProps {
  readonly model: BoardModel;
  readonly modes: ModeChoice;
}

export function BoardPage({ model, modes }: BoardPageProps) {
  useUndoKeys(model);
  // As in the style sheet.
  const isWide = useMedia('(min-width: 56rem)');
  // What can be done with the board is never far from it.
  const tools =
    model.state.value.mode === 'edit' ? (
      <EditTools model={model} />
    ) : (
      <CornerCard model={model} isBelowBoard={!isWide} />
    );
  return (
    <div class={styles.page}>
      <AddressMessages model={model} />
      <div class={styles.workbench}>
        <div class={styles.stage}>
          <ModeSwitch modes={modes} />
          <Stage model={model} />
          {!isWide && tools}
          <Legend model={model} />
          <TimelineBar model={model} />
        </div>
        <div class={styles.side}>
          <Introduction model={model} />
          <PositionCard model={model} />
          {isWide && tools}
          <SizeControls model={model} />
          <BoardDetails model={model} />
        </div>
      </div>
      <SharedBoard model={model} />
      <BoardAnnouncer model={model} />
    </div>
  );
}
