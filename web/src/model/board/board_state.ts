/** What the reader of the Board page has set: all that the address holds and undo brings back. */
import { DEFAULT_SIZE } from '../size_input';
import { discAt, filledPosition, sameCell, samePosition } from './position';
import type { Cell, Position, Rectangle, RectangleSize } from './position';

export const BOARD_MODES = ['explore', 'predict', 'edit'] as const;
export type BoardMode = (typeof BOARD_MODES)[number];

/** How many winning rectangles each corner has, or how many cover each disc. */
export const HEAT_LAYERS = ['corners', 'cover', 'none'] as const;
export type HeatLayer = (typeof HEAT_LAYERS)[number];

/** A white corner that was chosen, and the rectangle that hangs from it once that is chosen too. */
export interface Selection {
  readonly corner: Cell;
  readonly size: RectangleSize | undefined;
}

/** What lies on the board, and what of it is looked at. */
export interface TableState {
  readonly position: Position;
  readonly selection: Selection | undefined;
  readonly heat: HeatLayer;
  /** Each disc's value, written into it. */
  readonly showValues: boolean;
  /** The axes' Grundy numbers in the margins. */
  readonly showGrundy: boolean;
}

/** What the address holds, and what undo brings back. */
export interface BoardState extends TableState {
  readonly mode: BoardMode;
  /** Predict first: the reader has committed to the chosen rectangle, and sees what is true. */
  readonly revealed: boolean;
}

export const DEFAULT_VIEW = {
  mode: 'explore',
  selection: undefined,
  revealed: false,
  heat: 'corners',
  showValues: false,
  showGrundy: false,
} as const satisfies Omit<BoardState, 'position'>;

export const DEFAULT_STATE: BoardState = {
  position: filledPosition(DEFAULT_SIZE, DEFAULT_SIZE, 1),
  ...DEFAULT_VIEW,
};

export function sameState(one: BoardState, other: BoardState): boolean {
  return (
    one.mode === other.mode &&
    sameSelection(one.selection, other.selection) &&
    one.revealed === other.revealed &&
    one.heat === other.heat &&
    one.showValues === other.showValues &&
    one.showGrundy === other.showGrundy &&
    samePosition(one.position, other.position)
  );
}

export function sameSelection(one: Selection | undefined, other: Selection | undefined): boolean {
  return (
    sameCell(one?.corner, other?.corner) &&
    one?.size?.width === other?.size?.width &&
    one?.size?.height === other?.size?.height
  );
}

/** The chosen rectangle; whether its lengths are legal is not asked here. */
export function selectedRectangle(selection: Selection | undefined): Rectangle | undefined {
  return selection?.size && { ...selection.corner, ...selection.size };
}

/** The selection that chooses this rectangle. */
export function selectionOf({ column, row, width, height }: Rectangle): Selection {
  return { corner: { column, row }, size: { width, height } };
}

/** The selection where its corner is white, and none otherwise: only from white discs rectangles hang. */
export function selectionOn(
  position: Position,
  selection: Selection | undefined,
): Selection | undefined {
  return selection && discAt(position, selection.corner) === 1 ? selection : undefined;
}
