import { drawGround } from './draw_ground';
import { drawHighlights } from './draw_highlights';
import { drawSpots } from './draw_spots';
import { framesOf, type Frame, type Whole } from './frame';
import type { Painter } from '../drawing/painter';
import type { BoardScene } from './state';

/** A layer of the picture, drawn again only when something that it shows has changed. */
export interface Layer {
  readonly draw: (painter: Painter, frame: Frame) => void;
  readonly shows: readonly (keyof BoardScene)[];
  /** Drawn again in every frame in which discs turn over or the picture grows. */
  readonly turns: boolean;
}

/** From the lowest to the uppermost. */
export const LAYERS: readonly Layer[] = [
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
export function draw(
  painter: Painter,
  whole: Whole,
  between?: (below: Layer, frame: Frame) => void,
): void {
  for (const layer of LAYERS)
    for (const frame of framesOf(whole)) {
      layer.draw(painter, frame);
      between?.(layer, frame);
    }
}
