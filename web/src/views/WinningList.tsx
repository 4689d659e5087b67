import { useEffect, useRef } from 'preact/hooks';
import type { Line, LineMove } from '../game/line';
import type { Kinds } from '../game/look';
import { isRun, sameMove } from '../game/move';
import type { Move } from '../game/move';
import { kindsOf } from '../study/kinds';
import type { Examination } from '../study/knowledge';
import type { StudyModel } from '../study/study_model';
import { numbers } from '../text/language';
import commonWords from '#words/common';
import t from '#words/moves';
import { columnList, rowList, sizeWords } from '../text/places';
import fields from './parts/fields.module.css';
import hidden from './parts/visually_hidden.module.css';
import { drawnDistances, fitsInTable, hasLengths, KindMatrix } from './KindMatrix';
import type { Kind } from './KindMatrix';
import { MoveListbox } from './MoveListbox';
import styles from './WinningList.module.css';

interface WinningListProps {
  readonly model: StudyModel;
}

/**
 * All winning moves: how many of each pair of kinds, and those of one pair one by one. While those of another
 * position are worked out, the list stays as it is, so that the page does not jump.
 */
export function WinningList({ model }: WinningListProps) {
  const { status } = model.examination.value;
  const examination = model.recent.value;
  const listed = useListedKinds(model);
  if (status === 'failed') return null;
  return (
    <section
      class={styles.list}
      aria-labelledby="list-heading"
      aria-busy={model.areOpen.value && status === 'asking'}
    >
      <h2 class={hidden.hidden} id="list-heading">
        {t('list-heading')}
      </h2>
      {!model.areOpen.value ? (
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
  readonly listed: Kinds | undefined;
}

function Pairs({ model, examination, listed }: PairsProps) {
  const { board, ofKinds } = examination;
  const width = board.columns.kindCount;
  const countOf = ({ rowKind, columnKind }: Kinds) => ofKinds[rowKind * width + columnKind] ?? 0;
  const first = ofKinds.findIndex((count) => count > 0);
  const open =
    listed && countOf(listed) > 0
      ? listed
      : { rowKind: Math.floor(first / width), columnKind: first % width };
  const pairs = { examination, open, countOf, see: (kinds: Kinds) => model.see({ listed: kinds }) };
  const title = kindsName(examination, open, countOf(open));
  return (
    <div class={styles.parts}>
      {fitsInTable(board) ? <PairTable {...pairs} /> : <PairSelects {...pairs} />}
      <div class={styles.group}>
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
  readonly open: Kinds;
  readonly countOf: (kinds: Kinds) => number;
  readonly see: (kinds: Kinds) => void;
}

/** How many moves win with which kinds; each number opens its moves. */
function PairTable({ examination, open, countOf, see }: PairChoiceProps) {
  const { rows, columns } = examination.board;
  const rowKinds = kindsOn(rows);
  const columnKinds = kindsOn(columns);
  const axis = (line: Line) => (hasLengths(line) ? 'lengths' : 'places');
  return (
    <KindMatrix
      caption={t('table')}
      axes={t('axes', { rows: axis(rows), columns: axis(columns) })}
      rows={rowKinds.filter((row) =>
        columnKinds.some((column) => countOf({ rowKind: row.kind, columnKind: column.kind }) > 0),
      )}
      columns={columnKinds.filter((column) =>
        rowKinds.some((row) => countOf({ rowKind: row.kind, columnKind: column.kind }) > 0),
      )}
      field={(rowKind, columnKind) => {
        const kinds = { rowKind, columnKind };
        const count = countOf(kinds);
        const isOpen = open.rowKind === rowKind && open.columnKind === columnKind;
        return (
          count > 0 && (
            <button
              type="button"
              class={styles.count}
              tabIndex={isOpen ? 0 : -1}
              aria-pressed={isOpen}
              aria-label={kindsName(examination, kinds, count)}
              onClick={() => see(kinds)}
            >
              {numbers.whole(count)}
            </button>
          )
        );
      }}
    />
  );
}

/** The same where there are too many kinds for a table: those of the rows, and of the columns that win with them. */
function PairSelects({ examination, open, countOf, see }: PairChoiceProps) {
  const { rows, columns } = examination.board;
  const columnKinds = kindsOn(columns);
  const winningWith = (rowKind: number) =>
    columnKinds.filter(({ kind }) => countOf({ rowKind, columnKind: kind }) > 0);
  const rowKinds = kindsOn(rows).filter(({ kind }) => winningWith(kind).length > 0);

  function seeRows(rowKind: number) {
    const kinds = winningWith(rowKind).map(({ kind }) => kind);
    const columnKind = kinds.includes(open.columnKind) ? open.columnKind : (kinds[0] ?? 0);
    see({ rowKind, columnKind });
  }

  return (
    <div class={styles.choice}>
      <KindSelect
        label={t(hasLengths(rows) ? 'heights' : 'rows-from-corner')}
        kinds={rowKinds}
        value={open.rowKind}
        onChange={seeRows}
      />
      <KindSelect
        label={t(hasLengths(columns) ? 'widths' : 'columns-from-corner')}
        kinds={winningWith(open.rowKind)}
        value={open.columnKind}
        onChange={(columnKind) => see({ ...open, columnKind })}
      />
    </div>
  );
}

interface KindSelectProps {
  readonly label: string;
  readonly kinds: readonly Kind[];
  readonly value: number;
  readonly onChange: (kind: number) => void;
}

function KindSelect({ label, kinds, value, onChange }: KindSelectProps) {
  return (
    <label>
      {label}{' '}
      <select
        class={fields.line}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {kinds.map(({ kind, label: name }) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** By its length, by how far its places lie from the last one, or where that differs by its number. */
function kindLabel(line: Line, { kind, places }: LineMove): string {
  const { whole } = numbers;
  if (hasLengths(line)) return whole(places.length);
  if (!line.hasKindsEverywhere) return whole(kind + 1);
  return places.map((place) => whole(place - line.size)).join(', ');
}

function kindsOn(line: Line): Kind[] {
  return line.movesAt(line.size).map((move) => ({
    kind: move.kind,
    label: kindLabel(line, move),
    distances: drawnDistances(line, move),
  }));
}

/** Two kinds and how many moves they have: by their size, or where they have gaps by the places from the corner. */
function kindsName(examination: Examination, kinds: Kinds, count: number): string {
  const { rows, columns } = examination.board;
  const offsets = offsetsOf(examination, kinds);
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

/** The places that such a move turns, counted from its corner. */
function offsetsOf({ board }: Examination, { rowKind, columnKind }: Kinds): Move {
  const offsets = (line: Line, kind: number) =>
    (line.movesAt(line.size)[kind]?.places ?? []).map((place) => place - line.size);
  return { rows: offsets(board.rows, rowKind), columns: offsets(board.columns, columnKind) };
}

/**
 * The kinds whose winning moves are listed: those that the reader asked for, until another winning move is
 * chosen; then that one's, also when it is let go of. What comes with kinds of its own, as from an address,
 * is listed as it was left.
 */
function useListedKinds(model: StudyModel): Kinds | undefined {
  const asked = model.state.value.look.listed;
  const board = model.board.value;
  const found = model.chosen.value;
  const chosen = found && model.wins(found) === true ? found : undefined;
  const isWaiting = model.examination.value.status === 'asking';
  const last = useRef<Kinds | undefined>(undefined);
  const before = useRef<{ chosen?: Move | undefined; asked?: Kinds | undefined }>({});
  if (chosen && board) last.current = kindsOf(board, chosen);
  useEffect(() => {
    if (isWaiting) return;
    const isChosenAnew = chosen && !sameMove(chosen, before.current.chosen);
    if (isChosenAnew && asked && asked === before.current.asked) model.see({ listed: undefined });
    before.current = { chosen, asked: model.state.value.look.listed };
  }, [model, isWaiting, chosen, asked]);
  return asked ?? last.current;
}
