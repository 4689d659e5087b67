/** What an address has of a plot. The pages read it before a plot is loaded. */
export const PLOT_SCALES = ['linear', 'log'] as const;
export type PlotScale = (typeof PLOT_SCALES)[number];

/** The places that are seen: from ≤ n ≤ to. */
export interface PlotView {
  readonly from: number;
  readonly to: number;
}

export interface PlotSettings {
  readonly scale: PlotScale;
  /** Absent while all of it is seen. */
  readonly view: PlotView | undefined;
  /** Where the cursor is, from 1. */
  readonly place: number;
}
