import type { Table, CornerMove } from '../../model/board/board_model';
import { text } from '../../text';
import styles from './CornerMatrix.module.css';
import { LengthMatrix } from './LengthMatrix';
import { shownWins } from './shown_wins';
import { sizeKey } from './size_key';

/**
 * All lengths of the board. One that does not fit the corner leaves its field empty, so that the
 * table stays still while the pointer wanders over the board.
 */
export function CornerMatrix({ model }: { readonly model: Table }) {
  const lengths = model.lengths.value;
  if (lengths === undefined) return null;
  const moves = new Map(model.cornerMoves.value.map((move) => [sizeKey(move.rectangle), move]));
  const chosen = model.chosen.value?.rectangle;
  const first = model.cornerMoves.value[0]?.rectangle;
  const stop = chosen ?? first;
  return (
    <LengthMatrix
      caption={text().board.corner.matrix}
      heights={lengths.heights}
      widths={lengths.widths}
      field={(width, height) => {
        const key = sizeKey({ width, height });
        const move = moves.get(key);
        return (
          move !== undefined && (
            <MatrixButton
              model={model}
              move={move}
              chosen={chosen !== undefined && sizeKey(chosen) === key}
              isStop={stop !== undefined && sizeKey(stop) === key}
            />
          )
        );
      }}
    />
  );
}

interface MatrixButtonProps {
  readonly model: Table;
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
