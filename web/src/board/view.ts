import { useMemo, useRef } from 'preact/hooks';
import { cornerCell, endCell } from './blocks';
import {
  centreOf,
  COMFORTABLE_CELL_PX,
  depthOf,
  boardGeometryOf,
  isVisible,
  largestZoom,
  boardShapeOf,
  visibleCells,
  WHOLE_VIEW,
  type BoardGeometry,
  type BoardShape,
  type AvailableSpace,
  type BoardViewport,
} from './geometry';
import { clamp } from '../drawing/box';
import type { BoardScene, SceneCell, CellMove, BoardSight } from './state';

/** The factor of one press of a zoom button. */
export const ZOOM_STEP = 1.5;

/** Computes the next view from the current layout. */
export type ComputeView = (geometry: BoardGeometry) => BoardViewport;

/** Below this side of a cell, in pixels, a strip is a line in which discs can't be told apart. */
const MIN_STRIP_CELL_PX = 5;

/**
 * The whole board; for a strip whose discs would be invisible, its magnified beginning, if its full breadth is visible
 * then.
 */
export function initialViewport(shape: BoardShape, space: AvailableSpace): BoardViewport {
  const { fittedCell } = boardGeometryOf(shape, space, WHOLE_VIEW);
  if (fittedCell >= MIN_STRIP_CELL_PX) return WHOLE_VIEW;
  const zoom = COMFORTABLE_CELL_PX / fittedCell;
  const { field, view, cell } = boardGeometryOf(shape, space, { ...WHOLE_VIEW, zoom }).panes[0];
  const seesBreadth = field.width >= shape.columns * cell || field.height >= shape.rows * cell;
  return seesBreadth ? view : WHOLE_VIEW;
}

/** The view that a sight gives in this room. */
export function viewportOf(
  shape: BoardShape,
  space: AvailableSpace,
  { zoom, column, row }: BoardSight,
): BoardViewport {
  const { field, cell } = boardGeometryOf(shape, space, { ...WHOLE_VIEW, zoom }).panes[0];
  return {
    zoom,
    columnsBefore: column - (field.width / cell + 1) / 2,
    rowsBefore: row - (field.height / cell + 1) / 2,
  };
}

export function sightOfViewport({ panes: [{ view, field, cell }] }: BoardGeometry): BoardSight {
  return {
    zoom: view.zoom,
    column: view.columnsBefore + (field.width / cell + 1) / 2,
    row: view.rowsBefore + (field.height / cell + 1) / 2,
  };
}

/** Views that come from a sight are rounded. */
export function isSameViewport(one: BoardViewport, other: BoardViewport): boolean {
  const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-6;
  return (
    isNear(one.zoom, other.zoom) &&
    isNear(one.columnsBefore, other.columnsBefore) &&
    isNear(one.rowsBefore, other.rowsBefore)
  );
}

/** Zooms about a point of the picture and stays within the board. */
export function viewportZoomedAbout(
  geometry: BoardGeometry,
  factor: number,
  x: number,
  y: number,
): BoardViewport {
  const { shape, space, view, cell } = geometry;
  const [pane] = geometry.panes;
  const zoom = clamp(view.zoom * factor, 1, largestZoom(geometry.fittedCell));
  const column = view.columnsBefore + (x - pane.field.left) / cell;
  const row = view.rowsBefore + depthOf(pane, y) / cell;
  const after = boardGeometryOf(shape, space, { ...view, zoom });
  // The picture is centred in its room: as it gets wider, its left edge moves.
  const moved = (after.width - geometry.width) / 2;
  return clamped(geometry, {
    zoom,
    columnsBefore: column - (x + moved - after.panes[0].field.left) / after.cell,
    rowsBefore: row - depthOf(after.panes[0], y) / after.cell,
  });
}

/** Zooms about the middle of the window, or about a visible disc. */
export function viewportZoomedBy(
  geometry: BoardGeometry,
  factor: number,
  about: SceneCell | undefined,
): BoardViewport {
  const [pane] = geometry.panes;
  const { field } = pane;
  if (about === undefined || !isVisible(visibleCells(pane), about))
    return viewportZoomedAbout(
      geometry,
      factor,
      field.left + field.width / 2,
      field.top + field.height / 2,
    );
  const zoomed = viewportZoomedAbout(geometry, factor, ...centreOf(pane, about));
  return viewportRevealing(boardGeometryOf(geometry.shape, geometry.space, zoomed), about);
}

/** Moves the board under the window by some pixels to the right and down. */
export function viewportPannedBy(
  geometry: BoardGeometry,
  right: number,
  down: number,
): BoardViewport {
  const { view, cell, shape } = geometry;
  return clamped(geometry, {
    zoom: view.zoom,
    columnsBefore: view.columnsBefore - right / cell,
    rowsBefore: view.rowsBefore + (shape.rowsUpward ? down : -down) / cell,
  });
}

/** The smallest move that brings a disc into view, with its neighbours if they fit. */
export function viewportRevealing(
  geometry: BoardGeometry,
  { column, row }: SceneCell,
): BoardViewport {
  const [{ view, field, cell }] = geometry.panes;
  return clamped(geometry, {
    zoom: view.zoom,
    columnsBefore: revealed(view.columnsBefore, field.width / cell, column),
    rowsBefore: revealed(view.rowsBefore, field.height / cell, row),
  });
}

/** Brings the corner of a move into view, if neither it nor the move's end is. */
export function viewportRevealingCorner(geometry: BoardGeometry, move: CellMove): BoardViewport {
  const seen = visibleCells(geometry.panes[0]);
  const corner = cornerCell(move);
  return isVisible(seen, corner) || isVisible(seen, endCell(move))
    ? geometry.view
    : viewportRevealing(geometry, corner);
}

function revealed(start: number, length: number, position: number): number {
  const around = clamp((length - 1) / 2, 0, 1);
  return clamp(start, position + around - length, position - 1 - around);
}

function clamped({ shape, space }: BoardGeometry, view: BoardViewport): BoardViewport {
  return boardGeometryOf(shape, space, view).view;
}

/** The layout of the board, and a function to zoom and pan it. */
export function useView(
  scene: BoardScene,
  space: AvailableSpace | undefined,
  sight: BoardSight | undefined,
  onSee: (sight: BoardSight | undefined) => void,
): readonly [geometry: BoardGeometry | undefined, change: (change: ComputeView) => void] {
  const shape = useShape(scene);
  const geometry = useMemo(
    () =>
      space &&
      boardGeometryOf(
        shape,
        space,
        sight ? viewportOf(shape, space, sight) : initialViewport(shape, space),
      ),
    [shape, space, sight],
  );
  /** Several changes may come before the next rendering: each starts from the previous one. */
  const latest = useRef(geometry);
  latest.current = geometry;
  const change = (next: ComputeView) => {
    const now = latest.current;
    if (now === undefined) return;
    const after = boardGeometryOf(now.shape, now.space, next(now));
    if (isSameViewport(after.view, now.view)) return;
    latest.current = after;
    const first = initialViewport(now.shape, now.space);
    onSee(isSameViewport(after.view, first) ? undefined : sightOfViewport(after));
  };
  return [geometry, change];
}

/** Returns the same object as before while its values are the same. */
export function useShape(scene: BoardScene): BoardShape {
  const shape = boardShapeOf(scene);
  return useMemo(() => shape, Object.values(shape));
}
