import type { BoardModel, CornerMove } from '../../model/board/board_model';
import { text } from '../../text';
import styles from './CornerMatrix.module.css';
import matrix from './matrix.module.css';
import { moveInGrid } from './move_in_grid';
import { shownWins } from './shown_wins';

/**
 * All lengths of the board, heights upwards and widths to the left as the rectangles hang from their
 * corner. A length that does not fit the corner leaves its field empty, so that the table stays still
 * while the pointer wanders over the board.
 */
export function CornerMatrix({ model }: { readonly model: BoardModel }) {
  const t = text().board.corner;
  const { whole } = text().numbers;
  const lengths = model.lengths.value;
  if (lengths === undefined) return null;
  const moves = new Map(
    model.cornerMoves.value.map((move) => [
      `${move.rectangle.width} ${move.rectangle.height}`,
      move,
    ]),
  );
  const chosen = model.chosen.value?.rectangle;
  const first = model.cornerMoves.value[0]?.rectangle;
  const stop = chosen ?? first;

  return (
    <div class={matrix.frame} dir="ltr">
      <table class={matrix.matrix} onKeyDown={moveInGrid}>
        <caption class={matrix.caption}>{t.matrix}</caption>
        <thead>
          <tr>
            <th scope="col" class={matrix.axes}>
              {t.axes}
            </th>
            {lengths.widths.map((width) => (
              <th key={width} scope="col">
                {whole(width)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lengths.heights.map((height) => (
            <tr key={height}>
              <th scope="row">{whole(height)}</th>
              {lengths.widths.map((width) => {
                const move = moves.get(`${width} ${height}`);
                return (
                  <td key={width}>
                    {move !== undefined && (
                      <MatrixButton
                        model={model}
                        move={move}
                        chosen={chosen?.width === width && chosen.height === height}
                        isStop={stop?.width === width && stop.height === height}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MatrixButtonProps {
  readonly model: BoardModel;
  readonly move: CornerMove;
  readonly chosen: boolean;
  /** The one that Tab comes to; arrow keys lead to the others. */
  readonly isStop: boolean;
}

function MatrixButton({ model, move, chosen, isStop }: MatrixButtonProps) {
  const wins = shownWins(model, move.wins);
  return (
    <button
      type="button"
      class={`${styles.move} ${wins === true ? styles.winning : ''}`}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={chosen}
      aria-label={text().board.corner.move(move.rectangle, wins)}
      onClick={() => model.choose(move.rectangle)}
    >
      <span aria-hidden="true">{wins === true ? '◆' : '○'}</span>
    </button>
  );
}
