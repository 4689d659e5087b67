import type { RectangleSize } from '../../model/board/board_model';

/** The same text for the same size. */
export function sizeKey({ width, height }: RectangleSize): string {
  return `${width} ${height}`;
}
