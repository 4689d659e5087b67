import type { SizeGroup } from '../../model/board/board_model';
import { text } from '../../text';
import matrix from './matrix.module.css';
import styles from './GroupMatrix.module.css';
import { moveInGrid } from './move_in_grid';

interface GroupMatrixProps {
  readonly groups: readonly SizeGroup[];
  readonly open: SizeGroup;
  readonly onOpen: (group: SizeGroup) => void;
}

/** How many moves win with which height and width; each number opens its moves. */
export function GroupMatrix({ groups, open, onOpen }: GroupMatrixProps) {
  const t = text().board;
  const { whole } = text().numbers;
  const heights = ascending(groups.map(({ height }) => height));
  const widths = ascending(groups.map(({ width }) => width));
  return (
    <div class={matrix.frame} dir="ltr">
      <table class={matrix.matrix} onKeyDown={moveInGrid}>
        <caption class={matrix.caption}>{t.list.matrix}</caption>
        <thead>
          <tr>
            <th scope="col" class={matrix.axes}>
              {t.corner.axes}
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
              {widths.map((width) => {
                const group = groups.find(
                  (candidate) => candidate.width === width && candidate.height === height,
                );
                return (
                  <td key={width}>
                    {group !== undefined && (
                      <button
                        type="button"
                        class={styles.count}
                        tabIndex={group === open ? 0 : -1}
                        aria-pressed={group === open}
                        aria-label={t.list.groupOption(height, width, group.moves.length)}
                        onClick={() => onOpen(group)}
                      >
                        {whole(group.moves.length)}
                      </button>
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

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
