import { useSignal } from '@preact/signals';
import type { TargetedPointerEvent } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { pointOf } from '../../viewport/point_of';
import t from '#words/histogram';
import { numbers } from '../../text/language';
import { Button } from '../Button';
import layout from '../layout.module.css';
import { useWidth } from '../use_width';
import { ChartSlider } from '../plot/ChartSlider';
import {
  histogramBars,
  chartGeometry,
  PLOT_BOX,
  type HistogramBars,
  type ChartGeometry,
} from './histogram';
import styles from './HistogramChart.module.css';

interface HistogramChartProps {
  readonly title: string;
  readonly histogram: BigUint64Array;
  /** The move nimbers that contribute to the answer, each with its partner on the other axis. */
  readonly partners: ReadonlyMap<number, number>;
  /** The nimber under the cursor, if it is controlled from outside; it may lie beyond the bars. */
  readonly reading?: Reading;
}

interface Reading {
  readonly nimber: number;
  readonly onRead: (nimber: number) => void;
}

/** Narrower bars could not be told apart. */
const MIN_BAR_PX = 2;

/** The histogram of an axis, read by pointer or, as a slider over the move nimbers, by keyboard. */
export function HistogramChart(props: HistogramChartProps) {
  const { title, histogram, partners } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const contributing = useMemo(
    () => [...partners.keys()].sort((one, other) => one - other),
    [partners],
  );
  const bars = useMemo(
    () => histogramBars(histogram, new Set(contributing), Math.floor(width / MIN_BAR_PX)),
    [histogram, contributing, width],
  );
  const geometry = useMemo(() => chartGeometry(bars, width), [bars, width]);
  const own = useSignal(contributing[0] ?? 1);
  const reading = props.reading ?? {
    nimber: own.value,
    onRead: (nimber: number) => (own.value = nimber),
  };
  const selected = reading.nimber;
  const { select, step } = selecting(reading, contributing, bars.largestNimber);
  const words = readoutOf(selected, histogram, partners);
  const empty = bars.tallest === 0n;
  const point = (event: TargetedPointerEvent<HTMLElement>) =>
    select(geometry.nimberAt(pointOf(event, event.currentTarget).x));
  return (
    <figure class={`${layout.tight} ${styles.chart}`}>
      <figcaption class={styles.title}>{title}</figcaption>
      {empty && <p class={layout.note}>{t('axis-empty')}</p>}
      <ChartSlider
        box={box}
        hidden={empty}
        name={t('axis-slider', { axis: title })}
        words={words}
        value={selected}
        first={0}
        last={Math.max(bars.largestNimber, selected)}
        page={Math.max(10, Math.round(bars.largestNimber / 10))}
        onSelect={select}
        keys={{ n: () => step(1), p: () => step(-1) }}
        onPoint={point}
      >
        {width > 0 && <HistogramPlot geometry={geometry} bars={bars} selected={selected} />}
      </ChartSlider>
      {!empty && (
        <BelowChart words={words} bars={bars} {...(contributing.length > 1 && { onStep: step })} />
      )}
    </figure>
  );
}

/** Functions that select a nimber, and the next one that contributes to the answer. */
function selecting(
  { nimber: selected, onRead }: Reading,
  contributing: readonly number[],
  largest: number,
) {
  function select(nimber: number) {
    onRead(Math.min(Math.max(nimber, 0), largest));
  }

  function step(direction: 1 | -1) {
    const isNext = (nimber: number) => direction * (nimber - selected) > 0;
    const next = direction === 1 ? contributing.find(isNext) : contributing.findLast(isNext);
    if (next !== undefined) select(next);
  }

  return { select, step };
}

function readoutOf(
  nimber: number,
  histogram: BigUint64Array,
  partners: ReadonlyMap<number, number>,
): string {
  const readout = { nimber, moves: histogram[nimber] ?? 0n };
  const partner = partners.get(nimber);
  return partner === undefined
    ? t('nimber-readout', readout)
    : t('nimber-readout-partner', { ...readout, partner });
}

interface BelowChartProps {
  readonly words: string;
  readonly bars: HistogramBars;
  /** Undefined if there is no such nimber. */
  readonly onStep?: (direction: 1 | -1) => void;
}

function BelowChart({ words, bars, onStep }: BelowChartProps) {
  return (
    <>
      <p class={layout.note}>{t('move-nimber')}</p>
      <p class={styles.readout} aria-hidden="true">
        {words}
      </p>
      {bars.nimbersPerBar > 1 && (
        <p class={layout.note}>{t('bars-of-several', { nimbers: bars.nimbersPerBar })}</p>
      )}
      {onStep !== undefined && (
        <div class={layout.row}>
          <Button onClick={() => onStep(-1)}>{t('previous-pair')}</Button>
          <Button onClick={() => onStep(1)}>{t('next-pair')}</Button>
        </div>
      )}
    </>
  );
}

interface HistogramPlotProps {
  readonly geometry: ChartGeometry;
  readonly bars: HistogramBars;
  readonly selected: number;
}

function HistogramPlot({ geometry, bars, selected }: HistogramPlotProps) {
  const { width, ordinary, contributing, markers, ticks, middleOf } = geometry;
  return (
    <svg
      class={styles.drawing}
      width="100%"
      height={PLOT_BOX.height}
      aria-hidden="true"
      focusable="false"
    >
      <path class={styles.scale} d={`M0 ${PLOT_BOX.top - 4.5}H${width}`} />
      <text class={styles.label} x="0" y={PLOT_BOX.top - 10}>
        {t('tallest-bar', { moves: bars.tallest })}
      </text>
      <path class={styles.ordinary} d={ordinary} />
      <path class={styles.contributing} d={contributing} />
      <path class={styles.base} d={`M0 ${PLOT_BOX.base + 0.5}H${width}`} />
      <path
        class={styles.cursor}
        d={`M${middleOf(selected)} ${PLOT_BOX.top - 4}V${PLOT_BOX.base}`}
      />
      <path class={styles.contributing} d={markers} />
      {ticks.map(({ nimber, x }, index) => (
        <g key={nimber}>
          <path class={styles.base} d={`M${x} ${PLOT_BOX.tickTop - 4}v4`} />
          <text
            class={styles.label}
            x={x}
            y={PLOT_BOX.labelBase}
            text-anchor={anchor(index, x, width)}
          >
            {numbers.whole(nimber)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Keeps a label at an edge of the chart inside. */
function anchor(index: number, x: number, width: number): 'start' | 'middle' | 'end' {
  if (index === 0 && x < 8) return 'start';
  return x > width - 14 ? 'end' : 'middle';
}
