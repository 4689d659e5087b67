import type { Ref } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import styles from './BoardCanvas.module.css';
import { boardBox, blockBox, type BoardGeometry, type Pane } from './geometry';
import type { ScreenBox } from '../drawing/box';
import type { BoardWords, SceneCell } from './state';

/**
 * Boards with at most this many rows and columns, or with a single line, have a button for every disc. A larger board
 * has one button, which moves.
 */
const MAX_BUTTONS = 32;

interface CellGridProps {
  readonly grid: Ref<HTMLDivElement>;
  readonly geometry: BoardGeometry;
  readonly words: BoardWords;
  readonly cursor: SceneCell;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusIn: (event: FocusEvent) => void;
  readonly onFocusOut: (event: FocusEvent) => void;
}

/**
 * The discs as transparent buttons over their picture, with one tab stop. Rows come in counting order, also from the
 * bottom, so that a screen reader counts as the board does.
 */
export function CellGrid({ grid, geometry, words, cursor, ...listeners }: CellGridProps) {
  const keys = useId();
  const { hull, shape, ribbon } = geometry;
  const every = hasEveryButton(shape.rows, shape.columns);
  return (
    <div
      class={styles.window}
      style={{
        left: `${hull.left}px`,
        top: `${hull.top}px`,
        width: `${hull.width}px`,
        height: `${hull.height}px`,
      }}
    >
      <p id={keys} hidden>
        {words.keys}
      </p>
      <div
        ref={grid}
        class={styles.grid}
        data-ribbon={ribbon?.way}
        style={placeInHull(geometry, every ? undefined : cursor)}
        role="grid"
        aria-label={words.name}
        aria-describedby={keys}
        aria-rowcount={shape.rows}
        aria-colcount={shape.columns}
        {...listeners}
      >
        {every ? (
          <EveryRow rows={shape.rows} columns={shape.columns} say={words.cell} cursor={cursor} />
        ) : (
          <CellRow
            row={cursor.row}
            from={cursor.column}
            to={cursor.column}
            say={words.cell}
            stop={cursor.column}
          />
        )}
      </div>
    </div>
  );
}

export function hasEveryButton(rows: number, columns: number): boolean {
  return Math.min(rows, columns) === 1 || Math.max(rows, columns) <= MAX_BUTTONS;
}

/** The disc whose button an event comes from. */
export function cellOfTarget(target: EventTarget | null): SceneCell | undefined {
  if (!(target instanceof Element)) return undefined;
  const { column, row } = target.closest<HTMLElement>('button[data-column]')?.dataset ?? {};
  return column === undefined || row === undefined
    ? undefined
    : { column: Number(column), row: Number(row) };
}

interface EveryRowProps {
  readonly rows: number;
  readonly columns: number;
  readonly say: (cell: SceneCell) => string;
  readonly cursor: SceneCell;
}

/** Not rendered again while only the pointer moves. */
function EveryRow({ rows, columns, say, cursor }: EveryRowProps) {
  const { column, row: cursorRow } = cursor;
  return useMemo(
    () =>
      Array.from({ length: rows }, (_, place) => place + 1).map((row) => (
        <CellRow
          key={row}
          row={row}
          from={1}
          to={columns}
          say={say}
          stop={row === cursorRow ? column : undefined}
        />
      )),
    [rows, columns, say, column, cursorRow],
  );
}

interface CellRowProps {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly say: (cell: SceneCell) => string;
  /** The column of the tab stop. */
  readonly stop: number | undefined;
}

function CellRow({ row, from, to, say, stop }: CellRowProps) {
  const labels: string[] = [];
  for (let column = from; column <= to; column += 1) labels.push(say({ column, row }));
  const said = labels.join('\n');
  // Returns the previous elements while nothing in the row has changed.
  return useMemo(
    () => (
      <div class={styles.row} role="row" aria-rowindex={row}>
        {labels.map((label, place) => {
          const column = from + place;
          return (
            <div
              key={labels.length === 1 ? 'cursor' : column}
              class={styles.cell}
              role="gridcell"
              aria-colindex={column}
            >
              <button
                class={styles.button}
                type="button"
                tabIndex={column === stop ? 0 : -1}
                aria-label={label}
                data-column={column}
                data-row={row}
              />
            </div>
          );
        })}
      </div>
    ),
    [said, row, from, stop],
  );
}

/** The position of the buttons, from the upper left corner of all panes. */
function placeInHull(
  { shape, hull, cell, ribbon, panes }: BoardGeometry,
  cursor: SceneCell | undefined,
) {
  const [pane] = panes;
  const whole = ribbon === undefined ? boardBox(pane) : hull;
  const { left, top, width, height } = cursor === undefined ? whole : cellBox(pane, cursor);
  return {
    flexDirection: shape.rowsUpward ? 'column-reverse' : 'column',
    left: `${left - hull.left}px`,
    top: `${top - hull.top}px`,
    width: `${width}px`,
    height: `${height}px`,
    ...(ribbon && { '--cell': `${cell}px`, '--gap': `${ribbon.gap}px` }),
  };
}

function cellBox(pane: Pane, { column, row }: SceneCell): ScreenBox {
  return blockBox(pane, { columns: { from: column, to: column }, rows: { from: row, to: row } });
}
