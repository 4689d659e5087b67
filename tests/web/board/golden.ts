import { expect } from 'vitest';
import { drawLayer } from '../../../web/src/board/draw';
import type { WholeDrawing } from '../../../web/src/board/frame';
import type { Painter } from '../../../web/src/drawing/painter';
import { svgPainter } from '../../../web/src/drawing/svg_painter';

/**
 * Holds a picture by the file in `golden`. When it ought to look otherwise, `npx vitest run tests/web/board -u`
 * writes it anew: look at it, as at any other change.
 */
export async function expectGolden(name: string, svg: string): Promise<void> {
  const file = name.toLowerCase().replace(/[^a-z0-9]+/gu, '_');
  await expect(svg).toMatchFileSnapshot(`golden/${file}.svg`);
}

/** A picture as the screen has it. */
export function svgOf(whole: WholeDrawing): string {
  const { width, height } = whole.geometry;
  return drawnAsSvg({ width, height }, (painter) => drawLayer(painter, whole));
}

export function drawnAsSvg(
  { width, height }: { readonly width: number; readonly height: number },
  drawOn: (painter: Painter) => void,
): string {
  const painter = svgPainter();
  drawOn({
    ...painter,
    // A file has no discs that turn over. Here they are boxes that are as wide and as high.
    ellipses: (flat, radius, paint) => {
      for (let at = 0; at < flat.length; at += 3) {
        const [x = 0, y = 0, half = 0] = flat.slice(at, at + 3);
        const sides = { width: 2 * half, height: 2 * radius };
        painter.boxes([{ left: x - half, top: y - radius, ...sides }], paint, half);
      }
    },
  });
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif">`,
    painter.elements(),
    '</svg>\n',
  ].join('\n');
}
