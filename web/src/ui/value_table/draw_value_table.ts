/** Draws a table of values on its coloured ground: numbers, outlines, headings. */
import type { Painter } from '../../drawing/painter';
import type { Palette } from '../../drawing/palette';
import { hexOf } from '../../drawing/shades';
import { placesWith, rankAt, rowsOf, type TableScene } from './value_table';
import type { TableColours } from './table_colours';
import { tableBoxAt, headedPlaces, rowFromTop, type TableGeometry } from './table_geometry';

export interface TableDrawing {
  readonly scene: TableScene;
  readonly geometry: TableGeometry;
  readonly palette: Palette;
  readonly colours: TableColours;
}

/** Below this side of a place, in pixels, lines between places would cover too much. */
const RULED_CELL_PX = 12;
const LIGHT_RADIUS_PX = 3;
const HALO_RADIUS = LIGHT_RADIUS_PX + 1;

export function drawValueTable(painter: Painter, drawing: TableDrawing): void {
  drawGround(painter, drawing);
  drawRules(painter, drawing);
  drawNumbers(painter, drawing);
  drawLights(painter, drawing);
  drawOutlines(painter, drawing);
  drawHeadings(painter, drawing);
}

/** Many values may share a colour, so equal neighbours are drawn as one square. */
function drawGround(painter: Painter, { geometry, colours }: TableDrawing): void {
  const { table, places } = geometry;
  const { rows, columns, ranked } = table;
  const grounds = Array.from({ length: ranked.length + 1 }, (_, rank) =>
    hexOf(colours.ground(rank)),
  );
  const different = [...new Set(grounds)];
  const kindOf = new Map(different.map((colour, kind) => [colour, kind]));
  const kinds = grounds.map((colour) => kindOf.get(colour) ?? 0);
  const squares = Uint16Array.from({ length: rows * columns }, (_, at) => {
    const row = rowFromTop(table, Math.floor(at / columns));
    return kinds[rankAt(table, { row, column: at % columns })] ?? 0;
  });
  painter.squares(places, columns, squares, different);
}

function drawRules(painter: Painter, { geometry, palette }: TableDrawing): void {
  const { table, places, cell } = geometry;
  if (cell < RULED_CELL_PX) return;
  const { left, top, width, height } = places;
  const between = (count: number) => Array.from({ length: count - 1 }, (_, at) => (at + 1) * cell);
  const lines = [
    ...between(table.columns).flatMap((x) => [left + x, top, left + x, top + height]),
    ...between(table.rows).flatMap((y) => [left, top + y, left + width, top + y]),
  ];
  painter.lines(lines, { colour: palette.colours.halo, width: 1 }, 0.5);
}

/** Draws the numbers colour by colour; highlighted ones are bold. */
function drawNumbers(painter: Painter, { scene, geometry, colours }: TableDrawing): void {
  const { table, numberSize } = geometry;
  if (numberSize === undefined) return;
  const labels = rowsOf(table).flatMap((line, row) =>
    line.map((value, column) => {
      const { left, top, width } = tableBoxAt(geometry, { row, column });
      const text = value === undefined ? '–' : String(value);
      const ink = colours.ink(rankAt(table, { row, column }));
      return { value, ink, x: left + width / 2, y: top + width / 2, text };
    }),
  );
  const isLit = ({ value }: { readonly value: bigint | undefined }) =>
    value !== undefined && value === scene.lit;
  for (const colour of new Set(labels.map(({ ink }) => ink)))
    for (const bold of [false, true])
      painter.labels(
        labels.filter((label) => label.ink === colour && isLit(label) === bold),
        { colour, size: numberSize, bold },
      );
}

/**
 * Highlights places. A place of a few pixels gets a larger disc; if so many are highlighted that discs would hide the
 * others, only its ground changes.
 */
function drawLights(painter: Painter, { scene, geometry, palette }: TableDrawing): void {
  const { table, lit } = scene;
  const { cell, places } = geometry;
  if (lit === undefined || cell >= 2 * LIGHT_RADIUS_PX) return;
  const litPlaces = placesWith(table, lit);
  const covered = litPlaces.length * (2 * HALO_RADIUS) ** 2;
  if (covered > (places.width * places.height) / 2) return;
  const middles = litPlaces.flatMap((place) => {
    const { left, top, width } = tableBoxAt(geometry, place);
    return [left + width / 2, top + width / 2];
  });
  painter.circles(middles, HALO_RADIUS, { fill: palette.colours.halo });
  painter.circles(middles, LIGHT_RADIUS_PX, { fill: palette.colours.accent });
}

/** Outlines have light edges, so that they are visible on any ground. */
function drawOutlines(painter: Painter, { geometry, palette }: TableDrawing): void {
  const { table, places, cell } = geometry;
  const boxes = (table.outlined ?? []).map((side) => ({
    left: places.left,
    top: places.top,
    width: side * cell,
    height: side * cell,
  }));
  painter.boxes(boxes, { stroke: { colour: palette.colours.halo, width: 4 }, opacity: 0.8 });
  painter.boxes(boxes, { stroke: { colour: palette.colours.ink, width: 2 } });
}

function drawHeadings(painter: Painter, { geometry, palette }: TableDrawing): void {
  const { table, places, cell, fontSize } = geometry;
  const { origin, sign } = table;
  const [x, y] = [places.left / 2, places.top / 2];
  const box = (row: number, column: number) => tableBoxAt(geometry, { row, column });
  painter.labels(
    [
      ...headedPlaces(geometry, 'column').map((column) => ({
        x: box(0, column).left + cell / 2,
        y,
        text: String(origin.column + column),
      })),
      ...headedPlaces(geometry, 'row').map((row) => ({
        x,
        y: box(row, 0).top + cell / 2,
        text: String(origin.row + row),
      })),
    ],
    { colour: palette.colours['ink-soft'], size: fontSize },
  );
  const { ink } = palette.colours;
  painter.labels([{ x, y, text: sign }], { colour: ink, size: fontSize, bold: true });
}
