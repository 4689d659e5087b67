import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { cornerCell, endCell } from './blocks';
import styles from './BoardCanvas.module.css';
import type * as Tools from './BoardTools';
import { BoardOnPaper, Canvases, canvasSizeOf } from './Canvases';
import { CellGrid, cellOfTarget, hasEveryButton } from './CellGrid';
import { cellAtPoint, COMFORTABLE_CELL_PX, nearestCell, type BoardGeometry } from './geometry';
import { clamp } from '../drawing/box';
import { pressedKey } from '../viewport/key_press';
import { keyAction } from './keys';
import palette from '../drawing/Palette.module.css';
import { pointOf, type Point } from '../viewport/point_of';
import { useGestures } from '../viewport/use_gestures';
import type { Ribbon } from './ribbon';
import type {
  BoardIntents,
  BoardScene,
  BoardWords,
  SceneCell,
  MarkedMove,
  BoardSight,
} from './state';
import { useBoardRoom, type BoardRoom } from './use_space';
import {
  viewportPannedBy,
  viewportRevealing,
  viewportRevealingCorner,
  useView,
  viewportZoomedAbout,
  viewportZoomedBy,
  type ComputeView,
} from './view';

export interface BoardProps extends BoardIntents, BoardRoom {
  readonly scene: BoardScene;
  readonly words: BoardWords;
  /** Undefined while the whole board is visible. */
  readonly sight: BoardSight | undefined;
  /** When this changes, the keyboard's cursor moves to this disc; the focus stays where it is. */
  readonly cursor?: SceneCell | undefined;
}

export function BoardCanvas(props: BoardProps) {
  const { scene, words, sight, cursor: asked } = props;
  const place = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const space = useBoardRoom(place, props, scene);
  const [geometry, changeView] = useView(scene, space, sight, props.onSee);
  useChoiceInSight(scene.chosen, sight, changeView);
  const cursor = useCursor(scene, asked, changeView);
  const zoomable = geometry !== undefined && geometry.fittedCell < COMFORTABLE_CELL_PX;
  const input = useInput(props, { cursor, surface, geometry, changeView, zoomable });
  const everyButton = hasEveryButton(scene.rows, scene.columns);
  return (
    <div class={boardClass(props)} dir="ltr" data-printed>
      <BoardOnPaper scene={scene} />
      <div ref={place}>
        <div
          ref={surface}
          class={styles.surface}
          style={canvasSizeOf(geometry)}
          data-touch={touchUse(zoomable, geometry !== undefined && geometry.view.zoom > 1)}
          {...input.listeners}
        >
          <Canvases scene={scene} geometry={geometry} />
          {geometry !== undefined && (
            <CellGrid
              grid={cursor.grid}
              geometry={geometry}
              words={words}
              cursor={cursor.cell}
              {...input.ofDiscs}
            />
          )}
        </div>
      </div>
      <p class={styles.spoken} aria-live="polite">
        {input.spoken}
      </p>
      {geometry !== undefined && (zoomable || !everyButton) && (
        <ToolsBelow
          geometry={geometry}
          words={words}
          zoomable={zoomable}
          changeView={changeView}
          onGo={input.onGo}
          cursor={cursor.given}
        />
      )}
    </div>
  );
}

function cellsAt(geometry: BoardGeometry, { x, y }: Point) {
  return { cell: cellAtPoint(geometry, x, y), nearest: nearestCell(geometry, x, y) };
}

interface InputPlace {
  readonly cursor: Cursor;
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly geometry: BoardGeometry | undefined;
  readonly changeView: (change: ComputeView) => void;
  readonly zoomable: boolean;
}

/** Handles fingers, mouse and keys, and returns what a screen reader needs. */
function useInput(props: BoardProps, place: InputPlace) {
  const { cursor, surface, geometry, changeView, zoomable } = place;
  const pointing = usePointing(cursor, props.onPoint);
  const [spoken, setSpoken] = useState('');
  const pointer = useGestures(surface, {
    zooming: geometry && { zoomable, zoomed: geometry.view.zoom > 1 },
    ...(geometry && { cellsAt: (at) => cellsAt(geometry, at) }),
    onZoom: (factor, { x, y }) => changeView((now) => viewportZoomedAbout(now, factor, x, y)),
    onPan: (right, down) => changeView((now) => viewportPannedBy(now, right, down)),
    onPoint: pointing.hover,
    onDrag: props.onDrag,
    onDrop: props.onDismiss,
  });
  const onClick = useClicks(props, { cursor, pointing, pointer, surface, geometry });
  const ribbon = geometry?.ribbon;
  const say = setSpoken;
  return {
    spoken,
    listeners: { ...pointer.listeners, onClick },
    ofDiscs: {
      onKeyDown: keyHandler(props, { cursor, pointing, zoomable, changeView, ribbon, say }),
      ...focusHandlers(cursor, pointing, () => setSpoken('')),
    },
    onGo: (cell: SceneCell) => {
      pointing.byKeys.current = true;
      cursor.moveTo(cell, true);
    },
  };
}

function boardClass({ fills = false }: BoardRoom): string {
  return `${fills ? styles.filling : ''} ${styles.board} ${palette.palette}`;
}

/** In pixels: a disc's hit area for a pointer that isn't a finger. */
const MIN_TARGET_PX = 14;

/** Loaded after the board itself, into reserved room. */
function ToolsBelow(props: Tools.BoardToolsProps) {
  const [part, setPart] = useState<typeof Tools>();
  useEffect(() => {
    import('./BoardTools').then(setPart, () => undefined);
  }, []);
  const { shape, fittedCell } = props.geometry;
  const isPressed = hasEveryButton(shape.rows, shape.columns) && fittedCell >= MIN_TARGET_PX;
  return (
    <div class={styles.tools} data-part="board-tools" data-needed={!isPressed}>
      {part && <part.BoardTools {...props} />}
    </div>
  );
}

/** The keyboard's cursor. While the board has the focus, the disc at the cursor has it. */
function useCursor(
  { rows, columns }: BoardScene,
  asked: SceneCell | undefined,
  changeView: (change: ComputeView) => void,
) {
  const grid = useRef<HTMLDivElement>(null);
  /** Undefined until somebody moves the cursor. */
  const [place, setPlace] = useState(asked);
  const focusWanted = useRef(false);
  const hasFocus = () => grid.current?.contains(document.activeElement) ?? false;
  /** Checked before rendering, which may remove the focused disc. */
  const hadFocus = hasFocus();
  const cell = {
    column: clamp(place?.column ?? 1, 1, columns),
    row: clamp(place?.row ?? 1, 1, rows),
  };
  const set = (to: SceneCell) => {
    if (!isSameCell(to, place)) setPlace(to);
  };
  const moveTo = (to: SceneCell, focus: boolean) => {
    // The next rendering focuses it, even if it exists already.
    setPlace(to);
    changeView((now) => viewportRevealing(now, to));
    if (!focus) return;
    // Focused at once if it has a button, since the next key may come before the next rendering.
    const button = grid.current?.querySelector<HTMLElement>(
      `[data-row="${to.row}"][data-column="${to.column}"]`,
    );
    if (button) button.focus();
    else focusWanted.current = true;
  };
  useAskedCursor(asked, (to) => moveTo(to, false));
  useLayoutEffect(() => {
    if (!focusWanted.current && (!hadFocus || hasFocus())) return;
    focusWanted.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  return { grid, cell, given: place && cell, set, moveTo, hasFocus };
}

type Cursor = ReturnType<typeof useCursor>;

/** The disc under the pointer, or else under the keyboard's cursor. */
function usePointing({ cell, hasFocus }: Cursor, onPoint: BoardIntents['onPoint']) {
  const hovered = useRef<SceneCell | undefined>(undefined);
  const pointed = useRef<SceneCell | undefined>(undefined);
  /** The keyboard was used last. */
  const byKeys = useRef(false);
  const point = (to: SceneCell | undefined) => {
    if (isSameCell(to, pointed.current)) return;
    pointed.current = to;
    onPoint(to);
  };
  return {
    byKeys,
    point,
    hover: (to: SceneCell | undefined) => {
      hovered.current = to;
      point(to ?? (byKeys.current && hasFocus() ? cell : undefined));
    },
    /** The keyboard's cursor left the board. */
    leave: () => point(hovered.current),
  };
}

type Pointing = ReturnType<typeof usePointing>;

function focusHandlers(cursor: Cursor, pointing: Pointing, onLeave: () => void) {
  return {
    onFocusIn(event: FocusEvent) {
      const cell = cellOfTarget(event.target) ?? cursor.cell;
      cursor.set(cell);
      pointing.point(cell);
    },
    onFocusOut({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof Node && cursor.grid.current?.contains(relatedTarget)) return;
      onLeave();
      pointing.leave();
    },
  };
}

interface KeyUse {
  readonly cursor: Cursor;
  readonly pointing: Pointing;
  readonly zoomable: boolean;
  readonly ribbon: Ribbon | undefined;
  readonly changeView: (change: ComputeView) => void;
  readonly say: (words: string) => void;
}

function keyHandler(
  props: BoardProps,
  { cursor, pointing, zoomable, ribbon, changeView, say }: KeyUse,
) {
  const { scene, words } = props;
  /** Clears the selection; if nothing is selected, releases the focus. */
  const dismiss = () => {
    props.onDismiss();
    const held = scene.chosen !== undefined || scene.cornerIsHeld === true;
    if (!held && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return (event: KeyboardEvent) => {
    pointing.byKeys.current = true;
    // A held Enter key would choose again and again.
    if (event.repeat && pressedKey(event) === 'Enter') event.preventDefault();
    const action = keyAction(event, cursor.cell, scene, ribbon);
    if (action === undefined) return;
    event.preventDefault();
    switch (action.kind) {
      case 'move':
        cursor.moveTo(action.to, true);
        pointing.point(action.to);
        if (!hasEveryButton(scene.rows, scene.columns)) say(words.cell(action.to));
        return;
      case 'step':
        props.onStep(action.step);
        return;
      case 'apply':
        props.onApply();
        return;
      case 'zoom':
        if (zoomable) changeView((now) => viewportZoomedBy(now, action.factor, cursor.cell));
        return;
      case 'dismiss':
        dismiss();
    }
  };
}

interface ClickUse {
  readonly cursor: Cursor;
  readonly pointing: Pointing;
  readonly pointer: { readonly wasTap: () => boolean };
  readonly surface: RefObject<HTMLElement | null>;
  readonly geometry: BoardGeometry | undefined;
}

function useClicks(props: BoardProps, { cursor, pointing, pointer, surface, geometry }: ClickUse) {
  const before = useRef<SceneCell | undefined>(undefined);
  return (event: MouseEvent) => {
    if (geometry === undefined || surface.current === null) return;
    // A press by assistive technology has a target but no position.
    if (event.detail > 0 && !pointer.wasTap()) return;
    const { x, y } = pointOf(event, surface.current);
    const cell = cellOfTarget(event.target) ?? cellAtPoint(geometry, x, y);
    if (cell === undefined) return;
    if (event.detail > 0) pointing.byKeys.current = false;
    cursor.moveTo(cell, true);
    pointing.point(cell);
    props.onChoose(cell, event.detail > 1 && isSameCell(cell, before.current));
    before.current = cell;
  };
}

/** Brings the selection into view, unless the scene controls the view itself. */
function useChoiceInSight(
  choice: MarkedMove | undefined,
  sight: BoardSight | undefined,
  changeView: (change: ComputeView) => void,
): void {
  const seen = useRef(sight);
  const corner = choice && cornerCell(choice);
  const end = choice && endCell(choice);
  useLayoutEffect(() => {
    if (choice !== undefined && sight === seen.current)
      changeView((now) => viewportRevealingCorner(now, choice));
    seen.current = sight;
  }, [sight, corner?.column, corner?.row, end?.column, end?.row]);
}

function useAskedCursor(asked: SceneCell | undefined, go: (cell: SceneCell) => void): void {
  const before = useRef(asked);
  useLayoutEffect(() => {
    if (asked !== undefined && !isSameCell(asked, before.current)) go(asked);
    before.current = asked;
  }, [asked?.column, asked?.row]);
}

function isSameCell(one: SceneCell | undefined, other: SceneCell | undefined): boolean {
  return one?.column === other?.column && one?.row === other?.row;
}

/** What touch gestures move: the page; the page, with pinching for the board; or the board. */
function touchUse(zoomable: boolean, zoomed: boolean): 'page' | 'pinch' | 'board' {
  if (zoomed) return 'board';
  return zoomable ? 'pinch' : 'page';
}
