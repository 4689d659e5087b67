import { moveWith, steppedMove } from '../game/board';
import type { LineMove } from '../game/line';
import { samePlaces } from '../game/move';
import { stretchesOf } from '../game/move_text';
import { isOneRow, numberOf } from '../game/game';
import type { LineGame } from '../game/game';
import type { StudyModel } from '../study/study_model';
import { numbers } from '../text/language';
import boardWords from '#words/board';
import moveListWords from '#words/moves';
import commonWords from '#words/common';
import layout from './parts/layout.module.css';
import styles from './CornerSelects.module.css';
import fields from './parts/fields.module.css';

/**
 * The moves of a corner where they are too many for a table: row moves, and column moves to go with them. Those
 * of a corner that is only pointed at are counted, as nobody could choose one of them. It is as high without a
 * corner, so that the page does not jump under the pointer.
 */
export function CornerSelects({ model }: { readonly model: StudyModel }) {
  const { game } = model.state.value.study;
  const moves = model.moves.value;
  const isHeld = model.selection.value !== undefined;
  const chosen = model.chosen.value;
  const shown = chosen ?? steppedMove(moves, undefined, 'next');
  const indexOf = (axis: 'rows' | 'columns') =>
    moves[axis].findIndex(({ places }) => shown && samePlaces(places, shown[axis]));
  const row = moves.rows[indexOf('rows')];
  const column = moves.columns[indexOf('columns')];

  function choose(axis: 'rows' | 'columns', index: number) {
    const next = moveWith(moves, axis, moves[axis][index], axis === 'rows' ? column : row);
    if (next !== undefined) model.choose(next);
  }

  return (
    <>
      <p class={layout.note}>
        {moves.rows.length === 0
          ? boardWords('how-to-begin')
          : moveListWords('too-many', {
              rows: moveListWords('row-moves', { count: moves.rows.length }),
              columns: moveListWords('column-moves', { count: moves.columns.length }),
            })}
      </p>
      <div class={styles.selects}>
        {!isOneRow(game) && (
          <MoveSelect
            label={commonWords('rows')}
            line={game.rows}
            moves={isHeld ? moves.rows : []}
            index={indexOf('rows')}
            wins={(other) => column && model.pairWins(other, column)}
            onChange={(index) => choose('rows', index)}
          />
        )}
        <MoveSelect
          label={commonWords('columns')}
          line={game.columns}
          moves={isHeld ? moves.columns : []}
          index={indexOf('columns')}
          wins={(other) => row && model.pairWins(row, other)}
          onChange={(index) => choose('columns', index)}
        />
      </div>
    </>
  );
}

interface MoveSelectProps {
  readonly label: string;
  readonly line: LineGame;
  readonly moves: readonly LineMove[];
  readonly index: number;
  /** Whether a move wins together with the one that is chosen on the other axis. */
  readonly wins: (move: LineMove) => boolean | undefined;
  readonly onChange: (index: number) => void;
}

function MoveSelect({ label, line, moves, index, wins, onChange }: MoveSelectProps) {
  return (
    <label>
      {label}
      <select
        class={fields.line}
        value={index}
        disabled={moves.length === 0}
        onChange={(event) => onChange(event.currentTarget.selectedIndex)}
      >
        {moves.map((move, place) => (
          <option key={place} value={place}>
            {placesText(line, move)}
            {wins(move) === true && ' ◆'}
          </option>
        ))}
      </select>
    </label>
  );
}

/** `1, 3–5`: short, for a line of a list. */
function placesText(line: LineGame, { places }: LineMove): string {
  return stretchesOf(places)
    .map((ends) =>
      [...new Set(ends)].map((place) => numbers.whole(numberOf(line, place))).join('–'),
    )
    .join(', ');
}
