import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import styles from './Board.module.css';
import { BoardOnPaper } from './BoardOnPaper';
import { BoardTools } from './BoardTools';
import { CellGrid, cellOfTarget, hasEveryButton } from './CellGrid';
import { LAYERS } from './draw';
import { cellAt, clamp } from './geometry';
import { keyAction } from './keys';
import palette from './Palette.module.css';
import type { BoardIntents, BoardScene, BoardWords, Cell, Sight } from './state';
import { isZoomable, placeOf, usePointer } from './use_pointer';
import { useSpace } from './use_space';
import { useStage } from './use_stage';
import { useView } from './use_view';
import { revealing, revealingCorner, zoomedBy } from './view';

export interface BoardProps extends BoardIntents {
  readonly scene: BoardScene;
  readonly words: BoardWords;
  /** Absent while the board is seen as at first. */
  readonly sight: Sight | undefined;
  /** When another disc is given, the keyboard's cursor goes there; the focus stays where it is. */
  readonly cursor?: Cell | undefined;
  /** In pixels; most of the window's height, unless something else is said. */
  readonly mostHeight?: number | undefined;
  /** How much of the window's height, in pixels, belongs to what should be seen together with the board. */
  readonly beside?: number | undefined;
}

export function Board({
  scene,
  words,
  sight,
  cursor: asked,
  mostHeight,
  beside = 0,
  ...intents
}: BoardProps) {
  const container = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const space = useSpace(container, mostHeight, beside);
  const [geometry, changeView] = useView(scene, space, sight, intents.onSee);
  /** Nothing until somebody goes somewhere. */
  const [place, setPlace] = useState(asked);
  const [spoken, setSpoken] = useState('');
  const focusWanted = useRef(false);
  const hovered = useRef<Cell | undefined>(undefined);
  const pointed = useRef<Cell | undefined>(undefined);
  /** Where the last click was. */
  const chosen = useRef<Cell | undefined>(undefined);
  /** The keyboard is what the reader points with. */
  const byKeys = useRef(false);
  const cursor = {
    column: clamp(place?.column ?? 1, 1, scene.columns),
    row: clamp(place?.row ?? 1, 1, scene.rows),
  };

  const point = (cell: Cell | undefined) => {
    if (isSameCell(cell, pointed.current)) return;
    pointed.current = cell;
    intents.onPoint(cell);
  };
  const moveTo = (cell: Cell, focus: boolean) => {
    setPlace(cell);
    changeView((now) => revealing(now, cell));
    focusWanted.current ||= focus;
  };
  const pointer = usePointer({
    surface,
    geometry,
    changeView,
    onHover: (cell) => {
      hovered.current = cell;
      point(cell ?? (byKeys.current && hasFocus() ? cursor : undefined));
    },
    onDrag: intents.onDrag,
    onDismiss: intents.onDismiss,
  });
  const hasFocus = () => grid.current?.contains(document.activeElement) ?? false;
  /** Before this rendering, which may take the disc that has it from the board. */
  const hadFocus = hasFocus();

  const onKeyDown = (event: KeyboardEvent) => {
    byKeys.current = true;
    // Held down, Enter would choose again and again.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    const action = keyAction(event, cursor, scene);
    if (action === undefined || event.isComposing) return;
    event.preventDefault();
    switch (action.kind) {
      case 'move':
        moveTo(action.to, true);
        point(action.to);
        if (!hasEveryButton(scene.rows, scene.columns)) setSpoken(words.cell(action.to));
        return;
      case 'step':
        intents.onStep(action.step);
        return;
      case 'apply':
        intents.onApply();
        return;
      case 'zoom':
        if (zoomable) changeView((now) => zoomedBy(now, action.factor, cursor));
        return;
      case 'dismiss':
        dismiss();
    }
  };
  /** First lets go of what is chosen; when there is nothing, the board lets go of the keys. */
  const dismiss = () => {
    intents.onDismiss();
    const held = scene.chosen !== undefined || scene.cornerIsHeld === true;
    if (!held && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const onClick = (event: MouseEvent) => {
    if (geometry === undefined || surface.current === null) return;
    // What assistive technology presses has no place, only a target.
    if (event.detail > 0 && !pointer.wasTap()) return;
    const cell = cellOfTarget(event.target) ?? cellAt(geometry, ...placeOf(event, surface.current));
    if (cell === undefined) return;
    if (event.detail > 0) byKeys.current = false;
    moveTo(cell, true);
    point(cell);
    intents.onChoose(cell, event.detail > 1 && isSameCell(cell, chosen.current));
    chosen.current = cell;
  };
  const onFocusIn = (event: FocusEvent) => {
    const cell = cellOfTarget(event.target) ?? cursor;
    if (!isSameCell(cell, place)) setPlace(cell);
    point(cell);
  };
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && grid.current?.contains(event.relatedTarget)) return;
    setSpoken('');
    point(hovered.current);
  };

  const choice = scene.chosen;
  const seen = useRef(sight);
  useLayoutEffect(() => {
    // What comes with a sight of its own is seen as it was left.
    if (choice !== undefined && sight === seen.current)
      changeView((now) => revealingCorner(now, choice));
    seen.current = sight;
  }, [sight, choice?.column, choice?.row, choice?.width, choice?.height]);
  useAskedCursor(asked, (cell) => moveTo(cell, false));
  useLayoutEffect(() => {
    if (!focusWanted.current && (!hadFocus || hasFocus())) return;
    focusWanted.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const parts = useStage();
  useLayoutEffect(() => {
    if (geometry !== undefined) parts.stage.current?.show({ scene, geometry });
  }, [scene, geometry]);

  const zoomable = geometry !== undefined && isZoomable(geometry);
  const size = geometry && { width: `${geometry.width}px`, height: `${geometry.height}px` };
  return (
    <div ref={container} class={`${styles.board} ${palette.palette}`} dir="ltr">
      <BoardOnPaper scene={scene} />
      <div
        ref={surface}
        class={styles.surface}
        style={size}
        data-touch={touchUse(zoomable, geometry !== undefined && geometry.view.zoom > 1)}
        {...pointer.listeners}
        onClick={onClick}
      >
        <div ref={parts.canvases} aria-hidden="true">
          {LAYERS.map((layer) => (
            <canvas key={layer} class={styles.layer} style={size} aria-hidden="true" />
          ))}
        </div>
        {geometry !== undefined && (
          <CellGrid
            grid={grid}
            geometry={geometry}
            words={words}
            cursor={cursor}
            onKeyDown={onKeyDown}
            onFocusIn={onFocusIn}
            onFocusOut={onFocusOut}
          />
        )}
        <span ref={parts.probe} class={styles.probe} aria-hidden="true" />
      </div>
      <p class={styles.spoken} aria-live="polite">
        {spoken}
      </p>
      {geometry !== undefined && (zoomable || !hasEveryButton(scene.rows, scene.columns)) && (
        <BoardTools
          geometry={geometry}
          words={words}
          zoomable={zoomable}
          cursor={place && cursor}
          changeView={changeView}
          onGo={(cell) => {
            byKeys.current = true;
            moveTo(cell, true);
          }}
        />
      )}
    </div>
  );
}

function useAskedCursor(asked: Cell | undefined, go: (cell: Cell) => void): void {
  const before = useRef(asked);
  useLayoutEffect(() => {
    if (asked !== undefined && !isSameCell(asked, before.current)) go(asked);
    before.current = asked;
  }, [asked?.column, asked?.row]);
}

function isSameCell(one: Cell | undefined, other: Cell | undefined): boolean {
  return one?.column === other?.column && one?.row === other?.row;
}

/** What fingers do: scroll and zoom the page; scroll it and zoom the board; or move the board. */
function touchUse(zoomable: boolean, zoomed: boolean): 'page' | 'pinch' | 'board' {
  if (zoomed) return 'board';
  return zoomable ? 'pinch' : 'page';
}
