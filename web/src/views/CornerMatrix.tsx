import { moveOf, steppedMove } from '../game/board';
import type { Line, LineMove } from '../game/line';
import { sameMove } from '../game/move';
import { numberOf } from '../game/game';
import type { Move } from '../game/move';
import type { StudyModel } from '../study/study_model';
import { numbers } from '../text/language';
import t from '#words/moves';
import { sizeWords } from '../text/places';
import { moveName } from './parts/names';
import { CornerSelects } from './CornerSelects';
import styles from './CornerMatrix.module.css';
import { drawnDistances, fitsInTable, hasLengths, KindMatrix } from './KindMatrix';
import type { Kind } from './KindMatrix';

/**
 * All kinds of moves on the board. One that does not fit the corner leaves its field empty, so that the
 * table stays still while the pointer wanders over the board.
 */
export function CornerMatrix({ model }: { readonly model: StudyModel }) {
  const board = model.board.value;
  const moves = model.moves.value;
  const chosen = model.chosen.value;
  if (board === undefined) return null;
  if (!fitsInTable(board)) return <CornerSelects model={model} />;
  const stop = chosen ?? steppedMove(moves, undefined, 'next');
  const axis = (line: Line) => (hasLengths(line) ? 'lengths' : 'places');
  return (
    <KindMatrix
      caption={t('corner-table')}
      axes={t('axes', { rows: axis(board.rows), columns: axis(board.columns) })}
      rows={kindsOn(board.rows, moves.rows)}
      columns={kindsOn(board.columns, moves.columns)}
      field={(rowKind, columnKind) => {
        const row = moves.rows[rowKind];
        const column = moves.columns[columnKind];
        if (row === undefined || column === undefined || !moves.goTogether(row, column))
          return null;
        return <MoveButton model={model} row={row} column={column} stop={stop} />;
      }}
    />
  );
}

/** By their lengths, or by the places that they turn from the corner that has these moves. */
function kindsOn(line: Line, moves: readonly LineMove[]): Kind[] {
  const { whole } = numbers;
  return line.movesAt(line.size).map((move) => {
    const { kind, places } = move;
    const numbers = moves[kind]?.places.map((place) => whole(numberOf(line.game, place)));
    return {
      kind,
      label: hasLengths(line) ? whole(places.length) : (numbers?.join(', ') ?? '–'),
      distances: drawnDistances(line, move),
    };
  });
}

interface MoveButtonProps {
  readonly model: StudyModel;
  readonly row: LineMove;
  readonly column: LineMove;
  /** The one that Tab comes to; arrow keys lead to the others. */
  readonly stop: Move | undefined;
}

function MoveButton({ model, row, column, stop }: MoveButtonProps) {
  const wins = model.pairWins(row, column);
  const move = moveOf(row, column);
  const size = sizeWords(moveName(model.state.value.study.game, move));
  return (
    <button
      type="button"
      class={`${styles.move} ${wins === true ? styles.winning : ''}`}
      tabIndex={sameMove(move, stop) ? 0 : -1}
      aria-pressed={sameMove(move, model.chosen.value)}
      aria-label={wins === undefined ? size : t(wins ? 'move-wins' : 'move-loses', { size })}
      onClick={() => model.choose(move)}
    >
      <span aria-hidden="true">{wins === true ? '◆' : '○'}</span>
    </button>
  );
}
