/** Draws a plot into a painter that records it. */
import { describe, expect, it } from 'vitest';
import type { PaintedLabel, Painter } from '../../../../web/src/drawing/painter';
import { createSequenceValues } from '../../../../web/src/pages/solve/sequence/sequence_table';
import { tickLabel } from '../../../../web/src/text/tick';
import {
  drawPlot,
  plotFrameOf,
  kindColour,
  type Plotted,
} from '../../../../web/src/ui/plot/draw_plot';
import { valueSpan, wholePlotView } from '../../../../web/src/ui/plot/plot_model';
import { heightScale } from '../../../../web/src/ui/plot/plot_raster';

const COLOURS = {
  paper: '#ffffff',
  ink: '#000000',
  line: '#cccccc',
  point: '#14654f',
  zero: '#111111',
};
const WORDS = {
  place: 'n',
  value: 'P(n)',
  tick: tickLabel,
  numberOf: (n: number) => n,
};

function tableOf(values: readonly bigint[], nimbers: readonly number[] = []) {
  const table = createSequenceValues(values.length);
  const boardNimbers = Uint16Array.from(values, (_, place) => nimbers[place] ?? 0);
  table.add({ first: 1, winningLow: BigUint64Array.from(values), boardNimbers });
  return table;
}

function plotted(values: Plotted['values'], change: Partial<Plotted> = {}): Plotted {
  const view = wholePlotView(values.size);
  const span = valueSpan(values, view);
  const look = { scale: 'linear', colouring: 'plain', width: 600, height: 300 } as const;
  return { values, view, span, ...look, ...change };
}

function drawn(what: Plotted, words = WORDS) {
  const labels: (PaintedLabel & { readonly side: string | undefined })[] = [];
  const circles = new Map<string | undefined, readonly number[]>();
  const radii: number[] = [];
  const squares: {
    readonly across: number;
    readonly kinds: Uint8Array | Uint16Array;
    readonly colours: readonly string[];
  }[] = [];
  const strokes: number[] = [];
  const painter: Painter = {
    circles: (centres, radius, { fill }) => {
      circles.set(fill, centres);
      radii.push(radius);
    },
    ellipses: () => undefined,
    diamonds: () => undefined,
    boxes: () => undefined,
    squares: (_, across, kinds, colours) => void squares.push({ across, kinds, colours }),
    lines: (segments, { colour }) => {
      if (colour === COLOURS.zero) strokes.push(...segments);
    },
    labels: (written, { side }) =>
      void labels.push(...written.map((label) => ({ ...label, side }))),
    within: (_, draw) => draw(),
  };
  drawPlot(painter, what, words, COLOURS);
  return { labels, circles, radii, squares, strokes };
}

describe('a plot', () => {
  const table = tableOf([1n, 0n, 2n, 8n, 8n], [1, 0, 2, 3, 5]);

  it('names its axes, and writes the numbers of both alike', () => {
    const { labels } = drawn(plotted(table));
    const texts = labels.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['n', 'P(n)', '0', '8', '5']));
    const long = plotted({ size: 2e6, approximately: (n) => n }, { view: { from: 1, to: 2e6 } });
    const both = drawn({ ...long, span: { least: 1, largest: 2e6, zeros: 0 } }).labels;
    const millions = both.filter(({ text }) => text === '10⁶');
    expect(millions.map(({ side }) => side).sort()).toEqual(['right', undefined]);
  });

  it('writes round numbers, also where places are numbered from 0', () => {
    const values = { size: 200, approximately: () => 1 };
    const { labels } = drawn(plotted(values), { ...WORDS, numberOf: (n: number) => n - 1 });
    const below = labels.filter(({ side }) => side === undefined).map(({ text }) => text);
    expect(below).toEqual(['0', '50', '100', '150']);
  });

  it('has a disc for each value where its axis says, and a stroke for one that is 0', () => {
    const what = plotted(table);
    const { circles, strokes, radii } = drawn(what);
    const { left, top, width, height, heights } = plotFrameOf(what, WORDS);
    const place = (n: number) => left + ((n - 0.5) / 5) * width;
    const up = (value: number) => top + (1 - heightScale(heights)(value)) * height;
    expect([...circles.keys()]).toEqual([COLOURS.point]);
    const centres = circles.get(COLOURS.point) ?? [];
    const expected = [place(1), up(1), place(3), up(2), place(4), up(8), place(5), up(8)];
    expect(centres.map((at) => at.toFixed(6))).toEqual(expected.map((at) => at.toFixed(6)));
    expect(strokes).toHaveLength(4);
    expect(strokes[0]).toBeCloseTo(place(2), 6);
    expect(Math.min(...radii)).toBeGreaterThanOrEqual(1.5);
  });

  it('has a colour for each width of Γ where that is asked for', () => {
    const { circles } = drawn(plotted(table, { colouring: 'nimber' }));
    expect([...circles].map(([colour, { length }]) => [colour, length / 2])).toEqual([
      [kindColour(1), 1],
      [kindColour(2), 2],
      [kindColour(3), 1],
    ]);
  });

  it('shows a single point among many as three pixels by three', () => {
    // All points but one are on the ground, in a plot with more places than discs.
    const size = 20_000;
    const values = { size, approximately: (n: number) => (n === 10_000 ? 1000 : 1), kind: () => 4 };
    for (const colouring of ['plain', 'nimber'] as const) {
      const [raster] = drawn(plotted(values, { colouring })).squares;
      const rows = Array.from({ length: 40 }, (_, row) =>
        Array.from(raster!.kinds.subarray(row * raster!.across, (row + 1) * raster!.across)),
      );
      const seen = rows.map((row) => row.filter((kind) => kind > 0).length);
      expect(seen.filter((count) => count > 0)).toEqual([3, 3, 3]);
      const shades = new Set(rows.flat());
      expect(shades.size).toBe(2);
      expect([...shades].every((kind) => raster!.colours[kind] !== undefined)).toBe(true);
    }
  });
});
