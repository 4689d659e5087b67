import type { CoinPlace } from '../../engine/api/tables';
import type { Game } from '../../game/game';
import { formatRoute } from '../../game/route';
import { lastAnswered, answerOf } from '../../asking/ask';
import { failedAskOf } from '../../asking/failed_of';
import t from '#words/catalogue';
import commonWords from '#words/common';
import { allOf, numbers } from '../../text/language';
import { boardName, placeWords } from '../../text/places';
import { gameName, lineName, lineRule } from '../../study_views/game_words';
import { Unanswered } from '../../ui/Answered';
import { Failure } from '../../ui/Failure';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazily';
import { SegmentedChoice } from '../../ui/Segments';
import { useStillness, useHand } from '../../ui/use_media';
import { FillBar } from '../../ui/sheet/FillBar';
import { StepwiseSheet, PlaceReason } from '../../ui/sheet/FilledSheet';
import { MAX_TABLE_SIDE } from '../../ui/value_table/table_settings';
import styles from './games.module.css';
import { LARGEST_FILLED_SIDE, SPEEDS } from './games_settings';
import type { GamesModel } from './games_model';
import type { ProductTableProps } from './ProductTable';
import { boardLink, CatalogueCard, SectionWithIntroduction, SideFields } from './parts';

interface GameTableSectionProps {
  readonly model: GamesModel;
  readonly board: Game;
}

/** A product of two line games: its table by the theorem, and below it the one that the definition fills. */
export function GameTableSection({ model, board }: GameTableSectionProps) {
  const { theorem, definition, rowFacts, columnFacts } = model.table;
  const failed = failedAskOf([theorem.value, rowFacts.value, columnFacts.value, definition.value]);
  const found = lastAnswered(theorem.value);
  const hand = useHand();
  return (
    <>
      <BoardCard model={model} board={board} />
      <section class={layout.loose} aria-labelledby="table-heading">
        <h2 class={layout.title} id="table-heading">
          {commonWords('grundy-numbers')}
        </h2>
        <SectionWithIntroduction>{t('table-introduction', { hand })}</SectionWithIntroduction>
        <SideFields model={model} largest={MAX_TABLE_SIDE} />
        {failed && <Failure failed={failed} />}
        <div class={layout.awaited}>
          {found?.question.game === board.name && (
            <ProductTable model={model} board={board} found={found} />
          )}
        </div>
      </section>
      <section class={layout.loose} aria-labelledby="definition-heading">
        <h2 class={layout.title} id="definition-heading">
          {t('definition')}
        </h2>
        <SectionWithIntroduction>{t('definition-introduction')}</SectionWithIntroduction>
        {answerOf(definition.value) && (
          <>
            <FillPanel model={model} board={board} />
            <div class={layout.beside}>
              <DefinitionTable model={model} board={board} />
              <CoinReason model={model} board={board} />
            </div>
          </>
        )}
        {definition.value.status === 'asking' && <Unanswered asked={definition.value} />}
        <p class={layout.note}>{t('side-limit', { largest: LARGEST_FILLED_SIDE })}</p>
      </section>
    </>
  );
}

const ProductTable = lazyComponent<ProductTableProps>(
  async () => (await import('./ProductTable')).ProductTable,
);

function BoardCard({ model, board }: GameTableSectionProps) {
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
          .map(([words, name]) => [words, formatRoute('games', [['game', name]])] as const),
      ]}
    />
  );
}

const upTo = (rows: number, columns: number) =>
  t('largest-board-is', { board: boardName(rows, columns) });

/** The controls that fill the table by the definition, and the progress. */
function FillPanel({ model, board }: GameTableSectionProps) {
  const { filled, rows, columns, speed } = model.settings.value;
  const { table } = model;
  const isPlaying = table.isPlaying.value;
  const all = rows * columns;
  // If the reader prefers no motion there are only single steps.
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
          <SegmentedChoice
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

/** The last filled coin, and the reason for its value. */
function lastCoin({ settings, table }: GamesModel, board: Game) {
  const { columns, option } = settings.value;
  const at = table.current.value;
  const options = answerOf(table.options.value)?.options;
  const product = answerOf(table.theorem.value);
  if (at === undefined || options === undefined) return undefined;
  const place = { row: Math.floor(at / columns), column: at % columns };
  return {
    name: coinName(board, place),
    options,
    chosen: options.find(({ value }) => value === option),
    worth: answerOf(table.definition.value)?.values[at] ?? 0n,
    theorem: product && {
      a: product.axes.rows[place.row] ?? 0n,
      b: product.axes.columns[place.column] ?? 0n,
      product: product.values[at] ?? 0n,
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

function CoinReason({ model, board }: GameTableSectionProps) {
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

function DefinitionTable({ model, board }: GameTableSectionProps) {
  const { theorem, definition, current } = model.table;
  const { rows, columns, filled } = model.settings.value;
  const values = answerOf(definition.value)?.values;
  const product = answerOf(theorem.value);
  return (
    <StepwiseSheet
      rows={rows}
      columns={columns}
      axes={product?.axes}
      rowsUpward={board.rowsUpward}
      origin={{ row: board.rows.origin, column: board.columns.origin }}
      caption={t('definition')}
      hidesCaption
      isPrinted
      valueAt={(at) => (at < filled ? values?.[at] : undefined)}
      expected={product?.values}
      nameOf={(place) => coinName(board, place)}
      current={current.value}
      lit={lastCoin(model, board)?.chosen?.turned}
      onGo={(at) => model.table.fill(at + 1)}
    />
  );
}
