/** A plot all of whose looks stand in the settings of somebody else, who keeps them. */
import { computed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { valueSpan } from './plot_raster';
import type { ValueSpan } from './plot_raster';
import { isWhole, movedBy, movedTo, viewBetween, wholeView, zoomed } from './plot_view';
import type { PlotScale, PlottedValues, PlotView } from './plot_view';

/** What a plot shows, and what its reader does with it. */
export interface PlotModel {
  readonly scale: ReadonlySignal<PlotScale>;
  readonly view: ReadonlySignal<PlotView>;
  readonly isWhole: ReadonlySignal<boolean>;
  /** Between which values those are that are seen. */
  readonly span: ReadonlySignal<ValueSpan>;
  /** The place that the cursor is at. */
  readonly selected: ReadonlySignal<number>;
  /** Puts the cursor on a place, as near to it as the ends allow; the view follows. */
  select(n: number): void;
  /** Zooms by a factor of the number of values seen, around a place or else the cursor. */
  zoom(factor: number, around?: number): void;
  zoomTo(one: number, other: number): void;
  zoomToWhole(): void;
  /** Moves what is seen by so many places. */
  pan(count: number): void;
}

export interface PlotSettings {
  readonly scale: PlotScale;
  /** Absent while all of it is seen. */
  readonly view: PlotView | undefined;
  /** Where the cursor is, from 1. */
  readonly place: number;
}

export interface PlotStore {
  readonly settings: ReadonlySignal<PlotSettings>;
  readonly change: (change: Partial<PlotSettings>) => void;
}

export function createPlotModel(
  { settings, change }: PlotStore,
  shown: ReadonlySignal<PlottedValues | undefined>,
): PlotModel {
  const size = computed(() => shown.value?.size ?? 1);
  const view = computed<PlotView>(() => {
    const { view: wanted } = settings.value;
    return wanted !== undefined && wanted.to <= size.value ? wanted : wholeView(size.value);
  });
  const selected = computed(() => Math.min(settings.value.place, size.value));
  const see = (next: PlotView) => change({ view: isWhole(next, size.value) ? undefined : next });
  return {
    scale: computed(() => settings.value.scale),
    view,
    selected,
    isWhole: computed(() => isWhole(view.value, size.value)),
    span: computed(() =>
      shown.value === undefined
        ? { least: 1, largest: 1, zeros: 0 }
        : valueSpan(shown.value, view.value),
    ),
    select(n) {
      const place = Math.min(Math.max(Math.round(n), 1), size.value);
      if (place !== selected.value) change({ place });
      const next = movedTo(view.value, size.value, place);
      if (next !== view.value) see(next);
    },
    zoom: (factor, around = selected.value) => see(zoomed(view.value, size.value, around, factor)),
    zoomTo: (one, other) => see(viewBetween(one, other, size.value)),
    zoomToWhole: () => see(wholeView(size.value)),
    pan: (count) => see(movedBy(view.value, size.value, count)),
  };
}
