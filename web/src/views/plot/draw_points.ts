/**
 * Draws the points of a sequence on the canvas of its plot: as discs while there is room for them, and
 * as CSS pixels, the darker the more points fall on them, where there are many. Values
 * that are 0 have triangles or strokes in a lane of their own below.
 */
import { heightOf, rasterOf, shareOfWidth } from './plot_raster';
import type { Heights, PixelSize } from './plot_raster';
import type { PlottedValues } from './plot_model';
import type { PlotView } from './plot_settings';

/** Of the lane of zeros, in CSS pixels. */
export const LANE = 16;

/** More points than this, and more than this for each CSS pixel of the width, are drawn as pixels. */
const FEW_DISCS = 4000;
const MOST_DISCS_PER_PIXEL = 8;
/** Triangles need this many CSS pixels each. */
const NARROWEST_TRIANGLE = 3.5;
/** How opaque a pixel is that a single point falls on, where others have many. */
const FAINTEST = 0.5;
/** The same for a column with hardly a value that is 0. */
const FAINTEST_ZERO = 0.15;

/** Where the points go, in device pixels. */
export interface PlotBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Device pixels for each CSS pixel. */
  readonly ratio: number;
}

interface Points {
  readonly table: PlottedValues;
  readonly view: PlotView;
  readonly heights: Heights;
}

export function drawPoints(
  context: CanvasRenderingContext2D,
  box: PlotBox,
  points: Points,
  colours: PlotColours,
): void {
  const places = points.view.to - points.view.from + 1;
  context.save();
  drawLane(context, box, colours);
  if (places <= Math.max(FEW_DISCS, (MOST_DISCS_PER_PIXEL * box.width) / box.ratio))
    drawDiscs(context, box, points, colours);
  else drawPixels(context, box, points, colours);
  context.restore();
}

function drawLane(
  context: CanvasRenderingContext2D,
  { left, top, width, height, ratio }: PlotBox,
  { ink }: PlotColours,
) {
  context.fillStyle = ink;
  const thickness = Math.max(1, Math.round(ratio));
  const floor = top + height - Math.round(LANE * ratio);
  context.fillRect(left, floor, width, thickness);
}

function drawDiscs(
  context: CanvasRenderingContext2D,
  box: PlotBox,
  { table, view, heights }: Points,
  { point, zero }: PlotColours,
) {
  const { left, top, width, height, ratio } = box;
  const spacing = width / ratio / (view.to - view.from + 1);
  const radius = Math.min(Math.max(0.4 * spacing, 1.5), 3.5) * ratio;
  const heightAbove = heightOf(heights);
  const discs = new Path2D();
  const zeros = new Path2D();
  for (let n = view.from; n <= view.to; n += 1) {
    const x = left + shareOfWidth(n, view) * width;
    const value = table.approximately(n);
    if (value === 0) {
      addZero(zeros, x, top + height - (LANE / 2) * ratio, spacing, ratio);
    } else {
      const y = top + (1 - heightAbove(value)) * height;
      discs.moveTo(x + radius, y);
      discs.arc(x, y, radius, 0, 2 * Math.PI);
    }
  }
  context.fillStyle = zero;
  context.fill(zeros);
  context.fillStyle = point;
  context.fill(discs);
}

/** A triangle with its point up, or a stroke where there is no room for one. */
function addZero(path: Path2D, x: number, y: number, spacing: number, ratio: number) {
  if (spacing < NARROWEST_TRIANGLE) {
    path.rect(x - ratio / 2, y - 4 * ratio, ratio, 8 * ratio);
    return;
  }
  const half = Math.min(Math.max(spacing / 2.5, 2.25), 4.5) * ratio;
  path.moveTo(x, y - half);
  path.lineTo(x + half, y + half * 0.75);
  path.lineTo(x - half, y + half * 0.75);
  path.closePath();
}

function drawPixels(
  context: CanvasRenderingContext2D,
  { left, top, width, height, ratio }: PlotBox,
  { table, view, heights }: Points,
  { point, zero }: PlotColours,
) {
  // CSS pixels: on a magnified page the device's pixels would be too small to see.
  const size = { width: Math.round(width / ratio), height: Math.round(height / ratio) };
  const raster = rasterOf(table, view, heights, size);
  const most = raster.points.reduce((largest, count) => Math.max(largest, count), 1);
  const range = Math.max(Math.log(most), 1);
  const dots = stencil(raster.points, size, point, (count) =>
    opacity(FAINTEST, Math.log(count) / range),
  );
  context.imageSmoothingEnabled = false;
  context.drawImage(dots, left, top, width, height);
  const placesOfColumn = (view.to - view.from + 1) / size.width;
  const strip = stencil(raster.zeros, { width: size.width, height: 1 }, zero, (count) =>
    opacity(FAINTEST_ZERO, Math.min(count / placesOfColumn, 1)),
  );
  const lane = top + height - (LANE / 2 + 4) * ratio;
  context.drawImage(strip, left, lane, width, 8 * ratio);
}

function opacity(faintest: number, share: number): number {
  return Math.round(255 * (faintest + (1 - faintest) * share));
}

/** Pixels of one colour, as opaque (0 to 255) as what is counted on them makes them. */
function stencil(
  counts: Uint32Array,
  { width, height }: PixelSize,
  colour: string,
  opacityOf: (count: number) => number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const image = context.createImageData(width, height);
  counts.forEach((count, place) => {
    if (count > 0) image.data[4 * place + 3] = opacityOf(count);
  });
  context.putImageData(image, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  return canvas;
}

/** The colours of the plot, with var(), system colours and the reader's colour scheme resolved. */
export interface PlotColours {
  readonly ink: string;
  readonly line: string;
  readonly point: string;
  readonly zero: string;
  readonly font: string;
}

/** `probe` is an element that shows nothing and keeps its colour where colours are forced. */
export function plotColours(probe: HTMLElement): PlotColours {
  const computed = getComputedStyle(probe);
  const resolve = (property: string) => {
    probe.style.color = `var(${property})`;
    return computed.color;
  };
  return {
    ink: resolve('--plot-ink'),
    line: resolve('--plot-line'),
    point: resolve('--plot-point'),
    zero: resolve('--plot-zero'),
    font: `13px ${computed.fontFamily}`,
  };
}
