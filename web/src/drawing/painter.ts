import type { ScreenBox } from './box';

/** Colours are CSS colours. */
export interface StrokeStyle {
  readonly colour: string;
  readonly width: number;
  /** The lengths of dashes and gaps in turn, for a dashed line. */
  readonly dashes?: readonly number[] | undefined;
}

export interface PaintStyle {
  readonly fill?: string | undefined;
  readonly stroke?: StrokeStyle | undefined;
  /** 1 is opaque. Shapes of one call do not show through each other; only lines do, where they cross. */
  readonly opacity?: number | undefined;
}

export interface PaintedLabel {
  /** The middle of the text. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface LetteringStyle {
  readonly colour: string;
  readonly size: number;
  readonly bold?: boolean | undefined;
  /** The side of the label that is at x, instead of its middle. */
  readonly side?: 'left' | 'right' | undefined;
  /** The text runs from right to left. */
  readonly isFromRight?: boolean | undefined;
}

/**
 * A target for drawing a board, on a screen or into a file. Shapes of one look are drawn by one call, as a board has
 * tens of thousands of discs. Arrays of numbers are flat: x, y for each shape, or x1, y1, x2, y2.
 */
export interface Painter {
  readonly circles: (centres: readonly number[], radius: number, paint: PaintStyle) => void;
  /** Ellipses with the height of a circle: x, y and half of the width of each. */
  readonly ellipses: (ellipses: readonly number[], radius: number, paint: PaintStyle) => void;
  /** Squares standing on a corner, with `radius` from the centre to each corner. */
  readonly diamonds: (centres: readonly number[], radius: number, paint: PaintStyle) => void;
  readonly boxes: (boxes: readonly ScreenBox[], paint: PaintStyle, corner?: number) => void;
  /**
   * Fills a box with squares edge to edge, `across` of them in a row, from the upper left; `kinds` has the index of
   * each square's colour.
   */
  readonly squares: (
    box: ScreenBox,
    across: number,
    kinds: Uint8Array | Uint16Array,
    colours: readonly string[],
  ) => void;
  readonly lines: (segments: readonly number[], stroke: StrokeStyle, opacity?: number) => void;
  readonly labels: (labels: readonly PaintedLabel[], lettering: LetteringStyle) => void;
  /** Clips everything that `draw` draws to the box. */
  readonly within: (box: ScreenBox, draw: () => void) => void;
}
