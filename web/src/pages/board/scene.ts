/** What the board is to show of the model. */
import type { BoardScene, Mark, MarkedCell, MarkedRectangle } from '../../board/state';
import type { BoardModel, CornerMove } from '../../model/board/board_model';
import { shownWins } from './shown_wins';

export function sceneOf(model: BoardModel): BoardScene {
  const { position, selection, showValues, showGrundy } = model.state.value;
  const { rows, columns, discs } = position;
  const moves = model.cornerMoves.value;
  const chosen = model.chosen.value;
  const description = model.description.value;
  const light = model.light.value;
  return {
    rows,
    columns,
    discs,
    heat: model.heat.value,
    values: showValues ? description?.discValues : undefined,
    columnNumbers: showGrundy && description ? model.grundyNumbers('columns') : undefined,
    rowNumbers: showGrundy && description ? model.grundyNumbers('rows') : undefined,
    rectangles: outlines(model, moves, chosen),
    spots: moves.map((move) => endSpot(move, markOf(model, move))),
    corner: selection?.corner ?? (moves.length > 0 ? model.corner.value : undefined),
    chosen: chosen && { ...chosen.rectangle, mark: markOf(model, chosen) },
    litRows: light?.rows,
    litColumns: light?.columns,
  };
}

/** The winning ones; where none may be told from another, or one is chosen, the spots say enough. */
function outlines(
  model: BoardModel,
  moves: readonly CornerMove[],
  chosen: CornerMove | undefined,
): readonly MarkedRectangle[] {
  if (chosen !== undefined) return [];
  return moves
    .filter((move) => markOf(model, move) === 'winning')
    .map(({ rectangle }) => ({ ...rectangle, mark: 'winning' }));
}

/** The lower left disc of a rectangle, where it ends. */
function endSpot({ rectangle }: CornerMove, mark: Mark): MarkedCell {
  return {
    column: rectangle.column - rectangle.width + 1,
    row: rectangle.row - rectangle.height + 1,
    mark,
  };
}

function markOf(model: BoardModel, { wins }: CornerMove): Mark {
  return shownWins(model, wins) === true ? 'winning' : 'possible';
}
