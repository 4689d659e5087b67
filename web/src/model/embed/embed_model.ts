/** The Embed page: how the board is to be in another page. All of it stands in the address. */
import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { createAddressKeeping } from '../address_keeping';
import { filledPosition, samePosition } from '../board/position';
import type { Position } from '../board/position';
import { isGameSize } from '../play/game_setup';
import type { AddressBar } from '../route';
import { printEmbedAddress, readEmbedAddress } from './embed_address';
import type { RejectedEmbedValue } from './embed_address';
import { USUAL_SETTINGS } from './embed_settings';
import type { EmbedMode, EmbedSettings } from './embed_settings';

export interface EmbedModel {
  readonly settings: ReadonlySignal<EmbedSettings>;
  /** Values of the address that were replaced by their defaults. */
  readonly rejected: ReadonlySignal<readonly RejectedEmbedValue[]>;
  readonly address: ReadonlySignal<string>;
  /** Whether the board is small enough to be played on. */
  readonly canBePlayed: ReadonlySignal<boolean>;
  /** What lies on the Board page, where that is another position than the chosen one. */
  readonly otherPosition: ReadonlySignal<Position | undefined>;

  change(change: Partial<Omit<EmbedSettings, 'position'>>): void;
  /** A board of another size is all white. */
  resize(rows: number, columns: number): void;
  setPosition(position: Position): void;
  /** The reader came to an address of this page. */
  visit(query: URLSearchParams): void;
  leave(): void;
  save(): void;
}

export interface EmbedModelParts {
  readonly addressBar: AddressBar;
  /** What lies on the Board page now. */
  readonly shownPosition: ReadonlySignal<Position>;
}

export function createEmbedModel({ addressBar, shownPosition }: EmbedModelParts): EmbedModel {
  const settings = signal(USUAL_SETTINGS);
  const rejected = signal<readonly RejectedEmbedValue[]>([]);
  const address = computed(() => printEmbedAddress(settings.value));
  // All that is to be kept is in the address.
  const keeping = createAddressKeeping(addressBar, address, () => undefined, undefined);

  /** Also where no game is played on the present size: it may be half typed in. */
  let isPlayChosen = false;

  function modeOf({ mode, position }: EmbedSettings): EmbedMode {
    if (isPlayChosen) return isGameSize(position) ? 'play' : 'explore';
    return mode;
  }

  function set(next: EmbedSettings) {
    const mode = modeOf(next);
    batch(() => {
      settings.value = { ...next, mode };
      rejected.value = [];
    });
    keeping.changed();
  }

  return {
    settings,
    rejected,
    address,
    canBePlayed: computed(() => isGameSize(settings.value.position)),
    otherPosition: computed(() =>
      samePosition(shownPosition.value, settings.value.position) ? undefined : shownPosition.value,
    ),
    change(change) {
      if (change.mode !== undefined) isPlayChosen = change.mode === 'play';
      set({ ...settings.value, ...change });
    },
    resize: (rows, columns) =>
      set({ ...settings.value, position: filledPosition(rows, columns, 1) }),
    setPosition: (position) => set({ ...settings.value, position }),
    visit(query) {
      // What was left in the bar is older than what is shown.
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
    },
    leave: () => keeping.leave(),
    save: () => keeping.save(),
  };
}
