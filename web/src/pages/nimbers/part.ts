import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { TablesEngine } from '../../engine/api/engine';
import type { Printed } from '../../game/schema';
import type { SessionStore } from '../../study/kept';

/** A part of the Nimbers page, once it is opened: its model and its view. */
export interface Part {
  /**
   * What its reader has set, by the keys that stand for it in the page's address; `part` is none of them. The address
   * follows by itself.
   */
  readonly settings: ReadonlySignal<Printed>;
  /** The reader came to an address of this part. Unknown keys are ignored; a bad value is told of by the view. */
  visit(query: URLSearchParams): void;
  readonly View: ComponentType;
}

/** `keep` is where the part keeps over a reload what is not in its address. */
export type OpenPart = (engine: TablesEngine, keep: SessionStore) => Part;

/** How a part comes, with its own code and words. */
export type LoadPart = () => Promise<OpenPart>;
