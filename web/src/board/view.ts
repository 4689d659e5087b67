import { useMemo, useRef } from 'preact/hooks';
import { cornerCell, endCell } from './blocks';
import {
  centreOf,
  COMFORTABLE_CELL,
  depthOf,
  geometryOf,
  isVisible,
  largestZoom,
  shapeOf,
  visibleCells,
  WHOLE,
  type Geometry,
  type Shape,
  type Space,
  type View,
} from './geometry';
import { clamp } from '../drawing/box';
import type { BoardScene, SceneCell, CellMove, BoardSight } from './state';

/** One press of a zoom button. */
export const ZOOM_STEP = 1.5;

/** Gives the view that follows from what is seen now. */
export type ViewChange = (geometry: Geometry) => View;

/** Below this side of a cell, in pixels, a strip is a line in which no disc is told from the next. */
const SMALLEST_SEEN = 5;

/**
 * The whole board; of a strip in which nothing could be seen its beginning, magnified, if all of its
 * breadth is seen then.
 */
export function firstView(shape: Shape, space: Space): View {
  const { fittedCell } = geometryOf(shape, space, WHOLE);
  if (fittedCell >= SMALLEST_SEEN) return WHOLE;
  const zoom = COMFORTABLE_CELL / fittedCell;
  const { field, view, cell } = geometryOf(shape, space, { ...WHOLE, zoom }).panes[0];
  const seesBreadth = field.width >= shape.columns * cell || field.height >= shape.rows * cell;
  return seesBreadth ? view : WHOLE;
}

/** What a sight shows in this room. */
export function viewOf(shape: Shape, space: Space, { zoom, column, row }: BoardSight): View {
  const { field, cell } = geometryOf(shape, space, { ...WHOLE, zoom }).panes[0];
  return {
    zoom,
    columnsBefore: column - (field.width / cell + 1) / 2,
    rowsBefore: row - (field.height / cell + 1) / 2,
  };
}

export function sightOf({ panes: [{ view, field, cell }] }: Geometry): BoardSight {
  return {
    zoom: view.zoom,
    column: view.columnsBefore + (field.width / cell + 1) / 2,
    row: view.rowsBefore + (field.height / cell + 1) / 2,
  };
}

/** What comes from a sight is rounded. */
export function isSameView(one: View, other: View): boolean {
  const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-6;
  return (
    isNear(one.zoom, other.zoom) &&
    isNear(one.columnsBefore, other.columnsBefore) &&
    isNear(one.rowsBefore, other.rowsBefore)
  );
}

/** Each result keeps within the board. */
export function zoomedAbout(geometry: Geometry, factor: number, x: number, y: number): View {
  const { shape, space, view, cell } = geometry;
  const [pane] = geometry.panes;
  const zoom = clamp(view.zoom * factor, 1, largestZoom(geometry.fittedCell));
  const column = view.columnsBefore + (x - pane.field.left) / cell;
  const row = view.rowsBefore + depthOf(pane, y) / cell;
  const after = geometryOf(shape, space, { ...view, zoom });
  // The picture stands in the middle of its room: as it gets wider, its left edge moves.
  const moved = (after.width - geometry.width) / 2;
  return clamped(geometry, {
    zoom,
    columnsBefore: column - (x + moved - after.panes[0].field.left) / after.cell,
    rowsBefore: row - depthOf(after.panes[0], y) / after.cell,
  });
}

/** Zoomed about the middle of what is seen, or about a disc that is in sight. */
export function zoomedBy(geometry: Geometry, factor: number, about: SceneCell | undefined): View {
  const [pane] = geometry.panes;
  const { field } = pane;
  if (about === undefined || !isVisible(visibleCells(pane), about))
    return zoomedAbout(
      geometry,
      factor,
      field.left + field.width / 2,
      field.top + field.height / 2,
    );
  const zoomed = zoomedAbout(geometry, factor, ...centreOf(pane, about));
  return revealing(geometryOf(geometry.shape, geometry.space, zoomed), about);
}

/** The board moved under the window by some pixels to the right and down. */
export function pannedBy(geometry: Geometry, right: number, down: number): View {
  const { view, cell, shape } = geometry;
  return clamped(geometry, {
    zoom: view.zoom,
    columnsBefore: view.columnsBefore - right / cell,
    rowsBefore: view.rowsBefore + (shape.rowsUpward ? down : -down) / cell,
  });
}

/** Moved as little as brings a disc into sight, with its neighbours where they fit. */
export function revealing(geometry: Geometry, { column, row }: SceneCell): View {
  const [{ view, field, cell }] = geometry.panes;
  return clamped(geometry, {
    zoom: view.zoom,
    columnsBefore: revealed(view.columnsBefore, field.width / cell, column),
    rowsBefore: revealed(view.rowsBefore, field.height / cell, row),
  });
}

/** The corner of a move, where neither it nor the move's end is in sight. */
export function revealingCorner(geometry: Geometry, move: CellMove): View {
  const seen = visibleCells(geometry.panes[0]);
  const corner = cornerCell(move);
  return isVisible(seen, corner) || isVisible(seen, endCell(move))
    ? geometry.view
    : revealing(geometry, corner);
}

function revealed(start: number, length: number, position: number): number {
  const around = clamp((length - 1) / 2, 0, 1);
  return clamp(start, position + around - length, position - 1 - around);
}

function clamped({ shape, space }: Geometry, view: View): View {
  return geometryOf(shape, space, view).view;
}

/** Where everything is, and a way to zoom and pan. */
export function useView(
  scene: BoardScene,
  space: Space | undefined,
  sight: BoardSight | undefined,
  onSee: (sight: BoardSight | undefined) => void,
): readonly [geometry: Geometry | undefined, change: (change: ViewChange) => void] {
  const shape = useShape(scene);
  const geometry = useMemo(
    () =>
      space &&
      geometryOf(shape, space, sight ? viewOf(shape, space, sight) : firstView(shape, space)),
    [shape, space, sight],
  );
  /** Several changes may come before the next rendering: each starts from the one before. */
  const latest = useRef(geometry);
  latest.current = geometry;
  const change = (next: ViewChange) => {
    const now = latest.current;
    if (now === undefined) return;
    const after = geometryOf(now.shape, now.space, next(now));
    if (isSameView(after.view, now.view)) return;
    latest.current = after;
    const first = firstView(now.shape, now.space);
    onSee(isSameView(after.view, first) ? undefined : sightOf(after));
  };
  return [geometry, change];
}

/** The same object as before while its values are the same. */
export function useShape(scene: BoardScene): Shape {
  const shape = shapeOf(scene);
  return useMemo(() => shape, Object.values(shape));
}
