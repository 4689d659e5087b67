/**
 * What the board shows and what it reports. It knows no rule of any game: discs, marks, labels and a selection go in;
 * pointing, choosing and requests come out.
 */
import type { DragPhase } from '../viewport/gestures';

/** A coin of the board by its places in the scene's own order: both count from 1, whatever the margins say. */
export interface SceneCell {
  readonly column: number;
  readonly row: number;
}

/**
 * The coins in some rows and some columns: a row move times a column move. Places ascend, and there is at
 * least one of each. The coin in the last row and last column is the move's corner, the one in the first
 * row and first column its end.
 *
 *     rows 1, 4 × columns 2, 6         rows 2, 3 × columns 4, 5, 6
 *       . o . . . o .                    . . . . . . .
 *       . . . . . . .                    . . . o o o .
 *       . . . . . . .                    . . . o o o .
 *       . o . . . # .                    . . . . . . .      # the corner, where row 1 is at the top
 */
export interface CellMove {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** The visible part of the board: the cell in the middle, with fractions, and the zoom relative to the whole board. */
export interface BoardSight extends SceneCell {
  readonly zoom: number;
}

/** How a marked thing looks: by colour and by pattern or shape. */
export type BoardMark =
  /** Something that is possible, drawn quietly: thin outline, small open diamond. A circle would look like a disc. */
  | 'possible'
  /** Something to be found at a glance: accent outline and hatching, filled diamond. */
  | 'winning';

/** The marks in running text. */
export const MARK_SIGNS: Readonly<Record<BoardMark, string>> = { possible: '◇', winning: '◆' };

export interface MarkedMove extends CellMove {
  readonly mark: BoardMark;
}

export interface MarkedCell extends SceneCell {
  /** `refused` was chosen and can't be used: a cross. */
  readonly mark: BoardMark | 'refused';
}

/** The first and the last of consecutive numbers, both included. */
export interface NumberInterval {
  readonly from: number;
  readonly to: number;
}

/** Any of these arrays will do. */
type NumberArray = readonly number[] | Uint8Array | Uint32Array;

/** What the board shows. Arrays are immutable: the same array is the same picture. */
export interface BoardScene {
  readonly rows: number;
  readonly columns: number;
  /** True if row 1 is at the bottom. */
  readonly rowsUpward: boolean;
  /** The game's number of the first place: the margins and the coordinate entry show place - 1 + origin. */
  readonly rowOrigin: 0 | 1;
  readonly columnOrigin: 0 | 1;
  /** 1 for heads, 0 for tails; the coin in column x and row y at (y - 1) * columns + x - 1. */
  readonly discs: Uint8Array;
  /**
   * Changed discs turn over visibly, if the reader's settings allow motion. A scene without it ends a motion in
   * progress.
   */
  readonly animated?: boolean | undefined;
  /**
   * A count for each disc, in the order of `discs`; drawn as shades behind the discs, and as numbers where they fit.
   */
  readonly heat?: Uint32Array | undefined;
  /** A number in each disc, in the order of `discs`; with them, `heat` draws no numbers. */
  readonly values?: NumberArray | undefined;
  /**
   * 1 for each white disc whose number cancels, in the order of `discs`: drawn faint and struck through. If given,
   * black discs have no numbers, as they are not added up.
   */
  readonly cancelled?: Uint8Array | undefined;
  /** A second label for each column, above the board, and for each row, to its right; index 0 is place 1. */
  readonly columnNumbers?: NumberArray | undefined;
  readonly rowNumbers?: NumberArray | undefined;
  readonly moves: readonly MarkedMove[];
  readonly spots: readonly MarkedCell[];
  /** The corner whose moves are shown: a ring, thin unless it is chosen. */
  readonly corner?: SceneCell | undefined;
  readonly cornerIsHeld?: boolean | undefined;
  /** The chosen move: a strong frame. */
  readonly chosen?: MarkedMove | undefined;
  /** The last move made: a quiet dashed outline, beneath all others. */
  readonly last?: CellMove | undefined;
  /** Rows and columns that the page refers to: bands across the board. */
  readonly litColumns?: readonly number[] | undefined;
  readonly litRows?: readonly number[] | undefined;
  /** 1 for each disc that the page refers to, in the order of `discs`: rings around them. */
  readonly litDiscs?: Uint8Array | undefined;
}

/** A step through the page's choices, which the board doesn't know. */
export type ChoiceStep = 'next' | 'previous' | 'wider' | 'narrower' | 'taller' | 'lower';

export interface BoardIntents {
  /** The pointer is over this disc, or the keyboard's cursor came to it; undefined when both left. */
  readonly onPoint: (cell: SceneCell | undefined) => void;
  /** Clicked, tapped, Enter or Space; `isDouble` for the second of a double click. */
  readonly onChoose: (cell: SceneCell, isDouble: boolean) => void;
  /**
   * A drag from one disc to another, by mouse or pen, while it goes on and when it ends; a cancelled one ends in
   * `onDismiss`. Fingers do not drag: they scroll and zoom.
   */
  readonly onDrag: (from: SceneCell, to: SceneCell, phase: DragPhase) => void;
  readonly onStep: (step: ChoiceStep) => void;
  /** Zoomed or moved; undefined when the whole board is visible again. */
  readonly onSee: (sight: BoardSight | undefined) => void;
  /** Apply what is chosen. */
  readonly onApply: () => void;
  /**
   * Escape, or a drag was cancelled: clear the selection or the drag. If there is none, the board also releases the
   * focus.
   */
  readonly onDismiss: () => void;
}

/** The board's own words, in the page's language. */
export interface BoardWords {
  /** The name of the grid of discs. */
  readonly name: string;
  /** How the keys work, as the description of the grid. */
  readonly keys: string;
  /**
   * The description of a disc: coordinates, colour, marks. A new function only if some description changes: a board may
   * have a thousand discs.
   */
  readonly cell: (cell: SceneCell) => string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Shows the whole board. */
  readonly zoomFit: string;
  /** How a zoomed board is moved. */
  readonly panning: string;
  /** The legend of the coordinate entry, its fields and its button. */
  readonly entry: string;
  readonly row: string;
  readonly column: string;
  readonly go: string;
  /** A field's text with the digits 0 to 9. */
  readonly plain: (typed: string) => string;
  /** Said beside the entry if no coin has these numbers: the possible numbers, as the margins count. */
  readonly noSuchDisc: (rows: NumberInterval, columns: NumberInterval) => string;
}
