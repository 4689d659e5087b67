/** A game on a line: what is known of it, and its Grundy numbers with what is seen of their plot. */
import { computed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { TablesAnswer, TablesEngine } from '../../engine/tables_engine';
import { valueSpan } from '../../views/plot/plot_raster';
import {
  isWhole,
  movedBy,
  movedTo,
  viewBetween,
  wholeView,
  zoomed,
} from '../../views/plot/plot_view';
import type { PlotModel, PlottedValues, PlotView } from '../../views/plot/plot_view';
import { askOf } from './asked';
import type { Asking } from './asked';
import type { GamesStore } from './games_model';

export type LineFacts = TablesAnswer<'describeLine'>;

/** Grundy numbers that were found: of the game, but maybe of another count than is asked for now. */
export interface ShownNumbers extends PlottedValues {
  readonly numbers: BigUint64Array;
  readonly period: TablesAnswer<'grundyNumbers'>['period'];
}

export interface LineModel {
  readonly facts: Asking<'describeLine'>;
  readonly numbers: Asking<'grundyNumbers'>;
  readonly shown: ReadonlySignal<ShownNumbers | undefined>;
  readonly plot: PlotModel;
}

export function createLineModel(engine: TablesEngine, store: GamesStore): LineModel {
  const name = computed(() => {
    const { game } = store.settings.value;
    return game.kind === 'line' ? game.name : undefined;
  });
  const facts = askOf(engine, 'describeLine', () =>
    name.value === undefined ? undefined : { game: name.value },
  );
  const numbers = askOf(engine, 'grundyNumbers', () =>
    name.value === undefined ? undefined : { game: name.value, count: store.settings.value.count },
  );
  const shown = computed(() => {
    const asked = numbers.asked.value;
    if (asked.status !== 'known' || asked.question.game !== name.value) return undefined;
    return shownNumbers(asked.answer);
  });
  return { facts, numbers, shown, plot: createPlotModel(store, shown) };
}

function shownNumbers({ numbers, period }: TablesAnswer<'grundyNumbers'>): ShownNumbers {
  return {
    numbers,
    period,
    size: numbers.length,
    approximately: (n) => Number(numbers[n - 1] ?? 0n),
  };
}

/** All that is seen of the plot stands in the settings. */
function createPlotModel(
  { settings, change }: GamesStore,
  shown: ReadonlySignal<ShownNumbers | undefined>,
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
