import type { ScreenBox } from './box';
import type { PaintedLabel, LetteringStyle, PaintStyle, Painter } from './painter';
import { channelsOf, paintKinds, type Rgb } from './shades';

/** Longer paths cost more than the calls that they save. Translucent shapes must be one path, however. */
const SHAPES_IN_PATH = 32;
/** From this number on, one circle is drawn and then copied. */
const STAMPED_CIRCLES = 64;

export function canvasPainter(context: CanvasRenderingContext2D, fontFamily: string): Painter {
  return {
    circles: (centres, radius, paint) => {
      if (centres.length >= 2 * STAMPED_CIRCLES && areOnOneGrid(centres, context.getTransform().a))
        stampCircles(context, centres, radius, paint);
      else
        paintEach(context, centres.length / 2, paint, (place) => {
          traceCircle(context, ...pointAt(centres, 2 * place), radius);
        });
    },
    ellipses: (ellipses, radius, paint) =>
      paintEach(context, ellipses.length / 3, paint, (place) => {
        const [x, y] = pointAt(ellipses, 3 * place);
        const half = ellipses[3 * place + 2] ?? 0;
        context.moveTo(x + half, y);
        context.ellipse(x, y, half, radius, 0, 0, 2 * Math.PI);
      }),
    diamonds: (centres, radius, paint) =>
      paintEach(context, centres.length / 2, paint, (place) => {
        traceDiamond(context, ...pointAt(centres, 2 * place), radius);
      }),
    boxes: (boxes: readonly ScreenBox[], paint, corner = 0) =>
      paintEach(context, boxes.length, paint, (place) => {
        const box = boxes[place];
        if (box === undefined) return;
        if (corner > 0) context.roundRect(box.left, box.top, box.width, box.height, corner);
        else context.rect(box.left, box.top, box.width, box.height);
      }),
    squares: ({ left, top, width, height }, across, kinds, colours) => {
      const image = imageOfKinds(across, kinds, colours.map(channelsOf));
      context.imageSmoothingEnabled = false;
      context.drawImage(image, left, top, width, height);
    },
    lines: (segments, stroke, opacity) => {
      const trace = (place: number) => {
        context.moveTo(...pointAt(segments, 4 * place));
        context.lineTo(...pointAt(segments, 4 * place + 2));
      };
      paintEach(context, segments.length / 4, { stroke, opacity }, trace, SHAPES_IN_PATH);
    },
    labels: (labels, lettering) => write(context, labels, lettering, fontFamily),
    within: ({ left, top, width, height }, draw) => {
      context.save();
      context.beginPath();
      context.rect(left, top, width, height);
      context.clip();
      draw();
      context.restore();
    },
  };
}

/** An image with one pixel for each square, to be magnified. */
export function imageOfKinds(
  across: number,
  kinds: Uint8Array | Uint16Array,
  colours: readonly Rgb[],
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(across, kinds.length / across);
  const context = canvas.getContext('2d');
  const image = context?.createImageData(canvas.width, canvas.height);
  image?.data.set(paintKinds(kinds, colours));
  if (image) context?.putImageData(image, 0, 0);
  return canvas;
}

/** Draws `count` shapes of one look, in paths of at most `most` shapes. */
function paintEach(
  context: CanvasRenderingContext2D,
  count: number,
  paint: PaintStyle,
  trace: (place: number) => void,
  most = paint.opacity === undefined ? SHAPES_IN_PATH : count,
): void {
  use(context, paint);
  for (let start = 0; start < count; start += most) {
    context.beginPath();
    for (let place = start; place < Math.min(start + most, count); place += 1) trace(place);
    if (paint.fill !== undefined) context.fill();
    if (paint.stroke !== undefined) context.stroke();
  }
  context.globalAlpha = 1;
}

function write(
  context: CanvasRenderingContext2D,
  labels: readonly PaintedLabel[],
  { colour, size, bold, side, isFromRight = false }: LetteringStyle,
  fontFamily: string,
): void {
  context.fillStyle = colour;
  context.font = `${bold === true ? '600 ' : ''}${size}px ${fontFamily}`;
  context.textAlign = side ?? 'center';
  context.direction = isFromRight ? 'rtl' : 'ltr';
  context.textBaseline = 'alphabetic';
  for (const { x, y, text } of labels) context.fillText(text, x, y + size * 0.36);
}

function use(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { fill, stroke, opacity }: PaintStyle,
): void {
  context.globalAlpha = opacity ?? 1;
  if (fill !== undefined) context.fillStyle = fill;
  if (stroke === undefined) return;
  context.strokeStyle = stroke.colour;
  context.lineWidth = stroke.width;
  context.setLineDash([...(stroke.dashes ?? [])]);
}

function traceCircle(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
): void {
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

function traceDiamond(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
): void {
  context.moveTo(x + radius, y);
  context.lineTo(x, y + radius);
  context.lineTo(x - radius, y);
  context.lineTo(x, y - radius);
  context.closePath();
}

/** Copies are exact if all centres are whole device pixels apart: neither blurred nor shifted. */
function areOnOneGrid(centres: readonly number[], scale: number): boolean {
  const blur = 1 / 32;
  const [x, y] = pointAt(centres, 0);
  return centres.every((at, place) => {
    const apart = (at - (place % 2 === 0 ? x : y)) * scale;
    return Math.abs(apart - Math.round(apart)) < blur;
  });
}

/**
 * Draws thousands of circles by copying one, which takes a quarter of the time. Both directions must have the same
 * scale.
 */
function stampCircles(
  context: CanvasRenderingContext2D,
  centres: readonly number[],
  radius: number,
  paint: PaintStyle,
): void {
  const { a: scale, e: right, f: down } = context.getTransform();
  const [x, y] = pointAt(centres, 0);
  const reach = Math.ceil((radius + (paint.stroke?.width ?? 0)) * scale);
  // The offset of the circles from the grid of device pixels.
  const [offX, offY] = [(x * scale + right) % 1, (y * scale + down) % 1];
  const stamp = new OffscreenCanvas(2 * reach + 1, 2 * reach + 1);
  const ink = stamp.getContext('2d');
  if (ink === null) return;
  ink.setTransform(scale, 0, 0, scale, reach + offX, reach + offY);
  use(ink, { fill: paint.fill, stroke: paint.stroke });
  traceCircle(ink, 0, 0, radius);
  if (paint.fill !== undefined) ink.fill();
  if (paint.stroke !== undefined) ink.stroke();
  context.save();
  context.resetTransform();
  context.globalAlpha = paint.opacity ?? 1;
  for (let place = 0; place < centres.length; place += 2) {
    const [left, top] = pointAt(centres, place);
    context.drawImage(
      stamp,
      Math.round(left * scale + right - offX) - reach,
      Math.round(top * scale + down - offY) - reach,
    );
  }
  context.restore();
}

function pointAt(numbers: readonly number[], place: number): [x: number, y: number] {
  return [numbers[place] ?? 0, numbers[place + 1] ?? 0];
}
