import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { TablesEngine } from '../../engine/api/engine';
import type { AddressEntries } from '../../game/schema';
import type { SessionStore } from '../../study/study_storage';

/** A part of the Nimbers page once it is opened: its model and its view. */
export interface OpenedSection {
  /**
   * The reader's settings, by their keys in the page's address; `part` is none of them. The address follows
   * automatically.
   */
  readonly settings: ReadonlySignal<AddressEntries>;
  /** The reader came to an address of this part. Unknown keys are ignored; the view reports bad values. */
  visit(query: URLSearchParams): void;
  readonly View: ComponentType;
}

/** `keep` is the storage for state that isn't in the address. */
export type OpenSection = (engine: TablesEngine, keep: SessionStore) => OpenedSection;

/** Loads a part with its code and words. */
export type LoadSection = () => Promise<OpenSection>;
