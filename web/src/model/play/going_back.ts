/** How far undo and redo go: between two people one move, against the computer to one's own turns. */
import type { GameSetup } from './game';
import { isComputersTurn } from './phase';

/** How many moves stay made, when so many are; nothing where none can be taken back. */
export function movesAfterUndo(setup: GameSetup, made: number): number | undefined {
  if (made === 0) return undefined;
  for (let moves = made - 1; moves > 0; moves -= 1)
    if (!isComputersTurn(setup, moves)) return moves;
  return 0;
}

/** How many moves are made then, of a line of so many; nothing at its end. */
export function movesAfterRedo(setup: GameSetup, made: number, inLine: number): number | undefined {
  if (made === inLine) return undefined;
  for (let moves = made + 1; moves < inLine; moves += 1)
    if (!isComputersTurn(setup, moves)) return moves;
  return inLine;
}
