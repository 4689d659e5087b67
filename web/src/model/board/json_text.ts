/** How the JSON of a state and that of a game are written. Reading it (json_form.ts) can wait until it is asked for. */
import type { Position } from './position';

export const VERSION = 1;

/** The text of an object with the head by which it is known, to be read by a person. */
export function printForm(name: string, { rows, columns }: Position, values: object): string {
  const head = { tartan: name, version: VERSION, rows, columns };
  return `${JSON.stringify({ ...head, ...values }, undefined, 2)}\n`;
}
