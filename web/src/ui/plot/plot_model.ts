/** The state of a plot: its visible range, its scale, and its cursor. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { PlotColouring, PlotScale, PlotSettings, PlotView } from './plot_settings';

/** The values of a plot, by their places from 1 on. */
export interface PlottedValues {
  readonly size: number;
  /** The value to 53 bits; exactly 0 only if it is 0. */
  approximately(n: number): number;
  /** A small whole number beside each value, which may colour its point. */
  readonly kind?: (n: number) => number;
}

export interface ValueSpan {
  /** The least and the largest visible value above 0; both 1 if there is none. */
  readonly least: number;
  readonly largest: number;
  /** The number of visible values that are 0. */
  readonly zeros: number;
}

/** The store of a plot. */
export interface PlotModel {
  readonly scale: ReadonlySignal<PlotScale>;
  readonly colouring: ReadonlySignal<PlotColouring>;
  /** The values on the current scale; nothing is plotted if there are none. */
  readonly plotted: ReadonlySignal<PlottedValues>;
  readonly view: ReadonlySignal<PlotView>;
  readonly isWhole: ReadonlySignal<boolean>;
  /** The least and the largest visible value. */
  readonly span: ReadonlySignal<ValueSpan>;
  /** The place of the cursor. */
  readonly selected: ReadonlySignal<number>;
  /** Moves the cursor to a place, or the nearest possible one; the view follows. */
  select(n: number): void;
  readonly setScale: (scale: PlotScale) => void;
  readonly setColouring: (colouring: PlotColouring) => void;
  /** Multiplies the number of visible values by a factor, around a place or else the cursor. */
  zoom(factor: number, around?: number): void;
  zoomTo(one: number, other: number): void;
  readonly zoomToWhole: () => void;
  /** Moves the visible range by this many places. */
  pan(count: number): void;
}

/** Stores the settings, possibly in an address. */
interface PlotStore {
  readonly settings: ReadonlySignal<PlotSettings>;
  readonly change: (change: Partial<PlotSettings>) => void;
}

const NOTHING: PlottedValues = { size: 1, approximately: () => 0 };

export function createPlotModel(
  { settings, change }: PlotStore,
  shown: ReadonlySignal<PlottedValues | undefined>,
): PlotModel {
  const scale = computed(() => settings.value.scale);
  const plotted = computed(() => onScale(scale.value, shown.value ?? NOTHING));
  const size = computed(() => plotted.value.size);
  const view = computed<PlotView>(() => {
    const { view: wanted } = settings.value;
    return wanted !== undefined && wanted.to <= size.value ? wanted : wholePlotView(size.value);
  });
  const selected = computed(() => Math.min(settings.value.place, size.value));
  const see = (next: PlotView) =>
    change({ view: isWholeSpan(next, size.value) ? undefined : next });
  return {
    scale,
    plotted,
    view,
    selected,
    colouring: computed(() => settings.value.colouring ?? 'plain'),
    isWhole: computed(() => isWholeSpan(view.value, size.value)),
    span: computed(() => valueSpan(plotted.value, view.value)),
    select(n) {
      const place = Math.min(Math.max(Math.round(n), 1), size.value);
      if (place !== selected.value) change({ place });
      const next = spanMovedTo(view.value, size.value, place);
      if (next !== view.value) see(next);
    },
    setScale: (next) => change({ scale: next }),
    setColouring: (colouring) => change({ colouring }),
    zoom: (factor, around = selected.value) =>
      see(zoomedSpan(view.value, size.value, around, factor)),
    zoomTo: (one, other) => see(plotViewBetween(one, other, size.value)),
    zoomToWhole: () => see(wholePlotView(size.value)),
    pan: (count) => see(spanMovedBy(view.value, size.value, count)),
  };
}

export function onScale(scale: PlotScale, values: PlottedValues): PlottedValues {
  if (scale !== 'quotient') return values;
  return { ...values, approximately: (n) => values.approximately(n) / (n * n * Math.sqrt(n)) };
}

export function valueSpan(table: PlottedValues, { from, to }: PlotView): ValueSpan {
  let least = Infinity;
  let largest = 0;
  let zeros = 0;
  for (let n = from; n <= to; n += 1) {
    const value = table.approximately(n);
    if (value === 0) zeros += 1;
    else if (value < least) least = value;
    if (value > largest) largest = value;
  }
  return largest === 0 ? { least: 1, largest: 1, zeros } : { least, largest, zeros };
}

/** The smallest visible range: zooming further would only move points apart. */
const MIN_VALUES = 10;

export function wholePlotView(size: number): PlotView {
  return { from: 1, to: size };
}

export function isWholeSpan({ from, to }: PlotView, size: number): boolean {
  return from === 1 && to === size;
}

/** The range between two places, in either order, widened if it has too few values. */
export function plotViewBetween(one: number, other: number, size: number): PlotView {
  const from = Math.round(Math.min(one, other));
  const to = Math.round(Math.max(one, other));
  const count = Math.max(to - from + 1, MIN_VALUES);
  return placed((from + to - count + 1) / 2, count, size);
}

/** Shows `factor` times as many values; the one at `around` keeps its place. */
export function zoomedSpan(
  { from, to }: PlotView,
  size: number,
  around: number,
  factor: number,
): PlotView {
  const before = to - from + 1;
  const count = Math.max(Math.round(before * factor), MIN_VALUES);
  return placed(around - ((around - from) * (count - 1)) / Math.max(before - 1, 1), count, size);
}

/** Pans by the least amount that brings place n into view. */
export function spanMovedTo(view: PlotView, size: number, n: number): PlotView {
  const count = view.to - view.from + 1;
  if (n < view.from) return placed(n, count, size);
  return n > view.to ? placed(n - count + 1, count, size) : view;
}

/** Moves the range by `count` places. */
export function spanMovedBy({ from, to }: PlotView, size: number, count: number): PlotView {
  return placed(from + count, to - from + 1, size);
}

/** A range of `count` values, beginning as near to `from` as the ends allow. */
function placed(from: number, count: number, size: number): PlotView {
  if (count >= size) return wholePlotView(size);
  const first = Math.min(Math.max(Math.round(from), 1), size - count + 1);
  return { from: first, to: first + count - 1 };
}
