import palette from '../../drawing/Palette.module.css';
import { cornerOf, type Move } from '../../game/move';
import type { Size } from '../../game/position';
import styles from './moves.module.css';

interface MovePictureProps {
  readonly size: Size;
  readonly move: Move;
  /** True if row 1 is at the bottom. */
  readonly rowsUpward: boolean;
}

/** A move on a tiny board: its coins are black, and its corner has a ring. */
export function MovePicture({ size: { rows, columns }, move, rowsUpward }: MovePictureProps) {
  const corner = cornerOf(move);
  const down = (row: number) => (rowsUpward ? rows - row : row - 1);
  const places = Array.from({ length: rows * columns }, (_, place) => ({
    row: Math.floor(place / columns) + 1,
    column: (place % columns) + 1,
  }));
  return (
    <svg
      class={`${palette.palette} ${styles.picture}`}
      viewBox={`0 0 ${10 * columns} ${10 * rows}`}
      aria-hidden="true"
      focusable="false"
    >
      {places.map(({ row, column }) => {
        const isTurned = move.rows.includes(row) && move.columns.includes(column);
        const centre = { cx: 10 * column - 5, cy: 10 * down(row) + 5 };
        return (
          <>
            <circle {...centre} r="3.25" class={isTurned ? styles.turned : styles.coin} />
            {row === corner.row && column === corner.column && (
              <circle {...centre} r="4.5" class={styles.corner} />
            )}
          </>
        );
      })}
    </svg>
  );
}
