import { useMemo } from 'preact/hooks';
import type { CoinPlace } from '../../engine/tables_engine';
import type { Game } from '../../game/game';
import { printRoute } from '../../game/route';
import { answerOf } from '../../study/ask';
import t from '#words/catalogue';
import { allOf, numbers } from '../../text/language';
import { boardName, placeWords } from '../../text/places';
import { gameName, lineName, lineRule } from '../../views/game_words';
import layout from '../../views/parts/layout.module.css';
import { Segments } from '../../views/parts/Segments';
import { useStillness } from '../../views/parts/use_media';
import { coinSheet, valuePlace } from '../../views/sheet/coin_sheet';
import { FillBar } from '../../views/sheet/FillBar';
import { FilledSheet, PlaceReason } from '../../views/sheet/FilledSheet';
import { Sheet } from '../../views/sheet/Sheet';
import styles from './games.module.css';
import { LARGEST_TABLE_SIDE, SPEEDS } from './games_settings';
import type { GamesModel } from './games_model';
import { boardLink, CatalogueCard, Introduced, Sides, Unanswered } from './parts';

interface TablePartProps {
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
        <Introduced>{t('definition-introduction')}</Introduced>
        <Sides model={model} largest={LARGEST_TABLE_SIDE} />
        <Unanswered asked={theorem.value} />
        {answerOf(definition.value) && <FillPanel model={model} board={board} />}
        <div class={layout.beside}>
          <TheoremTable model={model} board={board} />
          {answerOf(definition.value) && <DefinitionTable model={model} board={board} />}
          <CoinReason model={model} board={board} />
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
  const lines = [
    [t('row-sequence', { game: lineName(rowGame) }), rowGame.name],
    [t('column-sequence', { game: lineName(columnGame) }), columnGame.name],
  ] as const;
  return (
    <CatalogueCard
      name={gameName(board)}
      rule={t('rule-board', { rows: lineRule(rowGame), columns: lineRule(columnGame) })}
      sample={{ game: board, openBoard: model.openBoard }}
      facts={[
        [t('origin'), t(board.rowsUpward ? 'origin-upward' : 'origin-board', origin)],
        [
          t('largest-size'),
          rowFacts && columnFacts && upTo(rowFacts.largestSize, columnFacts.largestSize),
        ],
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

/** Fills the table by the definition, and says how far it is. */
function FillPanel({ model, board }: TablePartProps) {
  const { filled, rows, columns, speed } = model.settings.value;
  const { table } = model;
  const isPlaying = table.isPlaying.value;
  const all = rows * columns;
  // Where nothing is to move by itself there are single steps.
  const isStill = useStillness();
  const onToggle = () => (isPlaying ? table.pause() : table.play());
  return (
    <div class={layout.stack} data-screen>
      <div class={layout.spread}>
        <FillBar
          filled={filled}
          all={all}
          onFill={(count) => table.fill(count)}
          goesBack
          playing={isStill ? undefined : { isOn: isPlaying, onToggle }}
        />
        {!isStill && (
          <Segments
            legend={t('speed')}
            options={SPEEDS.map((pace) => [pace, t(`speed-${pace}`)] as const)}
            value={speed}
            onChange={(pace) => model.change({ speed: pace })}
          />
        )}
      </div>
      <p>{t('progress', { filled, all, unequal: table.unequal.value })}</p>
      <p role="status" class={layout.hidden}>
        {!isPlaying && spokenReason(model, board)}
      </p>
    </div>
  );
}

/** The coin that was filled in last, and where its value comes from. */
function lastCoin({ settings, table }: GamesModel, board: Game) {
  const { columns, option } = settings.value;
  const at = table.current.value;
  const options = answerOf(table.options.value)?.options;
  if (at === undefined || options === undefined) return undefined;
  const place = { row: Math.floor(at / columns), column: at % columns };
  return {
    name: coinName(board, place),
    options,
    chosen: options.find(({ value }) => value === option),
    worth: answerOf(table.definition.value)?.values[at] ?? 0n,
    theorem: {
      a: answerOf(table.rowNumbers.value)?.numbers[place.row] ?? 0n,
      b: answerOf(table.columnNumbers.value)?.numbers[place.column] ?? 0n,
      product: answerOf(table.theorem.value)?.values[at] ?? 0n,
    },
  };
}

function coinName({ rows, columns }: Game, { row, column }: CoinPlace): string {
  return placeWords({ row: rows.origin + row, column: columns.origin + column });
}

function spokenReason(model: GamesModel, board: Game): string | undefined {
  const coin = lastCoin(model, board);
  if (coin === undefined) return undefined;
  const { name: place, options, worth } = coin;
  if (options.length === 0) return t('spoken-no-options', { place });
  const list = allOf(options.map(({ value }) => numbers.whole(value)));
  return t('spoken-options', { place, options: list, mex: worth });
}

function CoinReason({ model, board }: TablePartProps) {
  const coin = lastCoin(model, board);
  if (coin === undefined) return null;
  const { name, chosen } = coin;
  return (
    <section class={`${layout.tight} ${styles.reason}`} aria-labelledby="mex-heading">
      <h3 class={layout.subtitle} id="mex-heading">
        {t('coin-heading', { place: name })}
      </h3>
      <PlaceReason
        {...coin}
        onChoose={(one) => model.change({ option: one === chosen ? undefined : one.value })}
        about={
          <p class={layout.note}>
            {chosen ? t('option-lit', { value: chosen.value }) : t('option-hint')}
          </p>
        }
      />
    </section>
  );
}

function DefinitionTable(props: TablePartProps) {
  const { model, board } = props;
  const { theorem, definition, current } = model.table;
  const { filled } = model.settings.value;
  const values = answerOf(definition.value)?.values;
  return (
    <FilledSheet
      {...tableOf(props)}
      caption={t('definition')}
      isPrinted
      valueAt={(at) => (at < filled ? values?.[at] : undefined)}
      expected={answerOf(theorem.value)?.values}
      nameOf={(place) => coinName(board, place)}
      current={current.value}
      lit={lastCoin(model, board)?.chosen?.turned}
      onGo={(at) => model.table.fill(at + 1)}
    />
  );
}
