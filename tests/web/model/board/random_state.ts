/** States of all kinds, as a reader could come to them. */
import { BOARD_MODES, HEAT_LAYERS } from '../../../../web/src/model/board/board_state';
import type { BoardState, Selection } from '../../../../web/src/model/board/board_state';
import { cellAt, randomPosition } from '../../../../web/src/model/board/position';
import type { Position } from '../../../../web/src/model/board/position';

export type Random = (below: number) => number;

export function randomState(random: Random, largestSide: number): BoardState {
  const position = randomPosition(
    1 + random(largestSide),
    1 + random(largestSide),
    random(4) === 0 ? () => 0.9 : () => random(1_000) / 1_000,
  );
  const mode = BOARD_MODES[random(3)]!;
  const selection = random(3) === 0 ? undefined : randomSelection(random, position);
  return {
    position,
    mode,
    selection,
    revealed: mode === 'predict' && selection?.size !== undefined && random(2) === 0,
    heat: HEAT_LAYERS[random(3)]!,
    showValues: random(2) === 0,
    showGrundy: random(2) === 0,
  };
}

/** Any size that fits the corner, legal or not. */
function randomSelection(random: Random, position: Position): Selection | undefined {
  const white = [...position.discs.keys()].filter((place) => position.discs[place] === 1);
  const place = white[random(white.length)];
  if (place === undefined) return undefined;
  const corner = cellAt(position, place);
  if (random(3) === 0) return { corner, size: undefined };
  return { corner, size: { width: 1 + random(corner.column), height: 1 + random(corner.row) } };
}
