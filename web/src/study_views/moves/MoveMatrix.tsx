import palette from '../../drawing/Palette.module.css';
import type { ComponentChild } from 'preact';
import type { AxisName } from '../../engine/api/boards';
import type { Board } from '../../game/board';
import { kindOf } from '../../game/game';
import type { Line, LineMove } from '../../game/line';
import type { MoveKinds } from '../../game/look';
import t from '#words/moves';
import fields from '../../ui/fields.module.css';
import layout from '../../ui/layout.module.css';
import { lineAxis } from '../names';
import { Sheet, type SheetHead, type SheetCell } from '../../ui/sheet/Sheet';
import styles from './moves.module.css';

/** Nobody looks through a table with more kinds on an axis, or with more fields. */
const MAX_KINDS = 40;
/** All fields may change with each pointed coin, within a frame. */
const MAX_FIELDS = 900;

function fitsInTable({ rows, columns }: Board): boolean {
  const [high, wide] = [rows.kindCount, columns.kindCount];
  return Math.max(high, wide) <= MAX_KINDS && high * wide <= MAX_FIELDS;
}

/** A kind of moves on an axis: a row or a column of the table. */
export interface AxisKind {
  readonly kind: number;
  readonly label: string;
  /** How far its places lie before the last one, if a picture explains it better than words. */
  readonly distances?: readonly number[] | undefined;
}

interface MoveMatrixProps {
  readonly board: Board;
  readonly caption: string;
  readonly kindsOf: (axis: AxisName) => readonly AxisKind[];
  /** Undefined if no move has both kinds. */
  readonly place: (rowKind: number, columnKind: number) => SheetCell | undefined;
  /** The kinds of the tab stop. */
  readonly stop: MoveKinds | undefined;
  /** Rendered if a table would be too large. */
  readonly selects: () => ComponentChild;
}

/** Row moves by column moves: as a table if it is small enough. */
export function MoveTable({ board, caption, kindsOf, place, stop, selects }: MoveMatrixProps) {
  if (!fitsInTable(board)) return selects();
  const [rows, columns] = [kindsOf('rows'), kindsOf('columns')];
  const said = (line: Line) => (lengthGivesKind(line) ? 'lengths' : 'places');
  const axis = lineAxis(board);
  return (
    <Sheet
      class={styles.matrix}
      look="strip"
      caption={caption}
      hidesCaption
      corner={
        axis === undefined
          ? t('axes', { rows: said(board.rows), columns: said(board.columns) })
          : t('line-axis', { places: said(board[axis]) })
      }
      columns={columns.map(headOf)}
      rows={rows.map((row) => ({
        head: headOf(row),
        places: columns.map((column) => place(row.kind, column.kind) ?? { look: styles.none }),
      }))}
      stop={
        stop && {
          row: rows.findIndex(({ kind }) => kind === stop.rowKind),
          column: columns.findIndex(({ kind }) => kind === stop.columnKind),
        }
      }
    />
  );
}

interface AxisSelectProps {
  readonly label: string;
  /** The number of a kind and its words. */
  readonly options: readonly (readonly [number, string])[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Selects for a row move and a column move. */
export function AxisSelects({ axes }: { readonly axes: readonly AxisSelectProps[] }) {
  return (
    <div class={styles.selects}>
      {axes.map(({ label, options, value, onChange }) => (
        <label key={label}>
          {label}
          <select
            class={fields.line}
            value={value}
            disabled={options.length === 0}
            onChange={(event) => onChange(Number(event.currentTarget.value))}
          >
            {options.map(([each, words]) => (
              <option key={each} value={each}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** True if the length of a move determines its kind. Otherwise its places do, as for single coins. */
export function lengthGivesKind({ game }: Line): boolean {
  return game.lengths !== undefined && kindOf(game).kind !== 'single';
}

/** Longer sets are not drawn. */
const MAX_DRAWN = 12;

/** The distances of a move's places from its corner, for a picture; undefined for runs, whose length says it all. */
export function distancesFromCorner(
  line: Line,
  { places }: LineMove,
): readonly number[] | undefined {
  const corner = places.at(-1) ?? 0;
  const reach = corner - (places[0] ?? 0);
  if (lengthGivesKind(line) || !line.hasKindsEverywhere || reach > MAX_DRAWN) return undefined;
  return places.map((place) => corner - place);
}

/** The distance of coins in a picture, in pixels. */
const PITCH_PX = 8;

/** A set as a row of coins, the corner at its end with a ring; screen readers read the label. */
function headOf({ label, distances }: AxisKind): SheetHead {
  if (distances === undefined) return { value: label };
  const reach = Math.max(...distances);
  const width = PITCH_PX * (reach + 1);
  const content = (
    <>
      <svg
        class={`${palette.palette} ${styles.set}`}
        viewBox={`0 0 ${width} ${PITCH_PX}`}
        style={{ inlineSize: `${width}px`, blockSize: `${PITCH_PX}px` }}
        aria-hidden="true"
        focusable="false"
      >
        {Array.from({ length: reach + 1 }, (_, place) => {
          const away = reach - place;
          const centre = { cx: PITCH_PX * (place + 0.5), cy: PITCH_PX / 2 };
          return (
            <>
              <circle
                {...centre}
                r="2"
                class={distances.includes(away) ? styles.turned : styles.coin}
              />
              {away === 0 && <circle {...centre} r="3.25" class={styles.corner} />}
            </>
          );
        })}
      </svg>
      <span class={layout.hidden}>{label}</span>
    </>
  );
  return { value: label, content };
}
