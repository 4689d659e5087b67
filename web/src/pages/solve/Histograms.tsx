import { useEffect, useRef } from 'preact/hooks';
import type { SolvedBoard } from '../../model/solved_board';
import type { SolveModel } from '../../model/solve_model';
import { solveText } from '../../text/solve';
import { useKeptFocus } from '../shared/use_kept_focus';
import { HistogramChart } from './HistogramChart';
import { HistogramLegend } from './HistogramLegend';
import part from './AnswerPart.module.css';
import styles from './Histograms.module.css';
import { HistogramsMissing } from './HistogramsMissing';

interface HistogramsProps {
  readonly model: SolveModel;
  readonly board: SolvedBoard;
}

/** Both axes' histograms; counted once the answer is on the screen, which must not wait for them. */
export function Histograms({ model, board }: HistogramsProps) {
  const t = solveText().histograms;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(section, () => heading.current);
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
    <section class={part.part} ref={section} aria-labelledby="histograms-heading">
      <h3 class={part.heading} id="histograms-heading" ref={heading} tabIndex={-1}>
        {t.heading}
      </h3>
      <p class={styles.words}>{t.explanation}</p>
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
  const t = solveText().histograms;
  const rowPartners = new Map(board.pairs.map(({ a, b }) => [a, b]));
  const columnPartners = new Map(board.pairs.map(({ a, b }) => [b, a]));
  return (
    <>
      <HistogramLegend />
      <div class={styles.charts}>
        <HistogramChart title={t.rows} histogram={histograms.rows} partners={rowPartners} />
        <HistogramChart
          title={t.columns}
          histogram={histograms.columns}
          partners={columnPartners}
        />
      </div>
    </>
  );
}
