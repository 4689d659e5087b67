/** What an address has of a plot. The pages read it before a plot is loaded. */

/** The values themselves, divided by n^(5/2), about which P(n) grows, or their logarithms. */
export const PLOT_SCALES = ['linear', 'quotient', 'log'] as const;
export type PlotScale = (typeof PLOT_SCALES)[number];

/** All points alike, or by what the values have beside them. */
export const PLOT_COLOURINGS = ['plain', 'nimber'] as const;
export type PlotColouring = (typeof PLOT_COLOURINGS)[number];

/** The places that are seen: from ≤ n ≤ to. */
export interface PlotView {
  readonly from: number;
  readonly to: number;
}

export interface PlotSettings {
  readonly scale: PlotScale;
  /** Absent where the values have nothing beside them. */
  readonly colouring?: PlotColouring;
  /** Absent while all of it is seen. */
  readonly view: PlotView | undefined;
  /** Where the cursor is, from 1. */
  readonly place: number;
}
