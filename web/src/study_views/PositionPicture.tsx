import { useMemo } from 'preact/hooks';
import { BoardPicture } from '../board/BoardPicture';
import type { BoardScene } from '../board/state';
import type { Board } from '../game/board';
import type { Move } from '../game/move';
import type { Position } from '../game/position';
import layout from '../ui/layout.module.css';
import styles from './position.module.css';

export interface PositionPictureProps {
  readonly board: Board;
  readonly position: Position;
  /** A value in each coin, the Grundy numbers along the axes, or nothing. */
  readonly shown: 'values' | 'axes' | 'nothing';
  /** Its text for screen readers. */
  readonly label: string;
  /** A move to outline. */
  readonly move?: Move;
}

/** A picture of a position, without input. */
export function PositionPicture({ board, position, shown, label, move }: PositionPictureProps) {
  const scene = useMemo(
    () => ({
      ...sceneOfPosition(board, position, shown),
      moves: move === undefined ? [] : [{ ...move, mark: 'winning' as const }],
    }),
    [board, position, shown, move],
  );
  const { rows, columns } = position;
  return (
    <span
      class={styles.picture}
      style={{ '--rows': rows, '--columns': columns, '--margins': shown === 'axes' ? 2 : 1 }}
    >
      <BoardPicture scene={scene} />
      <span class={layout.hidden}>{label}</span>
    </span>
  );
}

/** The scene for a position without a study. */
export function sceneOfPosition(
  { game, rows, columns, coinValues }: Board,
  position: Position,
  shown: PositionPictureProps['shown'],
): BoardScene {
  const hasAxes = shown === 'axes';
  return {
    rows: position.rows,
    columns: position.columns,
    rowsUpward: game.rowsUpward,
    rowOrigin: game.rows.origin,
    columnOrigin: game.columns.origin,
    discs: position.coins,
    values: shown === 'values' ? coinValues : undefined,
    rowNumbers: hasAxes ? rows.grundyNumbers : undefined,
    columnNumbers: hasAxes ? columns.grundyNumbers : undefined,
    moves: [],
    spots: [],
  };
}
