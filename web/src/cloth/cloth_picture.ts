/** Saves the visible part of a cloth as a file. */
import { canvasPainter } from '../drawing/canvas_painter';
import { drawLegend, planLegend, type LegendRow } from '../drawing/draw_legend';
import { PRINT_PALETTE } from '../drawing/palette';
import { pngOf } from '../drawing/png_of';
import { paintKinds } from '../drawing/shades';
import type { PaintedRegion } from './cloth_model';
import { placeOfRegion } from './place';
import { CLOTH_COLOURS } from './scale';
import { CLOTH_HEX, drawDiscs } from './draw_cloth';

const PALETTE = { ...PRINT_PALETTE, shades: CLOTH_HEX };
/** The font size of a caption: at least so many pixels, or this fraction of the longer side. */
const LETTERS = { least: 13, ofSide: 1 / 64 };
/** The number of lines of pixels copied at once. */
const BAND = 64;

/** With its caption below, if there is one. Rejects if the browser refuses a canvas of that size. */
export async function clothAsPng(
  painted: PaintedRegion,
  caption: readonly LegendRow[],
): Promise<Blob> {
  const { width, height } = painted;
  const letters = Math.round(Math.max(LETTERS.least, Math.max(width, height) * LETTERS.ofSide));
  const plan = planLegend(caption, width - 2 * letters, letters);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(width, caption.length > 0 ? plan.width + 2 * letters : 0);
  canvas.height = height + (caption.length > 0 ? plan.height + 2 * letters : 0);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error(`no canvas of ${canvas.width} by ${canvas.height} pixels`);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // Some browsers return a canvas that is too large for them, and paint nothing on it.
  if (context.getImageData(canvas.width - 1, canvas.height - 1, 1, 1).data[3] !== 255)
    throw new Error(`a canvas of ${canvas.width} by ${canvas.height} pixels stays empty`);
  drawPicture(context, painted);
  const painter = canvasPainter(context, PALETTE.fontFamily);
  drawLegend(painter, plan, PALETTE, { left: letters, top: height + letters });
  return pngOf(canvas);
}

function drawPicture(context: CanvasRenderingContext2D, painted: PaintedRegion): void {
  const { width, height, levels, discs, region, scale } = painted;
  for (let line = 0; line < height; line += BAND) {
    const some = paintKinds(levels.subarray(line * width, (line + BAND) * width), CLOTH_COLOURS);
    context.putImageData(new ImageData(some, width), 0, line);
  }
  if (discs === undefined) return;
  const [rows, columns] = [region.rows.last, region.columns.last];
  const place = placeOfRegion(region, { rows, columns }, { width, height });
  drawDiscs(context, discs, scale, place, { width, height });
}
