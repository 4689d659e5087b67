/** The store of the Embed page: the settings of a board in another page, all of which are in the address. */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { LARGEST_SIDE, sizeAfter, type Game } from '../../game/game';
import { isMatchSize } from '../../game/match';
import {
  filledPosition,
  samePosition,
  sameSize,
  type Position,
  type Size,
} from '../../game/position';
import type { Rejected } from '../../game/route';
import { createAddressWriter, type AddressBar } from '../../study/address_writer';
import type { Knowledge, OpenBoard } from '../../study/knowledge';
import type { StudyModel } from '../../study/study_model';
import type { StudyView } from '../../study/view';
import {
  formatEmbedAddress,
  readEmbedAddress,
  DEFAULT_EMBED_SETTINGS,
  type EmbedSettings,
} from './embed_settings';

/** A game and its position. */
export type EmbedBoard = Pick<EmbedSettings, 'game' | 'position'>;

export interface EmbedModel {
  readonly settings: ReadonlySignal<EmbedSettings>;
  /** Values of the address that were replaced by their defaults. */
  readonly rejected: ReadonlySignal<readonly Rejected[]>;
  readonly address: ReadonlySignal<string>;
  /** The largest board of the game, once the engine has described one. */
  readonly largest: ReadonlySignal<Size>;
  readonly openBoard: OpenBoard;
  /** True if the board is small enough for a match. */
  readonly canBePlayed: ReadonlySignal<boolean>;
  /** The board of the Board page, if it differs from the chosen one. */
  readonly otherBoard: ReadonlySignal<EmbedBoard | undefined>;

  change(change: Partial<Omit<EmbedSettings, keyof EmbedBoard>>): void;
  /** All heads on a board of this game, with the current size. */
  setGame(game: Game): void;
  /** All heads on a board of this size. */
  resize(rows: number, columns: number): void;
  setBoard(board: EmbedBoard): void;
  /** The reader came to an address of this page. */
  visit(query: URLSearchParams): void;
  leave(): void;
  save(): void;
}

export interface EmbedModelDependencies {
  readonly addressBar: AddressBar;
  /** The study of the Board page, and its engine. */
  readonly board: Pick<StudyModel, 'state'> & {
    readonly view: Pick<StudyView, 'position'>;
    readonly knowledge: Pick<Knowledge, 'openBoard'>;
  };
}

const LARGEST: Size = { rows: LARGEST_SIDE, columns: LARGEST_SIDE };

export function createEmbedModel({ addressBar, board }: EmbedModelDependencies): EmbedModel {
  const settings = signal(DEFAULT_EMBED_SETTINGS);
  const rejected = signal<readonly Rejected[]>([]);
  const address = computed(() => formatEmbedAddress(settings.value));
  // All state is in the address.
  const keeping = createAddressWriter(addressBar, address);

  const { largest, fit } = createFitting(board, settings, (position) => set({ position }));
  /** Remembered even while the typed size is too large for a match. */
  let isPlayChosen = false;

  function set(change: Partial<EmbedSettings>) {
    const next = { ...settings.value, ...change };
    const mode = isMatchSize(next.position) ? 'play' : 'explore';
    batch(() => {
      settings.value = isPlayChosen ? { ...next, mode } : next;
      rejected.value = [];
    });
    keeping.changed();
    if (change.game !== undefined) void fit();
  }

  return {
    settings,
    rejected,
    address,
    largest,
    openBoard: board.knowledge.openBoard,
    canBePlayed: computed(() => isMatchSize(settings.value.position)),
    otherBoard: computed(() => otherBoard(board, settings.value)),
    change(change) {
      if (change.mode !== undefined) isPlayChosen = change.mode === 'play';
      set(change);
    },
    setGame(game) {
      const { game: before, position } = settings.value;
      set({ game, position: filledPosition(sizeAfter(game, before, position), 1) });
    },
    resize: (rows, columns) => set({ position: filledPosition({ rows, columns }, 1) }),
    setBoard: set,
    visit(query) {
      // The bar's address is outdated.
      if (keeping.arrive(addressBar.hash)) {
        keeping.changed();
        return;
      }
      const read = readEmbedAddress(query);
      isPlayChosen = read.settings.mode === 'play';
      batch(() => {
        settings.value = read.settings;
        rejected.value = read.rejected;
      });
      keeping.changed();
      void fit();
    },
    leave: () => keeping.leave(),
    save: () => keeping.save(),
  };
}

/** Replaces a board that is larger than its game allows by the nearest possible one. */
function createFitting(
  board: EmbedModelDependencies['board'],
  settings: ReadonlySignal<EmbedSettings>,
  setPosition: (position: Position) => void,
) {
  const largest = signal(LARGEST);

  async function fit() {
    const { game } = settings.value;
    // If the engine fails, the preview shows what is wrong.
    const opened = await board.knowledge
      .openBoard(game, { rows: 1, columns: 1 })
      .catch(() => undefined);
    if (settings.value.game.name !== game.name) return;
    largest.value = opened?.largest ?? LARGEST;
    const { rows, columns } = settings.value.position;
    const nearest = {
      rows: Math.min(rows, largest.value.rows),
      columns: Math.min(columns, largest.value.columns),
    };
    if (!sameSize(nearest, { rows, columns })) setPosition(filledPosition(nearest, 1));
  }

  return { largest, fit };
}

/** The board of the Board page, if it differs. */
function otherBoard(board: EmbedModelDependencies['board'], { game, position }: EmbedSettings) {
  const shown = { game: board.state.value.study.game, position: board.view.position.value };
  const isSame = shown.game.name === game.name && samePosition(shown.position, position);
  return isSame ? undefined : shown;
}
