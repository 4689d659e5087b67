import { labelWidth, largest } from './geometry';
import type { Geometry, Pane } from './geometry';
import type { Palette } from './palette';
import type { BoardScene } from './state';
import type { TurningMoment } from './turning';

/** All that a picture of the board follows from. */
export interface Whole {
  readonly scene: BoardScene;
  readonly geometry: Geometry;
  readonly palette: Palette;
  /** While discs turn over; a picture that stands still has nothing here. */
  readonly turning?: TurningMoment | undefined;
}

/** All that one pane of the picture follows from. */
export interface Frame extends Omit<Whole, 'geometry'> {
  readonly pane: Pane;
}

export function framesOf({ geometry, ...alike }: Whole): readonly Frame[] {
  return geometry.panes.map((pane) => ({ ...alike, pane }));
}

/** A number in a disc is written as large as this part of the cell, within limits: smaller ones cannot be read. */
const NUMBER_SHARE = 0.42;
const SMALLEST_NUMBER = 7.5;
const LARGEST_NUMBER = 22;

type Placed = Pick<Frame, 'pane' | 'scene'>;

/** Heat needs room around the disc, and a number in the disc. */
export function discRadius({ pane, scene }: Placed): number {
  if (scene.heat === undefined) return pane.cell * 0.41;
  return pane.cell * (pane.cell * NUMBER_SHARE < SMALLEST_NUMBER ? 0.3 : 0.33);
}

/** One size for the whole board, as its longest number needs it; nothing where that is too small to read. */
export function numberSize(frame: Placed): number | undefined {
  const { scene, pane } = frame;
  const numbers = scene.values ?? scene.heat;
  if (numbers === undefined) return undefined;
  const chord = discRadius(frame) * 1.75;
  const size = Math.min(
    pane.cell * NUMBER_SHARE,
    chord / labelWidth(largest(numbers), 1),
    LARGEST_NUMBER,
  );
  return size < SMALLEST_NUMBER ? undefined : size;
}
