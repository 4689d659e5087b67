/** A board of which its reader cannot change all: what is locked does nothing, whatever asks for it. */
import type { BoardModel } from './board_model';

export function lockedBoard(model: BoardModel): BoardModel {
  const { size, mode, position } = model.limits.locks;
  return {
    ...model,
    ...(size && { resize: nothing }),
    ...(mode && { setMode: nothing }),
    ...(position && { apply: nothing, allWhite: nothing, allBlack: nothing, random: nothing }),
  };
}

function nothing(): void {
  // It is locked.
}
