import type { Board } from './board';

/** Nimbers below this are a field, so quotients are below it too. */
const FIELD_SIZE = 256;

/** c ⊘ a on the board of a product: the b with a ⊗ b = c. Both are below 256, like all nimbers of boards; a isn't 0. */
export function nimQuotient(board: Board, c: number, a: number): number {
  for (let b = 0; b < FIELD_SIZE; b += 1)
    if ((board.change({ moveNimber: a }, { moveNimber: b }) ?? 0) === c) return b;
  throw new RangeError(`${c} can’t be divided by ${a} here.`);
}
