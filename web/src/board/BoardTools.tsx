import { useId, useState } from 'preact/hooks';
import { pressedKey } from '../viewport/key_press';
import styles from './BoardTools.module.css';
import { largestZoom, WHOLE_VIEW, type BoardGeometry, type BoardShape } from './geometry';
import type { BoardWords, SceneCell, NumberInterval } from './state';
import { ZOOM_STEP, viewportZoomedBy, type ComputeView } from './view';

export interface BoardToolsProps {
  readonly geometry: BoardGeometry;
  readonly words: BoardWords;
  readonly zoomable: boolean;
  /** The cell that zooming keeps in view. */
  readonly cursor: SceneCell | undefined;
  readonly changeView: (change: ComputeView) => void;
  readonly onGo: (cell: SceneCell) => void;
}

/** Zooming without a wheel, and going to a disc by its coordinates, for boards of small or many discs. */
export function BoardTools({ geometry, words, zoomable, onGo, ...zooming }: BoardToolsProps) {
  return (
    <div class={styles.tools}>
      {zoomable && <ZoomButtons geometry={geometry} words={words} {...zooming} />}
      <CoordinateEntry words={words} shape={geometry.shape} onGo={onGo} />
      {geometry.view.zoom > 1 && <p class={styles.hint}>{words.panning}</p>}
    </div>
  );
}

type ZoomButtonsProps = Pick<BoardToolsProps, 'geometry' | 'words' | 'cursor' | 'changeView'>;

function ZoomButtons({ geometry, words, cursor, changeView }: ZoomButtonsProps) {
  const { zoom } = geometry.view;
  const button = (label: string, key: string, sign: string, able: boolean, change: ComputeView) => (
    <button
      class={styles.zoom}
      type="button"
      aria-label={label}
      title={`${label} (${key})`}
      // Disabled and not removed, so that it keeps the focus.
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
  const closer = zoom < largestZoom(geometry.fittedCell);
  return (
    <div class={styles.zooms}>
      {button(words.zoomIn, '+', SIGNS.in, closer, (now) =>
        viewportZoomedBy(now, ZOOM_STEP, cursor),
      )}
      {button(words.zoomOut, '−', SIGNS.out, zoom > 1, (now) =>
        viewportZoomedBy(now, 1 / ZOOM_STEP, cursor),
      )}
      {button(words.zoomFit, '0', SIGNS.fit, zoom > 1, () => WHOLE_VIEW)}
    </div>
  );
}

const SIGNS = {
  in: 'M3 8h10M8 3v10',
  out: 'M3 8h10',
  // A board, as four corners would mean full screen.
  fit: 'M2.5 2.5h11v11h-11zM8 2.5v11M2.5 8h11',
};

interface CoordinateEntryProps {
  readonly words: BoardWords;
  readonly shape: BoardShape;
  readonly onGo: (cell: SceneCell) => void;
}

/** Goes to a disc that is too small to press. Not a form, since a sandboxed frame may not submit one. */
function CoordinateEntry({ words, shape, onGo }: CoordinateEntryProps) {
  const { columns, rows, columnOrigin, rowOrigin } = shape;
  const [typed, setTyped] = useState({ row: '', column: '' });
  const [missed, setMissed] = useState(false);
  const problem = useId();
  const read = {
    row: readPlace(words.plain(typed.row), rows, rowOrigin),
    column: readPlace(words.plain(typed.column), columns, columnOrigin),
  };
  const go = () => {
    const { column, row } = read;
    const found = column !== undefined && row !== undefined;
    setMissed(!found);
    if (found) onGo({ column, row });
  };
  const field = (name: 'row' | 'column') => (
    <label class={styles.field}>
      {words[name]}
      <input
        class={styles.input}
        type="text"
        inputMode="numeric"
        enterkeyhint="go"
        autocomplete="off"
        spellcheck={false}
        dir="ltr"
        value={typed[name]}
        aria-invalid={missed && read[name] === undefined}
        aria-describedby={problem}
        onInput={(event) => {
          setTyped({ ...typed, [name]: event.currentTarget.value });
          setMissed(false);
        }}
        onKeyDown={(event) => {
          if (pressedKey(event) !== 'Enter') return;
          // Otherwise the key would also press the button that gets the focus.
          event.preventDefault();
          go();
        }}
      />
    </label>
  );
  return (
    <fieldset class={styles.entry}>
      <legend class={styles.legend}>{words.entry}</legend>
      {field('row')}
      {field('column')}
      <button class={styles.go} type="button" onClick={go}>
        {words.go}
      </button>
      <p id={problem} class={styles.problem} aria-live="polite">
        {missed &&
          words.noSuchDisc(numbersFrom(rowOrigin, rows), numbersFrom(columnOrigin, columns))}
      </p>
    </fieldset>
  );
}

/** The numbers of an axis, as the margins show them. */
function numbersFrom(origin: number, count: number): NumberInterval {
  return { from: origin, to: origin + count - 1 };
}

/** The place on an axis with this number, counted from `origin`; undefined if there is none. */
export function readPlace(typed: string, count: number, origin: 0 | 1): number | undefined {
  const digits = typed.trim();
  if (!/^\d{1,9}$/u.test(digits)) return undefined;
  const place = Number(digits) + 1 - origin;
  return place >= 1 && place <= count ? place : undefined;
}
