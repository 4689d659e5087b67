import type { SequenceModel, ShownSequence } from '../../../model/sequence/sequence_model';
import { isOnBoardPage, squareBoard } from '../../../model/sequence/sequence_question';
import { answerAddress } from '../../../model/solve_address';
import { sequenceText } from '../../../text/sequence';
import buttons from '../../shared/buttons.module.css';
import { Digits } from '../../shared/Digits';
import legend from '../ChartLegend.module.css';
import styles from './PlotReadout.module.css';

interface PlotReadoutProps {
  readonly model: SequenceModel;
  readonly shown: ShownSequence;
}

const ZOOM_STEP = 2;

/** Below the plot: the board that is pointed at, the part that is seen, and the ways to see another. */
export function PlotReadout({ model, shown: { table, lengths } }: PlotReadoutProps) {
  const t = sequenceText().plot;
  const { value: n } = model.selected;
  const view = model.view.value;
  const { zeros } = model.span.value;
  const whole = model.isWhole.value;
  return (
    <div class={styles.below}>
      <ul class={legend.legend}>
        <li>
          <svg class={styles.specimen} viewBox="0 0 12 12" aria-hidden="true">
            <circle class={styles.disc} cx="6" cy="6" r="4" />
          </svg>
          {t.points}
        </li>
        {zeros > 0 && (
          <li>
            <svg class={styles.specimen} viewBox="0 0 12 12" aria-hidden="true">
              <path class={styles.triangle} d="M6 1l5 9h-10z" />
            </svg>
            {t.zeroPoints}
          </li>
        )}
      </ul>
      <p class={styles.readout} aria-hidden="true">
        <span dir="ltr">
          n = <Digits value={n} />
        </span>
        <span dir="ltr">
          P(n) = <Digits value={table.winningOpenings(n)} />
        </span>
        <span dir="ltr">
          {t.boardNimber} = <Digits value={table.boardNimber(n)} />
        </span>
      </p>
      <p class={styles.ways}>
        <a href={answerAddress(squareBoard(n, lengths))}>{t.derivation(n)}</a>
        {isOnBoardPage(n, lengths) && <a href={`#/board?rows=${n}&columns=${n}`}>{t.onBoard(n)}</a>}
      </p>
      <div class={styles.zoom}>
        <button type="button" class={buttons.quiet} onClick={() => model.zoom(1 / ZOOM_STEP)}>
          {t.zoomIn}
        </button>
        <button
          type="button"
          class={buttons.quiet}
          aria-disabled={whole}
          onClick={() => model.zoom(ZOOM_STEP)}
        >
          {t.zoomOut}
        </button>
        <button
          type="button"
          class={buttons.quiet}
          aria-disabled={whole}
          onClick={() => model.zoomToWhole()}
        >
          {t.all}
        </button>
      </div>
      <p class={styles.range}>
        {t.range(view.from, view.to)} {t.zeros(zeros, view.to - view.from + 1)}
      </p>
      <p class={styles.keys}>{t.keys}</p>
    </div>
  );
}
