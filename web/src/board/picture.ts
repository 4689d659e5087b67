/** The board as a file: drawn by the same code as on the screen, in the colours of print. */
import { canvasPainter } from './canvas_painter';
import { draw } from './draw';
import type { Frame } from './frame';
import { geometryOf, WHOLE } from './geometry';
import { PRINT_PALETTE } from './print_palette';
import type { BoardScene } from './state';
import { escaped, svgPainter } from './svg_painter';

export interface PictureWords {
  readonly title: string;
  readonly description: string;
}

/** On paper a cell is a centimetre wide, unless the picture would then pass this width. */
const WIDEST_MILLIMETRES = 170;
const CELL_MILLIMETRES = 10;
/** What the drawing code takes as pixels, and the white around what it draws. */
const CELL = 32;
const EDGE = 6;

/** Stands alone: no style sheet, no font, no address. */
export function pictureAsSvg(scene: BoardScene, { title, description }: PictureWords): string {
  const frame = pictureFrame(scene, CELL);
  const { width, height } = sheetOf(frame);
  const scale = Math.min(CELL_MILLIMETRES / CELL, WIDEST_MILLIMETRES / width);
  const painter = svgPainter();
  draw(painter, frame);
  const inMillimetres = (length: number) => `${Math.round(length * scale * 100) / 100}mm`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-EDGE} ${-EDGE} ${width} ${height}" width="${inMillimetres(width)}" height="${inMillimetres(height)}" role="img" aria-labelledby="title description" font-family="${escaped(frame.palette.fontFamily)}">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="description">${escaped(description)}</desc>`,
    `<rect x="${-EDGE}" y="${-EDGE}" width="${width}" height="${height}" fill="#ffffff"/>`,
    painter.elements(),
    '</svg>',
    '',
  ].join('\n');
}

/** `pixels` wide or high, whichever is more. Rejects where the browser refuses a canvas of that size. */
export async function pictureAsPng(
  scene: BoardScene,
  { pixels }: { readonly pixels: number },
): Promise<Blob> {
  const frame = pictureFrame(scene, CELL);
  const { width, height } = sheetOf(frame);
  const scale = pixels / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error(`no canvas of ${canvas.width} by ${canvas.height} pixels`);
  context.scale(scale, scale);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.translate(EDGE, EDGE);
  draw(canvasPainter(context, frame.palette.fontFamily), frame);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null)
    throw new Error(`the canvas of ${canvas.width} by ${canvas.height} pixels gave no picture`);
  return blob;
}

/** Cells of a fixed size, on a sheet that is as large as it has to be. */
function pictureFrame(scene: BoardScene, cell: number): Frame {
  const margins = 200;
  const space = {
    width: scene.columns * cell + margins,
    height: scene.rows * cell + margins,
    largestCell: cell,
    fontSize: 13,
  };
  return { scene, geometry: geometryOf(scene, space, WHOLE), palette: PRINT_PALETTE };
}

function sheetOf({ geometry }: Frame): { readonly width: number; readonly height: number } {
  return { width: geometry.width + 2 * EDGE, height: geometry.height + 2 * EDGE };
}
