import type { ScreenBox } from './box';

/** Colours are CSS colours. */
export interface Stroke {
  readonly colour: string;
  readonly width: number;
  /** The lengths of dashes and gaps in turn, for a dashed line. */
  readonly dashes?: readonly number[] | undefined;
}

export interface Paint {
  readonly fill?: string | undefined;
  readonly stroke?: Stroke | undefined;
  /** 1 is opaque. Shapes of one call do not shine through each other; only lines do, where they cross. */
  readonly opacity?: number | undefined;
}

export interface Label {
  /** The middle of what is written. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface Lettering {
  readonly colour: string;
  readonly size: number;
  readonly bold?: boolean | undefined;
  /** The side of a label that is at its x, instead of its middle. */
  readonly side?: 'left' | 'right' | undefined;
  /** Its words run from right to left. */
  readonly isFromRight?: boolean | undefined;
}

/**
 * What a board is drawn with, on a screen or into a file. Everything of one look is drawn by one call:
 * a board has tens of thousands of discs. Numbers are flat: x, y for each thing, or x1, y1, x2, y2.
 */
export interface Painter {
  readonly circles: (centres: readonly number[], radius: number, paint: Paint) => void;
  /** Ellipses as high as the circles: x, y and half of the width of each. */
  readonly ellipses: (ellipses: readonly number[], radius: number, paint: Paint) => void;
  /** Squares that stand on a corner, `radius` from the middle to each. */
  readonly diamonds: (centres: readonly number[], radius: number, paint: Paint) => void;
  readonly boxes: (boxes: readonly ScreenBox[], paint: Paint, corner?: number) => void;
  /** Fills a box with squares edge to edge, `across` of them in a row, from the upper left: of each its place among the colours. */
  readonly squares: (
    box: ScreenBox,
    across: number,
    kinds: Uint8Array | Uint16Array,
    colours: readonly string[],
  ) => void;
  readonly lines: (segments: readonly number[], stroke: Stroke, opacity?: number) => void;
  readonly labels: (labels: readonly Label[], lettering: Lettering) => void;
  /** Clips all that `draw` draws to the box. */
  readonly within: (box: ScreenBox, draw: () => void) => void;
}
