/** What the board says of its discs, and of itself. */
import type { BoardWords, Cell } from '../../board/state';
import type { BoardModel, CornerMove, Table } from '../../model/board/board_model';
import { discAt, placeOf } from '../../model/board/position';
import { text } from '../../text';

export function boardWords(model: BoardModel): BoardWords {
  const t = text().board.canvas;
  const { mode } = model.state.value;
  return mode === 'edit'
    ? { ...tableWords(model), keys: sentences(t.editKeys), cell: discWords(model) }
    : { ...tableWords(model), keys: sentences(t.keys), cell: cellWords(model) };
}

function sentences(keys: readonly (readonly string[])[]): string {
  return keys.map((words) => `${words.join(' ')}.`).join(' ');
}

/** All but how its keys work, and what its discs say. */
export function tableWords(model: Table): Omit<BoardWords, 'keys' | 'cell'> {
  const t = text().board.canvas;
  const { position } = model.state.value;
  return { ...t, name: t.name(position.rows, position.columns) };
}

/** Where a disc is, its colour, and its value where that is shown. */
export function discWords(model: Table): (cell: Cell) => string {
  const t = text().board.canvas;
  const { position, showValues } = model.state.value;
  const values = showValues ? model.description.value?.discValues : undefined;
  return (cell) => {
    const said = discAt(position, cell) === 1 ? t.white(cell) : t.black(cell);
    const value = values?.[placeOf(position, cell)];
    return value === undefined ? said : `${said}, ${t.value(value)}`;
  };
}

/** A disc with what it is to the rectangles of the corner that is held. */
export function cellWords(model: Table): (cell: Cell) => string {
  const t = text().board.canvas;
  const { position, selection } = model.state.value;
  const held: readonly CornerMove[] = selection === undefined ? [] : model.cornerMoves.value;
  const answersShown = model.answers.value === 'shown';
  const disc = discWords(model);
  const ends = new Map(
    held.map((move) => {
      const { column, row, width, height } = move.rectangle;
      return [`${column - width + 1} ${row - height + 1}`, move];
    }),
  );
  return (cell) => {
    const words = [disc(cell)];
    if (selection?.corner.column === cell.column && selection.corner.row === cell.row)
      words.push(t.corner);
    const end = ends.get(`${cell.column} ${cell.row}`);
    if (end !== undefined)
      words.push(answersShown && end.wins ? t.endsWinning(end.rectangle) : t.ends(end.rectangle));
    else if (selection === undefined && discAt(position, cell) === 1) {
      const counts = model.cornerCounts(cell);
      if (counts !== undefined)
        words.push(t.cornerOf(counts.legal, answersShown ? counts.wins : undefined));
    }
    return words.join(', ');
  };
}
