/** A state as JSON, for somebody to keep, in its documented form. */
import type { BoardState } from './board_state';
import { printForm } from './json_text';
import { spelledOut } from './position_text';
import { storedView } from './stored_state';

export const BOARD_FORM = 'board';

export function printBoardJson({ position, ...view }: BoardState): string {
  return printForm(BOARD_FORM, position, { position: spelledOut(position), ...storedView(view) });
}
