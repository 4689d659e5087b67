/** The legend below a saved picture. On the page it is beside the board. */
import type { ScreenBox } from './geometry';
import { heatSide } from './heat';
import type { Label, Painter } from './painter';
import type { Palette } from './palette';
import type { LegendItem, LegendRow, LegendSign } from './state';

interface PlacedItem {
  readonly item: LegendItem;
  /** Its left edge, and the middle of its line, from the upper left corner of the legend. */
  readonly left: number;
  readonly middle: number;
}

export interface LegendPlan {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly items: readonly PlacedItem[];
}

/** In font sizes. No text can be measured here, so every letter is taken for a wide one. */
const LETTER_WIDTH = 0.6;
const WIDE_LETTERS = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/gu;
const SIGN_WIDTH = 2;
const BETWEEN = 1.5;
const LINE_HEIGHT = 1.75;

/** As many rows side by side as this width holds. Only a single long text may be wider. */
export function planLegend(rows: readonly LegendRow[], room: number, fontSize: number): LegendPlan {
  const items: PlacedItem[] = [];
  let width = 0;
  let lines = 0;
  for (const row of rows) {
    let left = 0;
    for (const item of row) {
      const length = itemWidth(item) * fontSize;
      if (left === 0 || left + length > room) {
        left = 0;
        lines += 1;
      }
      items.push({ item, left, middle: (lines - 0.5) * LINE_HEIGHT * fontSize });
      width = Math.max(width, left + length);
      left += length + BETWEEN * fontSize;
    }
  }
  return {
    width: Math.ceil(width),
    height: Math.ceil(lines * LINE_HEIGHT * fontSize),
    fontSize,
    items,
  };
}

function itemWidth({ sign, text }: LegendItem): number {
  const wide = text.match(WIDE_LETTERS)?.length ?? 0;
  const letters = text.length * LETTER_WIDTH + wide * (1 - LETTER_WIDTH);
  return letters + (sign === undefined ? 0 : SIGN_WIDTH);
}

export function drawLegend(
  painter: Painter,
  { items, fontSize }: LegendPlan,
  palette: Palette,
  { left, top }: Pick<ScreenBox, 'left' | 'top'>,
): void {
  const labels: Label[] = [];
  for (const { item, ...place } of items) {
    const { sign, text } = item;
    const [x, y] = [left + place.left, top + place.middle];
    const indent = sign === undefined ? 0 : SIGN_WIDTH * fontSize;
    if (sign !== undefined) drawSign(painter, sign, palette, [x + 0.75 * fontSize, y], fontSize);
    labels.push({ x: x + indent, y, text });
  }
  painter.labels(labels, { colour: palette.colours.ink, size: fontSize, fromLeft: true });
}

/** As the board has it. */
function drawSign(
  painter: Painter,
  sign: LegendSign,
  { colours, heat }: Palette,
  [x, y]: readonly [x: number, y: number],
  size: number,
): void {
  const square = (side: number) => boxAbout(x, y, side * size, side * size);
  if (typeof sign === 'number') {
    painter.boxes([square(1.4)], { fill: colours.paper });
    if (sign > 0) painter.boxes([square(1.4 * heatSide(sign))], { fill: heat[sign - 1] }, 1);
  } else if (sign === 'winning') painter.diamonds([x, y], size * 0.5, { fill: colours.accent });
  else if (sign === 'possible')
    painter.circles([x, y], size * 0.35, { stroke: { colour: colours.possible, width: 1.5 } });
  else
    painter.boxes([boxAbout(x, y, 1.4 * size, 0.9 * size)], {
      stroke: { colour: colours.ink, width: 1.5, dashes: [5, 4] },
    });
}

function boxAbout(x: number, y: number, width: number, height: number): ScreenBox {
  return { left: x - width / 2, top: y - height / 2, width, height };
}
