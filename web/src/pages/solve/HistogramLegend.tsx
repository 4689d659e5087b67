import { solveText } from '../../text/solve';
import chart from './HistogramChart.module.css';
import legend from './ChartLegend.module.css';
import styles from './Histograms.module.css';

/** The two kinds of bars, each with a small specimen. */
export function HistogramLegend() {
  const t = solveText().histograms;
  return (
    <ul class={legend.legend}>
      <li>
        <svg class={styles.specimen} viewBox="0 0 12 20" aria-hidden="true" focusable="false">
          <path class={chart.contributing} d="M3 0v12h6v-12zM6 14l4 5h-8z" />
        </svg>
        {t.contributing}
      </li>
      <li>
        <svg class={styles.specimen} viewBox="0 0 12 20" aria-hidden="true" focusable="false">
          <path class={chart.ordinary} d="M3 0v12h6v-12z" />
        </svg>
        {t.ordinary}
      </li>
    </ul>
  );
}
