/**
 * Every word that a person reads comes from a catalogue: one module per language, all of one type.
 * `text()` is the catalogue in use; a function, so that a later choice of language reaches every caller.
 */
import { en } from './en';
import type { Texts } from './en';

export type { Texts } from './en';
export type { GroupOfDigits } from './numbers';

export function text(): Texts {
  return en;
}
