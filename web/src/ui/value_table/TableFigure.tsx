import { useSignal } from '@preact/signals';
import type { RefObject, TargetedMouseEvent } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { fillOnPaper } from '../../drawing/fill_on_paper';
import { cellAfterStep, clampedToGrid, keyStepOf } from '../../viewport/grid_keys';
import { pressedKey } from '../../viewport/key_press';
import { onColoursChange } from '../../viewport/on_colours_change';
import { paletteOf, type Palette } from '../../drawing/palette';
import boardPalette from '../../drawing/Palette.module.css';
import { pointOf } from '../../viewport/point_of';
import { useStaleCanvas } from '../../viewport/stale_canvas';
import t from '#words/value_table';
import { math } from '../math';
import { useWidth } from '../use_width';
import layout from '../layout.module.css';
import { tableColours } from './table_colours';
import {
  tableBoxAt,
  rowFromTop,
  tablePlaceNear,
  tableGeometry,
  type TableGeometry,
} from './table_geometry';
import { paintTable, tableToPrint } from './table_picture';
import { valueAt, type TableScene, type ValueTable } from './value_table';
import type { TablePlace } from './table_settings';
import styles from './TableFigure.module.css';

/** The text for a place. */
interface TableReading {
  readonly formula: string;
  /** Words beside the formula. */
  readonly beside?: string;
  /** Formula and words, for screen readers. */
  readonly said: string;
}

export interface TableFigureProps {
  readonly scene: TableScene;
  /** The selected place. */
  readonly at: TablePlace;
  readonly reading: TableReading;
  /** The pointer or the arrow keys came to a place. */
  readonly onPoint: (at: TablePlace) => void;
  readonly onChoose: (at: TablePlace) => void;
  /** The reader pressed Escape. */
  readonly onDismiss: () => void;
}

const FONT_SIZE_PX = 13;
/**
 * The height in pixels of what is above a table, which is as high as the rest of the window, but not less than this.
 */
const HEADER_PX = 80;
const MIN_HEIGHT_PX = 320;

/** A table of values with the text for the selected place above it. It runs from left to right on every page. */
export function TableFigure(props: TableFigureProps) {
  const { scene, at, reading, onPoint, onChoose } = props;
  const room = useRef<HTMLDivElement>(null);
  const cursor = useRef<HTMLButtonElement>(null);
  const readingId = useId();
  const width = useWidth(room);
  const stale = useStaleCanvas(room);
  const { table } = scene;
  const geometry = tableGeometry(table, {
    width,
    height: Math.max(innerHeight - HEADER_PX, MIN_HEIGHT_PX),
    fontSize: FONT_SIZE_PX,
    pixelRatio: devicePixelRatio,
  });

  const placeOf = (event: TargetedMouseEvent<HTMLElement>) => {
    const { x, y } = pointOf(event, event.currentTarget);
    return tablePlaceNear(geometry, x, y);
  };
  function choose(event: TargetedMouseEvent<HTMLElement>) {
    // A click by keyboard has no position.
    onChoose(event.detail === 0 ? at : placeOf(event));
    cursor.current?.focus({ preventScroll: true });
  }

  return (
    <figure class={styles.figure} style={{ '--shape': table.columns / table.rows }} data-printed>
      <Reading id={readingId} reading={reading} />
      <div ref={room} dir="ltr">
        <OnPaper scene={scene} />
        {width > 0 && (
          <div
            class={`${boardPalette.palette} ${styles.surface}`}
            style={{ width: `${geometry.width}px`, height: `${geometry.height}px` }}
            onPointerMove={(event) => onPoint(placeOf(event))}
            onClick={choose}
            onKeyDown={(event) => pressKey(event, props)}
          >
            <Picture scene={scene} geometry={geometry} stale={stale} />
            <Cursor
              scene={scene}
              at={at}
              geometry={geometry}
              cursor={cursor}
              readingId={readingId}
            />
          </div>
        )}
      </div>
    </figure>
  );
}

/** Arrow keys move the selection, and Escape clears the choice. */
function pressKey(event: KeyboardEvent, { scene, at, onPoint, onDismiss }: TableFigureProps): void {
  const { rows, columns, rowsUpward = false } = scene.table;
  const grid = { rows, columns, rowsUpward };
  const way = keyStepOf(event);
  if (way === undefined && pressedKey(event) !== 'Escape') return;
  event.preventDefault();
  if (way === undefined) onDismiss();
  else {
    const to = clampedToGrid(
      grid,
      cellAfterStep(way, { row: at.row + 1, column: at.column + 1 }, grid),
    );
    onPoint({ row: to.row - 1, column: to.column - 1 });
  }
}

interface ReadingProps extends Pick<TableFigureProps, 'reading'> {
  /** The id of the spoken text. */
  readonly id: string;
}

/** a ⊗ b = c, as a formula and in words. */
function Reading({ id, reading: { formula, beside, said } }: ReadingProps) {
  return (
    <figcaption class={styles.reading}>
      <span aria-hidden="true">
        {math`${formula}`}
        {beside !== undefined && <span class={styles.none}> {beside}</span>}
      </span>
      <span role="status" id={id} class={layout.hidden}>
        {said}
      </span>
    </figcaption>
  );
}

interface PictureProps {
  readonly scene: TableScene;
  readonly geometry: TableGeometry;
  /** Changes when it must be drawn again. */
  readonly stale: number;
}

function Picture({ scene, geometry, stale }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const palette = usePalette(probe);
  const { width, height, numberSize } = geometry;
  useLayoutEffect(() => {
    if (canvas.current === null || palette === undefined) return;
    const colours = tableColours(scene, palette);
    paintTable(canvas.current, { scene, geometry, palette, colours }, devicePixelRatio);
    // The geometry depends on these and on the scene.
  }, [scene, palette, width, height, numberSize, stale]);
  return (
    <div aria-hidden="true">
      <canvas
        ref={canvas}
        class={styles.canvas}
        style={{ width: `${width}px`, height: `${height}px` }}
      />
      <span ref={probe} class={styles.probe} />
    </div>
  );
}

function usePalette(probe: RefObject<HTMLElement | null>): Palette | undefined {
  const palette = useSignal<Palette | undefined>(undefined);
  useLayoutEffect(() => {
    const look = () => {
      if (probe.current !== null) palette.value = paletteOf(probe.current);
    };
    look();
    return onColoursChange(look);
  }, [palette]);
  return palette.value;
}

interface CursorProps extends Pick<TableFigureProps, 'scene' | 'at'> {
  readonly geometry: TableGeometry;
  readonly cursor: RefObject<HTMLButtonElement | null>;
  readonly readingId: string;
}

/** The selected place as the table's only button, which moves with the arrow keys. */
function Cursor({ scene, at, geometry, cursor, readingId }: CursorProps) {
  const keys = useId();
  const { table, lit } = scene;
  const { left, top, width } = tableBoxAt(geometry, at);
  const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${width}px` };
  return (
    <>
      <span class={styles.row} style={{ ...place, left: '0', width: `${left}px` }} />
      <span class={styles.column} style={{ ...place, top: '0', height: `${top}px` }} />
      <p id={keys} hidden>
        {t('keys')}
      </p>
      <div
        role="grid"
        class={styles.cursor}
        style={place}
        aria-label={table.name}
        aria-describedby={keys}
        aria-rowcount={table.rows}
        aria-colcount={table.columns}
      >
        <div role="row" aria-rowindex={rowFromTop(table, at.row) + 1}>
          <div role="gridcell" aria-colindex={at.column + 1}>
            <button
              ref={cursor}
              type="button"
              class={styles.button}
              aria-label={t('place', numbersOf(table, at))}
              aria-describedby={readingId}
              aria-pressed={lit !== undefined && valueAt(table, at) === lit}
            />
          </div>
        </div>
      </div>
    </>
  );
}

function numbersOf({ origin }: ValueTable, { row, column }: TablePlace): TablePlace {
  return { row: origin.row + row, column: origin.column + column };
}

function OnPaper({ scene }: { readonly scene: TableScene }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(scene);
  shown.current = scene;
  useEffect(() => {
    if (place.current === null) return undefined;
    return fillOnPaper(place.current, () => tableToPrint(shown.current));
  }, []);
  return <div ref={place} class={styles.paper} aria-hidden="true" />;
}
