import { describe, expect, it } from 'vitest';
import { drawNimTable } from '../../../../web/src/views/nim_table/draw_nim_table';
import type { NimTableScene } from '../../../../web/src/views/nim_table/nim_table';
import { rowsOf } from '../../../../web/src/views/nim_table/nim_table';
import {
  brightness,
  channelsOf,
  contrastOf,
  largestNumber,
  tableColours,
} from '../../../../web/src/views/nim_table/table_colours';
import {
  boxAt,
  headedPlaces,
  placeNear,
  tableGeometry,
} from '../../../../web/src/views/nim_table/table_geometry';
import { tableAsSvg, tableToPrint } from '../../../../web/src/views/nim_table/table_picture';
import { recordingPainter } from '../../board/recording_painter';
import { PALETTE, productScene, quotientScene } from './tables';

const room = { width: 600, fontSize: 13, pixelRatio: 1 };

function drawn(scene: NimTableScene, width = 600) {
  const geometry = tableGeometry(scene.size, largestNumber(scene), { ...room, width });
  const colours = tableColours(scene, PALETTE);
  const recorder = recordingPainter();
  drawNimTable(recorder.painter, { scene, geometry, palette: PALETTE, colours });
  const labels = recorder.drawn.flatMap((each) =>
    each.kind === 'labels' ? each.labels.map((label) => ({ ...label, ...each.lettering })) : [],
  );
  return { ...recorder, geometry, colours, labels };
}

describe('where a table lies', () => {
  it('fills its width with places of whole pixels of the device', () => {
    for (const pixelRatio of [1, 1.25, 2, 3])
      for (const [size, width] of [
        [16, 358],
        [100, 600],
        [256, 358],
      ] as const) {
        const { cell, left, width: all } = tableGeometry(size, 255, { ...room, width, pixelRatio });
        const pixels = cell * pixelRatio;
        expect(pixels).toBeCloseTo(Math.round(pixels), 9);
        expect(left * pixelRatio).toBeCloseTo(Math.round(left * pixelRatio), 9);
        expect(all).toBeLessThanOrEqual(width);
        expect(all).toBeGreaterThan(width - size / pixelRatio - 2);
      }
  });

  it('has places that are no larger than it takes to read them', () => {
    expect(tableGeometry(2, 3, { ...room, pixelRatio: 1.25 }).cell).toBe(72);
  });

  it('finds the place under a point, and from outside the nearest one', () => {
    const geometry = tableGeometry(16, 15, room);
    for (const place of [
      { a: 0, b: 0 },
      { a: 6, b: 9 },
      { a: 15, b: 15 },
    ]) {
      const { left, top, width } = boxAt(geometry, place);
      expect(placeNear(geometry, left, top)).toEqual(place);
      expect(placeNear(geometry, left + width - 0.5, top + width - 0.5)).toEqual(place);
    }
    expect(placeNear(geometry, -5, 300).b).toBe(0);
    expect(placeNear(geometry, 9_999, -5)).toEqual({ a: 0, b: 15 });
  });

  it('has a heading for every row, or for every 2nd, 4th, … where there is less room', () => {
    const places = (size: number, along: 'a' | 'b') =>
      headedPlaces(tableGeometry(size, 255, room), along);
    expect(places(16, 'b')).toHaveLength(16);
    expect(places(100, 'b')).toEqual(Array.from({ length: 13 }, (_, place) => 8 * place));
    expect(places(256, 'b')).toEqual(Array.from({ length: 16 }, (_, place) => 16 * place));
    expect(places(256, 'a')).toEqual(Array.from({ length: 32 }, (_, place) => 8 * place));
  });
});

describe('what is drawn of a table', () => {
  it('has its numbers in the middles of their places where they fit, and none where not', () => {
    const { labels, geometry } = drawn(productScene(16));
    const inPlaces = labels.filter(({ x, y }) => x > geometry.left && y > geometry.top);
    expect(inPlaces).toHaveLength(256);
    const { left, top, width } = boxAt(geometry, { a: 6, b: 9 });
    const [x, y] = [left + width / 2, top + width / 2];
    expect(inPlaces.find((label) => label.x === x && label.y === y)?.text).toBe('1');
    for (const { text, size } of inPlaces) expect(text.length * size * 0.62).toBeLessThan(width);
    const large = drawn(productScene(64));
    expect(large.geometry.numberSize).toBeUndefined();
    expect(large.labels.length).toBeLessThan(64);
  });

  it('has the numbers that are lit in bold, on a colour of their own', () => {
    const { labels, colours } = drawn(productScene(16, 1));
    const bold = labels.filter((label) => label.bold === true && label.text !== '⊗');
    expect(bold.map(({ text }) => text)).toEqual(Array.from({ length: 15 }, () => '1'));
    expect(colours.ground(1)).toEqual(channelsOf(PALETTE.colours.accent));
    const others = rowsOf(productScene(16))
      .flat()
      .filter((value) => value !== 1);
    for (const value of others) {
      const away = contrastOf(brightness(colours.ground(value)), brightness(colours.ground(1)));
      expect(away).toBeGreaterThan(3);
    }
  });

  it('has a disc on each lit place of a few pixels', () => {
    const { centres, geometry } = drawn(productScene(256, 1));
    const discs = centres('circles', PALETTE.colours.accent);
    expect(discs).toHaveLength(255);
    const { left, top, width } = boxAt(geometry, { a: 2, b: 3 });
    expect(discs).toContainEqual([left + width / 2, top + width / 2]);
    expect(drawn(productScene(16, 1)).centres('circles', PALETTE.colours.accent)).toEqual([]);
  });

  it('has numbers that can be read on their ground, lit or not, in forced colours too', () => {
    const forced = {
      ...PALETTE,
      heat: PALETTE.heat.map(() => 'rgb(128, 128, 128)'),
      colours: { ...PALETTE.colours, paper: 'rgb(0, 0, 0)', ink: 'rgb(255, 255, 255)' },
    };
    for (const palette of [PALETTE, forced])
      for (const lit of [undefined, 1]) {
        const colours = tableColours(productScene(16, lit), palette);
        for (let value = 0; value < 16; value += 1) {
          const [ink, ground] = [channelsOf(colours.ink(value)), colours.ground(value)];
          expect(contrastOf(brightness(ink), brightness(ground))).toBeGreaterThan(4);
        }
      }
    const { ground } = tableColours(productScene(16), forced);
    expect([ground(0), ground(15)]).toEqual([
      [0, 0, 0],
      [255, 255, 255],
    ]);
  });

  it('outlines each field from the upper left corner, twice: its line and the light around it', () => {
    const { boxes, geometry } = drawn(productScene(20));
    const { left, top, cell } = geometry;
    const outlines = [2, 4, 16].map((field) => ({
      ...{ left, top },
      width: field * cell,
      height: field * cell,
    }));
    expect(boxes(PALETTE.colours.ink)).toEqual(outlines);
    expect(boxes(PALETTE.colours.halo)).toEqual(outlines);
  });

  it('has a dash where nothing can be divided', () => {
    const dashes = drawn(quotientScene(4)).labels.filter(({ text }) => text === '–');
    expect(dashes).toHaveLength(4);
  });
});

describe('a table as SVG', () => {
  /** How many places have each colour, by the stretches of the paths. */
  function areas(svg: string): number[] {
    return [...svg.matchAll(/<path fill="#[\da-f]{6}" d="([^"]*)"\/>/gu)].map(([, path = '']) =>
      [...path.matchAll(/M\d+ \d+h(\d+)v1h-(\d+)z/gu)].reduce((sum, [, there, back]) => {
        expect(there).toBe(back);
        return sum + Number(there);
      }, 0),
    );
  }

  it('has the ground of each place once, and a path for each number', () => {
    const svg = tableAsSvg(productScene(16), 'Products <16>');
    expect(areas(svg)).toEqual([31, ...Array.from({ length: 15 }, () => 15)]);
    expect(svg).toContain('<title id="title">Products &lt;16&gt;</title>');
    expect(svg).toMatch(/^<\?xml[^>]*\?>\n<svg [^>]*>[^]*<\/svg>\n$/u);
    expect(areas(tableAsSvg(quotientScene(4), '')).reduce((sum, area) => sum + area, 0)).toBe(16);
  });

  it('stays small where the table is large', () => {
    expect(tableAsSvg(productScene(256), '').length).toBeLessThan(1.2e6);
  });

  it('has its numbers on paper, up to 16 rows and more, within the width of a sheet', () => {
    for (const size of [2, 16, 20]) {
      const svg = tableToPrint(productScene(size));
      const texts = svg.match(/<text/gu)?.length;
      expect(texts).toBe(size * size + 2 * size + 1);
      const [, width] = /width="([\d.]+)mm"/u.exec(svg) ?? [];
      expect(Number(width)).toBeLessThanOrEqual(170);
    }
  });
});
