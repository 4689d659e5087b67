import { useEffect, useRef } from 'preact/hooks';
import commonWords from '#words/common';
import t from '#words/solve';
import { HistogramChart } from '../../ui/histogram/HistogramChart';
import bars from '../../ui/histogram/HistogramChart.module.css';
import { Button } from '../../ui/Button';
import { Failure } from '../../ui/Failure';
import { useFocusFallback } from '../../ui/use_focus_fallback';
import layout from '../../ui/layout.module.css';
import styles from '../../widgets/count/Answer.module.css';
import page from './solve.module.css';
import type { SolveModel } from './solve_model';
import type { SolvedBoard, HistogramsState } from '../../widgets/count/solved_board';

interface HistogramsProps {
  readonly model: SolveModel;
  readonly board: SolvedBoard;
}

/** The histograms of both axes; counted after the answer is shown, which must not wait for them. */
export function Histograms({ model, board }: HistogramsProps) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(section, () => heading.current);
  useEffect(() => {
    if (!board.countsQuickly) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => board.countHistograms());
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [board]);

  const state = board.histograms.value;
  return (
    <section
      class={`${layout.loose} ${styles.part}`}
      ref={section}
      aria-labelledby="histograms-heading"
      data-printed={state.status === 'counted' ? '' : undefined}
    >
      <h3 class={styles.partHeading} id="histograms-heading" ref={heading} tabIndex={-1}>
        {t('histograms')}
      </h3>
      <p class={layout.words}>{t('histograms-explanation')}</p>
      {state.status === 'counted' ? (
        <Charts board={board} histograms={state.histograms} />
      ) : (
        <HistogramsMissing model={model} board={board} state={state} />
      )}
    </section>
  );
}

type Counted = Extract<SolvedBoard['histograms']['value'], { status: 'counted' }>;

function Charts({ board, histograms }: Pick<Counted, 'histograms'> & { board: SolvedBoard }) {
  const rowPartners = new Map(board.pairs.map(({ a, b }) => [a, b]));
  const columnPartners = new Map(board.pairs.map(({ a, b }) => [b, a]));
  return (
    <>
      <HistogramLegend />
      <div class={styles.charts}>
        <HistogramChart
          title={commonWords('rows-axis')}
          histogram={histograms.rows}
          partners={rowPartners}
        />
        <HistogramChart
          title={commonWords('columns-axis')}
          histogram={histograms.columns}
          partners={columnPartners}
        />
      </div>
    </>
  );
}

interface HistogramsMissingProps {
  readonly model: SolveModel;
  readonly board: SolvedBoard;
  readonly state: Exclude<HistogramsState, { status: 'counted' }>;
}

/** Why the charts are missing, and how to get them. */
function HistogramsMissing({ model, board, state }: HistogramsMissingProps) {
  const computeAgain = () => model.computeAgain(board.question);
  switch (state.status) {
    case 'uncounted':
      // Quick ones are counted automatically in a moment.
      if (board.countsQuickly) return <div class={styles.room} />;
      return (
        <Missing
          words={t('histograms-offer', { milliseconds: board.milliseconds })}
          action={t('histograms-count')}
          onAct={board.countHistograms}
        />
      );
    case 'counting':
      return (
        <Missing
          words={t('histograms-counting')}
          action={t('histograms-stop')}
          onAct={board.stopCounting}
          late
        />
      );
    case 'stopped':
      return (
        <Missing words={t('histograms-stopped')} action={t('compute-again')} onAct={computeAgain} />
      );
    case 'failed':
      return <Failure failed={{ error: state.error, again: computeAgain }} />;
  }
}

interface MissingProps {
  readonly words: string;
  readonly action: string;
  readonly onAct: () => void;
  /** Shown with a delay: it may be over before. */
  readonly late?: boolean;
}

function Missing({ words, action, onAct, late = false }: MissingProps) {
  return (
    <div class={`${layout.stack} ${styles.missing} ${late ? `${styles.room} ${styles.late}` : ''}`}>
      <p class={layout.words}>{words}</p>
      <Button onClick={onAct}>{action}</Button>
    </div>
  );
}

/** The two kinds of bars, each with a small sample. */
function HistogramLegend() {
  return (
    <ul class={`${layout.plain} ${page.legend}`}>
      <li>
        <svg class={styles.specimen} viewBox="0 0 12 20" aria-hidden="true" focusable="false">
          <path class={bars.contributing} d="M3 0v12h6v-12zM6 14l4 5h-8z" />
        </svg>
        {t('bar-contributing')}
      </li>
      <li>
        <svg class={styles.specimen} viewBox="0 0 12 20" aria-hidden="true" focusable="false">
          <path class={bars.ordinary} d="M3 0v12h6v-12z" />
        </svg>
        {t('bar-ordinary')}
      </li>
    </ul>
  );
}
