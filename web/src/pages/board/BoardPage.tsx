import { useRef } from 'preact/hooks';
import { isNamedGame } from '../../game/game';
import type { StudyModel } from '../../study/study_model';
import { text } from '../../text';
import { lazily } from '../lazily';
import { useKeptFocusAcross } from '../../views/parts/use_kept_focus';
import { useMedia } from '../../views/parts/use_media';
import { AddressMessages } from '../../views/AddressMessages';
import { ruleText } from '../../views/board_words';
import { BoardAnnouncer } from '../../views/BoardAnnouncer';
import styles from './BoardPage.module.css';
import { CornerCard } from '../../views/CornerCard';
import { EditTools } from '../../views/EditTools';
import { Legend } from '../../views/Legend';
import { ModeSwitch } from '../../views/ModeSwitch';
import { PositionCard } from '../../views/PositionCard';
import { SizeControls } from '../../views/SizeControls';
import { Stage } from '../../views/Stage';
import { TimelineBar } from '../../views/TimelineBar';
import { useUndoKeys } from '../../views/use_undo_keys';

/** They are not needed to see the board and point at it, and come a moment later. */
const BoardDetails = lazily(async () => (await import('../../views/BoardDetails')).BoardDetails);
const KeysList = lazily(async () => (await import('../../views/BoardDetails')).KeysList);
const SharePanel = lazily(async () => (await import('../../views/SharePanel')).SharePanel);
const PlayLines = lazily(async () => (await import('../../views/play/PlayLines')).PlayLines);
const PlayPanel = lazily(async () => (await import('../../views/play/PlayPanel')).PlayPanel);

/** One study: explored, predicted on, edited, played or reviewed. */
export function BoardPage({ model }: { readonly model: StudyModel }) {
  useUndoKeys(model);
  // As in the style sheet.
  const isWide = useMedia('(min-width: 56rem)');
  const { mode } = model.state.value.look;
  const isPlaying = mode === 'play';
  const page = useRef<HTMLDivElement>(null);
  // A button may lead to another mode, and go away with the old one.
  useKeptFocusAcross(page, mode, () => page.current?.querySelector('fieldset input:checked'));
  // What can be done with the board is never far from it.
  const tools =
    mode === 'edit' ? (
      <EditTools model={model} />
    ) : (
      <CornerCard model={model} isBelowBoard={!isWide} />
    );
  return (
    <div class={styles.page} ref={page}>
      <AddressMessages model={model} />
      <div class={styles.workbench}>
        <div class={styles.stage}>
          <ModeSwitch model={model} />
          <Stage model={model} />
          {isPlaying && <PlayLines model={model} />}
          {!isWide && !isPlaying && tools}
          <Legend model={model} />
          <TimelineBar model={model} />
        </div>
        <div class={styles.side}>
          <Introduction model={model} />
          {isPlaying ? (
            <PlayPanel model={model} />
          ) : (
            <>
              <PositionCard model={model} />
              {isWide && tools}
              <SizeControls model={model} />
              <BoardDetails model={model} />
            </>
          )}
        </div>
      </div>
      <SharePanel model={model} />
      {!isPlaying && <BoardAnnouncer model={model} />}
    </div>
  );
}

function Introduction({ model }: { readonly model: StudyModel }) {
  const t = text().board;
  const { study, look } = model.state.value;
  const { name } = study.game;
  return (
    <div class={styles.introduction} data-printed>
      <h1 class={styles.heading}>
        {look.mode !== 'play'
          ? t.heading
          : isNamedGame(name)
            ? t.games.playing[name]
            : t.games.playingOther}
      </h1>
      <p>{ruleText(study.game)}</p>
      {(look.mode !== 'play' || model.line.moves.value.length === 0) && (
        <p class={styles.invitation}>{t.invitation[look.mode]}</p>
      )}
      <details>
        <summary class={styles.keys}>{t.canvas.keysHeading}</summary>
        <KeysList model={model} />
      </details>
    </div>
  );
}
