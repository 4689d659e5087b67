/** The store of the Nimbers page: the part that the address names, and each part as its reader left it. */
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { TablesEngine } from '../../engine/api/engine';
import { formatRoute, rejection } from '../../game/route';
import { createAddressWriter, type AddressBar } from '../../study/address_writer';
import type { SessionStore } from '../../study/study_storage';
import type { LoadSection, OpenedSection } from './part';
import type { SectionName } from './parts';

export interface NimbersModel {
  readonly names: readonly SectionName[];
  readonly section: ReadonlySignal<SectionName>;
  /** A part in the address that does not exist; the calculator is shown instead. */
  readonly unknownPart: ReadonlySignal<string | undefined>;
  readonly address: ReadonlySignal<string>;
  /** The addresses of the navigation: each part as its reader left it. */
  readonly addresses: Readonly<Record<SectionName, ReadonlySignal<string>>>;
  /** Opens a part, which is loaded the first time; rejects if it can't be loaded, and may then be called again. */
  open(name: SectionName): Promise<OpenedSection>;
  /** The reader came to an address of this page. */
  visit(query: URLSearchParams): void;
  leave(): void;
  save(): void;
}

interface NimbersModelDependencies {
  readonly engine: TablesEngine;
  readonly addressBar: AddressBar;
  readonly parts: Readonly<Record<SectionName, LoadSection>>;
  /** The storage of a part in this tab. */
  readonly keep: (name: SectionName) => SessionStore;
}

/** The part for an address that names none. */
const FIRST: SectionName = 'calculator';

/** A part that is not opened yet is the query of its address. */
type Slot = OpenedSection | URLSearchParams;

export function createNimbersModel(surroundings: NimbersModelDependencies): NimbersModel {
  const { addressBar, parts, engine, keep } = surroundings;
  const names = Object.keys(parts) as SectionName[];
  const section = signal(FIRST);
  const unknownSection = signal<string | undefined>(undefined);
  const slots = ofEach(names, () => signal<Slot>(new URLSearchParams()));
  const addresses = ofEach(names, (name) =>
    computed(() => formatRoute('nimbers', settingsOf(name, slots[name].value))),
  );
  const address = computed(() => addresses[section.value].value);
  // All state is in the address.
  const keeping = createAddressWriter(addressBar, address);
  effect(() => {
    // The address bar follows every change.
    if (address.value !== '') keeping.changed();
  });

  return {
    names,
    section,
    unknownPart: unknownSection,
    address,
    addresses,
    open: (name) =>
      openOnce(slots[name], async () => {
        const openPart = await parts[name]();
        return () => openPart(engine, keep(name));
      }),
    visit(query) {
      // The bar's address is outdated.
      if (keeping.arrive(addressBar.hash)) {
        keeping.changed();
        return;
      }
      const asked = query.get('part');
      const known = names.find((name) => name === (asked ?? FIRST));
      batch(() => {
        unknownSection.value =
          known === undefined ? rejection('part', asked ?? '').value : undefined;
        section.value = known ?? FIRST;
        visitSlot(slots[section.value], known === undefined ? new URLSearchParams() : query);
      });
      keeping.changed();
    },
    leave: () => keeping.leave(),
    save: () => keeping.save(),
  };
}

function ofEach<Thing>(names: readonly SectionName[], thingFor: (name: SectionName) => Thing) {
  return Object.fromEntries(names.map((name) => [name, thingFor(name)])) as Record<
    SectionName,
    Thing
  >;
}

function settingsOf(name: string, slot: Slot) {
  const settings =
    slot instanceof URLSearchParams
      ? [...slot].filter(([key]) => key !== 'part')
      : slot.settings.value;
  return name === FIRST ? settings : [['part', name] as const, ...settings];
}

function visitSlot(slot: Signal<Slot>, query: URLSearchParams): void {
  if (slot.peek() instanceof URLSearchParams) slot.value = query;
  else (slot.peek() as OpenedSection).visit(query);
}

async function openOnce(
  slot: Signal<Slot>,
  load: () => Promise<() => OpenedSection>,
): Promise<OpenedSection> {
  const before = slot.peek();
  if (!(before instanceof URLSearchParams)) return before;
  const openPart = await load();
  // The reader may have moved on, or another call may have opened the part.
  const asked = slot.peek();
  if (!(asked instanceof URLSearchParams)) return asked;
  const part = openPart();
  part.visit(asked);
  slot.value = part;
  return part;
}
