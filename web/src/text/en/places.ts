/** How English names discs, rectangles and their sizes; shared by the parts of its catalogue. */
import { counted, whole } from './grammar';

export interface Place {
  readonly column: number;
  readonly row: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const place = ({ column, row }: Place) => `column ${whole(column)}, row ${whole(row)}`;
export const capitalPlace = ({ column, row }: Place) =>
  `Column ${whole(column)}, row ${whole(row)}`;
export const size = ({ width, height }: Size) => `${whole(width)} wide, ${whole(height)} high`;
/** 4 wide × 3 high: which is which is always said, as boards are rows × columns. */
export const shortSize = ({ width, height }: Size) =>
  `${whole(width)} wide × ${whole(height)} high`;
export const rectangleWords = (rectangle: Place & Size) =>
  `${size(rectangle)}, corner at ${place(rectangle)}`;
export const shortRectangle = (rectangle: Place & Size) =>
  `${shortSize(rectangle)} at ${whole(rectangle.column)}, ${whole(rectangle.row)}`;
export const rectangles = (count: number) => counted(count, 'rectangle', 'rectangles');
export const discs = (count: number) => counted(count, 'disc', 'discs');
