import { isOneRow, numberOf } from '../../../game/game';
import { placeOf } from '../../../game/position';
import t from '#words/exercises';
import { numbers } from '../../../text/language';
import type { GapExercise } from './exercise';
import styles from './GapTable.module.css';

/** The values of a board's coins, but one. */
export function GapTable({ exercise }: { readonly exercise: GapExercise }) {
  return isOneRow(exercise.board.game) ? (
    <Sequence exercise={exercise} />
  ) : (
    <Table exercise={exercise} />
  );
}

/** A row of values goes on in further lines where there is no room. */
function Sequence({ exercise: { board, gap } }: { readonly exercise: GapExercise }) {
  return (
    <ol class={styles.sequence} aria-label={t('values-by-place')} dir="ltr">
      {Array.from(board.coinValues, (value, index) => {
        const isGap = index + 1 === gap.column;
        return (
          <li key={index} data-gap={isGap}>
            <span class={styles.place}>
              {numbers.whole(numberOf(board.game.columns, index + 1))}
            </span>
            <Value value={value} isGap={isGap} />
          </li>
        );
      })}
    </ol>
  );
}

function Table({ exercise: { board, gap } }: { readonly exercise: GapExercise }) {
  const { game, rows, columns, coinValues } = board;
  const places = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const down = places(rows.size);
  return (
    <div class={styles.room} dir="ltr">
      <table class={styles.table} aria-label={t('values-by-row')}>
        <thead>
          <tr>
            <td />
            {places(columns.size).map((column) => (
              <th key={column} scope="col">
                {numbers.whole(numberOf(game.columns, column))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(game.rowsUpward ? down.reverse() : down).map((row) => (
            <tr key={row}>
              <th scope="row">{numbers.whole(numberOf(game.rows, row))}</th>
              {places(columns.size).map((column) => {
                const isGap = row === gap.row && column === gap.column;
                const place = placeOf({ columns: columns.size }, { row, column });
                return (
                  <td key={column} data-gap={isGap}>
                    <Value value={coinValues[place] ?? 0} isGap={isGap} />
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

function Value({ value, isGap }: { readonly value: number; readonly isGap: boolean }) {
  return isGap ? <span aria-label={t('gap')}>?</span> : <>{numbers.whole(value)}</>;
}
