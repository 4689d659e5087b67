/** What is drawn of a table of nimbers on its coloured ground: numbers, fields, headings. */
import type { Painter } from '../../board/painter';
import type { Palette } from '../../board/palette';
import { hexOf } from '../../board/shades';
import { fieldsWithin, OPERATION_SIGNS, placesWith, rowsOf } from './nim_table';
import type { NimTableScene } from './nim_table';
import { largestNumber } from './table_colours';
import type { TableColours } from './table_colours';
import { boxAt, headedPlaces } from './table_geometry';
import type { TableGeometry } from './table_geometry';

export interface TableDrawing {
  readonly scene: NimTableScene;
  readonly geometry: TableGeometry;
  readonly palette: Palette;
  readonly colours: TableColours;
}

/** Below this side lines between places would take too much of them. */
const RULED_CELL = 12;
const LIGHT_RADIUS = 3;

export function drawNimTable(painter: Painter, drawing: TableDrawing): void {
  drawGround(painter, drawing);
  drawRules(painter, drawing);
  drawNumbers(painter, drawing);
  drawLights(painter, drawing);
  drawFields(painter, drawing);
  drawHeadings(painter, drawing);
}

function drawGround(painter: Painter, { scene, geometry, colours }: TableDrawing): void {
  const { left, top, cell, size } = geometry;
  const most = largestNumber(scene);
  const side = size * cell;
  const kinds = rowsOf(scene).flatMap((row) => row.map((value) => value ?? most + 1));
  const grounds = Array.from({ length: most + 1 }, (_, value) => colours.ground(value));
  painter.squares(
    { left, top, width: side, height: side },
    size,
    Uint16Array.from(kinds),
    [...grounds, colours.ground(undefined)].map(hexOf),
  );
}

function drawRules(painter: Painter, { geometry, palette }: TableDrawing): void {
  const { left, top, cell, size } = geometry;
  if (cell < RULED_CELL) return;
  const side = size * cell;
  const lines = Array.from({ length: size - 1 }, (_, place) => (place + 1) * cell).flatMap((at) => [
    ...[left + at, top, left + at, top + side],
    ...[left, top + at, left + side, top + at],
  ]);
  painter.lines(lines, { colour: palette.colours.halo, width: 1 }, 0.5);
}

/** Those of one colour at a time; those that are lit are bold. */
function drawNumbers(painter: Painter, { scene, geometry, colours }: TableDrawing): void {
  const { numberSize } = geometry;
  if (numberSize === undefined) return;
  const labels = rowsOf(scene).flatMap((row, a) =>
    row.map((value, b) => {
      const { left, top, width } = boxAt(geometry, { a, b });
      const text = value === undefined ? '–' : String(value);
      return { value, ink: colours.ink(value), x: left + width / 2, y: top + width / 2, text };
    }),
  );
  const isLit = ({ value }: { readonly value: number | undefined }) =>
    value !== undefined && value === scene.lit;
  for (const colour of new Set(labels.map(({ ink }) => ink)))
    for (const bold of [false, true])
      painter.labels(
        labels.filter((label) => label.ink === colour && isLit(label) === bold),
        { colour, size: numberSize, bold },
      );
}

/** A place of a few pixels is lit by a disc that is larger. */
function drawLights(painter: Painter, { scene, geometry, palette }: TableDrawing): void {
  const { lit } = scene;
  if (lit === undefined || geometry.cell >= 2 * LIGHT_RADIUS) return;
  const middles = placesWith(scene, lit).flatMap((place) => {
    const { left, top, width } = boxAt(geometry, place);
    return [left + width / 2, top + width / 2];
  });
  painter.circles(middles, LIGHT_RADIUS + 1, { fill: palette.colours.halo });
  painter.circles(middles, LIGHT_RADIUS, { fill: palette.colours.accent });
}

/** A line around each field, light on both sides so that it is seen on any ground. */
function drawFields(painter: Painter, { geometry, palette }: TableDrawing): void {
  const { left, top, cell, size } = geometry;
  const boxes = fieldsWithin(size).map((field) => ({
    ...{ left, top },
    width: field * cell,
    height: field * cell,
  }));
  painter.boxes(boxes, { stroke: { colour: palette.colours.halo, width: 4 }, opacity: 0.8 });
  painter.boxes(boxes, { stroke: { colour: palette.colours.ink, width: 2 } });
}

function drawHeadings(painter: Painter, { scene, geometry, palette }: TableDrawing): void {
  const { left, top, cell, fontSize } = geometry;
  const middle = top / 2;
  painter.labels(
    [
      ...headedPlaces(geometry, 'b').map((b) => ({
        ...{ x: left + (b + 0.5) * cell, y: middle },
        text: String(b),
      })),
      ...headedPlaces(geometry, 'a').map((a) => ({
        ...{ x: left / 2, y: top + (a + 0.5) * cell },
        text: String(a),
      })),
    ],
    { colour: palette.colours['ink-soft'], size: fontSize },
  );
  const sign = { x: left / 2, y: middle, text: OPERATION_SIGNS[scene.operation] };
  painter.labels([sign], { colour: palette.colours.ink, size: fontSize, bold: true });
}
