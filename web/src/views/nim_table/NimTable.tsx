import { useSignal } from '@preact/signals';
import type { RefObject, TargetedMouseEvent } from 'preact';
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { fillOnPaper } from '../../board/fill_on_paper';
import { keyAction } from '../../board/keys';
import { onColoursChange } from '../../board/on_colours_change';
import { paletteOf } from '../../board/palette';
import type { Palette } from '../../board/palette';
import boardPalette from '../../board/Palette.module.css';
import t from '#words/nim_table';
import { math } from '../parts/math';
import { useWidth } from '../parts/use_width';
import layout from '../parts/layout.module.css';
import { OPERATION_SIGNS, valueAt } from './nim_table';
import type { NimPlace, NimTableScene } from './nim_table';
import styles from './NimTable.module.css';
import { largestNumber, tableColours } from './table_colours';
import { boxAt, placeNear, tableGeometry } from './table_geometry';
import type { TableGeometry } from './table_geometry';
import { paintTable, tableToPrint } from './table_picture';

interface NimTableProps {
  readonly scene: NimTableScene;
  /** The place that is read. */
  readonly at: NimPlace;
  /** The pointer or the arrow keys came to a place. */
  readonly onPoint: (at: NimPlace) => void;
  readonly onChoose: (at: NimPlace) => void;
  /** The reader pressed Escape. */
  readonly onDismiss: () => void;
}

const FONT_SIZE = 13;

export function tableName({ operation, size }: NimTableScene): string {
  return t(`table-${operation}`, { size });
}

/** A table of nimbers to look at, with the place that is read above it. It lies from left to right on every page. */
export function NimTable({ scene, at, onPoint, onChoose, onDismiss }: NimTableProps) {
  const room = useRef<HTMLDivElement>(null);
  const cursor = useRef<HTMLButtonElement>(null);
  const reading = useId();
  const width = useWidth(room);
  const { size } = scene;
  const largest = useMemo(() => largestNumber(scene), [scene]);
  const geometry = tableGeometry(size, largest, {
    ...{ width, fontSize: FONT_SIZE },
    pixelRatio: devicePixelRatio,
  });

  const placeOf = ({ currentTarget, clientX, clientY }: TargetedMouseEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return placeNear(geometry, clientX - left, clientY - top);
  };
  function choose(event: TargetedMouseEvent<HTMLElement>) {
    // A press of a key is no click somewhere.
    onChoose(event.detail === 0 ? at : placeOf(event));
    cursor.current?.focus({ preventScroll: true });
  }
  function onKeyDown(event: KeyboardEvent) {
    const board = { rows: size, columns: size, rowsUpward: false };
    const action = keyAction(event, { row: at.a + 1, column: at.b + 1 }, board);
    if (action?.kind !== 'move' && action?.kind !== 'dismiss') return;
    event.preventDefault();
    if (action.kind === 'move') onPoint({ a: action.to.row - 1, b: action.to.column - 1 });
    else onDismiss();
  }

  return (
    <figure class={styles.figure} data-printed>
      <Reading id={reading} scene={scene} at={at} />
      <div ref={room} dir="ltr">
        <OnPaper scene={scene} />
        {width > 0 && (
          <div
            class={`${boardPalette.palette} ${styles.surface}`}
            style={{ width: `${geometry.width}px`, height: `${geometry.height}px` }}
            onPointerMove={(event) => onPoint(placeOf(event))}
            onClick={choose}
            onKeyDown={onKeyDown}
          >
            <Picture scene={scene} geometry={geometry} />
            <Cursor {...{ scene, at, geometry, cursor, reading }} />
          </div>
        )}
      </div>
    </figure>
  );
}

interface ReadingProps extends Pick<NimTableProps, 'scene' | 'at'> {
  /** Of what is heard. */
  readonly id: string;
}

/** a ⊗ b = c, seen as a formula and heard in words. */
function Reading({ id, scene, at }: ReadingProps) {
  const value = valueAt(scene, at);
  return (
    <figcaption class={styles.reading}>
      <span aria-hidden="true">
        {math`${at.a} ${OPERATION_SIGNS[scene.operation]} ${at.b} ${value === undefined ? '' : `= ${value}`}`}
        {value === undefined && <span class={styles.none}> {t('no-value')}</span>}
      </span>
      <span role="status" id={id} class={layout.hidden}>
        {value === undefined
          ? t('said-no-value', { a: at.a })
          : t(`said-${scene.operation}`, { ...at, value })}
      </span>
    </figcaption>
  );
}

interface PictureProps {
  readonly scene: NimTableScene;
  readonly geometry: TableGeometry;
}

function Picture({ scene, geometry }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const palette = usePalette(probe);
  const { width, height, numberSize } = geometry;
  useLayoutEffect(() => {
    if (canvas.current === null || palette === undefined) return;
    const colours = tableColours(scene, palette);
    paintTable(canvas.current, { scene, geometry, palette, colours }, devicePixelRatio);
    // All of the geometry follows from these and from the scene.
  }, [scene, palette, width, height, numberSize, devicePixelRatio]);
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

interface CursorProps extends Pick<NimTableProps, 'scene' | 'at'> {
  readonly geometry: TableGeometry;
  readonly cursor: RefObject<HTMLButtonElement | null>;
  readonly reading: string;
}

/** The place that is read, as the one button of the table: it goes with the arrow keys. */
function Cursor({ scene, at, geometry, cursor, reading }: CursorProps) {
  const keys = useId();
  const { left, top, width } = boxAt(geometry, at);
  const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${width}px` };
  const { size } = scene;
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
        aria-label={tableName(scene)}
        aria-describedby={keys}
        aria-rowcount={size}
        aria-colcount={size}
      >
        <div role="row" aria-rowindex={at.a + 1}>
          <div role="gridcell" aria-colindex={at.b + 1}>
            <button
              ref={cursor}
              type="button"
              class={styles.button}
              aria-label={t('place', { ...at })}
              aria-describedby={reading}
              aria-pressed={scene.lit !== undefined && valueAt(scene, at) === scene.lit}
            />
          </div>
        </div>
      </div>
    </>
  );
}

function OnPaper({ scene }: { readonly scene: NimTableScene }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(scene);
  shown.current = scene;
  useEffect(() => {
    if (place.current === null) return undefined;
    return fillOnPaper(place.current, () => tableToPrint(shown.current));
  }, []);
  return <div ref={place} class={styles.paper} aria-hidden="true" />;
}
