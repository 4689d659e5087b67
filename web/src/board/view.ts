import {
  centreOf,
  clamp,
  COMFORTABLE_CELL,
  geometryOf,
  isVisible,
  largestZoom,
  visibleCells,
  WHOLE,
} from './geometry';
import type { Geometry, Shape, Space, View } from './geometry';
import type { Cell, CellRectangle, Sight } from './state';

/** One press of a zoom button. */
export const ZOOM_STEP = 1.5;

/** Below this side of a cell, in pixels, nobody hits the disc that they mean. */
const SMALLEST_TARGET = 8;

/**
 * The whole board; of a strip in which nothing could be hit its beginning, magnified, if all of its
 * breadth is seen then.
 */
export function firstView(shape: Shape, space: Space): View {
  const { fittedCell } = geometryOf(shape, space, WHOLE);
  if (fittedCell >= SMALLEST_TARGET) return WHOLE;
  const zoom = COMFORTABLE_CELL / fittedCell;
  const { field, view, cell } = geometryOf(shape, space, { ...WHOLE, zoom });
  const seesBreadth = field.width >= shape.columns * cell || field.height >= shape.rows * cell;
  return seesBreadth ? view : WHOLE;
}

/** What is seen of a sight where there is this room. */
export function viewOf(shape: Shape, space: Space, { zoom, column, row }: Sight): View {
  const { field, cell } = geometryOf(shape, space, { ...WHOLE, zoom });
  return {
    zoom,
    left: column - (field.width / cell + 1) / 2,
    bottom: row - (field.height / cell + 1) / 2,
  };
}

export function sightOf({ view, field, cell }: Geometry): Sight {
  return {
    zoom: view.zoom,
    column: view.left + (field.width / cell + 1) / 2,
    row: view.bottom + (field.height / cell + 1) / 2,
  };
}

/** What comes from a sight is rounded. */
export function isSameView(one: View, other: View): boolean {
  const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-6;
  return (
    isNear(one.zoom, other.zoom) && isNear(one.left, other.left) && isNear(one.bottom, other.bottom)
  );
}

/** Each of these gives a view that keeps within the board. */
export function zoomedAbout(geometry: Geometry, factor: number, x: number, y: number): View {
  const { shape, space, view, cell, field } = geometry;
  const zoom = clamp(view.zoom * factor, 1, largestZoom(geometry.fittedCell));
  const column = view.left + (x - field.left) / cell;
  const row = view.bottom + (field.top + field.height - y) / cell;
  const after = geometryOf(shape, space, { ...view, zoom });
  // The picture stands in the middle of its room: as it gets wider, its left edge moves.
  const moved = (after.width - geometry.width) / 2;
  return clamped(geometry, {
    zoom,
    left: column - (x + moved - after.field.left) / after.cell,
    bottom: row - (after.field.top + after.field.height - y) / after.cell,
  });
}

/** Zoomed about the middle of what is seen, or about a disc that is in sight. */
export function zoomedBy(geometry: Geometry, factor: number, about: Cell | undefined): View {
  const { field } = geometry;
  if (about === undefined || !isVisible(visibleCells(geometry), about))
    return zoomedAbout(
      geometry,
      factor,
      field.left + field.width / 2,
      field.top + field.height / 2,
    );
  const zoomed = zoomedAbout(geometry, factor, ...centreOf(geometry, about));
  return revealing(geometryOf(geometry.shape, geometry.space, zoomed), about);
}

/** The board moved under the window by some pixels to the right and down. */
export function pannedBy(geometry: Geometry, right: number, down: number): View {
  const { view, cell } = geometry;
  return clamped(geometry, {
    zoom: view.zoom,
    left: view.left - right / cell,
    bottom: view.bottom + down / cell,
  });
}

/** Moved as little as brings a disc into sight, with its neighbours where they fit. */
export function revealing(geometry: Geometry, { column, row }: Cell): View {
  const { view, field, cell } = geometry;
  return clamped(geometry, {
    zoom: view.zoom,
    left: revealed(view.left, field.width / cell, column),
    bottom: revealed(view.bottom, field.height / cell, row),
  });
}

/** The corner of a rectangle, unless the disc in that corner or the one opposite is in sight. */
export function revealingCorner(geometry: Geometry, rectangle: CellRectangle): View {
  const { column, row, width, height } = rectangle;
  const seen = visibleCells(geometry);
  return isVisible(seen, rectangle) ||
    isVisible(seen, { column: column - width + 1, row: row - height + 1 })
    ? geometry.view
    : revealing(geometry, rectangle);
}

function revealed(start: number, length: number, position: number): number {
  const around = clamp((length - 1) / 2, 0, 1);
  return clamp(start, position + around - length, position - 1 - around);
}

function clamped({ shape, space }: Geometry, view: View): View {
  return geometryOf(shape, space, view).view;
}

/** How much one turn of the wheel zooms, whatever unit the browser counts it in. */
export function wheelZoom(delta: number, inLines: boolean): number {
  const pixels = delta * (inLines ? 16 : 1);
  return 2 ** (-clamp(pixels, -60, 60) / 120);
}
