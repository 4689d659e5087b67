import { labelWidth, largestOf } from '../drawing/box';
import type { BoardGeometry, Pane } from './geometry';
import type { Palette } from '../drawing/palette';
import type { BoardScene } from './state';
import type { TurningFrame } from './turning';

/** All that a picture of the board is drawn from. */
export interface WholeDrawing {
  readonly scene: BoardScene;
  readonly geometry: BoardGeometry;
  readonly palette: Palette;
  /** Only while discs turn over. */
  readonly turning?: TurningFrame | undefined;
  /** From 0 to 1, only while a picture grows. */
  readonly grown?: number | undefined;
}

/** All that one pane of the picture is drawn from. */
export interface PaneDrawing extends Omit<WholeDrawing, 'geometry'> {
  readonly pane: Pane;
}

export function paneDrawingsOf({ geometry, ...alike }: WholeDrawing): readonly PaneDrawing[] {
  return geometry.panes.map((pane) => ({ ...alike, pane }));
}

/** The font size of a number in a disc, as a fraction of the cell. */
const NUMBER_SHARE = 0.42;
const MIN_NUMBER_PX = 7.5;
const MAX_NUMBER_PX = 28;

type Placed = Pick<PaneDrawing, 'pane' | 'scene'>;

/**
 * The radius of a disc: shading needs room around it, and a number needs room in it; without a number, small discs
 * leave room to the shades.
 */
export function discRadius({ pane, scene }: Placed): number {
  if (scene.heat === undefined) return pane.cell * 0.41;
  return pane.cell * (pane.cell * NUMBER_SHARE < MIN_NUMBER_PX ? 0.24 : 0.33);
}

/** The common font size of all numbers, small enough for the longest; undefined if that would be illegible. */
export function numberSize(frame: Placed): number | undefined {
  const { scene, pane } = frame;
  const numbers = scene.values ?? scene.heat;
  if (numbers === undefined) return undefined;
  const chord = discRadius(frame) * 1.75;
  const size = Math.min(
    pane.cell * NUMBER_SHARE,
    chord / labelWidth(largestOf(numbers), 1),
    MAX_NUMBER_PX,
  );
  return size < MIN_NUMBER_PX ? undefined : size;
}
