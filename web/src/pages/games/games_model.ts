/** The store of the Games page: the current game and its settings, all of which are in the address. */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { TablesAnswer, TablesEngine } from '../../engine/api/engine';
import { kindOf, readLine, type LineGame, type LineKind } from '../../game/game';
import { readRoute, type Rejected } from '../../game/route';
import { createAddressWriter, type AddressBar } from '../../study/address_writer';
import { answerOf, settledOf } from '../../asking/ask';
import type { OpenBoard } from '../../study/knowledge';
import { createPlotModel, type PlotModel, type PlottedValues } from '../../ui/plot/plot_model';
import { NAMED_LINES } from '../../study_views/game_words';
import { askTables, type TablesAsked } from '../../widgets/plane/ask_tables';
import {
  GAMES,
  formatGamesAddress,
  initialSettingsOf,
  type CatalogueGame,
  type GamesSettings,
  type GamesStore,
} from './games_settings';
import { createPlaneModel, type PlaneModel } from '../../widgets/plane/plane_model';
import { createTableModel, type TableModel } from './table_model';

/** Grundy numbers of the game, possibly more or fewer than are requested now. */
export interface ShownNumbers extends PlottedValues {
  readonly numbers: BigUint64Array;
  readonly period: TablesAnswer<'grundyNumbers'>['period'];
}

interface LineModel {
  readonly facts: TablesAsked<'describeLine'>;
  readonly numbers: TablesAsked<'grundyNumbers'>;
  readonly shown: ReadonlySignal<ShownNumbers | undefined>;
  readonly plot: PlotModel;
  /** For a game without a name: a named game with the same first numbers. */
  readonly alike: ReadonlySignal<SimilarGame | undefined>;
}

export interface SimilarGame {
  readonly line: LineGame;
  /** Empty if it has none. */
  readonly oeis: string;
  /** The number of compared Grundy numbers. */
  readonly count: number;
}

export interface GamesModel extends GamesStore {
  /** Values of the address that were replaced by their defaults. */
  readonly rejected: ReadonlySignal<readonly Rejected[]>;
  readonly address: ReadonlySignal<string>;
  /** For pictures of moves. */
  readonly openBoard: OpenBoard;
  readonly line: LineModel;
  readonly table: TableModel;
  readonly plane: PlaneModel;

  /** Shows a game with a history entry of its own, so that Back leads to the previous game. */
  choose(game: CatalogueGame): void;
  /** Shows the game that is being composed, without new history entries. */
  build(game: CatalogueGame): void;
  /** The reader came to an address of this page. */
  visit(query: URLSearchParams): void;
  leave(): void;
  save(): void;
}

interface GamesDependencies {
  readonly engine: TablesEngine;
  readonly addressBar: AddressBar;
  readonly openBoard: OpenBoard;
}

export function createGamesModel({ engine, addressBar, openBoard }: GamesDependencies): GamesModel {
  // The first game comes from the address, so that no other is computed before.
  const first = GAMES.read(readRoute(addressBar.hash).query);
  const settings = signal(first.settings);
  const rejected = signal(first.rejected);
  const address = computed(() => formatGamesAddress(settings.value));
  // All state is in the address.
  const keeping = createAddressWriter(addressBar, address);

  function show(next: GamesSettings, refused: readonly Rejected[] = []) {
    batch(() => {
      settings.value = next;
      rejected.value = refused;
    });
  }

  const store: GamesStore = {
    settings,
    change(change) {
      show({ ...settings.value, ...change });
      keeping.changed();
    },
  };
  const table = createTableModel(engine, store);

  return {
    ...store,
    rejected,
    address,
    openBoard,
    table,
    line: createLineModel(engine, store),
    plane: createPlaneModel(engine, store),
    choose(game) {
      if (game.name === settings.value.game.name) return;
      table.pause();
      keeping.enter(() => show(initialSettingsOf(game)));
    },
    build(game) {
      table.pause();
      // Keeps the number of values, and how they are shown.
      const { query } = readRoute(address.peek());
      query.set('game', game.name);
      show(GAMES.read(query).settings);
      keeping.changed();
    },
    visit(query) {
      table.pause();
      const found = GAMES.read(query);
      const visited = formatGamesAddress(found.settings);
      const meant = keeping.currentAddressFor(visited);
      // The bar's address is outdated.
      if (!keeping.arrive(visited)) {
        const read = meant === visited ? found : GAMES.read(readRoute(meant).query);
        show(read.settings, read.rejected);
      }
      keeping.changed();
    },
    leave() {
      table.pause();
      keeping.leave();
    },
    save: () => keeping.save(),
  };
}

/** A line game: its description, and its Grundy numbers with their plot. */
function createLineModel(engine: TablesEngine, store: GamesStore): LineModel {
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
  const named = askTables(engine, 'firstNumbers', () =>
    kindIn(store) === 'pattern' ? { games: NAMED_LINES, count: COMPARED } : undefined,
  );
  const alike = computed(() => {
    const first = shown.value?.numbers.subarray(0, COMPARED);
    if (kindIn(store) !== 'pattern' || first?.length !== COMPARED) return undefined;
    const like = answerOf(named.value)?.find(({ numbers }) => String(numbers) === String(first));
    const line = like && readLine(like.game);
    return line && { line, oeis: like.oeis, count: COMPARED };
  });
  return { facts, numbers, shown, alike, plot: createPlotModel(store, shown) };
}

/** Enough to distinguish games of coins within reach of one another. */
const COMPARED = 40;

/** The kind of the current game, if it is a line game. */
function kindIn({ settings }: GamesStore): LineKind | undefined {
  const { game } = settings.value;
  return game.kind === 'line' ? kindOf(game.line).kind : undefined;
}

function shownNumbers({ numbers, period }: TablesAnswer<'grundyNumbers'>): ShownNumbers {
  return {
    numbers,
    period,
    size: numbers.length,
    approximately: (n) => Number(numbers[n - 1] ?? 0n),
  };
}
