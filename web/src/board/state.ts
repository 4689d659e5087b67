/**
 * What the board shows and what it reports. It knows no rule of any game: discs, marks, labels and a
 * selection go in, and what the reader points at, chooses and asks for comes out.
 */

/** A place on the board: columns count from the left, rows from the bottom, both from 1. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A rectangle by its upper right corner: columns column - width + 1 … column, rows row - height + 1 … row. */
export interface CellRectangle extends Cell {
  readonly width: number;
  readonly height: number;
}

/** Which part of the board is seen: the cell in the middle, with fractions, so many times as large as in all. */
export interface Sight extends Cell {
  readonly zoom: number;
}

/** How a marked thing looks: by colour and by pattern or shape. */
export type Mark =
  /** Something that is possible, drawn quietly: thin outline, small open circle. */
  | 'possible'
  /** Something to be found at a glance: accent outline and hatching, filled diamond. */
  | 'winning';

export interface MarkedRectangle extends CellRectangle {
  readonly mark: Mark;
}

export interface MarkedCell extends Cell {
  /** A refused one was chosen and cannot be used: a cross. */
  readonly mark: Mark | 'refused';
}

/** First and last position on an axis, both included. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** What the board shows. Arrays are replaced, never changed in place: the same array is the same picture. */
export interface BoardScene {
  readonly rows: number;
  readonly columns: number;
  /** 1 where white, 0 where black; the disc in column x and row y at (y - 1) * columns + x - 1. */
  readonly discs: Uint8Array;
  /**
   * Whether discs that change are seen turning over, where the reader's settings allow motion. It is over
   * with the first scene that does not ask for it.
   */
  readonly animated?: boolean | undefined;
  /** A count for each disc, laid out as `discs`; drawn as shades behind the discs, and as numbers where they fit. */
  readonly heat?: Uint32Array | undefined;
  /** A number in each disc, laid out as `discs`; where it is given, `heat` draws no numbers. */
  readonly values?: Uint32Array | undefined;
  /** A second label for each column, above the board, and for each row, to its right; place 0 is position 1. */
  readonly columnNumbers?: readonly number[] | undefined;
  readonly rowNumbers?: readonly number[] | undefined;
  readonly rectangles: readonly MarkedRectangle[];
  readonly spots: readonly MarkedCell[];
  /** The corner that rectangles hang from: a ring, a thin one unless it is held. */
  readonly corner?: Cell | undefined;
  readonly cornerIsHeld?: boolean | undefined;
  /** The rectangle that was chosen: a strong frame. */
  readonly chosen?: MarkedRectangle | undefined;
  /** The rectangle of the last move made: a quiet dashed outline, beneath all others. */
  readonly last?: CellRectangle | undefined;
  /** Positions of the axes that something elsewhere on the page speaks of: bands across the board. */
  readonly litColumns?: Interval | undefined;
  readonly litRows?: Interval | undefined;
  /** Discs that it speaks of, 1 where lit, laid out as `discs`: rings around them. */
  readonly litDiscs?: Uint8Array | undefined;
}

/** A move along the choices that the page offers; what it means is the page's business. */
export type Step = 'next' | 'previous' | 'wider' | 'narrower' | 'taller' | 'lower';

/** The first report of a drag, one that follows, and that of its end, which repeats where it came to. */
export type DragPhase = 'first' | 'next' | 'last';

export interface BoardIntents {
  /** The pointer is over this disc, or the keyboard's cursor came to it; nothing when both left. */
  readonly onPoint: (cell: Cell | undefined) => void;
  /** Clicked, tapped, Enter or Space; `isDouble` when it is the second of a double click. */
  readonly onChoose: (cell: Cell, isDouble: boolean) => void;
  /**
   * A drag from one disc to another, by mouse or pen, while it goes on and when it ends; one that is broken
   * off ends in `onDismiss`. Fingers do not drag: they scroll and zoom.
   */
  readonly onDrag: (from: Cell, to: Cell, phase: DragPhase) => void;
  readonly onStep: (step: Step) => void;
  /** Zoomed or moved; nothing when the board is seen as at first. */
  readonly onSee: (sight: Sight | undefined) => void;
  /** Asks for the chosen thing to be done. */
  readonly onApply: () => void;
  /**
   * Escape, or a drag was broken off: let go of what is chosen or drawn. When nothing is, the board also
   * lets go of the focus.
   */
  readonly onDismiss: () => void;
}

/** The words that the board itself says, in the page's language. */
export interface BoardWords {
  /** The name of the grid of discs. */
  readonly name: string;
  /** How the keys work, as the description of the grid. */
  readonly keys: string;
  /**
   * What is to be said of a disc: coordinates, colour, marks. A new function when it would say something
   * else, and only then: a board may have a thousand discs to ask for.
   */
  readonly cell: (cell: Cell) => string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Shows the whole board. */
  readonly zoomFit: string;
  /** How a zoomed board is moved. */
  readonly panning: string;
  /** The legend and fields of the coordinate entry, and its button. */
  readonly entry: string;
  readonly column: string;
  readonly row: string;
  readonly go: string;
  /** Said beside the entry when it asks for no disc of the board. */
  readonly noSuchDisc: (columns: number, rows: number) => string;
}
