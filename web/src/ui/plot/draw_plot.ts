/**
 * Draws a plot: the axes with their names, and the points, as discs if there are few, and as pixels if there are many,
 * the darker the more points fall on them. Values that are 0 are strokes in a lane of their own below.
 */
import { clamp, type ScreenBox } from '../../drawing/box';
import type { PaintedLabel, Painter } from '../../drawing/painter';
import { roundStep } from '../../drawing/round_step';
import { channelsOf, hexOf, mixedColour, type Rgb } from '../../drawing/shades';
import {
  heightScale,
  heightRange,
  rasterOf,
  roundValues,
  shareOfWidth,
  type Heights,
} from './plot_raster';
import type { PlottedValues, ValueSpan } from './plot_model';
import type { PlotColouring, PlotScale, PlotView } from './plot_settings';

/** The visible part of a plot. */
export interface Plotted {
  readonly values: PlottedValues;
  readonly view: PlotView;
  /** The least and the largest visible value. */
  readonly span: ValueSpan;
  readonly scale: PlotScale;
  readonly colouring: PlotColouring;
  readonly width: number;
  readonly height: number;
}

export interface PlotWords {
  /** The names of the axes. */
  readonly place: string;
  readonly value: string;
  readonly tick: (value: number) => string;
  /** The number of a place on its axis. */
  readonly numberOf: (n: number) => number;
}

/** Colours as #rrggbb, or as a browser computes them. */
export interface PlotColours {
  readonly paper: string;
  readonly ink: string;
  readonly line: string;
  readonly point: string;
  readonly zero: string;
}

/** The box of the points, in CSS pixels from the upper left of the plot, and the heights it covers. */
export interface PlotFrame extends ScreenBox {
  readonly heights: Heights;
}

const FONT_SIZE_PX = 13;
const LETTER_WIDTH_PX = 7.5;
/** Between an axis and its labels. */
const GAP_PX = 8;
const TOP_MARGIN_PX = 28;
const BOTTOM_MARGIN_PX = 28;
/** The room for a label with its surroundings. */
const LABEL = { width: 90, height: 44 };
/** The height of the lane for zeros. */
export const ZERO_LANE_PX = 16;

export function plotFrameOf(plotted: Plotted, { place, tick, numberOf }: PlotWords): PlotFrame {
  const { span, scale, width, height, view } = plotted;
  const inner = height - TOP_MARGIN_PX - BOTTOM_MARGIN_PX;
  const heights = heightRange(span, scale, ZERO_LANE_PX / inner);
  const widest = (labels: readonly string[]) =>
    LETTER_WIDTH_PX * Math.max(...labels.map(({ length }) => length));
  const left = GAP_PX + widest(['0', ...valuesAt(heights, inner).map(tick)]);
  const right = Math.max(widest([tick(numberOf(view.to))]) / 2, GAP_PX + widest([place]));
  return {
    left,
    top: TOP_MARGIN_PX,
    width: Math.max(width - left - right, 1),
    height: inner,
    heights,
  };
}

export function drawPlot(
  painter: Painter,
  plotted: Plotted,
  words: PlotWords,
  colours: PlotColours,
): void {
  const frame = plotFrameOf(plotted, words);
  painter.boxes([{ left: 0, top: 0, width: plotted.width, height: plotted.height }], {
    fill: colours.paper,
  });
  const { from, to } = plotted.view;
  if (to - from < Math.max(FEW_DISCS, MAX_DISCS_PER_PX * frame.width)) {
    drawAxes(painter, frame, plotted.view, words, colours);
    drawDiscs(painter, frame, plotted, colours);
  } else {
    drawPixels(painter, frame, plotted, colours);
    drawAxes(painter, frame, plotted.view, words, colours);
  }
}

function drawAxes(
  painter: Painter,
  { left, top, width, height, heights }: PlotFrame,
  view: PlotView,
  words: PlotWords,
  { ink, line }: PlotColours,
): void {
  const [right, bottom] = [left + width, top + height];
  const heightAbove = heightScale(heights);
  const values = valuesAt(heights, height).map((value) => {
    const y = bottom - (value === 0 ? ZERO_LANE_PX : heightAbove(value) * height);
    return { x: left - GAP_PX, y, text: words.tick(value) };
  });
  const places = placesAt(view, width, words).map((n) => {
    const x = left + shareOfWidth(n, view) * width;
    return { x, y: bottom + BOTTOM_MARGIN_PX / 2 + 2, text: words.tick(words.numberOf(n)) };
  });
  painter.lines(
    values.flatMap(({ y }) => [left, y, right, y]),
    { colour: line, width: 1 },
  );
  painter.lines(
    [
      ...[left, top - GAP_PX, left, bottom, left, bottom, right, bottom],
      ...places.flatMap(({ x }) => [x, bottom, x, bottom + 4]),
    ],
    { colour: ink, width: 1 },
  );
  const write = (labels: readonly PaintedLabel[], side?: 'left' | 'right') =>
    painter.labels(labels, { colour: ink, size: FONT_SIZE_PX, side });
  write(values, 'right');
  write(places);
  write(
    [
      { x: 0, y: FONT_SIZE_PX / 2 + 1, text: words.value },
      { x: right + GAP_PX, y: bottom - FONT_SIZE_PX / 2, text: words.place },
    ],
    'left',
  );
}

function valuesAt(heights: Heights, height: number): readonly number[] {
  return roundValues(heights, Math.max(2, height / LABEL.height));
}

/** Places with round numbers, 1, 2, 5, 10, … apart; places are whole numbers. */
function placesAt(
  { from, to }: PlotView,
  width: number,
  { numberOf }: Pick<PlotWords, 'numberOf'>,
): readonly number[] {
  const step = roundStep(((to - from + 1) * LABEL.width) / width);
  const number = numberOf(from);
  const first = from + Math.ceil(number / step) * step - number;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, at) => first + at * step);
}

/** If there are more points than this, and more than this for each pixel of the width, they are drawn as pixels. */
const FEW_DISCS = 4000;
const MAX_DISCS_PER_PX = 8;
const MIN_RADIUS_PX = 1.5;

function drawDiscs(
  painter: Painter,
  { left, top, width, height, heights }: PlotFrame,
  { values, view, colouring }: Plotted,
  colours: PlotColours,
): void {
  const spacing = width / (view.to - view.from + 1);
  const radius = Math.min(Math.max(0.4 * spacing, MIN_RADIUS_PX), 3.5);
  const heightAbove = heightScale(heights);
  const zeros: number[] = [];
  const discs = new Map<number, number[]>();
  for (let n = view.from; n <= view.to; n += 1) {
    const x = left + shareOfWidth(n, view) * width;
    const value = values.approximately(n);
    if (value === 0) {
      zeros.push(x);
      continue;
    }
    const kind = (colouring === 'nimber' ? values.kind?.(n) : undefined) ?? 0;
    const alike = discs.get(kind) ?? [];
    discs.set(kind, alike);
    alike.push(x, top + (1 - heightAbove(value)) * height);
  }
  const [y, zero] = [top + height - ZERO_LANE_PX / 2, colours.zero];
  painter.lines(
    zeros.flatMap((x) => [x, y - 4, x, y + 4]),
    { colour: zero, width: clamp(spacing / 4, 1, 3) },
  );
  for (const [kind, centres] of discs)
    painter.circles(centres, radius, { fill: colourOf(kind, colouring, colours) });
}

/** The number of darknesses of a pixel: none, the first for a single point, and so on. */
const LEVELS = 6;
const FAINTEST = 0.65;
const KINDS = 17;

function drawPixels(
  painter: Painter,
  { left, top, width, height, heights }: PlotFrame,
  { values, view, colouring }: Plotted,
  colours: PlotColours,
): void {
  const size = { width: Math.round(width), height: Math.round(height) };
  const raster = rasterOf(values, view, heights, size);
  const paper = channelsOf(colours.paper);
  const shades = Array.from({ length: colouring === 'nimber' ? KINDS : 1 }, (_, kind) => {
    const full = channelsOf(colourOf(kind, colouring, colours));
    return levelsOf(paper, full, FAINTEST);
  });
  const box = { left, top, width: size.width, height: size.height };
  const kinds = colouring === 'nimber' ? raster.kinds : undefined;
  painter.squares(box, size.width, spread(raster.points, kinds, size.width), [
    colours.paper,
    ...shades.flat(),
  ]);
  const placesOfColumn = (view.to - view.from + 1) / size.width;
  const strip = raster.zeros.map((count) =>
    count === 0 ? 0 : Math.ceil(LEVELS * Math.min(count / placesOfColumn, 1)),
  );
  painter.squares(
    { ...box, top: top + height - ZERO_LANE_PX + 4, height: ZERO_LANE_PX - 8 },
    size.width,
    Uint16Array.from(strip),
    [colours.paper, ...levelsOf(paper, channelsOf(colours.zero), 0.15)],
  );
}

/** Enlarges each point to three by three pixels, so that a single one is visible, unless another point is there. */
function spread(points: Uint32Array, kinds: Uint8Array | undefined, across: number): Uint16Array {
  const range = Math.max(Math.log(points.reduce((most, count) => Math.max(most, count), 1)), 1);
  const drawn = new Uint16Array(points.length);
  const shadeOf = (place: number) => {
    const count = points[place] ?? 0;
    const level = Math.round((Math.log(count) / range) * (LEVELS - 1));
    return 1 + (kinds?.[place] ?? 0) * LEVELS + level;
  };
  for (const [place, count] of points.entries()) {
    if (count === 0) continue;
    const shade = shadeOf(place);
    drawn[place] = shade;
    for (const down of [-across, 0, across])
      for (const right of [-1, 0, 1]) {
        const at = place + down + right;
        const isBeside = Math.abs((at % across) - (place % across)) <= 1;
        if (isBeside && points[at] === 0) drawn[at] ||= shade;
      }
  }
  return drawn;
}

function levelsOf(paper: Rgb, full: Rgb, faintest: number): readonly string[] {
  return Array.from({ length: LEVELS }, (_, level) =>
    hexOf(mixedColour(paper, full, faintest + ((1 - faintest) * level) / (LEVELS - 1))),
  );
}

function colourOf(kind: number, colouring: PlotColouring, { point }: PlotColours): string {
  return colouring === 'plain' ? point : kindColour(kind);
}

/** The hues of consecutive kinds are far apart, and as dark as is visible on light and dark ground. */
export function kindColour(kind: number): string {
  const channel = (third: number) =>
    Math.round(114 + 48 * Math.cos(2 * Math.PI * (0.382 * kind - third / 3)));
  return hexOf([channel(0), channel(1), channel(2)]);
}
