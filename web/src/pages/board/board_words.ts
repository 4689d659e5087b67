/** What the board says of its discs, and of itself. */
import type { BoardWords, Cell } from '../../board/state';
import type { BoardModel, CornerMove } from '../../model/board/board_model';
import { discAt } from '../../model/board/position';
import { text } from '../../text';

export function boardWords(model: BoardModel): BoardWords {
  const t = text().board.canvas;
  const { position, mode, selection } = model.state.value;
  return {
    name: t.name(position.rows, position.columns),
    keys: mode === 'edit' ? t.editKeys : t.keys,
    zoomIn: t.zoomIn,
    zoomOut: t.zoomOut,
    zoomFit: t.zoomFit,
    entry: t.entry,
    column: t.column,
    row: t.row,
    go: t.go,
    noSuchDisc: t.noSuchDisc,
    cell: cellWords(model, selection === undefined ? [] : model.cornerMoves.value),
  };
}

/** `held`: the rectangles of the corner that is held. */
function cellWords(model: BoardModel, held: readonly CornerMove[]): (cell: Cell) => string {
  const t = text().board.canvas;
  const { position, mode, selection, showValues } = model.state.value;
  const answersShown = model.answers.value === 'shown';
  const values = showValues ? model.description.value?.discValues : undefined;
  const ends = new Map(
    held.map((move) => {
      const { column, row, width, height } = move.rectangle;
      return [`${column - width + 1} ${row - height + 1}`, move];
    }),
  );
  return (cell) => {
    const white = discAt(position, cell) === 1;
    const words = [white ? t.white(cell) : t.black(cell)];
    const value = values?.[(cell.row - 1) * position.columns + cell.column - 1];
    if (value !== undefined) words.push(t.value(value));
    if (mode === 'edit') return words.join(', ');
    if (selection?.corner.column === cell.column && selection.corner.row === cell.row)
      words.push(t.corner);
    const end = ends.get(`${cell.column} ${cell.row}`);
    if (end !== undefined)
      words.push(answersShown && end.wins ? t.endsWinning(end.rectangle) : t.ends(end.rectangle));
    else if (white && selection === undefined) {
      const counts = model.cornerCounts(cell);
      if (counts !== undefined)
        words.push(t.cornerOf(counts.legal, answersShown ? counts.wins : undefined));
    }
    return words.join(', ');
  };
}
