import { describe, expect, it } from 'vitest';
import { canvasPainter } from '../../../web/src/board/canvas_painter';

/** A context that notes with which dashes it draws what. */
function recordingContext() {
  let dashes: number[] = [];
  const ellipses: number[][] = [];
  const moves: number[][] = [];
  const strokes: number[][] = [];
  const ignored = new Set(['beginPath', 'lineTo', 'rect', 'fill', 'closePath']);
  const context = new Proxy<Record<string | symbol, unknown>>(
    {
      setLineDash: (given: number[]) => (dashes = given),
      moveTo: (...given: number[]) => moves.push(given),
      ellipse: (...given: number[]) => ellipses.push(given),
      stroke: () => strokes.push(dashes),
    },
    {
      get: (target, name) => (ignored.has(String(name)) ? () => undefined : target[name]),
    },
  );
  return { context: context as unknown as CanvasRenderingContext2D, ellipses, moves, strokes };
}

describe('the canvas painter', () => {
  it('dashes the line that is to be dashed, and no line after it', () => {
    const { context, strokes } = recordingContext();
    const painter = canvasPainter(context, 'serif');
    const box = { left: 0, top: 0, width: 9, height: 9 };
    painter.boxes([box], { stroke: { colour: 'red', width: 1, dashes: [5, 4] } });
    painter.boxes([box], { stroke: { colour: 'red', width: 1 } });
    painter.lines([0, 0, 1, 1], { colour: 'red', width: 1, dashes: [2, 1] });
    painter.lines([0, 0, 1, 1], { colour: 'red', width: 1 });
    expect(strokes).toEqual([[5, 4], [], [2, 1], []]);
  });

  it('draws ellipses as wide as each is and as high as all are', () => {
    const { context, ellipses, moves } = recordingContext();
    const painter = canvasPainter(context, 'serif');
    const count = 40;
    const places = Array.from({ length: count }, (_, at) => [at, 2 * at, at / 10]);
    painter.ellipses(places.flat(), 7, { fill: 'red' });
    expect(ellipses.map((each) => each.slice(0, 4))).toEqual(
      places.map(([x, y, half]) => [x, y, half, 7]),
    );
    // A path that began elsewhere would have a line to where the ellipse begins.
    expect(moves).toEqual(places.map(([x, y, half]) => [x! + half!, y]));
    expect(ellipses[0]!.slice(4)).toEqual([0, 0, 2 * Math.PI]);
  });
});
