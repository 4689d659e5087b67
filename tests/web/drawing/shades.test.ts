import { describe, expect, it } from 'vitest';
import { PRINT_PALETTE } from '../../../web/src/drawing/palette';
import {
  channelsOf,
  colourAt,
  shadeLevel,
  paintKinds,
  SHADE_LEVELS,
  SHADES,
  shareOfLevel,
  type Rgb,
} from '../../../web/src/drawing/shades';

type Matrix = readonly (readonly [number, number, number])[];

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const times = (matrix: Matrix, vector: readonly number[]) =>
  matrix.map((row) => row.reduce((sum, each, place) => sum + each * vector[place]!, 0));

/** Simulates colour blindness by the matrices of Machado, Oliveira and Fernandes (2009). */
const SEEN: Readonly<Record<string, Matrix>> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The colour in Oklab: lightness, and two axes of hue. */
function okLab(colour: Rgb, seen: Matrix): readonly number[] {
  const light = times(seen, colour.map(linear)).map((each) => Math.max(each, 0));
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  ).map(Math.cbrt);
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

const apart = (one: readonly number[], other: readonly number[]) =>
  Math.hypot(...one.map((each, place) => each - other[place]!));

describe('the shades', () => {
  const lightness = (share: number) => okLab(colourAt(share), SEEN['all cones']!)[0]!;

  it('go from a deep ground to cream in steps that are even for the eye', () => {
    expect(lightness(0)).toBeLessThan(0.3);
    expect(lightness(1)).toBeGreaterThan(0.95);
    const even = (lightness(1) - lightness(0)) / 10;
    for (let step = 0; step < 10; step += 1) {
      const size = lightness((step + 1) / 10) - lightness(step / 10);
      expect(Math.abs(size - even)).toBeLessThan(even / 8);
    }
  });

  it('have a step from none to the first that is seen at once', () => {
    const [none, first, second] = [0, 1, 2].map((level) => lightness(shareOfLevel(level)));
    expect(first! - none!).toBeGreaterThan(4 * (second! - first!));
  });

  it.each(Object.entries(SEEN))(
    'are lighter and lighter, and apart, for eyes with %s',
    (_, seen) => {
      const labs = SHADES.map((shade) => okLab(channelsOf(shade), seen));
      labs.slice(1).forEach(([light], before) => expect(light).toBeGreaterThan(labs[before]![0]!));
      const five = [0, 1, 2, 3, 4, 5].map((step) => labs[Math.ceil((step * SHADE_LEVELS) / 5)]!);
      five
        .slice(1)
        .forEach((lab, before) => expect(apart(lab, five[before]!)).toBeGreaterThan(0.1));
      const tails = okLab(channelsOf(PRINT_PALETTE.colours.tails), seen);
      for (const lab of labs) expect(apart(tails, lab)).toBeGreaterThan(0.06);
      expect(apart(tails, labs[0]!)).toBeGreaterThan(0.2);
    },
  );
});

describe('the level of an amount', () => {
  it('is 0 for none alone, also where all is none, and the last from the full amount on', () => {
    for (const power of [0.5, 1]) {
      const scale = { full: 40, power };
      expect([0, 1e-9, 40, 1e9].map((amount) => shadeLevel(amount, scale, 32))).toEqual([
        0, 1, 32, 32,
      ]);
    }
    expect(shadeLevel(0, { full: 0, power: 1 }, 32)).toBe(0);
  });

  it('has as many amounts each where steps are even, and more for small ones with a lower power', () => {
    const levels = (power: number) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((amount) => shadeLevel(amount, { full: 8, power }, 4));
    expect(levels(1)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(levels(0.5)).toEqual([2, 2, 3, 3, 4, 4, 4, 4]);
  });
});

it('paints each of an image in its colour, opaque', () => {
  const colours: Rgb[] = [
    [1, 2, 3],
    [250, 251, 252],
  ];
  expect([...paintKinds(Uint8Array.of(1, 0), colours)]).toEqual([250, 251, 252, 255, 1, 2, 3, 255]);
});
