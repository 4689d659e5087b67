import { describe, expect, it } from 'vitest';
import { LAYERS } from '../../../web/src/board/draw';
import { discRadius } from '../../../web/src/board/frame';
import type { Whole } from '../../../web/src/board/frame';
import { blockBox, centreOf, WHOLE } from '../../../web/src/board/geometry';
import type { Pane } from '../../../web/src/board/geometry';
import type { BoardScene } from '../../../web/src/board/state';
import { drawn, recordingPainter } from './recording_painter';
import { blockOf, frameOf, PALETTE, rectangle, run, sceneOf } from './scenes';

const { colours } = PALETTE;

describe('rectangles', () => {
  const winning = { ...rectangle(5, 4, 4, 3), mark: 'winning' } as const;
  const possible = { ...rectangle(5, 4, 1, 3), mark: 'possible' } as const;

  it('are hatched and framed where they win, and only framed where they are possible', () => {
    const quiet = drawn(frameOf(sceneOf(5, 5, { moves: [possible] })));
    expect(quiet.segments(colours.accent)).toEqual([]);
    expect(quiet.boxes(colours.possible)).toHaveLength(1);
    expect(quiet.boxes(colours.accent)).toHaveLength(0);

    const frame = frameOf(sceneOf(5, 5, { moves: [winning, possible] }));
    const loud = drawn(frame);
    expect(loud.boxes(colours.accent)).toHaveLength(1);
    expect(loud.boxes(colours.possible)).toHaveLength(1);
    const { left, top, width, height } = blockBox(frame.pane, blockOf(winning));
    const hatches = loud.segments(colours.accent);
    expect(hatches.length).toBeGreaterThan(20);
    for (const [x1, y1, x2, y2] of hatches) {
      expect(Math.min(x1!, x2!)).toBeGreaterThanOrEqual(left);
      expect(Math.max(x1!, x2!)).toBeLessThanOrEqual(left + width);
      expect(Math.min(y1!, y2!)).toBeGreaterThanOrEqual(top);
      expect(Math.max(y1!, y2!)).toBeLessThanOrEqual(top + height);
    }
  });

  it('lie on something light, which shows on black discs', () => {
    const { boxes, segments } = drawn(frameOf(sceneOf(5, 5, { moves: [winning] })));
    expect(boxes(colours.accent)).toHaveLength(1);
    expect(boxes(colours.halo)).toEqual(boxes(colours.accent));
    expect(segments(colours.halo)).toEqual(segments(colours.accent));
  });

  it('have a stronger frame when they are chosen, and are hatched if they win', () => {
    const frameWidth = (frame: Whole) =>
      drawn(frame).drawn.flatMap((each) =>
        each.kind === 'boxes' &&
        each.paint.stroke?.colour === colours.accent &&
        each.boxes.length > 0
          ? [each.paint.stroke.width]
          : [],
      );
    const [quiet] = frameWidth(frameOf(sceneOf(5, 5, { moves: [winning] })));
    const [strong] = frameWidth(frameOf(sceneOf(5, 5, { chosen: winning })));
    expect(strong).toBeGreaterThan(quiet!);
    const hatches = (mark: 'winning' | 'possible') =>
      drawn(frameOf(sceneOf(5, 5, { chosen: { ...winning, mark } }))).segments(colours.accent);
    expect(hatches('winning').length).toBeGreaterThan(20);
    expect(hatches('possible')).toEqual([]);
  });

  it('keep within the field of a board that is magnified', () => {
    const far = { ...rectangle(40, 40, 36, 36), mark: 'winning' } as const;
    const scene = sceneOf(50, 50, { moves: [far] });
    const frame = frameOf(scene, { zoom: 5, columnsBefore: 20, rowsBefore: 20 });
    const { field } = frame.pane;
    const recorder = drawn(frame);
    expect(recorder.segments(colours.accent).length).toBeGreaterThan(10);
    for (const [x1, y1, x2, y2] of recorder.segments(colours.accent)) {
      expect(Math.min(x1!, x2!)).toBeGreaterThanOrEqual(field.left - 1e-9);
      expect(Math.max(y1!, y2!)).toBeLessThanOrEqual(field.top + field.height + 1e-9);
    }
    const outline = recorder.drawn.find(
      (each) => each.kind === 'boxes' && each.paint.stroke?.colour === colours.accent,
    );
    expect(outline?.within).toEqual(field);
  });
});

describe('a strong frame', () => {
  const chosen = { ...rectangle(50, 50, 50, 50), mark: 'winning' } as const;
  const scene = sceneOf(50, 50, { chosen });
  const zoom = 5;
  const beyond = (frame: Whole & { readonly pane: Pane }) => {
    const { field } = frame.pane;
    const { within } = drawn(frame).drawn.find(
      (each) => each.kind === 'boxes' && each.paint.stroke?.colour === colours.accent,
    )!;
    return {
      left: field.left - within!.left,
      top: field.top - within!.top,
      right: within!.left + within!.width - field.left - field.width,
      bottom: within!.top + within!.height - field.top - field.height,
    };
  };

  it.each([
    ['all around the whole board', WHOLE, [3, 3, 3, 3]],
    ['in the upper left of it', { zoom, columnsBefore: 0, rowsBefore: 40 }, [3, 3, 0, 0]],
    ['in the lower right of it', { zoom, columnsBefore: 40, rowsBefore: 0 }, [0, 0, 3, 3]],
  ])(
    'goes over the edges of the board that are seen: %s',
    (_, view, [left, top, right, bottom]) => {
      const over = beyond(frameOf(scene, view));
      expect(over).toEqual({
        left: expect.closeTo(left!),
        top: expect.closeTo(top!),
        right: expect.closeTo(right!),
        bottom: expect.closeTo(bottom!),
      });
    },
  );
});

describe('the last move', () => {
  const last = rectangle(5, 4, 4, 3);
  const winning = { ...last, mark: 'winning' } as const;
  const lit = { litColumns: run(4, 3) };

  it('has a dashed outline at its edges, over a line that is drawn through', () => {
    const frame = frameOf(sceneOf(5, 5, { last }));
    const box = blockBox(frame.pane, blockOf(last));
    const outlines = drawn(frame).drawn.filter(
      (each) => each.kind === 'boxes' && each.boxes.some((one) => one.width === box.width),
    );
    expect(outlines).toMatchObject([
      { boxes: [box], paint: { stroke: { colour: colours.halo } } },
      { boxes: [box], paint: { stroke: { colour: colours.ink } } },
    ]);
    const [halo, ink] = outlines.map((each) => each.kind === 'boxes' && each.paint.stroke);
    expect(ink && ink.dashes).toHaveLength(2);
    expect(halo && halo.dashes).toBeUndefined();
    expect(halo && halo.width).toBeGreaterThanOrEqual(3);
    expect(drawn(frame).segments(colours.accent)).toEqual([]);
  });

  it('lies beneath bands and rectangles, and is cut at the edge of a board that is magnified', () => {
    const scene = sceneOf(50, 50, { last, moves: [winning], chosen: winning, ...lit });
    const frame = frameOf(scene, { zoom: 5, columnsBefore: 2, rowsBefore: 2 });
    const recorder = recordingPainter();
    LAYERS[1]!.draw(recorder.painter, frame);
    const drawnAs = (colour: string) =>
      recorder.drawn.findIndex(
        (each) =>
          (each.kind === 'boxes' && (each.paint.fill ?? each.paint.stroke?.colour) === colour) ||
          (each.kind === 'lines' && each.stroke.colour === colour),
      );
    expect(drawnAs(colours.ink)).toBe(1);
    expect(drawnAs(colours.band)).toBe(2);
    expect(drawnAs(colours.accent)).toBeGreaterThan(2);
    expect(recorder.drawn[1]?.within).toEqual(frame.pane.field);
  });
});

describe('the corner', () => {
  it('has a ring', () => {
    const corner = { column: 5, row: 4 };
    const frame = frameOf(sceneOf(5, 5, { corner }));
    const centre = centreOf(frame.pane, corner);
    expect(drawn(frame).centres('circles', colours.accent)).toEqual([centre]);
    expect(drawn(frameOf(sceneOf(5, 5))).centres('circles', colours.accent)).toEqual([]);
  });

  it('has a stronger one when it is held', () => {
    const corner = { column: 5, row: 4 };
    const width = (cornerIsHeld: boolean) => {
      const ring = drawn(frameOf(sceneOf(5, 5, { corner, cornerIsHeld }))).drawn.find(
        (each) => each.kind === 'circles' && each.paint.stroke?.colour === colours.accent,
      );
      return ring?.kind === 'circles' ? (ring.paint.stroke?.width ?? 0) : 0;
    };
    expect(width(false)).toBeGreaterThan(0);
    expect(width(true)).toBeGreaterThanOrEqual(2 * width(false));
  });
});

describe('bands', () => {
  it('lie over the columns and rows that are lit, and end beside the board', () => {
    const lit = { litColumns: run(4, 3), litRows: run(5, 1) };
    const frame = frameOf(sceneOf(5, 5, lit));
    const { field, cell } = frame.pane;
    const [columns, rows, below, beside] = drawn(frame).boxes(colours.band);
    const across = { left: field.left + cell, width: 3 * cell };
    expect(columns).toEqual({ ...across, top: field.top, height: field.height });
    expect(rows).toEqual({ left: field.left, top: field.top, width: field.width, height: cell });
    expect(below).toMatchObject({ ...across, top: field.top + field.height });
    expect(beside).toMatchObject({ top: field.top, height: cell });
    expect(beside!.left + beside!.width).toBe(field.left);
  });

  it('end beside what is seen of a board that is magnified', () => {
    const lit = { litColumns: run(22, 22), litRows: run(3, 3) };
    const frame = frameOf(sceneOf(50, 50, lit), { zoom: 5, columnsBefore: 20, rowsBefore: 20 });
    const bars = drawn(frame).drawn.flatMap((each) =>
      each.kind === 'boxes' && each.within === undefined && each.paint.fill === colours.band
        ? each.boxes
        : [],
    );
    // Rows 1 to 3 are out of sight; of columns 1 to 22 two are left.
    expect(bars).toHaveLength(1);
    expect(bars[0]!.left).toBe(frame.pane.field.left);
    expect(bars[0]!.width).toBeCloseTo(2 * frame.pane.cell);
  });
});

describe('discs that are lit', () => {
  const cells = [
    { column: 2, row: 1 },
    { column: 5, row: 3 },
  ];
  const litDiscs = new Uint8Array(25);
  for (const { column, row } of cells) litDiscs[(row - 1) * 5 + column - 1] = 1;

  it('have rings outside of their rims, over something light', () => {
    for (const heat of [undefined, new Uint32Array(25).fill(3)]) {
      const frame = frameOf(sceneOf(5, 5, { litDiscs, heat }));
      const { centres, drawn: all } = drawn(frame);
      const expected = cells.map((cell) => centreOf(frame.pane, cell));
      expect(centres('circles', colours.band)).toEqual(expected);
      expect(centres('circles', colours.halo)).toEqual(expected);
      const ring = all.find(
        (each) => each.kind === 'circles' && each.paint.stroke?.colour === colours.band,
      );
      expect(ring).toMatchObject({
        within: expect.objectContaining({ width: expect.any(Number) }),
      });
      const radius = ring?.kind === 'circles' ? ring.radius : 0;
      expect(radius).toBeGreaterThan(discRadius(frame));
      expect(radius).toBeLessThan(frame.pane.cell / 2);
    }
  });
});

describe('spots', () => {
  const spots = [
    { column: 1, row: 1, mark: 'winning' },
    { column: 2, row: 3, mark: 'winning' },
    { column: 3, row: 3, mark: 'possible' },
  ] as const;

  it('are diamonds where something wins and open circles where it is possible', () => {
    const frame = frameOf(sceneOf(5, 5, { spots }));
    const { centres } = drawn(frame);
    expect(centres('diamonds', colours.accent)).toEqual([
      centreOf(frame.pane, { column: 1, row: 1 }),
      centreOf(frame.pane, { column: 2, row: 3 }),
    ]);
    expect(centres('circles', colours.possible)).toEqual([
      centreOf(frame.pane, { column: 3, row: 3 }),
    ]);
  });

  describe('of a disc that cannot be used', () => {
    const at = { column: 2, row: 2 };
    const refused = [{ ...at, mark: 'refused' }] as const;

    it.each([5, 25, 50, 300])('are crosses over it on a board of %d rows', (size) => {
      const frame = frameOf(sceneOf(size, size, { spots: refused }));
      const [x, y] = centreOf(frame.pane, at);
      const { segments, drawn: all } = drawn(frame);
      const [[x1, y1, x2, y2], other] = segments(colours.refused) as [number[], number[]];
      expect((x1! + x2!) / 2).toBeCloseTo(x);
      expect((y1! + y2!) / 2).toBeCloseTo(y);
      const arm = x2! - x;
      expect(arm).toBeGreaterThanOrEqual(4);
      expect(y2! - y).toBeCloseTo(arm);
      for (const [place, end] of [x - arm, y + arm, x + arm, y - arm].entries())
        expect(other[place]).toBeCloseTo(end);
      // Where there is room for it, within the disc.
      if (frame.pane.cell > 20) expect(arm * Math.SQRT2).toBeLessThan(frame.pane.cell * 0.41);
      const lines = all.filter((each) => each.kind === 'lines');
      const [halo, cross] = lines.slice(-2);
      expect(halo).toMatchObject({
        stroke: { colour: colours.halo },
        within: frame.pane.field,
      });
      expect(halo!.stroke.width).toBe(cross!.stroke.width + 2);
      // Around the ends of the strokes as well.
      expect(segments(colours.halo)[0]![0]).toBeLessThan(x1!);
    });

    it('make way for a number', () => {
      const values = new Uint32Array(100).fill(3);
      const frame = frameOf(sceneOf(10, 10, { spots: refused, values }));
      const [x, y] = centreOf(frame.pane, at);
      expect(drawn(frame).segments(colours.refused)).toHaveLength(2);
      for (const [x1, y1, x2, y2] of drawn(frame).segments(colours.refused)) {
        expect(Math.min(x1!, x2!)).toBeGreaterThan(x - frame.pane.cell / 2);
        expect(Math.max(x1!, x2!)).toBeLessThan(x - 10);
        expect(Math.max(y1!, y2!)).toBeLessThan(y + frame.pane.cell / 2);
        expect(Math.min(y1!, y2!)).toBeGreaterThan(y + 10);
      }
    });
  });

  it('make way for a number', () => {
    const values = new Uint32Array(25).fill(3);
    const frame = frameOf(sceneOf(5, 5, { spots, values }));
    const [x, y] = centreOf(frame.pane, { column: 1, row: 1 });
    const [spot] = drawn(frame).centres('diamonds', colours.accent);
    expect(spot![0]).toBeLessThan(x - 20);
    expect(spot![1]).toBeGreaterThan(y + 20);
  });

  it('are drawn only where they are seen', () => {
    const frame = frameOf(sceneOf(50, 50, { spots }), {
      zoom: 5,
      columnsBefore: 1.5,
      rowsBefore: 1.5,
    });
    expect(drawn(frame).centres('diamonds', colours.accent)).toHaveLength(1);
  });
});

describe('the layers', () => {
  /** With something of everything. */
  const full: Required<BoardScene> = {
    ...sceneOf(4, 4),
    heat: new Uint32Array(16).fill(2),
    values: new Uint32Array(16).fill(2),
    columnNumbers: [1, 1, 1, 2],
    rowNumbers: [1, 1, 1, 1],
    moves: [{ ...rectangle(2, 2, 1, 1), mark: 'winning' }],
    spots: [{ column: 1, row: 1, mark: 'winning' }],
    corner: { column: 2, row: 2 },
    cornerIsHeld: true,
    chosen: { ...rectangle(2, 2, 1, 1), mark: 'winning' },
    last: rectangle(3, 3, 2, 1),
    animated: true,
    litColumns: run(2, 2),
    litRows: run(2, 2),
    litDiscs: new Uint8Array(16).fill(1),
  };
  /** The size and the way of counting are told by the geometry; `animated` is about the way to the next picture. */
  const untold = ['columns', 'rows', 'rowsUpward', 'rowOrigin', 'columnOrigin', 'animated'];

  it('show all of a scene', () => {
    const shown = new Set([...LAYERS.flatMap(({ shows }) => shows), ...untold]);
    expect([...shown].sort()).toEqual(Object.keys(full).sort());
  });

  it.each(LAYERS.map((layer, place) => [place, layer] as const))(
    'layer %d looks at nothing but what it says it shows',
    (_, layer) => {
      // Without values the numbers are those of the heat.
      for (const scene of [full, { ...full, values: undefined }]) {
        const read = new Set<string>();
        const watched = new Proxy<BoardScene>(scene, {
          get: (target, name: keyof BoardScene) => {
            read.add(name);
            return target[name];
          },
        });
        const { pane, palette } = frameOf(scene);
        layer.draw(recordingPainter().painter, { scene: watched, pane, palette });
        const allowed: string[] = [...layer.shows, ...untold];
        expect([...read].filter((name) => !allowed.includes(name))).toEqual([]);
      }
    },
  );
});
