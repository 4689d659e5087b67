import type { ComponentChild } from 'preact';
import type { Board } from '../game/board';
import { kindOf } from '../game/game';
import type { Line, LineMove } from '../game/line';
import { moveInGrid } from './arrow_keys';
import styles from './KindMatrix.module.css';
import coins from './MovePicture.module.css';
import hidden from './parts/visually_hidden.module.css';

/** More kinds of an axis than that, or more fields, are no table that anybody looks through. */
const MOST_KINDS = 40;
/** With each coin that is pointed at all of them may change, within a frame. */
const MOST_FIELDS = 900;

export function fitsInTable({ rows, columns }: Board): boolean {
  const [high, wide] = [rows.kindCount, columns.kindCount];
  return Math.max(high, wide) <= MOST_KINDS && high * wide <= MOST_FIELDS;
}

/** The moves of one kind on an axis: a row or a column of the table. */
export interface Kind {
  readonly kind: number;
  readonly label: string;
  /** How far its places lie before the last one, where a picture says it better than words. */
  readonly distances?: readonly number[] | undefined;
}

interface KindMatrixProps {
  readonly caption: string;
  /** What the labels of the rows and of the columns are. */
  readonly axes: string;
  readonly rows: readonly Kind[];
  readonly columns: readonly Kind[];
  /** The button of two kinds, or nothing. */
  readonly field: (rowKind: number, columnKind: number) => ComponentChild;
}

/** A table of row moves by column moves, through whose buttons the arrow keys go. */
export function KindMatrix({ caption, axes, rows, columns, field }: KindMatrixProps) {
  return (
    <div class={styles.frame} dir="ltr">
      <table class={styles.matrix} onKeyDown={moveInGrid}>
        <caption class={hidden.hidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" class={styles.axes}>
              {axes}
            </th>
            {columns.map(({ kind, label, distances }) => (
              <th key={kind} scope="col">
                <KindName label={label} distances={distances} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, label, distances }) => (
            <tr key={kind}>
              <th scope="row">
                <KindName label={label} distances={distances} />
              </th>
              {columns.map((column) => (
                <td key={column.kind}>{field(kind, column.kind)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the length of a move says which kind it is; otherwise its places have to, as those of single coins. */
export function hasLengths({ game }: Line): boolean {
  return game.lengths !== undefined && kindOf(game).kind !== 'single';
}

/** So far reach the sets that are drawn. */
const MOST_DRAWN = 12;

/** The set of a move from its corner, for a picture: of runs the length says it all. */
export function drawnDistances(line: Line, { places }: LineMove): readonly number[] | undefined {
  const corner = places.at(-1) ?? 0;
  const reach = corner - (places[0] ?? 0);
  if (hasLengths(line) || !line.hasKindsEverywhere || reach > MOST_DRAWN) return undefined;
  return places.map((place) => corner - place);
}

/** A set as a row of coins, the corner at its end with a ring; read aloud it is the label. */
function KindName({ label, distances }: Omit<Kind, 'kind'>) {
  if (distances === undefined) return <>{label}</>;
  const reach = Math.max(...distances);
  const places = Array.from({ length: reach + 1 }, (_, place) => reach - place);
  return (
    <>
      <svg
        class={styles.set}
        viewBox={`0 0 ${PITCH * (reach + 1)} ${PITCH}`}
        style={{ inlineSize: `${PITCH * (reach + 1)}px`, blockSize: `${PITCH}px` }}
        aria-hidden="true"
        focusable="false"
      >
        {places.map((away, place) => {
          const centre = { cx: PITCH * (place + 0.5), cy: PITCH / 2 };
          return (
            <>
              <circle
                {...centre}
                r="2"
                class={distances.includes(away) ? coins.turned : coins.coin}
              />
              {away === 0 && <circle {...centre} r="3.25" class={coins.corner} />}
            </>
          );
        })}
      </svg>
      <span class={hidden.hidden}>{label}</span>
    </>
  );
}

/** Of the coins of such a picture, in pixels. */
const PITCH = 8;
