/** What follows the pointer and the choices: bands, rectangles, the ring. Drawn over the ground. */
import { discRadius } from './frame';
import type { Frame } from './frame';
import { boardBox, boxOf, centreOf, leftOf, topOf } from './geometry';
import type { Box, Geometry } from './geometry';
import { hatching } from './hatching';
import type { Painter, Stroke } from './painter';
import type { Interval, Mark, CellRectangle } from './state';

/** About as far apart are the lines of a hatching: what is written on the discs stays legible. */
const HATCH = 13;
const DENSEST_HATCH = 9;

export function drawHighlights(painter: Painter, frame: Frame): void {
  const { scene, geometry } = frame;
  // A strong frame at the edge of the board goes a little over it.
  const over = geometry.view.zoom === 1 ? 3 : 0;
  painter.within(grown(geometry.field, over), () => {
    drawLast(painter, frame);
    drawBands(painter, frame);
    drawLitDiscs(painter, frame);
    drawRectangles(painter, frame);
    if (scene.corner !== undefined) drawRing(painter, frame, centreOf(geometry, scene.corner));
  });
  drawBars(painter, frame);
}

/** Dashes over a light that is drawn through: whatever the disc beneath, either of them shows. */
function drawLast(painter: Painter, { scene, geometry, palette }: Frame): void {
  if (scene.last === undefined) return;
  const { cell } = geometry;
  const { ink, halo } = palette.colours;
  const box = boxOf(geometry, scene.last);
  // Among small discs only what covers some of them is found.
  const beneath = cell < 12 ? { width: 4 } : { width: 3, opacity: 0.75 };
  const dashes = cell < 12 ? [3, 2.5] : [5, 4];
  const corner = Math.min(4, cell / 6);
  painter.boxes(
    [box],
    { stroke: { colour: halo, width: beneath.width }, opacity: beneath.opacity },
    corner,
  );
  painter.boxes([box], { stroke: { colour: ink, width: 1.5, dashes } }, corner);
}

function drawBands(painter: Painter, { scene, geometry, palette }: Frame): void {
  const { left, top, width, height } = geometry.field;
  const columns = spanOfColumns(geometry, scene.litColumns);
  const rows = spanOfRows(geometry, scene.litRows);
  const bands: Box[] = [];
  const edges: number[] = [];
  if (columns !== undefined) {
    const [from, to] = columns;
    bands.push({ left: from, top, width: to - from, height });
    edges.push(from, top, from, top + height, to, top, to, top + height);
  }
  if (rows !== undefined) {
    const [from, to] = rows;
    bands.push({ left, top: from, width, height: to - from });
    edges.push(left, from, left + width, from, left, to, left + width, to);
  }
  if (bands.length === 0) return;
  const { band } = palette.colours;
  painter.boxes(bands, { fill: band, opacity: 0.16 });
  painter.lines(edges, { colour: band, width: 1.5 });
}

/** Rings around the discs: the one of the corner lies on its rim. */
function drawLitDiscs(painter: Painter, frame: Frame): void {
  const { scene, geometry, palette } = frame;
  const { cell } = geometry;
  const centres: number[] = [];
  scene.litDiscs?.forEach((lit, place) => {
    const column = (place % scene.columns) + 1;
    const row = Math.floor(place / scene.columns) + 1;
    if (lit === 1) centres.push(...centreOf(geometry, { column, row }));
  });
  const radius = (discRadius(frame) + cell / 2) / 2;
  const width = Math.min(cell / 5, 2.5);
  twoTone(palette.colours.halo, { colour: palette.colours.band, width }, width, (stroke) =>
    painter.circles(centres, radius, { stroke }),
  );
}

/** The bands' ends beside the coordinates. */
function drawBars(painter: Painter, { scene, geometry, palette }: Frame): void {
  const { left, top, width, height } = geometry.field;
  const bars: Box[] = [];
  const thick = 4;
  const columns = seen(spanOfColumns(geometry, scene.litColumns), left, left + width);
  if (columns !== undefined)
    bars.push({
      left: columns[0],
      top: top + height,
      width: columns[1] - columns[0],
      height: thick,
    });
  const rows = seen(spanOfRows(geometry, scene.litRows), top, top + height);
  if (rows !== undefined)
    bars.push({ left: left - thick, top: rows[0], width: thick, height: rows[1] - rows[0] });
  painter.boxes(bars, { fill: palette.colours.band });
}

type Span = readonly [from: number, to: number];

function spanOfColumns(geometry: Geometry, lit: Interval | undefined): Span | undefined {
  return lit && [leftOf(geometry, lit.from), leftOf(geometry, lit.to + 1)];
}

function spanOfRows(geometry: Geometry, lit: Interval | undefined): Span | undefined {
  return lit && [topOf(geometry, lit.to), topOf(geometry, lit.from - 1)];
}

function seen(span: Span | undefined, least: number, most: number): Span | undefined {
  if (span === undefined || span[1] <= least || span[0] >= most) return undefined;
  return [Math.max(span[0], least), Math.min(span[1], most)];
}

function drawRectangles(painter: Painter, frame: Frame): void {
  const { scene, geometry, palette } = frame;
  const { colours } = palette;
  const { chosen } = scene;
  const inset = geometry.cell < 8 ? 0.5 : 1.5;
  const boxesOf = (mark: Mark) =>
    scene.rectangles
      .filter((each) => each.mark === mark)
      .map((each) => inside(geometry, each, inset));
  const possible = boxesOf('possible');
  const winning = boxesOf('winning');
  const chosenBoxes = chosen === undefined ? [] : [inside(geometry, chosen, inset)];
  const corner = Math.min(4, geometry.cell / 6);

  painter.boxes(possible, { stroke: { colour: colours.halo, width: 2.5 }, opacity: 0.55 }, corner);
  painter.boxes(possible, { stroke: { colour: colours.possible, width: 1 } }, corner);

  const hatched = chosen?.mark === 'winning' ? [...winning, ...chosenBoxes] : winning;
  const { left, top } = boardBox(geometry);
  const lines = hatching(
    hatched.map((box) => cut(box, geometry.field)),
    hatchSpacing(geometry.cell),
    left + top,
  );
  twoTone(colours.halo, { colour: colours.accent, width: 1 }, 1.25, (stroke, opacity) =>
    painter.lines(lines, stroke, opacity && opacity * 0.7),
  );
  twoTone(colours.halo, { colour: colours.accent, width: 2 }, 1.5, (stroke, opacity) =>
    painter.boxes(winning, { stroke, opacity }, corner),
  );
  twoTone(colours.halo, { colour: colours.accent, width: 4 }, 3, (stroke) =>
    painter.boxes(chosenBoxes, { stroke }, corner),
  );
}

/** Whole lines to a cell, or whole cells to a line: every disc is hatched alike. */
export function hatchSpacing(cell: number): number {
  return cell < DENSEST_HATCH
    ? cell * Math.ceil(DENSEST_HATCH / cell)
    : cell / Math.max(1, Math.round(cell / HATCH));
}

/** A line with a lighter one beneath, which shows on discs of both colours. */
function twoTone(
  halo: string,
  { colour, width }: Stroke,
  more: number,
  draw: (stroke: Stroke, opacity?: number) => void,
): void {
  draw({ colour: halo, width: width + more }, 0.75);
  draw({ colour, width });
}

function drawRing(painter: Painter, frame: Frame, centre: readonly [number, number]): void {
  const { halo, accent } = frame.palette.colours;
  const radius = Math.max(discRadius(frame), 4);
  const strong = Math.min(Math.max(frame.geometry.cell * 0.09, 2), 5);
  const width = frame.scene.cornerIsHeld === true ? strong : strong / 2;
  painter.circles(centre, radius, { stroke: { colour: halo, width: width + 2.5 } });
  painter.circles(centre, radius, { stroke: { colour: accent, width } });
}

function inside(geometry: Geometry, rectangle: CellRectangle, inset: number): Box {
  return grown(boxOf(geometry, rectangle), -inset);
}

function grown({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** The part of a box that lies within another: hatching what is out of sight is for nothing. */
function cut(box: Box, within: Box): Box {
  const left = Math.max(box.left, within.left);
  const top = Math.max(box.top, within.top);
  const right = Math.min(box.left + box.width, within.left + within.width);
  const bottom = Math.min(box.top + box.height, within.top + within.height);
  return { left, top, width: Math.max(right - left, 0), height: Math.max(bottom - top, 0) };
}
