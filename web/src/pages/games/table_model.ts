/**
 * A product's table twice: by the theorem at once, and by the definition coin by coin, in the order of rows and
 * columns, so that the values that a coin's moves leave are always known before it.
 */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { TablesEngine } from '../../engine/api/engine';
import { answerOf } from '../../asking/ask';
import { askTables, type TablesAsked } from '../../widgets/plane/ask_tables';
import { isFilled, type GamesStore, type Speed } from './games_settings';

export interface TableModel {
  readonly theorem: TablesAsked<'productTable'>;
  /** Idle if the board is too large for it. */
  readonly definition: TablesAsked<'valueTableByDefinition'>;
  readonly rowFacts: TablesAsked<'describeLine'>;
  readonly columnFacts: TablesAsked<'describeLine'>;
  /** The index of the last filled coin; undefined if there is none. */
  readonly current: ReadonlySignal<number | undefined>;
  /** The values that the moves of that coin leave. */
  readonly options: TablesAsked<'coinOptions'>;
  readonly isPlaying: ReadonlySignal<boolean>;
  /** The number of filled coins whose value differs from the theorem's. */
  readonly unequal: ReadonlySignal<number>;
  play(): void;
  pause(): void;
  /** Fills this many coins, and stops playing. */
  fill(count: number): void;
}

/** The pause between two steps, and the largest number of steps for the whole table. */
const PACES: Readonly<Record<Speed, { readonly milliseconds: number; readonly steps: number }>> = {
  slow: { milliseconds: 1_500, steps: Infinity },
  medium: { milliseconds: 350, steps: Infinity },
  fast: { milliseconds: 50, steps: 100 },
};

export function createTableModel(engine: TablesEngine, store: GamesStore): TableModel {
  const { settings, change } = store;
  const isPlaying = signal(false);
  const tables = askForTables(engine, settings, isPlaying);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pause() {
    clearTimeout(timer);
    isPlaying.value = false;
  }

  function playOn() {
    const { speed, rows, columns } = settings.value;
    const all = rows * columns;
    const { milliseconds, steps } = PACES[speed];
    timer = setTimeout(() => {
      const next = Math.min(settings.value.filled + Math.ceil(all / Math.min(steps, all)), all);
      change({ filled: next, option: undefined });
      if (next < all) playOn();
      else pause();
    }, milliseconds);
  }

  return {
    ...tables,
    isPlaying,
    pause,
    unequal: computed(() => {
      const expected = answerOf(tables.theorem.value)?.values;
      const found = answerOf(tables.definition.value)?.values.subarray(0, settings.value.filled);
      return found?.reduce((count, value, place) => count + +(value !== expected?.[place]), 0) ?? 0;
    }),
    play() {
      const { filled, rows, columns } = settings.value;
      if (filled === rows * columns) change({ filled: 0, option: undefined });
      isPlaying.value = true;
      playOn();
    },
    fill(count) {
      pause();
      const { rows, columns } = settings.value;
      change({ filled: Math.min(Math.max(count, 0), rows * columns), option: undefined });
    },
  };
}

/** The questions to the engine about the current board. */
function askForTables(
  engine: TablesEngine,
  settings: GamesStore['settings'],
  isPlaying: ReadonlySignal<boolean>,
) {
  const question = computed(() => {
    const { game, rows, columns } = settings.value;
    return game.kind === 'board' ? { board: game.board, rows, columns } : undefined;
  });
  const current = computed(() => {
    const { filled } = settings.value;
    return question.value === undefined || filled === 0 ? undefined : filled - 1;
  });
  const table = () => {
    const asked = question.value;
    return asked && { game: asked.board.name, rows: asked.rows, columns: asked.columns };
  };
  const line = (axis: 'rows' | 'columns') => () => {
    const asked = question.value;
    return asked && { game: asked.board[axis].name };
  };
  return {
    current,
    theorem: askTables(engine, 'productTable', () => {
      const asked = question.value;
      const lines = asked && ([asked.board.rows.name, asked.board.columns.name] as const);
      const sides = table();
      return lines && sides && { ...sides, lines };
    }),
    definition: askTables(engine, 'valueTableByDefinition', () =>
      isFilled(settings.value) ? table() : undefined,
    ),
    rowFacts: askTables(engine, 'describeLine', line('rows')),
    columnFacts: askTables(engine, 'describeLine', line('columns')),
    options: askTables(engine, 'coinOptions', () => {
      const asked = question.value;
      const place = current.value;
      const isTooFast = isPlaying.value && settings.value.speed === 'fast';
      if (asked === undefined || place === undefined || isTooFast) return undefined;
      const { board, columns } = asked;
      return { game: board.name, row: Math.floor(place / columns), column: place % columns };
    }),
  };
}
