import { useRef } from 'preact/hooks';
import type { Cell } from '../../game/position';
import type { StudyModel } from '../../study/study_model';
import { text } from '../../text';
import { playText } from '../../text/play';
import card from '../card.module.css';
import buttons from '../parts/buttons.module.css';
import { failureText } from '../parts/failure_text';
import { cellName } from '../parts/names';
import { useKeptFocus } from '../parts/use_kept_focus';
import { Failure } from './Failure';
import styles from './play.module.css';

/** So many corners are also told in words; more are only counted, and marked on the board. */
const MOST_TOLD = 12;

/** Whether the position is won, and by which corners, for who asks. */
export function HintCard({ model }: { readonly model: StudyModel }) {
  const t = playText().hint;
  const section = useRef<HTMLElement>(null);
  // The question goes away when it was answered.
  useKeptFocus(section, () => section.current?.querySelector<HTMLElement>('button, h2'));
  const { isAsked } = model.match.hint.value;
  return (
    <section class={card.card} ref={section} aria-labelledby="hint-heading">
      <h2 class={card.heading} id="hint-heading" tabIndex={-1}>
        {t.heading}
      </h2>
      <div role="status" aria-atomic="false" class={styles.answers}>
        {isAsked && <Answer model={model} />}
      </div>
      {!isAsked && (
        <>
          <div class={card.actions}>
            <button
              type="button"
              class={buttons.quiet}
              aria-disabled={model.match.phase.value.kind !== 'to-move'}
              onClick={() => model.match.askHint()}
            >
              {t.ask}
            </button>
          </div>
          <p class={card.line}>{t.explanation}</p>
        </>
      )}
    </section>
  );
}

function Answer({ model }: { readonly model: StudyModel }) {
  const t = playText().hint;
  const position = text().board.position;
  const phase = model.match.phase.value;
  const examination = model.examination.value;
  const { won, corners } = model.match.hint.value;
  if (examination.status === 'failed')
    return (
      <Failure
        words={`${position.failed} ${failureText(examination.error)}`}
        onAgain={() => model.examineAgain()}
      />
    );
  if (won === undefined || phase.kind !== 'to-move') return <p>{position.waiting}</p>;
  if (!won) return <p>{t.lost(phase.player)}</p>;
  return (
    <>
      <p>{t.won(phase.player, corners.length)}</p>
      {corners.length <= MOST_TOLD && <p>{t.corners(corners.map(named))}</p>}
    </>
  );

  function named(cell: Cell): Cell {
    return cellName(model.state.value.study.game, cell);
  }
}
