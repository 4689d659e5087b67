import type { ComponentChildren } from 'preact';
import type { Game } from '../../../game/game';
import { readMove } from '../../../game/move_text';
import type { Cell, Size } from '../../../game/position';
import t from '#words/learn';
import { listOf } from '../../../text/language';
import { placeWords } from '../../../text/places';
import { cellName } from '../../../views/parts/names';
import { boardId, useLesson } from '../lesson';
import styles from './lesson_parts.module.css';

interface NameProps {
  readonly board: string;
  /** Coins and moves with spaces between them, as in an address: `1x4`, `3x1~4 1x1`. */
  readonly of: string;
  readonly children: ComponentChildren;
}

/** Words that name coins or a move: the board lights these while one points at the words, or is there. */
export function Name({ board, of, children }: NameProps) {
  const model = useLesson().study(board);
  const { game, start } = model.state.value.study;
  const cells = cellsNamed(game, start, of);
  const places = listOf(cells.map((cell) => placeWords(cellName(game, cell))));
  const shine = () => model.shine({ cells });
  const dim = () => model.shine(undefined);
  return (
    <button
      type="button"
      class={styles.name}
      aria-description={t('on-the-board', { places })}
      onPointerEnter={shine}
      onPointerLeave={dim}
      onFocus={shine}
      onBlur={dim}
      onClick={() => {
        // A finger does not give it the focus in every browser.
        shine();
        document.getElementById(boardId(board))?.scrollIntoView({ block: 'nearest' });
      }}
    >
      {children}
    </button>
  );
}

/** The coins that are named; throws where one is not on the board. */
export function cellsNamed(game: Game, size: Size, names: string): Cell[] {
  return names.split(' ').flatMap((name) => {
    const move = readMove(game, size, name);
    if (move === undefined) throw new RangeError(`${name} is not on the board.`);
    return move.rows.flatMap((row) => move.columns.map((column) => ({ row, column })));
  });
}
