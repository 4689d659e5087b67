/** The layer that follows the pointer and the selection: bands, moves, the ring. Drawn over the ground. */
import { runsOfPlaces } from './blocks';
import { drawLastMove, drawMoves } from './draw_moves';
import { discRadius, type PaneDrawing } from './frame';
import { boardBox, blockBox, centreOf, isVisible, visibleCells, type Pane } from './geometry';
import type { ScreenBox } from '../drawing/box';
import type { Painter } from '../drawing/painter';

export function drawHighlights(painter: Painter, frame: PaneDrawing): void {
  const { scene, pane } = frame;
  painter.within(roomOf(pane), () => {
    drawLastMove(painter, frame);
    drawBands(painter, frame);
    drawLitDiscs(painter, frame);
    drawMoves(painter, frame);
    if (scene.corner !== undefined && isVisible(visibleCells(pane), scene.corner))
      drawRing(painter, frame, centreOf(pane, scene.corner));
  });
  drawBars(painter, frame);
}

/**
 * The box of the pane, slightly larger so that a strong frame at the board's edge fits, except where a ribbon
 * continues.
 */
function roomOf(pane: Pane): ScreenBox {
  const { field } = pane;
  const board = boardBox(pane);
  const over = (beyond: number) => (beyond < 0.5 ? 3 : 0);
  const [left, top] = [over(field.left - board.left), over(field.top - board.top)];
  const right = over(board.left + board.width - field.left - field.width);
  const bottom = over(board.top + board.height - field.top - field.height);
  return {
    left: field.left - left,
    top: field.top - top,
    width: field.width + left + right,
    height: field.height + top + bottom,
  };
}

type Span = readonly [from: number, to: number];

/** The lit columns from top to bottom and the lit rows from left to right, as bands. */
function litSpans({ scene, pane }: PaneDrawing): { columns: Span[]; rows: Span[] } {
  const { columns, rows } = pane.shape;
  const across = { from: 1, to: columns };
  const down = { from: 1, to: rows };
  return {
    columns: runsOfPlaces(scene.litColumns ?? []).map((run) => {
      const { left, width } = blockBox(pane, { columns: run, rows: down });
      return [left, left + width];
    }),
    rows: runsOfPlaces(scene.litRows ?? []).map((run) => {
      const { top, height } = blockBox(pane, { columns: across, rows: run });
      return [top, top + height];
    }),
  };
}

function drawBands(painter: Painter, frame: PaneDrawing): void {
  const { left, top, width, height } = frame.pane.field;
  const { columns, rows } = litSpans(frame);
  const bands: ScreenBox[] = [];
  const edges: number[] = [];
  for (const [from, to] of columns) {
    bands.push({ left: from, top, width: to - from, height });
    edges.push(from, top, from, top + height, to, top, to, top + height);
  }
  for (const [from, to] of rows) {
    bands.push({ left, top: from, width, height: to - from });
    edges.push(left, from, left + width, from, left, to, left + width, to);
  }
  if (bands.length === 0) return;
  const { band, halo } = frame.palette.colours;
  painter.boxes(bands, { fill: band, opacity: 0.16 });
  if (frame.scene.heat !== undefined) painter.lines(edges, { colour: halo, width: 3.5 });
  painter.lines(edges, { colour: band, width: 1.5 });
}

/** Draws rings around the lit discs; the ring of the corner lies on its rim. */
function drawLitDiscs(painter: Painter, frame: PaneDrawing): void {
  const { scene, pane, palette } = frame;
  const { cell } = pane;
  const visible = visibleCells(pane);
  const centres: number[] = [];
  scene.litDiscs?.forEach((lit, place) => {
    const column = (place % scene.columns) + 1;
    const row = Math.floor(place / scene.columns) + 1;
    if (lit === 1 && isVisible(visible, { column, row }))
      centres.push(...centreOf(pane, { column, row }));
  });
  const { band, halo } = palette.colours;
  const radius = (discRadius(frame) + cell / 2) / 2;
  const width = Math.min(cell / 5, 2.5);
  painter.circles(centres, radius, { stroke: { colour: halo, width: 2 * width } });
  painter.circles(centres, radius, { stroke: { colour: band, width } });
}

/** Draws the ends of the bands beside the coordinates. */
function drawBars(painter: Painter, frame: PaneDrawing): void {
  const { left, top, width, height } = frame.pane.field;
  const { columns, rows } = litSpans(frame);
  const thick = 4;
  painter.boxes(
    [
      ...seen(columns, left, left + width).map(([from, to]) => ({
        left: from,
        top: top + height,
        width: to - from,
        height: thick,
      })),
      ...seen(rows, top, top + height).map(([from, to]) => ({
        left: left - thick,
        top: from,
        width: thick,
        height: to - from,
      })),
    ],
    { fill: frame.palette.colours.band },
  );
}

function seen(spans: readonly Span[], least: number, most: number): Span[] {
  return spans
    .filter(([from, to]) => to > least && from < most)
    .map(([from, to]) => [Math.max(from, least), Math.min(to, most)]);
}

function drawRing(painter: Painter, frame: PaneDrawing, centre: readonly [number, number]): void {
  const { halo, accent } = frame.palette.colours;
  const radius = Math.max(discRadius(frame), 4);
  const strong = Math.min(Math.max(frame.pane.cell * 0.09, 2), 5);
  const width = frame.scene.cornerIsHeld === true ? strong : strong / 2;
  painter.circles(centre, radius, { stroke: { colour: halo, width: width + 2.5 } });
  painter.circles(centre, radius, { stroke: { colour: accent, width } });
}
