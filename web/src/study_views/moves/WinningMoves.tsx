import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { pressedKey } from '../../viewport/key_press';
import type { Line, LineMove } from '../../game/line';
import type { MoveKinds } from '../../game/look';
import { cornerOf, isRun, sameMove, type Move, type Places } from '../../game/move';
import { answerOf } from '../../asking/ask';
import { kindsOfMove } from '../../study/kinds';
import type { Examination } from '../../study/knowledge';
import type { StudyModel } from '../../study/study_model';
import { numbers } from '../../text/language';
import commonWords from '#words/common';
import t from '#words/moves';
import { coinList, columnList, rowList, sizeWords } from '../../text/places';
import { Failure } from '../../ui/Failure';
import layout from '../../ui/layout.module.css';
import { lineAxis, placeText } from '../names';
import { useAsked } from '../../asking/use_asked';
import {
  AxisSelects,
  distancesFromCorner,
  lengthGivesKind,
  MoveTable,
  type AxisKind,
} from './MoveMatrix';
import styles from './moves.module.css';

interface WinningMovesProps {
  readonly model: StudyModel;
}

/**
 * All winning moves: how many of each pair of kinds, and the list for one pair. While another position is examined, the
 * list stays as it is, so that the page doesn't jump.
 */
export function WinningMoves({ model }: WinningMovesProps) {
  const { status } = model.view.examination.value;
  const examination = model.view.recent.value;
  const listed = useListedKinds(model);
  if (status === 'failed') return null;
  return (
    <section
      class={`${layout.stack} ${styles.list}`}
      aria-labelledby="list-heading"
      aria-busy={model.view.areOpen.value && status === 'asking'}
    >
      <h2 class={layout.subtitle} id="list-heading">
        {t('list-heading')}
      </h2>
      {!model.view.areOpen.value ? (
        <p>{t('hidden')}</p>
      ) : examination === undefined ? (
        <p>{commonWords('working-out')}</p>
      ) : examination.winning === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <p>{t('count', { count: examination.winning })}</p>
          <Pairs model={model} examination={examination} listed={listed} />
        </>
      )}
    </section>
  );
}

interface PairsProps {
  readonly model: StudyModel;
  readonly examination: Examination;
  readonly listed: MoveKinds | undefined;
}

function Pairs({ model, examination, listed }: PairsProps) {
  const { board, ofKinds } = examination;
  const width = board.columns.kindCount;
  const countOf = ({ rowKind, columnKind }: MoveKinds) =>
    ofKinds[rowKind * width + columnKind] ?? 0;
  const first = ofKinds.findIndex((count) => count > 0);
  const open =
    listed && countOf(listed) > 0
      ? listed
      : { rowKind: Math.floor(first / width), columnKind: first % width };
  const pairs = {
    examination,
    open,
    countOf,
    see: (kinds: MoveKinds) => model.looks.see({ listed: kinds }),
  };
  const title = kindsName(examination, open, countOf(open));
  return (
    <div class={`${layout.loose} ${styles.parts}`}>
      <PairChoice {...pairs} />
      <div class={layout.tight}>
        <h3 class={styles.size} id="list-group">
          {title}
        </h3>
        <MoveListbox
          key={`${open.rowKind} ${open.columnKind}`}
          model={model}
          examination={examination}
          kinds={open}
          count={countOf(open)}
          labelledBy="list-group"
        />
      </div>
    </div>
  );
}

interface PairChoiceProps {
  readonly examination: Examination;
  readonly open: MoveKinds;
  readonly countOf: (kinds: MoveKinds) => number;
  readonly see: (kinds: MoveKinds) => void;
}

/** How many moves win with which kinds; each number opens its moves. */
function PairChoice(about: PairChoiceProps) {
  const { examination, open, countOf, see } = about;
  const { board } = examination;
  const rowKinds = kindsOn(board.rows);
  const columnKinds = kindsOn(board.columns);
  const hasWinning = (rowKind: number, columnKind: number) => countOf({ rowKind, columnKind }) > 0;
  return (
    <MoveTable
      board={board}
      caption={t(lineAxis(board) === undefined ? 'table' : 'list-heading')}
      kindsOf={(axis) =>
        axis === 'rows'
          ? rowKinds.filter((row) => columnKinds.some(({ kind }) => hasWinning(row.kind, kind)))
          : columnKinds.filter((column) =>
              rowKinds.some(({ kind }) => hasWinning(kind, column.kind)),
            )
      }
      place={(rowKind, columnKind) => {
        const kinds = { rowKind, columnKind };
        const count = countOf(kinds);
        if (count === 0) return undefined;
        const isOpen = open.rowKind === rowKind && open.columnKind === columnKind;
        const name = kindsName(examination, kinds, count);
        return {
          value: count,
          marks: [isOpen && 'current'],
          press: { name, onPress: () => see(kinds), isPressed: isOpen },
        };
      }}
      stop={open}
      selects={() => <PairSelects {...about} />}
    />
  );
}

/** Selects for a kind of the rows, and for the kinds of the columns that win with it. */
function PairSelects({ examination, open, countOf, see }: PairChoiceProps) {
  const { rows, columns } = examination.board;
  const columnKinds = kindsOn(columns);
  const winningWith = (rowKind: number) =>
    columnKinds.filter(({ kind }) => countOf({ rowKind, columnKind: kind }) > 0);
  const optionsOf = (kinds: readonly AxisKind[]) =>
    kinds.map(({ kind, label }) => [kind, label] as const);

  function seeRows(rowKind: number) {
    const kinds = winningWith(rowKind).map(({ kind }) => kind);
    const columnKind = kinds.includes(open.columnKind) ? open.columnKind : (kinds[0] ?? 0);
    see({ rowKind, columnKind });
  }

  const line = lineAxis(examination.board);
  const selects = {
    rows: {
      label: t(lengthGivesKind(rows) ? 'heights' : 'rows-from-corner'),
      options: optionsOf(kindsOn(rows).filter(({ kind }) => winningWith(kind).length > 0)),
      value: open.rowKind,
      onChange: seeRows,
    },
    columns: {
      label: t(lengthGivesKind(columns) ? 'widths' : 'columns-from-corner'),
      options: optionsOf(winningWith(open.rowKind)),
      value: open.columnKind,
      onChange: (columnKind: number) => see({ ...open, columnKind }),
    },
  };
  if (line === undefined) return <AxisSelects axes={Object.values(selects)} />;
  const label = t(lengthGivesKind(examination.board[line]) ? 'lengths' : 'coins-from-corner');
  return <AxisSelects axes={[{ ...selects[line], label }]} />;
}

/** A kind's label: its length, the distances of its places, or its number if those differ from place to place. */
function kindLabel(line: Line, { kind, places }: LineMove): string {
  const { whole } = numbers;
  if (lengthGivesKind(line)) return whole(places.length);
  if (!line.hasKindsEverywhere) return whole(kind + 1);
  return places.map((place) => whole(place - line.size)).join(', ');
}

function kindsOn(line: Line): AxisKind[] {
  return line.movesAt(line.size).map((move) => ({
    kind: move.kind,
    label: kindLabel(line, move),
    distances: distancesFromCorner(line, move),
  }));
}

/** A pair of kinds and the number of its moves: by size or, for moves with gaps, by distances from the corner. */
function kindsName(examination: Examination, kinds: MoveKinds, count: number): string {
  const { rows, columns } = examination.board;
  const offsets = offsetsOf(examination, kinds);
  const axis = lineAxis(examination.board);
  if (axis !== undefined) {
    const kind = axis === 'rows' ? kinds.rowKind : kinds.columnKind;
    return lineKindName(examination.board[axis], kind, offsets[axis], count);
  }
  if (!rows.hasKindsEverywhere || !columns.hasKindsEverywhere)
    return t('kind-by-number', {
      rows: rows.hasKindsEverywhere
        ? rowList(offsets.rows)
        : t('row-move', { number: kinds.rowKind + 1 }),
      columns: columns.hasKindsEverywhere
        ? columnList(offsets.columns)
        : t('column-move', { number: kinds.columnKind + 1 }),
      count,
    });
  const size = sizeWords(offsets);
  const hasGaps = !isRun(offsets.rows) || !isRun(offsets.columns);
  return t(hasGaps ? 'kind-from-corner' : 'kind', { size, count });
}

function lineKindName(line: Line, kind: number, offsets: Places, count: number): string {
  if (!line.hasKindsEverywhere) return t('line-kind-by-number', { number: kind + 1, count });
  return isRun(offsets)
    ? t('line-kind', { coins: offsets.length, count })
    : t('kind-from-corner', { size: coinList(offsets), count });
}

/** The places that such a move turns, counted from its corner. */
function offsetsOf({ board }: Examination, { rowKind, columnKind }: MoveKinds): Move {
  const offsets = (line: Line, kind: number) =>
    (line.movesAt(line.size)[kind]?.places ?? []).map((place) => place - line.size);
  return { rows: offsets(board.rows, rowKind), columns: offsets(board.columns, columnKind) };
}

/**
 * The kinds whose winning moves are listed: the reader's choice until another winning move is chosen; then that move's
 * kinds, even after the selection is cleared. Kinds in an address are listed as they were.
 */
function useListedKinds(model: StudyModel): MoveKinds | undefined {
  const asked = model.state.value.look.listed;
  const board = model.view.board.value;
  const found = model.view.chosen.value;
  const chosen = found && model.view.wins(found) === true ? found : undefined;
  const isWaiting = model.view.examination.value.status === 'asking';
  const last = useRef<MoveKinds | undefined>(undefined);
  const before = useRef<{ chosen?: Move | undefined; asked?: MoveKinds | undefined }>({});
  if (chosen && board) last.current = kindsOfMove(board, chosen);
  useEffect(() => {
    if (isWaiting) return;
    const isChosenAnew = chosen && !sameMove(chosen, before.current.chosen);
    if (isChosenAnew && asked && asked === before.current.asked)
      model.looks.see({ listed: undefined });
    before.current = { chosen, asked: model.state.value.look.listed };
  }, [model, isWaiting, chosen, asked]);
  return asked ?? last.current;
}

/** The height of an option in pixels, as in the style sheet. */
const OPTION_HEIGHT_PX = 36;
/** Options rendered beyond the visible ones, so that scrolling shows no gaps. */
const SPARE_OPTIONS = 6;

interface MoveListboxProps {
  readonly model: StudyModel;
  readonly examination: Examination;
  readonly kinds: MoveKinds;
  /** How many winning moves have these kinds; known before the moves themselves. */
  readonly count: number;
  readonly labelledBy: string;
}

/** The winning moves of one pair of kinds as a virtualised listbox. */
function MoveListbox({ model, examination, kinds, count, labelledBy }: MoveListboxProps) {
  const found = useAsked(
    () => model.knowledge.winningMovesOf(examination, kinds),
    [model, examination, kinds.rowKind, kinds.columnKind],
  );
  const moves = answerOf(found) ?? [];
  const chosen = model.view.chosen.value;
  const active = chosen === undefined ? -1 : moves.findIndex((move) => sameMove(move, chosen));
  const { box, height, top, onScroll } = useScrolledTo(active);

  function choose(index: number) {
    const move = moves[Math.min(Math.max(index, 0), moves.length - 1)];
    if (move !== undefined) model.choice.choose(move);
  }

  function onKeyDown(event: KeyboardEvent) {
    const page = Math.max(1, Math.floor(height / OPTION_HEIGHT_PX) - 1);
    const target = stepOf(pressedKey(event), active, page, moves.length);
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  }

  if (found.status === 'failed') return <Failure failed={found} />;
  return (
    <div
      class={styles.box}
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-labelledby={labelledBy}
      aria-activedescendant={active < 0 ? undefined : optionId(active)}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
    >
      <div
        class={styles.all}
        role="presentation"
        style={{ height: `${count * OPTION_HEIGHT_PX}px` }}
      >
        {inSight(top, height, moves.length, active).map((index) => (
          <div
            key={index}
            id={optionId(index)}
            class={styles.option}
            role="option"
            aria-selected={index === active}
            aria-setsize={moves.length}
            aria-posinset={index + 1}
            style={{ top: `${index * OPTION_HEIGHT_PX}px` }}
            onClick={() => choose(index)}
          >
            {placeText(examination.board, cornerOf(moves[index] ?? NO_MOVE))}
          </div>
        ))}
      </div>
    </div>
  );
}

const NO_MOVE: Move = { rows: [], columns: [] };

/** The option that a key leads to; undefined for other keys. */
function stepOf(key: string, active: number, page: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: Math.max(active, 1) - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: count - 1,
    Enter: Math.max(active, 0),
    ' ': Math.max(active, 0),
  };
  return targets[key];
}

/** The options to render: the visible ones, some around them, and the active one. */
function inSight(top: number, height: number, count: number, active: number): number[] {
  const first = Math.max(0, Math.floor(top / OPTION_HEIGHT_PX) - SPARE_OPTIONS);
  const last = Math.min(count, Math.ceil((top + height) / OPTION_HEIGHT_PX) + SPARE_OPTIONS);
  const shown = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  if (active >= 0 && (active < first || active >= last)) shown.push(active);
  return shown;
}

/** The list's element, which scrolls to the active option. */
function useScrolledTo(active: number) {
  const box = useRef<HTMLDivElement>(null);
  const top = useSignal(0);
  const height = useSignal(10 * OPTION_HEIGHT_PX);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    height.value = element.clientHeight;
    if (active < 0) return;
    const start = active * OPTION_HEIGHT_PX;
    if (start < element.scrollTop) element.scrollTop = start;
    else if (start + OPTION_HEIGHT_PX > element.scrollTop + element.clientHeight)
      element.scrollTop = start + OPTION_HEIGHT_PX - element.clientHeight;
  }, [active, height]);
  return {
    box,
    top: top.value,
    height: height.value,
    onScroll: () => (top.value = box.current?.scrollTop ?? 0),
  };
}

function optionId(index: number): string {
  return `winning-move-${index}`;
}
