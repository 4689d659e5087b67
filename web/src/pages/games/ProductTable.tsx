import { useMemo } from 'preact/hooks';
import type { TablesAnswer, TablesRequest } from '../../engine/api/engine';
import type { Game } from '../../game/game';
import type { GivenAnswer } from '../../asking/ask';
import t from '#words/catalogue';
import { boardName, placeWords } from '../../text/places';
import { gameName } from '../../study_views/game_words';
import { TablePanel } from '../../ui/value_table/TablePanel';
import { placeWithin } from '../../ui/value_table/table_settings';
import { tableOf } from '../../ui/value_table/value_table';
import type { GamesModel } from './games_model';

export interface ProductTableProps {
  readonly model: GamesModel;
  readonly board: Game;
  /** The values of this board, possibly of another size than is requested now. */
  readonly found: GivenAnswer<TablesRequest<'productTable'>, TablesAnswer<'productTable'>>;
}

/** The values of a board's coins by the Tartan theorem. */
export function ProductTable({ model, board, found }: ProductTableProps) {
  const { lit, at } = model.settings.value;
  const { rows, columns } = found.question;
  const { values, axes } = found.answer;
  const origin = { row: board.rows.origin, column: board.columns.origin };
  const table = useMemo(
    () =>
      tableOf(
        {
          name: t('table-of', { game: gameName(board), board: boardName(rows, columns) }),
          rows,
          columns,
          origin,
          rowsUpward: board.rowsUpward,
          sign: '⊗',
        },
        ({ row, column }) => values[row * columns + column],
      ),
    [board.name, found.answer],
  );
  const scene = useMemo(() => ({ table, lit }), [table, lit]);
  const shown = placeWithin(at, rows, columns);
  const [a, b] = [axes.rows[shown.row] ?? 0n, axes.columns[shown.column] ?? 0n];
  const value = values[shown.row * columns + shown.column] ?? 0n;
  const place = { row: origin.row + shown.row, column: origin.column + shown.column };
  return (
    <TablePanel
      scene={scene}
      at={shown}
      change={model.change}
      reading={{
        formula: `g_1(${place.row}) ⊗| g_2(${place.column}) =| ${a} ⊗| ${b} =| ${value}`,
        said: t('spoken-product', { place: placeWords(place), a, b, value }),
      }}
      expression={`${a}*${b}`}
      file={`${board.name.replaceAll(/[^a-z\d]+/gu, '-')}-${rows}x${columns}`}
      address={model.address.value}
    >
      <p>{t('scale')}</p>
    </TablePanel>
  );
}
