/** How a study is looked at: what the reader does with it, what is shown of it, and what is chosen. */
import type { Selection } from './move';
import type { Cell } from './position';

/** What the reader does with a study. */
export const MODES = ['explore', 'predict', 'edit', 'play'] as const;
export type Mode = (typeof MODES)[number];

/** How many winning moves each corner has, or how many turn each coin. */
export const HEAT_LAYERS = ['corners', 'cover', 'none'] as const;
export type HeatLayer = (typeof HEAT_LAYERS)[number];

export const OVERLAYS = ['values', 'grundy'] as const;
/** The value of each coin, written into it; the Grundy numbers of the axes, in the margins. */
export type Overlay = (typeof OVERLAYS)[number];

/** Which part of a large board is seen: the coin in the middle, with fractions, and how many times larger than at first. */
export interface Sight extends Cell {
  readonly zoom: number;
}

/** Of the three steps to a winning move. */
export type WinningStep = 1 | 2 | 3;

/** The moves of one kind on the rows and one on the columns, by the engine's numbers. */
export interface Kinds {
  readonly rowKind: number;
  readonly columnKind: number;
}

export interface Look {
  readonly mode: Mode;
  readonly selection: Selection | undefined;
  /** Predict: what wins in the position shown is seen. */
  readonly revealed: boolean;
  /** Where one explores or edits: what wins is seen. */
  readonly answers: boolean;
  readonly heat: HeatLayer;
  readonly overlays: readonly Overlay[];
  /** Where what wins is seen: which of the three steps to a winning move is shown. */
  readonly step: WinningStep | undefined;
  /** Play: the move of the line that is reviewed, from 1. */
  readonly review: number | undefined;
  /** In a review the reader looks for a better move, and what wins is hidden. Nothing keeps this. */
  readonly isSeeking: boolean;
  /** Absent while the board is seen as at first. */
  readonly sight: Sight | undefined;
  /** Of which kinds winning moves are listed, if the reader asked for others than the chosen move's. */
  readonly listed: Kinds | undefined;
}

export const DEFAULT_LOOK: Look = {
  mode: 'explore',
  selection: undefined,
  revealed: false,
  answers: true,
  heat: 'corners',
  overlays: [],
  step: undefined,
  review: undefined,
  isSeeking: false,
  sight: undefined,
  listed: undefined,
};

/** What of a look belongs to one position, as it is where another one is shown. */
export const NOTHING_CHOSEN = {
  selection: undefined,
  revealed: false,
  step: undefined,
  review: undefined,
  isSeeking: false,
} as const satisfies Partial<Look>;
