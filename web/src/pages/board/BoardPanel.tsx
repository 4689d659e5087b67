/** What stands beside the board: why a move wins, the moves or the match, and what is set once. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { StudyModel } from '../../study/study_model';
import t from '#words/board';
import { MovesPart, SetUpPart } from '../../views/BoardDetails';
import { Legend } from '../../views/Legend';
import buttons from '../../views/parts/buttons.module.css';
import { lazily } from '../../views/parts/lazily';
import { PositionCard } from '../../views/PositionCard';
import styles from './BoardPage.module.css';

const WhyPanel = lazily(async () => (await import('../../views/why/WhyPanel')).WhyPanel);
const PlayPanel = lazily(async () => (await import('../../views/play/PlayPanel')).PlayPanel);

interface BoardPanelProps {
  readonly model: StudyModel;
  readonly isWhyOpen: boolean;
  readonly onCloseWhy: () => void;
}

export function BoardPanel({ model, isWhyOpen, onCloseWhy }: BoardPanelProps) {
  const isPlaying = model.state.value.look.mode === 'play';
  return (
    <>
      {isWhyOpen && <Why model={model} onClose={onCloseWhy} />}
      <div class={styles.moves}>
        <Legend model={model} />
        {isPlaying ? <PlayPanel model={model} /> : <PositionCard model={model} />}
        {!isPlaying && <MovesPart model={model} />}
      </div>
      <div class={styles.setup}>
        <SetUpPart model={model} />
      </div>
    </>
  );
}

interface WhyProps {
  readonly model: StudyModel;
  readonly onClose: () => void;
}

/** Stays while another move is chosen, until it is closed. */
function Why({ model, onClose }: WhyProps) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <div class={styles.why} ref={part} tabIndex={-1} aria-label={t('part-why')} role="group">
      {model.why.value === undefined ? <p>{t('choose-for-why')}</p> : <WhyPanel model={model} />}
      <button type="button" class={buttons.quiet} onClick={onClose}>
        {t('close')}
      </button>
    </div>
  );
}
