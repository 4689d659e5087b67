/** The settings of a plot in an address; the pages read them before a plot is loaded. */

/** The values themselves, divided by n^(5/2), roughly their growth, or their logarithms. */
export const PLOT_SCALES = ['linear', 'quotient', 'log'] as const;
export type PlotScale = (typeof PLOT_SCALES)[number];

/** Colours all points alike, or by the kind beside their value. */
export const PLOT_COLOURINGS = ['plain', 'nimber'] as const;
export type PlotColouring = (typeof PLOT_COLOURINGS)[number];

/** The visible places: from ≤ n ≤ to. */
export interface PlotView {
  readonly from: number;
  readonly to: number;
}

export interface PlotSettings {
  readonly scale: PlotScale;
  /** Undefined if the values have no kinds. */
  readonly colouring?: PlotColouring;
  /** Undefined while everything is visible. */
  readonly view: PlotView | undefined;
  /** The place of the cursor, from 1. */
  readonly place: number;
}
