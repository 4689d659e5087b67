import type { ScreenBox } from './geometry';

/** Colours are CSS colours. */
export interface Stroke {
  readonly colour: string;
  readonly width: number;
  /** Lengths of dashes and gaps in turn, for a line that is not drawn through. */
  readonly dashes?: readonly number[] | undefined;
}

export interface Paint {
  readonly fill?: string | undefined;
  readonly stroke?: Stroke | undefined;
  /** 1 is opaque; things of one call do not shine through each other, except lines where they cross. */
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
  /** Labels begin at their x, instead of having it in their middle. */
  readonly fromLeft?: boolean | undefined;
}

/**
 * What a board is drawn with, on a screen or into a file. Everything of one look is drawn by one call:
 * a board has tens of thousands of discs. Numbers are flat: x, y for each thing, or x1, y1, x2, y2.
 */
export interface Painter {
  readonly circles: (centres: readonly number[], radius: number, paint: Paint) => void;
  /** As high as circles, each as wide as it says: x, y and half of the width for each. */
  readonly ellipses: (ellipses: readonly number[], radius: number, paint: Paint) => void;
  /** Squares that stand on a corner, `radius` from the middle to each. */
  readonly diamonds: (centres: readonly number[], radius: number, paint: Paint) => void;
  readonly boxes: (boxes: readonly ScreenBox[], paint: Paint, corner?: number) => void;
  readonly lines: (segments: readonly number[], stroke: Stroke, opacity?: number) => void;
  readonly labels: (labels: readonly Label[], lettering: Lettering) => void;
  /** Nothing of what `draw` draws leaves the box. */
  readonly within: (box: ScreenBox, draw: () => void) => void;
}
