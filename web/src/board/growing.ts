/**
 * A picture that grows when it is first shown: from the first row and column outwards, as small boards become large
 * ones. Each square rises from the ground through the shades to its own, behind a soft front, so that no smaller board
 * is shown with its answer.
 *
 *      . . . .       - - - -       o o o -
 *      . . . .  -->  o o - -  -->  # # o -       . none yet   # as it is
 *      - - . .       # o - -       # # o -
 */
import { isPicture, type BoardGeometry } from './geometry';
import { largestOf } from '../drawing/box';
import type { BoardScene } from './state';

const GROWTH_MS = 1200;
/** A picture whose sides differ by at most so much counts as the previous one, changed: it doesn't grow again. */
const MAX_SIDE_CHANGE = 25;

/** Follows the shown scenes and computes how far their picture has grown. */
export interface GrowthAnimator {
  /** The progress of this scene at this time; undefined for the whole picture. If `still`, nothing moves. */
  readonly momentOf: (
    scene: BoardScene,
    geometry: BoardGeometry,
    time: number,
    still: boolean,
  ) => number | undefined;
  /** Shows the whole picture from now on. */
  readonly stop: () => void;
}

/** `counts` is the shading that was shown before; it doesn't grow again. */
export function startGrowthAnimator(counts?: BoardScene['heat']): GrowthAnimator {
  /** The last shown picture. */
  let pictured: BoardScene | undefined;
  let since: number | undefined;
  return {
    momentOf: (scene, geometry, time, still) => {
      if (scene.heat !== counts) {
        counts = scene.heat;
        since = undefined;
        if (isPicture(geometry) && largestOf(counts ?? []) > 0) {
          if (isFirst(scene) && !still && !isNear(pictured, scene)) since = time;
          pictured = scene;
        }
      }
      const part = since === undefined ? 1 : (time - since) / GROWTH_MS;
      if (part < 1) return 1 - (1 - part) ** 2;
      since = undefined;
      return undefined;
    },
    stop: () => (since = undefined),
  };
}

/** Pictures grow once, whichever part of the page shows them. */
const shownBefore = new Set<string>();

function isFirst({ rows, columns, heat = new Uint32Array() }: BoardScene): boolean {
  const name = [rows, columns, heat.reduce((sum, count) => sum + count, 0)].join(' ');
  if (shownBefore.has(name)) return false;
  shownBefore.add(name);
  return true;
}

function isNear(before: BoardScene | undefined, { rows, columns }: BoardScene): boolean {
  return (
    before !== undefined &&
    Math.abs(before.rows - rows) <= MAX_SIDE_CHANGE &&
    Math.abs(before.columns - columns) <= MAX_SIDE_CHANGE
  );
}
