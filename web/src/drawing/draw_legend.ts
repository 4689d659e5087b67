/** The shades of a legend, and the legend below a saved picture. On the page it is beside the board. */
import { largestOf, type ScreenBox } from './box';
import { heatLevel } from './heat';
import type { PaintedLabel, Painter } from './painter';
import type { Palette } from './palette';
import { roundStep } from './round_step';
import { swatchWidth, type ShadeSign } from './shades';

/** A shade, a mark, or the outline of the last move. */
export type LegendSign = ShadeSign | 'possible' | 'winning' | 'last';

/** A sign with its meaning, or a sentence about all signs. */
export interface LegendItem {
  readonly sign?: LegendSign;
  readonly text: string;
}

/** Items that belong together, side by side. */
export type LegendRow = readonly LegendItem[];

/** Counts that share a sample in a legend, and the levels of their shades; level 0 is none. */
interface HeatStep {
  readonly from: number;
  readonly to: number;
  readonly levels: readonly number[];
}

/** With more shades, readers could hardly match the legend to the board. */
const MAX_STEPS = 5;

/** The steps of a legend: none, and then few ranges of equal length that cover all other counts. */
export function heatSteps(counts: Iterable<number>): readonly HeatStep[] {
  const most = largestOf(counts);
  const steps: HeatStep[] = [{ from: 0, to: 0, levels: [0] }];
  const width = roundStep(most / MAX_STEPS);
  for (let from = 1; from <= most; from += width) {
    const to = Math.min(from + width - 1, most);
    const counts = Array.from({ length: to - from + 1 }, (_, place) => from + place);
    const levels = [...new Set(counts.map((count) => heatLevel(count, most)))];
    steps.push({ from, to, levels });
  }
  return steps;
}

interface PlacedItem {
  readonly item: LegendItem;
  /** Where it begins, from the side where its line begins, and the middle of the line. */
  readonly start: number;
  readonly middle: number;
}

export interface LegendPlan {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly items: readonly PlacedItem[];
  /** If its text runs from right to left, so do its lines, from this distance to the right of its left edge. */
  readonly right?: number | undefined;
}

/** Relative to the font size. Text can't be measured here, so every letter counts as a wide one. */
const LETTER_WIDTH_EM = 0.6;
const WIDE_LETTERS = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/gu;
const WORDS_FROM_RIGHT = /[\u0590-\u08ff]/u;
const SIGN_SIDE_EM = 1.4;
const SIGN_GAP_EM = 0.6;
const ENTRY_GAP_EM = 1.5;
const LINE_HEIGHT_EM = 1.75;

/** Puts as many rows side by side as fit into this width. Only a single long text may be wider. */
export function planLegend(rows: readonly LegendRow[], room: number, fontSize: number): LegendPlan {
  const items: PlacedItem[] = [];
  let width = 0;
  let lines = 0;
  for (const row of rows) {
    let start = 0;
    for (const item of row) {
      const length = itemWidth(item) * fontSize;
      if (start === 0 || start + length > room) {
        start = 0;
        lines += 1;
      }
      items.push({ item, start, middle: (lines - 0.5) * LINE_HEIGHT_EM * fontSize });
      width = Math.max(width, start + length);
      start += length + ENTRY_GAP_EM * fontSize;
    }
  }
  const isFromRight = rows.flat().some(({ text }) => WORDS_FROM_RIGHT.test(text));
  return {
    right: isFromRight ? Math.max(room, Math.ceil(width)) : undefined,
    width: Math.ceil(width),
    height: Math.ceil(lines * LINE_HEIGHT_EM * fontSize),
    fontSize,
    items,
  };
}

function itemWidth({ sign, text }: LegendItem): number {
  const wide = text.match(WIDE_LETTERS)?.length ?? 0;
  const letters = text.length * LETTER_WIDTH_EM + wide * (1 - LETTER_WIDTH_EM);
  return letters + indentOf(sign);
}

function indentOf(sign: LegendSign | undefined): number {
  return sign === undefined ? 0 : signWidth(sign) + SIGN_GAP_EM;
}

const signWidth = (sign: LegendSign) => SIGN_SIDE_EM * (isShade(sign) ? swatchWidth(sign) : 1);

function isShade(sign: LegendSign): sign is ShadeSign {
  return typeof sign !== 'string' || sign === 'tails';
}

export function drawLegend(
  painter: Painter,
  { items, fontSize, right }: LegendPlan,
  palette: Palette,
  { left, top }: Pick<ScreenBox, 'left' | 'top'>,
): void {
  const labels: PaintedLabel[] = [];
  for (const { item, start, middle } of items) {
    const { sign, text } = item;
    const y = top + middle;
    const along = (distance: number) => left + (right === undefined ? distance : right - distance);
    if (sign !== undefined) {
      const ends = [along(start), along(start + signWidth(sign) * fontSize)];
      drawSign(painter, sign, palette, [Math.min(...ends), y], fontSize);
    }
    labels.push({ x: along(start + indentOf(sign) * fontSize), y, text });
  }
  const side = right === undefined ? 'left' : 'right';
  const lettering = { colour: palette.colours.ink, size: fontSize, side } as const;
  painter.labels(labels, { ...lettering, isFromRight: right !== undefined });
}

/** Draws a sign as on the board, from `left` on. */
function drawSign(
  painter: Painter,
  sign: LegendSign,
  { colours, shades }: Palette,
  [left, y]: readonly [left: number, y: number],
  size: number,
): void {
  const side = SIGN_SIDE_EM * size;
  const x = left + side / 2;
  if (isShade(sign)) {
    const box = { left, top: y - side / 2, width: side * swatchWidth(sign), height: side };
    const fills = sign === 'tails' ? [colours.tails] : sign.map((level) => shades[level] ?? '');
    painter.squares(box, fills.length, Uint8Array.from(fills.keys()), fills);
  } else if (sign === 'winning') painter.diamonds([x, y], size * 0.5, { fill: colours.accent });
  else if (sign === 'possible')
    painter.diamonds([x, y], size * 0.45, { stroke: { colour: colours.possible, width: 1.5 } });
  else
    painter.boxes([boxAbout(x, y, 1.4 * size, 0.9 * size)], {
      stroke: { colour: colours.ink, width: 1.5, dashes: [5, 4] },
    });
}

function boxAbout(x: number, y: number, width: number, height: number): ScreenBox {
  return { left: x - width / 2, top: y - height / 2, width, height };
}
