import { useMemo } from 'preact/hooks';
import type { Game } from '../../game/game';
import { printRoute } from '../../game/route';
import { answerOf } from '../../study/ask';
import t from '#words/catalogue';
import { boardName, placeWords } from '../../text/places';
import { gameName, lineName, lineRule } from '../../views/game_words';
import { SideControl } from '../../views/SideControl';
import { FillPanel, MexOfCoin } from './FillPanel';
import { LARGEST_TABLE_SIDE } from './games_settings';
import type { GamesModel } from './games_model';
import { boardLink, GameCard, Terms, Unanswered } from './parts';
import layout from '../../views/parts/layout.module.css';
import styles from './TablePart.module.css';
import { coinSheet, valuePlace } from '../../views/sheet/coin_sheet';
import { Sheet } from '../../views/sheet/Sheet';
import type { SheetPlace } from '../../views/sheet/Sheet';

export interface TablePartProps {
  readonly model: GamesModel;
  readonly board: Game;
}

/** A product of two line games: its table by the theorem, and beside it the one that the definition fills. */
export function TablePart({ model, board }: TablePartProps) {
  const { theorem, definition } = model.table;
  return (
    <>
      <BoardCard model={model} board={board} />
      <section class={layout.loose} aria-labelledby="definition-heading">
        <h2 class={layout.title} id="definition-heading">
          {t('definition-heading')}
        </h2>
        <Terms>{t('definition-introduction')}</Terms>
        <Sides model={model} largest={LARGEST_TABLE_SIDE} />
        <Unanswered asked={theorem.value} />
        <FillPanel model={model} board={board} />
        <div class={layout.beside}>
          <TheoremTable model={model} board={board} />
          {answerOf(definition.value) && <DefinitionTable model={model} board={board} />}
          <MexOfCoin model={model} board={board} />
        </div>
        {theorem.value.status !== 'failed' && <Unanswered asked={definition.value} />}
        <p class={layout.note}>{t('side-limit', { largest: LARGEST_TABLE_SIDE })}</p>
      </section>
    </>
  );
}

function BoardCard({ model, board }: TablePartProps) {
  const { rows, columns } = model.settings.value;
  const { rows: rowGame, columns: columnGame } = board;
  const origin = { rows: rowGame.origin, columns: columnGame.origin };
  const rowFacts = answerOf(model.table.rowFacts.value);
  const columnFacts = answerOf(model.table.columnFacts.value);
  const largest =
    rowFacts && columnFacts
      ? [[t('largest-size'), upTo(rowFacts.largestSize, columnFacts.largestSize)] as const]
      : [];
  const lines = [
    [t('row-sequence', { game: lineName(rowGame) }), rowGame.name],
    [t('column-sequence', { game: lineName(columnGame) }), columnGame.name],
  ] as const;
  return (
    <GameCard
      name={gameName(board)}
      rule={t('rule-board', { rows: lineRule(rowGame), columns: lineRule(columnGame) })}
      sample={{ game: board, openBoard: model.openBoard }}
      facts={[
        [t('origin'), t(board.rowsUpward ? 'origin-upward' : 'origin-board', origin)],
        ...largest,
      ]}
      links={[
        ...boardLink(t('play-board'), board.name, rows, columns),
        ...lines
          .slice(0, rowGame.name === columnGame.name ? 1 : 2)
          .map(([words, name]) => [words, printRoute('games', [['game', name]])] as const),
      ]}
    />
  );
}

const upTo = (rows: number, columns: number) =>
  t('largest-board-is', { board: boardName(rows, columns) });

interface SidesProps {
  readonly model: GamesModel;
  readonly largest: number;
}

/** How large the tables are. A table of another size begins anew. */
export function Sides({ model, largest }: SidesProps) {
  const { rows, columns, heads } = model.settings.value;

  function resize(nextRows: number, nextColumns: number) {
    model.table.pause();
    model.change({
      rows: nextRows,
      columns: nextColumns,
      filled: 0,
      option: undefined,
      revealed: false,
      move: undefined,
      heads: heads.filter(({ row, column }) => row < nextRows && column < nextColumns),
    });
  }

  return (
    <div class={styles.sides}>
      <SideControl
        axis="rows"
        side={rows}
        range={{ smallest: 1, largest }}
        onChange={(side = rows) => resize(side, columns)}
      />
      <SideControl
        axis="columns"
        side={columns}
        range={{ smallest: 1, largest }}
        onChange={(side = columns) => resize(rows, side)}
      />
    </div>
  );
}

/** The values of both axes, where they are known. */
function axesOf({ table }: GamesModel) {
  const rows = answerOf(table.rowNumbers.value)?.numbers;
  const columns = answerOf(table.columnNumbers.value)?.numbers;
  return rows && columns && { rows, columns };
}

/** Without its places. */
function tableOf({ model, board }: TablePartProps) {
  const { rows, columns } = model.settings.value;
  const { rowsUpward } = board;
  const origin = { row: board.rows.origin, column: board.columns.origin };
  return { rows, columns, origin, rowsUpward, axes: axesOf(model) };
}

function TheoremTable(props: TablePartProps) {
  const { model } = props;
  const values = answerOf(model.table.theorem.value)?.values;
  const axes = axesOf(model);
  return useMemo(() => {
    if (values === undefined) return null;
    const table = tableOf(props);
    const place = (row: number, column: number) =>
      valuePlace(values[row * table.columns + column] ?? 0n);
    return <Sheet {...coinSheet({ ...table, place })} caption={t('theorem')} isPrinted />;
  }, [values, axes?.rows, axes?.columns]);
}

/** The coins that the chosen option’s move turns. */
function litCoins({ settings, table }: GamesModel): ReadonlySet<number> {
  const { option, columns } = settings.value;
  const chosen = answerOf(table.options.value)?.options.find(({ value }) => value === option);
  return new Set(chosen?.turned.map(({ row, column }) => row * columns + column));
}

function DefinitionTable(props: TablePartProps) {
  const { model, board } = props;
  const { filled, columns } = model.settings.value;
  const expected = answerOf(model.table.theorem.value)?.values;
  const values = answerOf(model.table.definition.value)?.values;
  const lit = litCoins(model);
  const current = model.table.current.value;

  function place(row: number, column: number): SheetPlace {
    const at = row * columns + column;
    const value = at < filled ? values?.[at] : undefined;
    const name = placeWords({
      row: board.rows.origin + row,
      column: board.columns.origin + column,
    });
    const found = value === expected?.[at] ? 'right' : 'wrong';
    return {
      ...(value !== undefined && valuePlace(value)),
      marks: [
        value === undefined ? 'empty' : found,
        lit.has(at) && 'lit',
        at === current && 'current',
      ],
      press: {
        name:
          value === undefined
            ? t('cell-empty', { place: name })
            : t('cell-filled', { place: name, value }),
        isCurrent: at === current,
        onPress: () => model.table.fill(at + 1),
      },
    };
  }

  const stop = { row: Math.floor((current ?? 0) / columns), column: (current ?? 0) % columns };
  const coins = coinSheet({ ...tableOf(props), stop, place });
  return <Sheet {...coins} caption={t('definition')} isPrinted />;
}
