import type { HistogramBars } from '../../model/histogram_bars';
import { solveText } from '../../text/solve';
import styles from './HistogramChart.module.css';
import { PLOT } from './histogram_geometry';
import type { ChartGeometry } from './histogram_geometry';

interface HistogramPlotProps {
  readonly geometry: ChartGeometry;
  readonly bars: HistogramBars;
  readonly selected: number;
}

export function HistogramPlot({ geometry, bars, selected }: HistogramPlotProps) {
  const { numbers, histograms: t } = solveText();
  const { width, ordinary, contributing, markers, ticks, middleOf } = geometry;
  return (
    <svg
      class={styles.drawing}
      width="100%"
      height={PLOT.height}
      aria-hidden="true"
      focusable="false"
    >
      <path class={styles.scale} d={`M0 ${PLOT.top - 4.5}H${width}`} />
      <text class={styles.label} x="0" y={PLOT.top - 10}>
        {numbers.rough(Number(bars.tallest))} {t.choices}
      </text>
      <path class={styles.ordinary} d={ordinary} />
      <path class={styles.contributing} d={contributing} />
      <path class={styles.base} d={`M0 ${PLOT.base + 0.5}H${width}`} />
      <path class={styles.cursor} d={`M${middleOf(selected)} ${PLOT.top - 4}V${PLOT.base}`} />
      <path class={styles.contributing} d={markers} />
      {ticks.map(({ nimber, x }, index) => (
        <g key={nimber}>
          <path class={styles.base} d={`M${x} ${PLOT.tickTop - 4}v4`} />
          <text class={styles.label} x={x} y={PLOT.labelBase} text-anchor={anchor(index, x, width)}>
            {numbers.whole(nimber)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A label at an edge of the chart keeps within it. */
function anchor(index: number, x: number, width: number): 'start' | 'middle' | 'end' {
  if (index === 0 && x < 8) return 'start';
  return x > width - 14 ? 'end' : 'middle';
}
