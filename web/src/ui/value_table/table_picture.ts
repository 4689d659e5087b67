/** A table of values as a file, and on paper: drawn as on the screen, in light colours. */
import { canvasPainter } from '../../drawing/canvas_painter';
import { clamp } from '../../drawing/box';
import { PRINT_PALETTE, type Palette } from '../../drawing/palette';
import { pngOf } from '../../drawing/png_of';
import { escapedXml, svgPainter } from '../../drawing/svg_painter';
import { drawValueTable, type TableDrawing } from './draw_value_table';
import type { TableScene } from './value_table';
import { tableColours } from './table_colours';
import { tableGeometry } from './table_geometry';

const PALETTE: Palette = {
  ...PRINT_PALETTE,
  colours: { ...PRINT_PALETTE.colours, paper: '#ffffff' },
};

/** The approximate side in pixels; places take whole pixels. */
const PICTURE_SIDE_PX = 1_024;
const MIN_CELL_PX = 4;
const MAX_CELL_PX = 48;
/** The font size of the headings: at least, relative to a place, and relative to the whole side. */
const LETTERS = { least: 13, ofCell: 0.33, ofSide: 1 / 70 };
/** On paper a place is a centimetre wide, unless the table would then exceed this width. */
const CELL_MM = 10;
const MAX_SIDE_MM = 170;

/** A complete file: no style sheet, no font, no address. */
export function tableAsSvg(scene: TableScene): string {
  const words = [`<title id="title">${escapedXml(scene.table.name)}</title>`];
  const svg = svgOf(scene, 'role="img" aria-labelledby="title"', words);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svg}\n`;
}

/** Made for a page, which has the caption. */
export function tableToPrint(scene: TableScene): string {
  return svgOf(scene, 'aria-hidden="true"', []);
}

function svgOf(scene: TableScene, attributes: string, words: readonly string[]): string {
  const drawing = pictureOf(scene);
  const { width, height, cell } = drawing.geometry;
  const scale = Math.min(CELL_MM / cell, MAX_SIDE_MM / Math.max(width, height));
  const millimetres = (length: number) => Math.round(length * scale * 100) / 100;
  const painter = svgPainter();
  drawValueTable(painter, drawing);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${millimetres(width)}mm" height="${millimetres(height)}mm" ${attributes} font-family="${escapedXml(PALETTE.fontFamily)}">`,
    ...words,
    `<rect width="${width}" height="${height}" fill="${PALETTE.colours.paper}"/>`,
    painter.elements(),
    '</svg>',
  ].join('\n');
}

/** Rejects if the browser refuses the canvas. */
export async function tableAsPng(scene: TableScene): Promise<Blob> {
  const drawing = pictureOf(scene);
  const { width, height } = drawing.geometry;
  const scale = Math.max(Math.round((2 * PICTURE_SIDE_PX) / Math.max(width, height)), 1);
  const canvas = document.createElement('canvas');
  if (!paintTable(canvas, drawing, scale, PALETTE.colours.paper))
    throw new Error(`no picture of ${width * scale} by ${height * scale} pixels`);
  return pngOf(canvas);
}

function pictureOf(scene: TableScene): TableDrawing {
  const { table } = scene;
  const side = Math.max(table.rows, table.columns);
  const cell = clamp(Math.floor(PICTURE_SIDE_PX / side), MIN_CELL_PX, MAX_CELL_PX);
  const fontSize = Math.round(
    Math.max(LETTERS.least, cell * LETTERS.ofCell, side * cell * LETTERS.ofSide),
  );
  const headings = 4 * fontSize;
  const geometry = tableGeometry(table, {
    width: table.columns * cell + headings,
    height: table.rows * cell + headings,
    fontSize,
    pixelRatio: 1,
  });
  return { scene, geometry, palette: PALETTE, colours: tableColours(scene, PALETTE) };
}

/** Paints the whole table, `scale` times as large; returns whether the browser allows a canvas of that size. */
export function paintTable(
  canvas: HTMLCanvasElement,
  drawing: TableDrawing,
  scale: number,
  paper?: string,
): boolean {
  const { geometry, palette } = drawing;
  canvas.width = Math.round(geometry.width * scale);
  canvas.height = Math.round(geometry.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return false;
  if (paper !== undefined) {
    context.fillStyle = paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.setTransform(scale, 0, 0, scale, 0, 0);
  drawValueTable(canvasPainter(context, palette.fontFamily), drawing);
  return true;
}
