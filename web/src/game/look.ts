/** The reader's mode in a study, the panels beside the coins, and the current selection. */
import type { Selection } from './move';
import type { Cell } from './position';

/** The modes of a study. */
export const STUDY_MODES = ['explore', 'predict', 'edit', 'play'] as const;
export type StudyMode = (typeof STUDY_MODES)[number];

/** What the shading counts: the winning moves that have a coin as their corner, or those that turn it. */
export const HEAT_LAYERS = ['corners', 'cover', 'none'] as const;
export type HeatLayer = (typeof HEAT_LAYERS)[number];

export const NUMBER_OVERLAYS = ['values', 'grundy'] as const;
/** Numbers on the board: the value of each coin, or the Grundy numbers in the margins. */
export type NumberOverlay = (typeof NUMBER_OVERLAYS)[number];

/** The visible part of a large board: the coin in the middle, with fractions, and the zoom. */
export interface Sight extends Cell {
  readonly zoom: number;
}

/** One of the three steps to a winning move. */
export type WinningStep = 1 | 2 | 3;

/** A pair of kinds: of row moves and of column moves. */
export interface MoveKinds {
  readonly rowKind: number;
  readonly columnKind: number;
}

export interface BoardLook {
  readonly mode: StudyMode;
  readonly selection: Selection | undefined;
  /** In `predict`: the answer for this position is revealed. */
  readonly revealed: boolean;
  /** In `explore` and `edit`: winning moves are shown. */
  readonly answers: boolean;
  readonly heat: HeatLayer;
  readonly overlays: readonly NumberOverlay[];
  /** If winning moves are shown: the visible step to a winning move. */
  readonly step: WinningStep | undefined;
  /** In `play`: the number of the move under review, from 1. */
  readonly review: number | undefined;
  /** In a review, the reader looks for a better move and winning moves are hidden. Never stored. */
  readonly isSeeking: boolean;
  /** Undefined while the board has its first zoom. */
  readonly sight: Sight | undefined;
  /** The kinds whose winning moves are listed, if the reader chose others than those of the chosen move. */
  readonly listed: MoveKinds | undefined;
}

export const DEFAULT_BOARD_LOOK: BoardLook = {
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

/** The fields of a look that belong to one position, with their values for a new position. */
export const NOTHING_CHOSEN = {
  selection: undefined,
  revealed: false,
  step: undefined,
  review: undefined,
  isSeeking: false,
} as const satisfies Partial<BoardLook>;
