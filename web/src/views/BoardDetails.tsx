import { useRef } from 'preact/hooks';
import type { StudyModel } from '../study/study_model';
import { moveListWords } from '../text/moves';
import { setupWords as t } from '../text/setup';
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
      <More name={moveListWords('list-heading')}>
        <WinningList model={model} />
      </More>
    </div>
  );
}

/** What is set once, each in a drawer. A game sets up itself what it is played on. */
export function SetUpPart({ model }: BoardDetailsProps) {
  const isPlaying = model.state.value.look.mode === 'play';
  return (
    <div class={styles.part}>
      {!isPlaying && (
        <>
          <More name={t('drawer-size')}>
            <SizeControls model={model} />
          </More>
          <More name={t('drawer-layers')}>
            <LayerControls model={model} />
          </More>
        </>
      )}
      <More name={t('drawer-share')}>
        <SharePanel model={model} />
      </More>
      <More name={t('drawer-keys')}>
        <KeysList model={model} />
      </More>
    </div>
  );
}

/** On the board, beside the usual ones; and anywhere on the page. */
const FURTHER = ['ends', 'pages', 'corners'] as const;
const OF_PAGE = ['undo', 'why'] as const;

/** All keys; the usual ones are those that the board itself tells of. */
function KeysList({ model }: BoardDetailsProps) {
  const words = (key: (typeof FURTHER | typeof OF_PAGE)[number]) => ({
    keys: t(`key-${key}`),
    does: t(`key-${key}-does`),
  });
  const usual = keysOf(model);
  return (
    <dl class={styles.keys}>
      {[...usual.slice(0, 1), ...FURTHER.map(words), ...usual.slice(1), ...OF_PAGE.map(words)].map(
        ({ keys, does }) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
