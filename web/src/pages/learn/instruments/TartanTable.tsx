import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { CoinOption } from '../../../engine/tables_engine';
import type { Board } from '../../../game/board';
import { cellAt } from '../../../game/position';
import type { Cell } from '../../../game/position';
import type { StudyModel } from '../../../study/study_model';
import { numbers } from '../../../text/language';
import { placeWords } from '../../../text/places';
import commonWords from '#words/common';
import t from '#words/tartan_table';
import { moveAlong } from '../../../views/arrow_keys';
import { gameName } from '../../../views/game_words';
import { Answered } from '../../../views/parts/Answered';
import { Button } from '../../../views/parts/Button';
import { math } from '../../../views/parts/math';
import { cellName } from '../../../views/parts/names';
import { useKeptFocus } from '../../../views/parts/use_kept_focus';
import { coinSheet, valuePlace } from '../../../views/sheet/coin_sheet';
import { FillBar } from '../../../views/sheet/FillBar';
import { Sheet } from '../../../views/sheet/Sheet';
import type { SheetPlace } from '../../../views/sheet/Sheet';
import { useAsked } from '../../../views/use_asked';
import { useShine } from '../../../views/why/lights';
import { useLesson } from '../lesson';
import { Instrument } from './Instrument';
import { MexQuestion } from './MexQuestion';
import { equalCount, filledPlaces, placesToFill, tableFacts } from './tartan_table';
import type { TableFacts } from './tartan_table';
import styles from './TartanTable.module.css';

interface TartanTableProps {
  /** A board of the lesson, whose coins light. */
  readonly board: string;
  /** Whether it can be compared with the Tartan theorem. */
  readonly compares?: boolean;
}

/** The values of a board's coins, which the reader finds by the definition one after the other. */
export function TartanTable({ board: name, compares = false }: TartanTableProps) {
  const { study, kept } = useLesson();
  const model = study(name);
  const board = model.board.value;
  const progress = kept(`table of ${name}`, noProgress);
  return board && <Loaded {...{ model, board, compares, progress }} />;
}

interface LoadedProps {
  readonly model: StudyModel;
  readonly board: Board;
  readonly compares: boolean;
  readonly progress: Progress;
}

function Loaded(about: LoadedProps) {
  const { tables } = useLesson();
  const { board } = about;
  const asked = useAsked((signal) => tableFacts(tables, board, signal), [tables, board]);
  return (
    <Answered asked={asked} waiting={commonWords('working-out')}>
      {(facts) => <Table {...about} {...facts} />}
    </Answered>
  );
}

interface TableProps extends LoadedProps, TableFacts {}

/** What the reader has done with a table. */
interface Progress {
  /** So many coins have been filled in. */
  readonly known: Signal<number>;
  /** The coin that is looked at again. */
  readonly looked: Signal<number | undefined>;
  /** The option that is pointed at. */
  readonly option: Signal<bigint | undefined>;
  readonly isCompared: Signal<boolean>;
}

function noProgress(): Progress {
  return {
    known: signal(0),
    looked: signal(undefined),
    option: signal(undefined),
    isCompared: signal(false),
  };
}

/** What follows from it. */
interface Looked {
  readonly filled: ReadonlySet<number>;
  /** The coin that is looked at, and the one to be filled in next. */
  readonly place: number;
  readonly next: number | undefined;
  /** The move of the coin that is lit. */
  readonly chosen: CoinOption | undefined;
}

function Table(props: TableProps) {
  const { board, compares, progress, values, expected, options } = props;
  const figure = useRef<HTMLElement>(null);
  const { known, looked, option, isCompared } = progress;
  const order = useMemo(() => placesToFill(board), [board]);
  const filled = useMemo(() => filledPlaces(board, known.value), [board, known.value]);
  const next = order[known.value];
  const place = looked.value ?? next ?? order.at(-1) ?? 0;
  const chosen = options[place]?.find(({ value }) => value === option.value);
  const about = { ...props, filled, place, next, chosen };
  useKeptFocus(figure, () => figure.current?.querySelector<HTMLElement>('td [tabindex="0"]'));

  function fill(count: number) {
    known.value = count;
    looked.value = undefined;
    option.value = undefined;
  }

  return (
    <Instrument name={t('name', { game: gameName(board.game) })} frame={figure}>
      <div class={styles.parts}>
        <Grid {...about} />
        <Coin {...about} onRight={() => fill(known.value + 1)} />
      </div>
      <p role="status" class={styles.said}>
        {isCompared.value &&
          t('compared', { equal: equalCount(filled, values, expected), filled: filled.size })}
      </p>
      <FillBar filled={known.value} all={order.length} onFill={fill}>
        {compares && (
          <Button
            aria-pressed={isCompared.value}
            onClick={() => (isCompared.value = !isCompared.value)}
          >
            {t('compare')}
          </Button>
        )}
      </FillBar>
    </Instrument>
  );
}

interface AboutProps extends TableProps, Looked {}

interface CoinProps extends AboutProps {
  readonly onRight: () => void;
}

/** The coin that is looked at: what its moves leave, and what it's worth or is asked to be. */
function Coin({ onRight, ...about }: CoinProps) {
  const { board, values, expected, options, place, filled, progress } = about;
  const cell = cellAt(sizeOf(board), place);
  const name = placeWords(cellName(board.game, cell));
  const left = options[place] ?? [];
  return (
    <div class={styles.coin}>
      <p class={styles.place}>{name}</p>
      <Options {...about} />
      {filled.has(place) ? (
        left.length > 0 && <p>{t('worth', { value: values[place] ?? 0n })}</p>
      ) : (
        <MexQuestion
          about={name}
          options={left.map(({ value }) => Number(value))}
          moves={left.length}
          onRight={onRight}
        />
      )}
      {progress.isCompared.value && (
        <Theorem board={board} cell={cell} product={expected[place] ?? 0n} />
      )}
    </div>
  );
}

function Grid({ board, values, expected, progress, place, next, filled, chosen }: AboutProps) {
  const { rows, columns, game } = board;
  const { looked, option, isCompared } = progress;
  const litPlaces = new Set(chosen?.turned.map(({ row, column }) => row * columns.size + column));

  function placeOf(row: number, column: number): SheetPlace {
    const at = row * columns.size + column;
    const value = filled.has(at) ? values[at] : undefined;
    const isEqual = isCompared.value && value !== undefined && value === expected[at];
    const name = placeWords(cellName(game, { row: row + 1, column: column + 1 }));
    return {
      ...(value === undefined ? { content: at === next && '?' } : valuePlace(value)),
      marks: [
        value === undefined && 'empty',
        isEqual && 'right',
        litPlaces.has(at) && 'lit',
        at === place && 'current',
      ],
      press:
        value === undefined && at !== next
          ? undefined
          : {
              name:
                value === undefined
                  ? t('said-open', { place: name })
                  : t(isEqual ? 'said-equal' : 'said-filled', { place: name, value }),
              isCurrent: at === place,
              onPress() {
                looked.value = at === next ? undefined : at;
                option.value = undefined;
              },
            },
    };
  }

  const axes = {
    rows: BigUint64Array.from(rows.grundyNumbers, BigInt),
    columns: BigUint64Array.from(columns.grundyNumbers, BigInt),
  };
  const coins = coinSheet({
    rows: rows.size,
    columns: columns.size,
    origin: { row: game.rows.origin, column: game.columns.origin },
    axes: isCompared.value ? axes : undefined,
    stop: { row: Math.floor(place / columns.size), column: place % columns.size },
    place: placeOf,
  });
  return <Sheet {...coins} caption={t('caption')} isPrinted />;
}

/** More numbers in a sum are not read. */
const MOST_TERMS = 8;

/** What the moves of the coin leave: each number lights the coins of a move that leaves it. */
function Options({ model, board, place, values, options, progress, chosen }: AboutProps) {
  const shine = useShine(model, place);
  const left = options[place] ?? [];
  if (left.length === 0) return <p>{t('no-moves')}</p>;
  const others = (chosen?.turned ?? [])
    .map(({ row, column }) => row * board.columns.size + column)
    .filter((other) => other !== place);
  const light = ({ value, turned }: CoinOption) => {
    progress.option.value = value;
    shine({ cells: turned.map(({ row, column }) => ({ row: row + 1, column: column + 1 })) });
  };
  return (
    <>
      <p id={`options-${board.game.name}`}>{t('options')}</p>
      <div
        class={styles.options}
        role="group"
        aria-labelledby={`options-${board.game.name}`}
        onKeyDown={moveAlong}
      >
        {left.map((one) => (
          <button
            key={String(one.value)}
            type="button"
            class={styles.option}
            aria-pressed={one === chosen}
            aria-label={t('said-option', { value: one.value, moves: one.moves })}
            onPointerEnter={() => light(one)}
            onPointerLeave={() => shine(undefined)}
            onFocus={() => light(one)}
            onBlur={() => shine(undefined)}
            onClick={() => light(one)}
          >
            {numbers.whole(one.value)}
          </button>
        ))}
      </div>
      <p class={styles.sum} dir="ltr">
        {chosen &&
          others.length <= MOST_TERMS &&
          math`${others.length === 0 ? '' : `${others.map((other) => values[other] ?? 0n).join(' ⊕ ')} =`} ${chosen.value}`}
      </p>
    </>
  );
}

function sizeOf({ rows, columns }: Board) {
  return { rows: rows.size, columns: columns.size };
}

interface TheoremProps {
  readonly board: Board;
  readonly cell: Cell;
  readonly product: bigint;
}

function Theorem({ board, cell, product }: TheoremProps) {
  const a = board.rows.grundyNumbers[cell.row - 1] ?? 0;
  const b = board.columns.grundyNumbers[cell.column - 1] ?? 0;
  return <p>{t('by-theorem', { a, b, product })}</p>;
}
