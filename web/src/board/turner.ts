/** Follows the scenes that are shown, and tells of every moment what is turning over. */
import { discsAreRound } from './frame';
import { visibleCells } from './geometry';
import type { Geometry } from './geometry';
import type { BoardScene } from './state';
import { turningBetween } from './turning';
import type { Turning, TurningMoment } from './turning';

/** In a frame the others are drawn as well: beside more of them there is no time for those that turn. */
const MOST_IN_SIGHT = 2500;

/** Whether this is a picture in which discs can be seen turning over, and drawn fast enough. */
export function turnsAreSeen(geometry: Geometry): boolean {
  const { columns, rows } = visibleCells(geometry);
  const inSight = (columns.to - columns.from + 1) * (rows.to - rows.from + 1);
  return discsAreRound(geometry) && inSight <= MOST_IN_SIGHT;
}

export interface Turner {
  /**
   * For the frame that shows this scene at this time, in milliseconds of any clock. `still`: nothing is to
   * move, now and until the discs change again.
   */
  readonly momentOf: (scene: BoardScene, time: number, still: boolean) => TurningMoment | undefined;
}

export function startTurner(): Turner {
  let shown: BoardScene | undefined;
  let running: { readonly turning: Turning; readonly since: number } | undefined;
  return {
    momentOf: (scene, time, still) => {
      const before = shown;
      shown = scene;
      if (before === undefined || still) running = undefined;
      else if (!isSameSize(before, scene)) running = undefined;
      else if (!haveSameDiscs(before, scene)) {
        // What was turning lies in its new colours: the scene before is where this change begins.
        const turning = turningBetween(before.discs, scene.discs, scene);
        running = turning && { turning, since: time };
      }
      if (running === undefined) return undefined;
      const passed = Math.max(time - running.since, 0);
      if (passed >= running.turning.duration) running = undefined;
      return running && { turning: running.turning, time: passed };
    },
  };
}

function isSameSize(one: BoardScene, other: BoardScene): boolean {
  return one.rows === other.rows && one.columns === other.columns;
}

/** A scene that is made anew may have a copy of the same discs: nothing changes by that. */
function haveSameDiscs({ discs }: BoardScene, { discs: others }: BoardScene): boolean {
  return discs === others || discs.every((disc, place) => disc === others[place]);
}
