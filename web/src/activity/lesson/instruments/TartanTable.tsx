import { signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { ReachableValue } from '../../../engine/api/tables';
import type { Board } from '../../../game/board';
import { cellAt } from '../../../game/position';
import type { StudyModel } from '../../../study/study_model';
import commonWords from '#words/common';
import t from '#words/tartan_table';
import { gameName } from '../../../study_views/game_words';
import { Answered } from '../../../ui/Answered';
import { Button } from '../../../ui/Button';
import layout from '../../../ui/layout.module.css';
import { math } from '../../../ui/math';
import { placeText } from '../../../study_views/names';
import { useFocusFallback } from '../../../ui/use_focus_fallback';
import { useStableHeight } from '../../../ui/use_stable_height';
import { FillBar } from '../../../ui/sheet/FillBar';
import { StepwiseSheet, PlaceReason } from '../../../ui/sheet/FilledSheet';
import { useAsked } from '../../../asking/use_asked';
import { useShine } from '../../../study_views/why/lights';
import { useLesson } from '../lesson';
import { Instrument } from './Instrument';
import instrument from './instrument.module.css';
import { MexQuestion } from './Question';
import {
  equalCount,
  placesFilledAfter,
  placesToFill,
  loadTableFacts,
  type TableFacts,
} from './tartan_table';

interface TartanTableProps {
  /** A board of the lesson, whose coins are highlighted. */
  readonly board: string;
  /** Offers to compare it with the Tartan theorem. */
  readonly compares?: boolean;
}

/** The values of a board's coins, which the reader finds by the definition one after the other. */
export function TartanTable({ board: name, compares = false }: TartanTableProps) {
  const { study, tables } = useLesson();
  const model = study(name);
  const board = model.view.board.value;
  const asked = useAsked(board && ((signal) => loadTableFacts(tables, board, signal)), [
    tables,
    board,
  ]);
  return (
    board && (
      <Answered asked={asked} waiting={commonWords('working-out')}>
        {(facts) => (
          <Table name={name} model={model} board={board} compares={compares} {...facts} />
        )}
      </Answered>
    )
  );
}

interface TableProps extends TableFacts {
  readonly name: string;
  readonly model: StudyModel;
  readonly board: Board;
  readonly compares: boolean;
}

/** The reader's progress. */
const nothingDone = () => ({
  /** The number of filled coins. */
  known: signal(0),
  /** A filled coin that is looked at again. */
  looked: signal<number | undefined>(undefined),
  /** The option that is pointed at. */
  option: signal<bigint | undefined>(undefined),
  isCompared: signal(false),
});

function Table(props: TableProps) {
  const { name, board, compares, values, expected, options } = props;
  const figure = useRef<HTMLElement>(null);
  const done = useLesson().remember(`table of ${name}`, nothingDone);
  const { known, looked, option, isCompared } = done;
  const order = useMemo(() => placesToFill(board), [board]);
  const filled = useMemo(() => placesFilledAfter(board, known.value), [board, known.value]);
  const next = order[known.value];
  const current = looked.value ?? next ?? order.at(-1) ?? 0;
  const chosen = options[current]?.find(({ value }) => value === option.value);
  useFocusFallback(figure, () => figure.current?.querySelector<HTMLElement>('td [tabindex="0"]'));

  function lookAt(at: number | undefined) {
    looked.value = at;
    option.value = undefined;
  }

  function fill(count: number) {
    known.value = count;
    lookAt(undefined);
  }

  const about = { ...props, ...done, filled, next, current, chosen };
  return (
    <Instrument name={t('name', { game: gameName(board.game) })} frame={figure} board={name}>
      <div class={layout.beside}>
        <Values {...about} onLook={(at) => lookAt(at === next ? undefined : at)} />
        <Coin {...about} onRight={() => fill(known.value + 1)} />
      </div>
      <p role="status" class={layout.said} data-screen>
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

interface AboutProps extends TableProps, ReturnType<typeof nothingDone> {
  readonly filled: ReadonlySet<number>;
  /** The next coin to fill, the current one, and its highlighted option. */
  readonly next: number | undefined;
  readonly current: number;
  readonly chosen: ReachableValue | undefined;
}

const nameAt = (board: Board, at: number) =>
  placeText(board, cellAt({ columns: board.columns.size }, at));

interface ValuesProps extends AboutProps {
  readonly onLook: (at: number) => void;
}

function Values({ board, values, expected, onLook, ...about }: ValuesProps) {
  const { rows, columns, game } = board;
  const { filled, next, current, chosen, isCompared } = about;
  const axes = {
    rows: BigUint64Array.from(rows.grundyNumbers, BigInt),
    columns: BigUint64Array.from(columns.grundyNumbers, BigInt),
  };
  return (
    <StepwiseSheet
      current={current}
      next={next}
      caption={t('caption')}
      isPrinted
      rows={rows.size}
      columns={columns.size}
      origin={{ row: game.rows.origin, column: game.columns.origin }}
      axes={isCompared.value ? axes : undefined}
      valueAt={(at) => (filled.has(at) ? values[at] : undefined)}
      expected={isCompared.value ? expected : undefined}
      nameOf={({ row, column }) => nameAt(board, row * columns.size + column)}
      lit={chosen?.turned}
      onGo={onLook}
    />
  );
}

interface CoinProps extends AboutProps {
  readonly onRight: () => void;
}

/** The current coin: what its moves leave, and its value or the question for it. */
function Coin({ onRight, ...about }: CoinProps) {
  const { model, board, values, expected, options, current, chosen, filled } = about;
  const shine = useShine(model, current);
  const room = useRef<HTMLDivElement>(null);
  useStableHeight(room);
  const name = nameAt(board, current);
  const left = options[current] ?? [];
  const cell = cellAt({ columns: board.columns.size }, current);
  const theorem = {
    a: board.rows.grundyNumbers[cell.row - 1] ?? 0,
    b: board.columns.grundyNumbers[cell.column - 1] ?? 0,
    product: expected[current] ?? 0n,
  };

  function light({ value, turned }: ReachableValue) {
    about.option.value = value;
    shine({ cells: turned.map(({ row, column }) => ({ row: row + 1, column: column + 1 })) });
  }

  return (
    <div class={`${layout.tight} ${instrument.about}`} ref={room} data-screen>
      <p class={instrument.place}>{name}</p>
      <PlaceReason
        options={left}
        chosen={chosen}
        onChoose={light}
        onPoint={(one) => (one ? light(one) : shine(undefined))}
        about={<Sum {...about} />}
        worth={filled.has(current) ? values[current] : undefined}
        theorem={about.isCompared.value ? theorem : undefined}
      >
        <MexQuestion
          about={name}
          options={left.map(({ value }) => Number(value))}
          moves={left.length}
          onRight={onRight}
        />
      </PlaceReason>
    </div>
  );
}

/** Longer sums are not shown. */
const MAX_TERMS = 8;

/** The sum that the highlighted move leaves. */
function Sum({ board, current, values, chosen }: AboutProps) {
  const others = (chosen?.turned ?? [])
    .map(({ row, column }) => row * board.columns.size + column)
    .filter((other) => other !== current);
  return (
    <p class={layout.said} dir="ltr">
      {chosen &&
        others.length <= MAX_TERMS &&
        math`${others.length === 0 ? '' : `${others.map((other) => values[other] ?? 0n).join(' ⊕ ')} =`} ${chosen.value}`}
    </p>
  );
}
