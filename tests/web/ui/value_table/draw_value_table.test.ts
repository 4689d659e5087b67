import { describe, expect, it } from 'vitest';
import { channelsOf, shadesOf } from '../../../../web/src/drawing/shades';
import { drawValueTable } from '../../../../web/src/ui/value_table/draw_value_table';
import {
  brightnessOf,
  contrastOf,
  tableColours,
} from '../../../../web/src/ui/value_table/table_colours';
import {
  tableBoxAt,
  headedPlaces,
  tablePlaceNear,
  tableGeometry,
} from '../../../../web/src/ui/value_table/table_geometry';
import { tableAsSvg, tableToPrint } from '../../../../web/src/ui/value_table/table_picture';
import { tableOf, type TableScene } from '../../../../web/src/ui/value_table/value_table';
import { drawnAsSvg, expectGolden } from '../../board/golden';
import { PALETTE, powerTable, productScene, quotientScene } from './tables';

const room = { width: 600, height: 600, fontSize: 13, pixelRatio: 1 };
const products = (size: number) => productScene(size).table;

describe('where a table lies', () => {
  it('fills its width with places of whole pixels of the device', () => {
    for (const pixelRatio of [1, 1.25, 2, 3])
      for (const [size, width] of [
        [16, 358],
        [100, 600],
        [256, 358],
      ] as const) {
        const sides = { ...room, width, height: width, pixelRatio };
        const { cell, places, width: all } = tableGeometry(products(size), sides);
        const { left } = places;
        const pixels = cell * pixelRatio;
        expect(pixels).toBeCloseTo(Math.round(pixels), 9);
        expect(left * pixelRatio).toBeCloseTo(Math.round(left * pixelRatio), 9);
        expect(all).toBeLessThanOrEqual(width);
        expect(all).toBeGreaterThan(width - size / pixelRatio - 2);
      }
  });

  it('has places that are no larger than it takes to read them', () => {
    expect(tableGeometry(products(2), { ...room, pixelRatio: 1.25 }).cell).toBe(72);
  });

  it('finds the place under a point, and from outside the nearest one', () => {
    const geometry = tableGeometry(products(16), room);
    for (const place of [
      { row: 0, column: 0 },
      { row: 6, column: 9 },
      { row: 15, column: 15 },
    ]) {
      const { left, top, width } = tableBoxAt(geometry, place);
      expect(tablePlaceNear(geometry, left, top)).toEqual(place);
      expect(tablePlaceNear(geometry, left + width - 0.5, top + width - 0.5)).toEqual(place);
    }
    expect(tablePlaceNear(geometry, -5, 300).column).toBe(0);
    expect(tablePlaceNear(geometry, 9_999, -5)).toEqual({ row: 0, column: 15 });
  });

  it('has its first row at the bottom where rows count upwards', () => {
    const geometry = tableGeometry(powerTable(4, 9), room);
    const { places, cell } = geometry;
    const first = tableBoxAt(geometry, { row: 0, column: 0 });
    expect(first.top).toBe(places.top + 3 * cell);
    expect(tablePlaceNear(geometry, first.left, first.top)).toEqual({ row: 0, column: 0 });
  });

  it('is as wide as its room, or as high, unless its places would be too small', () => {
    const wide = tableGeometry(powerTable(2, 50), room);
    expect(wide.width).toBeGreaterThan(550);
    expect(wide.cell * 2).toBe(wide.places.height);
    const high = tableGeometry(powerTable(50, 2), room);
    expect(high.height).toBeGreaterThan(550);
    expect(high.height).toBeLessThanOrEqual(600);
    expect(tableGeometry(powerTable(256, 2), room).cell).toBe(4);
  });

  it('has a heading for every row, or for every 2nd, 4th, … where there is less room', () => {
    const places = (size: number, along: 'row' | 'column') =>
      headedPlaces(tableGeometry(products(size), room), along);
    expect(places(16, 'column')).toHaveLength(16);
    expect(places(100, 'column')).toEqual(Array.from({ length: 13 }, (_, place) => 8 * place));
    expect(places(256, 'column')).toEqual(Array.from({ length: 16 }, (_, place) => 16 * place));
    expect(places(256, 'row')).toEqual(Array.from({ length: 32 }, (_, place) => 8 * place));
  });
});

describe('a table of nimbers', () => {
  it.each<[string, TableScene]>([
    ['products to 15 with 1 lit', productScene(16, 1n)],
    ['products to 19', productScene(20)],
    ['quotients to 3 with their dashes', quotientScene(4)],
    ['powers in 3 rows that count upwards', { table: powerTable(3, 5), lit: 32n }],
  ])('is a picture: %s', async (name, scene) => {
    await expectGolden(name, tableAsSvg(scene));
  });

  it('has a disc on each lit place of a few pixels', async () => {
    const scene = productScene(32, 1n);
    const geometry = tableGeometry(scene.table, { ...room, width: 160 });
    const drawing = { scene, geometry, palette: PALETTE, colours: tableColours(scene, PALETTE) };
    const svg = drawnAsSvg(geometry, (painter) => drawValueTable(painter, drawing));
    await expectGolden('lights of a small table', svg);
  });

  it('has no discs where so many are lit that they would hide the others', () => {
    const about = { name: 'Half', rows: 64, columns: 64, origin: { row: 0, column: 0 }, sign: '⊗' };
    const discs = (every: number) => {
      const table = tableOf(about, ({ row, column }) => +((64 * row + column) % every === 0));
      const scene = { table, lit: 1n };
      const geometry = tableGeometry(table, { ...room, width: 160 });
      const drawing = { scene, geometry, palette: PALETTE, colours: tableColours(scene, PALETTE) };
      const svg = drawnAsSvg(geometry, (painter) => drawValueTable(painter, drawing));
      return svg.match(/<circle/gu)?.length ?? 0;
    };
    // A place is 2 × 2 pixels, and a disc with its halo 8 × 8.
    expect([discs(2), discs(31), discs(32)]).toEqual([0, 0, 2 * 128]);
  });

  it('has numbers that can be read on their ground, lit or not, in forced colours too', () => {
    const [paper, ink] = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];
    const forced = {
      ...PALETTE,
      shades: shadesOf([paper, ink].map(channelsOf)),
      colours: { ...PALETTE.colours, paper, ink },
    };
    for (const palette of [PALETTE, forced])
      for (const lit of [undefined, 1n]) {
        const colours = tableColours(productScene(16, lit), palette);
        const lightness = (value: number) => brightnessOf(colours.ground(value));
        for (let value = 0; value < 16; value += 1) {
          const ink = brightnessOf(channelsOf(colours.ink(value)));
          expect(contrastOf(ink, lightness(value))).toBeGreaterThan(4);
          if (palette === PALETTE && lit !== undefined && value !== Number(lit))
            expect(contrastOf(lightness(value), lightness(Number(lit)))).toBeGreaterThan(3);
        }
      }
    const { ground } = tableColours(productScene(16), forced);
    expect([ground(0), ground(15)]).toEqual([
      [0, 0, 0],
      [255, 255, 255],
    ]);
  });

  it('stays small as SVG where it is large', () => {
    expect(tableAsSvg(productScene(256)).length).toBeLessThan(1.2e6);
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
