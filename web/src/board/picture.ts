/** The board as a file, drawn by the same code as on the screen, in the colours of print. */
import { canvasPainter } from '../drawing/canvas_painter';
import { drawLayer } from './draw';
import { drawNumbers } from './draw_ground';
import { drawHighlights } from './draw_highlights';
import { drawLegend, planLegend, type LegendPlan, type LegendRow } from '../drawing/draw_legend';
import { discRadius, numberSize, type PaneDrawing, type WholeDrawing } from './frame';
import {
  centreOf,
  boardGeometryOf,
  isVisible,
  boardShapeOf,
  visibleCells,
  WHOLE_VIEW,
  type BoardGeometry,
  type BoardShape,
} from './geometry';
import { clamp } from '../drawing/box';
import type { Painter } from '../drawing/painter';
import { PRINT_PALETTE } from '../drawing/palette';
import { pngOf } from '../drawing/png_of';
import type { BoardScene, CellMove } from './state';
import { escapedXml, svgPainter } from '../drawing/svg_painter';

interface PictureWords {
  readonly title: string;
  readonly description: string;
  /** Written below the board. */
  readonly legend?: readonly LegendRow[] | undefined;
}

/**
 * On paper a cell is a centimetre wide. This is the largest size of a picture, so that rule and legend fit on its
 * sheet.
 */
const MAX_SIZE_MM = { width: 170, height: 185 };
const CELL_MM = 10;
/**
 * The longer side in the drawing code's pixels: lines beside cells of a small board are as fine as on a screen, and
 * numbers on a large one are legible when it is magnified.
 */
const PICTURE_SIDE_PX = 640;
const MIN_CELL_PX = 32;
/** A board of more rows or columns is drawn as squares of so many pixels. */
const MAX_DISCS = 75;
const SQUARE_CELL_PX = 8;
const MAX_CELL_PX = 64;
/** The font size in the margins: at least, as a fraction of a cell, and on paper as a fraction of the whole side. */
const LETTERS = { least: 13, ofCell: 0.28, ofSide: 1 / 80 };
/** The white border around the drawing. */
const EDGE_PX = 6;

/** A complete file: no style sheet, no font, no address. */
export function pictureAsSvg(
  scene: BoardScene,
  { title, description, legend = [] }: PictureWords,
): string {
  const attributes = 'role="img" aria-labelledby="title description"';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    svgOf(sheetFor(scene, legend), attributes, [
      `<title id="title">${escapedXml(title)}</title>`,
      `<desc id="description">${escapedXml(description)}</desc>`,
    ]),
    '',
  ].join('\n');
}

/** Made for a page, without words of its own. */
export function pictureToPrint(scene: BoardScene): string {
  return svgOf(sheetFor(scene, []), 'aria-hidden="true"', []);
}

/** In millimetres. */
export function sizeOnPaper(shape: BoardShape): Size {
  const geometry = pictureGeometry(shape);
  return millimetresOf(sheetSize(geometry), geometry.cell);
}

function svgOf(sheet: Sheet, attributes: string, words: readonly string[]): string {
  const { width, height, whole } = sheet;
  const onPaper = millimetresOf(sheet, whole.geometry.cell);
  const painter = svgPainter();
  drawSheet(painter, sheet);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-EDGE_PX} ${-EDGE_PX} ${width} ${height}" width="${onPaper.width}mm" height="${onPaper.height}mm" ${attributes} font-family="${escapedXml(whole.palette.fontFamily)}">`,
    ...words,
    `<rect x="${-EDGE_PX}" y="${-EDGE_PX}" width="${width}" height="${height}" fill="#ffffff"/>`,
    painter.elements(),
    '</svg>',
  ].join('\n');
}

interface PngOptions {
  /** The length of the longer side. */
  readonly pixels: number;
  readonly legend?: readonly LegendRow[] | undefined;
}

/** Rejects if the browser refuses a canvas of that size. */
export async function pictureAsPng(
  scene: BoardScene,
  { pixels, legend = [] }: PngOptions,
): Promise<Blob> {
  const sheet = sheetFor(scene, legend);
  const { width, height, whole } = sheet;
  const scale = pixels / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error(`no canvas of ${canvas.width} by ${canvas.height} pixels`);
  context.scale(scale, scale);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.translate(EDGE_PX, EDGE_PX);
  drawSheet(canvasPainter(context, whole.palette.fontFamily), sheet);
  return pngOf(canvas);
}

/** The board with its legend below, and white around. */
interface Sheet extends Size {
  readonly whole: WholeDrawing;
  readonly legend: LegendPlan;
}

function sheetFor(scene: BoardScene, rows: readonly LegendRow[]): Sheet {
  const geometry = pictureGeometry(boardShapeOf(scene));
  const legend = planLegend(rows, geometry.width, geometry.space.fontSize);
  return {
    whole: { scene, geometry, palette: PRINT_PALETTE },
    legend,
    ...sheetSize(geometry, legend),
  };
}

function drawSheet(painter: Painter, { whole, legend }: Sheet): void {
  drawPicture(painter, whole);
  drawLegend(painter, legend, whole.palette, { left: 0, top: whole.geometry.height + EDGE_PX });
}

/** Draws the layers, with the numbers of hatched discs drawn again on top, so that no line runs through a digit. */
function drawPicture(painter: Painter, whole: WholeDrawing): void {
  drawLayer(painter, whole, (below, frame) => {
    if (below.draw === drawHighlights && numberSize(frame) !== undefined)
      painter.within(frame.pane.field, () => drawNumbersAbove(painter, frame));
  });
}

function drawNumbersAbove(painter: Painter, frame: PaneDrawing): void {
  const { scene, pane, palette } = frame;
  const visible = visibleCells(pane);
  const { moves, chosen, columns } = scene;
  const hatched = new Set<number>();
  for (const each of chosen === undefined ? moves : [...moves, chosen])
    if (each.mark === 'winning') for (const place of placesIn(each, columns)) hatched.add(place);
  const bare: [black: number[], white: number[]] = [[], []];
  for (const place of hatched) {
    const cell = { column: (place % columns) + 1, row: Math.floor(place / columns) + 1 };
    if (isVisible(visible, cell))
      bare[scene.discs[place] === 1 ? 1 : 0].push(...centreOf(pane, cell));
  }
  // Up to the ring that a corner may have.
  const radius = discRadius(frame) * 0.86;
  painter.circles(bare[0], radius, { fill: palette.colours.black });
  painter.circles(bare[1], radius, { fill: palette.colours.white });
  drawNumbers(painter, frame, hatched);
}

function placesIn({ columns, rows }: CellMove, width: number): number[] {
  return rows.flatMap((row) => columns.map((column) => (row - 1) * width + column - 1));
}

/** The layout without size limits. A single row or column is cut into lines that make about a square. */
function pictureGeometry(shape: BoardShape): BoardGeometry {
  const side = Math.max(shape.rows, shape.columns);
  const isLine = Math.min(shape.rows, shape.columns) === 1;
  const cell =
    side > MAX_DISCS && !isLine
      ? SQUARE_CELL_PX
      : clamp(Math.floor(PICTURE_SIDE_PX / side), MIN_CELL_PX, MAX_CELL_PX);
  const ofSide = isLine ? 0 : side * cell * LETTERS.ofSide;
  const fontSize = Math.round(Math.max(LETTERS.least, cell * LETTERS.ofCell, ofSide));
  const margins = 20 * fontSize;
  const space = {
    width: (isLine ? PICTURE_SIDE_PX : shape.columns * cell) + margins,
    height: (isLine ? PICTURE_SIDE_PX : shape.rows * cell) + margins,
    largestCell: isLine ? MAX_CELL_PX : cell,
    leastCell: MIN_CELL_PX,
    fontSize,
  };
  return boardGeometryOf(shape, space, WHOLE_VIEW);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function sheetSize(geometry: BoardGeometry, legend?: LegendPlan): Size {
  const below = legend === undefined || legend.height === 0 ? 0 : legend.height + EDGE_PX;
  return {
    width: Math.max(geometry.width, legend?.width ?? 0) + 2 * EDGE_PX,
    height: geometry.height + below + 2 * EDGE_PX,
  };
}

function millimetresOf({ width, height }: Size, cell: number): Size {
  const scale = Math.min(CELL_MM / cell, MAX_SIZE_MM.width / width, MAX_SIZE_MM.height / height);
  const inMillimetres = (length: number) => Math.round(length * scale * 100) / 100;
  return { width: inMillimetres(width), height: inMillimetres(height) };
}
