import type { ComponentChild } from 'preact';
import { text } from '../../text';
import styles from './LengthMatrix.module.css';
import { moveInGrid } from './move_in_grid';

interface LengthMatrixProps {
  readonly caption: string;
  readonly heights: readonly number[];
  readonly widths: readonly number[];
  /** The button of a height and width, or nothing. */
  readonly field: (width: number, height: number) => ComponentChild;
}

/** A table of heights by widths, through whose buttons the arrow keys go. */
export function LengthMatrix({ caption, heights, widths, field }: LengthMatrixProps) {
  const { whole } = text().numbers;
  return (
    <div class={styles.frame} dir="ltr">
      <table class={styles.matrix} onKeyDown={moveInGrid}>
        <caption class={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" class={styles.axes}>
              {text().board.corner.axes}
            </th>
            {widths.map((width) => (
              <th key={width} scope="col">
                {whole(width)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heights.map((height) => (
            <tr key={height}>
              <th scope="row">{whole(height)}</th>
              {widths.map((width) => (
                <td key={width}>{field(width, height)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
