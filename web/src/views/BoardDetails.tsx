import { useRef } from 'preact/hooks';
import type { StudyModel } from '../study/study_model';
import { boardDetailsText } from '../text/board_details';
import styles from './BoardDetails.module.css';
import { keysOf } from './board_words';
import { CornerCard } from './CornerCard';
import { LayerControls } from './LayerControls';
import { More } from './parts/More';
import { SharePanel } from './SharePanel';
import { SizeControls } from './SizeControls';
import { useKeptPlace } from './use_kept_place';
import { WinningList } from './WinningList';

interface BoardDetailsProps {
  readonly model: StudyModel;
}

/** The moves of the corner that is looked at, and all that win. */
export function MovesPart({ model }: BoardDetailsProps) {
  const part = useRef<HTMLDivElement>(null);
  useKeptPlace(part);
  return (
    <div class={styles.part} ref={part}>
      {model.state.value.look.mode !== 'edit' && <CornerCard model={model} />}
      <More name={boardDetailsText().list.heading}>
        <WinningList model={model} />
      </More>
    </div>
  );
}

/** What is set once, each in a drawer. A game sets up itself what it is played on. */
export function SetUpPart({ model }: BoardDetailsProps) {
  const t = boardDetailsText().drawers;
  const isPlaying = model.state.value.look.mode === 'play';
  return (
    <div class={styles.part}>
      {!isPlaying && (
        <>
          <More name={t.size}>
            <SizeControls model={model} />
          </More>
          <More name={t.layers}>
            <LayerControls model={model} />
          </More>
        </>
      )}
      <More name={t.share}>
        <SharePanel model={model} />
      </More>
      <More name={t.keys}>
        <KeysList model={model} />
      </More>
    </div>
  );
}

/** All keys; the usual ones are those that the board itself tells of. */
function KeysList({ model }: BoardDetailsProps) {
  const { further, page } = boardDetailsText().keys;
  const usual = keysOf(model);
  return (
    <dl class={styles.keys}>
      {[...usual.slice(0, 1), ...further, ...usual.slice(1), ...page].map(([key, does]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
