import { describe, expect, it } from 'vitest';
import { channelsOf, shadesOf } from '../../../../web/src/board/shades';
import { drawNimTable } from '../../../../web/src/views/nim_table/draw_nim_table';
import type { NimTableScene } from '../../../../web/src/views/nim_table/nim_table';
import {
  brightness,
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
import { drawnAsSvg, expectGolden } from '../../board/golden';
import { PALETTE, productScene, quotientScene } from './tables';

const room = { width: 600, fontSize: 13, pixelRatio: 1 };

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

describe('a table of nimbers', () => {
  it.each<[string, NimTableScene]>([
    ['products to 15 with 1 lit', productScene(16, 1)],
    ['products to 19', productScene(20)],
    ['quotients to 3 with their dashes', quotientScene(4)],
  ])('is a picture: %s', async (name, scene) => {
    await expectGolden(name, tableAsSvg(scene, 'Products <16>'));
  });

  it('has a disc on each lit place of a few pixels', async () => {
    const scene = productScene(32, 1);
    const geometry = tableGeometry(32, largestNumber(scene), { ...room, width: 160 });
    const drawing = { scene, geometry, palette: PALETTE, colours: tableColours(scene, PALETTE) };
    const svg = drawnAsSvg(geometry, (painter) => drawNimTable(painter, drawing));
    await expectGolden('lights of a small table', svg);
  });

  it('has numbers that can be read on their ground, lit or not, in forced colours too', () => {
    const [paper, ink] = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];
    const forced = {
      ...PALETTE,
      shades: shadesOf([paper, ink].map(channelsOf)),
      colours: { ...PALETTE.colours, paper, ink },
    };
    for (const palette of [PALETTE, forced])
      for (const lit of [undefined, 1]) {
        const colours = tableColours(productScene(16, lit), palette);
        const lightness = (value: number) => brightness(colours.ground(value));
        for (let value = 0; value < 16; value += 1) {
          const ink = brightness(channelsOf(colours.ink(value)));
          expect(contrastOf(ink, lightness(value))).toBeGreaterThan(4);
          if (palette === PALETTE && lit !== undefined && value !== lit)
            expect(contrastOf(lightness(value), lightness(lit))).toBeGreaterThan(3);
        }
      }
    const { ground } = tableColours(productScene(16), forced);
    expect([ground(0), ground(15)]).toEqual([
      [0, 0, 0],
      [255, 255, 255],
    ]);
  });

  it('stays small as SVG where it is large', () => {
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
