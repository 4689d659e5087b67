import styles from './BoardTools.module.css';
import { CoordinateEntry } from './CoordinateEntry';
import { largestZoom, WHOLE } from './geometry';
import type { Geometry } from './geometry';
import type { BoardWords, Cell } from './state';
import type { ViewChange } from './use_view';
import { ZOOM_STEP, zoomedBy } from './view';

interface BoardToolsProps {
  readonly geometry: Geometry;
  readonly words: BoardWords;
  readonly zoomable: boolean;
  /** What zooming keeps in sight. */
  readonly cursor: Cell | undefined;
  readonly changeView: (change: ViewChange) => void;
  readonly onGo: (cell: Cell) => void;
}

/** What a board of small or many discs needs beside it: zooming without a wheel, and a way to any disc. */
export function BoardTools(props: BoardToolsProps) {
  const { geometry, words, zoomable, cursor, changeView, onGo } = props;
  const { zoom } = geometry.view;
  const zoomButton = (
    label: string,
    key: string,
    sign: string,
    able: boolean,
    change: ViewChange,
  ) => (
    <button
      class={styles.zoom}
      type="button"
      aria-label={label}
      title={`${label} (${key})`}
      // Still there for the focus when it has nothing more to do.
      aria-disabled={!able}
      onClick={() => {
        if (able) changeView(change);
      }}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path class={styles.sign} d={sign} />
      </svg>
    </button>
  );
  return (
    <div class={styles.tools}>
      {zoomable && (
        <div class={styles.zooms}>
          {zoomButton(words.zoomIn, '+', SIGNS.in, zoom < largestZoom(geometry.fittedCell), (now) =>
            zoomedBy(now, ZOOM_STEP, cursor),
          )}
          {zoomButton(words.zoomOut, '−', SIGNS.out, zoom > 1, (now) =>
            zoomedBy(now, 1 / ZOOM_STEP, cursor),
          )}
          {zoomButton(words.zoomFit, '0', SIGNS.fit, zoom > 1, () => WHOLE)}
        </div>
      )}
      <CoordinateEntry
        words={words}
        columns={geometry.shape.columns}
        rows={geometry.shape.rows}
        onGo={onGo}
      />
      {zoom > 1 && <p class={styles.hint}>{words.panning}</p>}
    </div>
  );
}

const SIGNS = {
  in: 'M3 8h10M8 3v10',
  out: 'M3 8h10',
  fit: 'M2.5 6v-3.5h3.5M10 2.5h3.5v3.5M13.5 10v3.5h-3.5M6 13.5h-3.5v-3.5',
};
