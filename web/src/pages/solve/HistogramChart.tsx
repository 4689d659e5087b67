import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { histogramBars } from '../../model/histogram_bars';
import { solveText } from '../../text/solve';
import buttons from '../shared/buttons.module.css';
import { useWidth } from '../shared/use_width';
import styles from './HistogramChart.module.css';
import { HistogramPlot } from './HistogramPlot';
import { chartGeometry } from './histogram_geometry';

interface HistogramChartProps {
  readonly title: string;
  readonly histogram: BigUint64Array;
  /** The move nimbers that make up the answer, each with its partner on the other axis. */
  readonly partners: ReadonlyMap<number, number>;
}

/** Narrower bars could not be told apart. */
const NARROWEST_BAR = 2;

/** One axis's histogram, to be read by pointer or, as a slider over the move nimbers, by keyboard. */
export function HistogramChart({ title, histogram, partners }: HistogramChartProps) {
  const t = solveText().histograms;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const contributing = useMemo(
    () => [...partners.keys()].sort((one, other) => one - other),
    [partners],
  );
  const selected = useSignal(contributing[0] ?? 1);

  const bars = useMemo(
    () => histogramBars(histogram, new Set(contributing), Math.floor(width / NARROWEST_BAR)),
    [histogram, contributing, width],
  );
  const geometry = useMemo(() => chartGeometry(bars, width), [bars, width]);

  function select(nimber: number) {
    selected.value = Math.min(Math.max(nimber, 0), bars.largestNimber);
  }

  function selectContributing(direction: 1 | -1) {
    const next =
      direction === 1
        ? contributing.find((nimber) => nimber > selected.value)
        : contributing.findLast((nimber) => nimber < selected.value);
    if (next !== undefined) select(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const page = Math.max(10, Math.round(bars.largestNimber / 10));
    const moves: Readonly<Record<string, () => void>> = {
      ArrowRight: () => select(selected.value + 1),
      ArrowUp: () => select(selected.value + 1),
      ArrowLeft: () => select(selected.value - 1),
      ArrowDown: () => select(selected.value - 1),
      PageUp: () => select(selected.value + page),
      PageDown: () => select(selected.value - page),
      Home: () => select(0),
      End: () => select(bars.largestNimber),
      n: () => selectContributing(1),
      p: () => selectContributing(-1),
    };
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  }

  function point(event: PointerEvent) {
    const left = box.current?.getBoundingClientRect().left ?? 0;
    select(geometry.nimberAt(event.clientX - left));
  }

  const partner = partners.get(selected.value);
  const readout = t.readout(selected.value, histogram[selected.value] ?? 0n);
  const words = partner === undefined ? readout : `${readout}, ${t.partner(partner)}`;
  const empty = bars.tallest === 0n;

  return (
    <figure class={styles.chart}>
      <figcaption class={styles.title}>{title}</figcaption>
      {empty && <p class={styles.words}>{t.empty}</p>}
      <div
        ref={box}
        class={styles.plot}
        hidden={empty}
        dir="ltr"
        role="slider"
        tabIndex={0}
        aria-label={t.slider(title)}
        aria-valuemin={0}
        aria-valuemax={bars.largestNimber}
        aria-valuenow={selected.value}
        aria-valuetext={words}
        onKeyDown={onKeyDown}
        onPointerDown={point}
        onPointerMove={point}
      >
        {width > 0 && <HistogramPlot geometry={geometry} bars={bars} selected={selected.value} />}
      </div>
      {!empty && (
        <>
          <p class={styles.axis}>{t.nimber}</p>
          <p class={styles.readout} aria-hidden="true">
            {words}
          </p>
          {bars.nimbersPerBar > 1 && <p class={styles.words}>{t.several(bars.nimbersPerBar)}</p>}
          {contributing.length > 1 && (
            <div class={styles.steps}>
              <button type="button" class={buttons.quiet} onClick={() => selectContributing(-1)}>
                {t.previous}
              </button>
              <button type="button" class={buttons.quiet} onClick={() => selectContributing(1)}>
                {t.next}
              </button>
            </div>
          )}
        </>
      )}
    </figure>
  );
}
