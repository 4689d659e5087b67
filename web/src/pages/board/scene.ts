/** What the board is to show of the model. */
import type { BoardScene, Mark, MarkedRectangle } from '../../board/state';
import type { Cell, CornerMove, Light, Rectangle, Table } from '../../model/board/board_model';
import { sameCell } from '../../model/board/position';
import { shownWins } from './shown_wins';

/** `chooses`: whether the reader chooses rectangles now; otherwise nothing of them is shown. */
export function sceneOf(model: Table, chooses: boolean): BoardScene {
  const { position, selection, showValues, showGrundy } = model.state.value;
  const { rows, columns, discs } = position;
  const moves = chooses ? model.cornerMoves.value : [];
  const chosen = chooses ? model.chosen.value : undefined;
  const held = chooses ? selection?.corner : undefined;
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
    rectangles: outlined(model, moves, chosen).map((move) => marked(model, move)),
    spots: moves.map((move) => ({ ...endOf(move.rectangle), mark: markOf(model, move) })),
    corner: held ?? (moves.length > 0 ? model.corner.value : undefined),
    cornerIsHeld: held !== undefined,
    chosen: chosen && marked(model, chosen),
    litRows: light?.rows,
    litColumns: light?.columns,
    litDiscs: light?.discs && litDiscs(model, light.discs),
  };
}

function litDiscs(model: Table, { value }: NonNullable<Light['discs']>): Uint8Array {
  const values = model.description.value?.discValues;
  return model.state.value.position.discs.map((disc, place) =>
    value === undefined || values?.[place] === value ? disc : 0,
  );
}

/** So many outlines can still be told from one another. */
const MOST_OUTLINES = 12;

/**
 * Of a held corner the rectangle that ends under the pointer, unless that is at the corner itself, where
 * a press steps to the next one; else all, or of many those that win.
 */
function outlined(
  model: Table,
  moves: readonly CornerMove[],
  chosen: CornerMove | undefined,
): readonly CornerMove[] {
  const pointed = model.pointed.value;
  const held = model.state.value.selection?.corner;
  const previewed =
    held !== undefined && pointed !== undefined && !sameCell(pointed, held)
      ? moves.find(({ rectangle }) => sameCell(endOf(rectangle), pointed))
      : undefined;
  if (previewed !== undefined) return [previewed];
  if (chosen !== undefined) return [];
  const winning = moves.filter((move) => markOf(model, move) === 'winning');
  return moves.length <= MOST_OUTLINES ? moves : winning;
}

function marked(model: Table, move: CornerMove): MarkedRectangle {
  return { ...move.rectangle, mark: markOf(model, move) };
}

/** The lower left disc of a rectangle, where it ends. */
export function endOf({ column, row, width, height }: Rectangle): Cell {
  return { column: column - width + 1, row: row - height + 1 };
}

function markOf(model: Table, { wins }: CornerMove): Mark {
  return shownWins(model, wins) === true ? 'winning' : 'possible';
}
