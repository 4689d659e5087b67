import { afterEach, describe, expect, it, vi } from 'vitest';
import { canvasPainter } from '../../../web/src/drawing/canvas_painter';
import type { Painter } from '../../../web/src/drawing/painter';

/** Draws on a context that records calls and assignments. */
function notesOf(draw: (painter: Painter, note: (text: string) => void) => void): string[] {
  const notes: string[] = [];
  const context = new Proxy<Record<string | symbol, unknown>>(
    {},
    {
      get:
        (_, name) =>
        (...given: unknown[]) =>
          notes.push([name, ...given].join(' ')),
      set: (_, name, value) => notes.push(`${String(name)} = ${String(value)}`) > 0,
    },
  );
  draw(canvasPainter(context as unknown as CanvasRenderingContext2D, 'serif'), (text) =>
    notes.push(text),
  );
  return notes;
}

describe('the canvas painter', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const box = { left: 1, top: 2, width: 3, height: 4 };
  const red = { fill: 'red' };

  it.each<[string, (painter: Painter) => void, string[]]>([
    [
      'a circle',
      ({ circles }) => circles([5, 6], 2, red),
      ['moveTo 7 6', `arc 5 6 2 0 ${2 * Math.PI}`],
    ],
    [
      'a diamond',
      ({ diamonds }) => diamonds([5, 6], 2, red),
      ['moveTo 7 6', 'lineTo 5 8', 'lineTo 3 6', 'lineTo 5 4', 'closePath'],
    ],
    ['a box', ({ boxes }) => boxes([box], red), ['rect 1 2 3 4']],
    ['a rounded box', ({ boxes }) => boxes([box], red, 2), ['roundRect 1 2 3 4 2']],
  ])('traces %s, and fills it', (_, draw, traced) => {
    expect(notesOf(draw)).toEqual([
      ...['globalAlpha = 1', 'fillStyle = red', 'beginPath'],
      ...traced,
      ...['fill', 'globalAlpha = 1'],
    ]);
  });

  it('traces every line from its beginning to its end', () => {
    const notes = notesOf(({ lines }) =>
      lines([1, 2, 3, 4, 5, 6, 7, 8], { colour: 'red', width: 3 }, 0.5),
    );
    expect(notes).toEqual([
      ...['globalAlpha = 0.5', 'strokeStyle = red', 'lineWidth = 3', 'setLineDash '],
      ...['beginPath', 'moveTo 1 2', 'lineTo 3 4', 'moveTo 5 6', 'lineTo 7 8', 'stroke'],
      'globalAlpha = 1',
    ]);
  });

  it('fills shapes that shine through at once: where two overlap they are no darker', () => {
    const boxes = Array<typeof box>(100).fill(box);
    const fills = (opacity?: number) =>
      notesOf((painter) => painter.boxes(boxes, { fill: 'red', opacity })).filter(
        (note) => note === 'fill',
      );
    expect(fills(0.5)).toHaveLength(1);
    expect(fills().length).toBeGreaterThan(1);
  });

  it('magnifies a pixel for each square', () => {
    const pixels: number[][] = [];
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        constructor(
          readonly width: number,
          readonly height: number,
        ) {}
        getContext = () => ({
          createImageData: (width: number, height: number) => ({
            data: new Uint8ClampedArray(4 * width * height),
          }),
          putImageData: ({ data }: ImageData) => pixels.push([this.width, this.height, ...data]),
        });
      },
    );
    const notes = notesOf(({ squares }) =>
      squares(box, 2, Uint8Array.of(0, 1, 1, 0), ['#010203', 'rgb(4, 5, 6)']),
    );
    const [one, other] = [
      [1, 2, 3, 255],
      [4, 5, 6, 255],
    ] as const;
    expect(pixels).toEqual([[2, 2, ...one, ...other, ...other, ...one]]);
    expect(notes[0]).toBe('imageSmoothingEnabled = false');
    expect(notes[1]).toMatch(/^drawImage .* 1 2 3 4$/u);
  });

  it.each([
    [
      { bold: true, side: 'left' as const },
      ['font = 600 10px serif', 'textAlign = left', 'direction = ltr'],
    ],
    [
      { side: 'right' as const, isFromRight: true },
      ['font = 10px serif', 'textAlign = right', 'direction = rtl'],
    ],
    [{}, ['font = 10px serif', 'textAlign = center', 'direction = ltr']],
  ])('writes with its middle at the height that is asked for: %j', (look, set) => {
    const notes = notesOf(({ labels }) =>
      labels([{ x: 1, y: 2, text: '7' }], { colour: 'red', size: 10, ...look }),
    );
    expect(notes).toEqual([
      ...['fillStyle = red', ...set, 'textBaseline = alphabetic', 'fillText 7 1 5.6'],
    ]);
  });

  it('cuts what it draws at the edges of a box, and nothing after it', () => {
    const notes = notesOf(({ within }, note) => within(box, () => note('drawn')));
    expect(notes).toEqual(['save', 'beginPath', 'rect 1 2 3 4', 'clip', 'drawn', 'restore']);
  });

  it('dashes the line that is to be dashed, and no line after it', () => {
    const notes = notesOf(({ boxes, lines }) => {
      for (const dashes of [[5, 4], undefined]) {
        boxes([box], { stroke: { colour: 'red', width: 1, dashes } });
        lines([0, 0, 1, 1], { colour: 'red', width: 1, dashes });
      }
    });
    // The state while each line is drawn.
    let dashes = '';
    const drawn = notes.flatMap((note) => {
      if (note.startsWith('setLineDash')) dashes = note.slice('setLineDash '.length);
      return note === 'stroke' ? [dashes] : [];
    });
    expect(drawn).toEqual(['5,4', '5,4', '', '']);
  });

  it('draws ellipses as wide as each is and as high as all are', () => {
    const places = Array.from({ length: 40 }, (_, at) => [at, 2 * at, at / 10] as const);
    const notes = notesOf(({ ellipses }) => ellipses(places.flat(), 7, red));
    // A path that began elsewhere would have a line to the start of the ellipse.
    const traced = places.flatMap(([x, y, half]) => [
      `moveTo ${x + half} ${y}`,
      `ellipse ${x} ${y} ${half} 7 0 0 ${2 * Math.PI}`,
    ]);
    expect(notes.filter((note) => /^(?:moveTo|ellipse)/u.test(note))).toEqual(traced);
  });
});
