import { drawGround } from './draw_ground';
import { drawHighlights } from './draw_highlights';
import { drawSpots } from './draw_spots';
import { paneDrawingsOf, type PaneDrawing, type WholeDrawing } from './frame';
import type { Painter } from '../drawing/painter';
import type { BoardScene } from './state';

/** A layer of the picture, drawn again only when something that it shows has changed. */
export interface BoardLayer {
  readonly draw: (painter: Painter, frame: PaneDrawing) => void;
  readonly shows: readonly (keyof BoardScene)[];
  /** Drawn again in every frame in which discs turn over or the picture grows. */
  readonly turns: boolean;
}

/** From the lowest to the uppermost. */
export const BOARD_LAYERS: readonly BoardLayer[] = [
  {
    draw: drawGround,
    shows: ['discs', 'heat', 'values', 'cancelled', 'columnNumbers', 'rowNumbers'],
    turns: true,
  },
  {
    draw: drawHighlights,
    shows: [
      'last',
      'moves',
      'corner',
      'cornerIsHeld',
      'chosen',
      'litColumns',
      'litRows',
      'litDiscs',
      'heat',
      'values',
    ],
    turns: false,
  },
  {
    draw: drawSpots,
    shows: ['spots', 'heat', 'values'],
    turns: false,
  },
];

/** Draws the whole picture at once; `between` may draw onto a layer before the next one comes. */
export function drawLayer(
  painter: Painter,
  whole: WholeDrawing,
  between?: (below: BoardLayer, frame: PaneDrawing) => void,
): void {
  for (const layer of BOARD_LAYERS)
    for (const frame of paneDrawingsOf(whole)) {
      layer.draw(painter, frame);
      between?.(layer, frame);
    }
}
