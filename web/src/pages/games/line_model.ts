/** A game on a line: what is known of it, and its Grundy numbers with what is seen of their plot. */
import { computed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { TablesAnswer, TablesEngine } from '../../engine/tables_engine';
import { settledOf } from '../../study/ask';
import { createPlotModel } from '../../views/plot/plot_model';
import type { PlotModel, PlottedValues } from '../../views/plot/plot_model';
import { askTables } from './ask_tables';
import type { TablesAsked } from './ask_tables';
import type { GamesStore } from './games_settings';

export type LineFacts = TablesAnswer<'describeLine'>;

/** Grundy numbers that were found: of the game, but maybe of another count than is asked for now. */
export interface ShownNumbers extends PlottedValues {
  readonly numbers: BigUint64Array;
  readonly period: TablesAnswer<'grundyNumbers'>['period'];
}

export interface LineModel {
  readonly facts: TablesAsked<'describeLine'>;
  readonly numbers: TablesAsked<'grundyNumbers'>;
  readonly shown: ReadonlySignal<ShownNumbers | undefined>;
  readonly plot: PlotModel;
}

export function createLineModel(engine: TablesEngine, store: GamesStore): LineModel {
  const name = computed(() => {
    const { game } = store.settings.value;
    return game.kind === 'line' ? game.name : undefined;
  });
  const facts = askTables(engine, 'describeLine', () =>
    name.value === undefined ? undefined : { game: name.value },
  );
  const numbers = askTables(engine, 'grundyNumbers', () =>
    name.value === undefined ? undefined : { game: name.value, count: store.settings.value.count },
  );
  const shown = computed(() => {
    const last = settledOf(numbers.value);
    if (last?.status !== 'answered' || last.question.game !== name.value) return undefined;
    return shownNumbers(last.answer);
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
