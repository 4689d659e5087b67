import type { SizeGroup } from '../../model/board/board_model';
import { text } from '../../text';
import { boardDetailsText } from '../../text/board_details';
import styles from './GroupMatrix.module.css';
import { LengthMatrix } from './LengthMatrix';
import { sizeKey } from './size_key';

interface GroupMatrixProps {
  readonly groups: readonly SizeGroup[];
  readonly open: SizeGroup;
  readonly onOpen: (group: SizeGroup) => void;
}

/** How many moves win with which height and width; each number opens its moves. */
export function GroupMatrix({ groups, open, onOpen }: GroupMatrixProps) {
  const t = boardDetailsText().list;
  const { whole } = text().numbers;
  const bySize = new Map(groups.map((group) => [sizeKey(group), group]));
  return (
    <LengthMatrix
      caption={t.matrix}
      heights={ascending(groups.map(({ height }) => height))}
      widths={ascending(groups.map(({ width }) => width))}
      field={(width, height) => {
        const group = bySize.get(sizeKey({ width, height }));
        return (
          group !== undefined && (
            <button
              type="button"
              class={styles.count}
              tabIndex={group === open ? 0 : -1}
              aria-pressed={group === open}
              aria-label={t.groupOption(height, width, group.moves.length)}
              onClick={() => onOpen(group)}
            >
              {whole(group.moves.length)}
            </button>
          )
        );
      }}
    />
  );
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
