/**
 * Discs that turn over, one after another, as a hand would turn them: the corner first, in the last row and
 * column, then those next to it, and so on. All of it is a matter of discs and milliseconds; who draws it
 * asks for the poses.
 *
 *        5 4 3 2
 *        4 3 2 1     The later, the more rows and columns before the corner (0):
 *        3 2 1 0     the whole takes its time however many discs there are.
 */
import { isPicture, visibleCells, type Geometry } from './geometry';
import type { BoardScene } from './state';

/**
 * So many milliseconds pass at most until all discs lie in their new colours, from the frame on that first
 * shows the change. In the last few of them nothing is seen to move: a next change may follow right away.
 */
export const LONGEST_TURNING = 450;
/** Of a single disc. */
const DISC_TURNING = 220;
/** The next disc begins at the latest when the one before stands on its edge, so that a few discs take no longer. */
const LONGEST_STEP = DISC_TURNING / 2;
/** More discs at once are not drawn in the time of a frame: tests/bench/parts/board.js measures it. */
export const MOST_TURNING = 1000;

export interface Turning {
  /** When each disc begins, in milliseconds, by its place in the scene's discs. */
  readonly starts: ReadonlyMap<number, number>;
  /** When the last disc has ended. */
  readonly duration: number;
}

/** How a disc is seen in the middle of its turning. */
interface Pose {
  readonly face: 'old' | 'new';
  /** Of the whole width: 1 lies flat, 0 stands on its edge. */
  readonly width: number;
}

/** A turning at one moment, in milliseconds since it began. */
export interface TurningMoment {
  readonly turning: Turning;
  readonly time: number;
}

/** What turns between two pictures of one size; undefined when no disc changed, or too many did. */
export function turningBetween(
  before: Uint8Array,
  after: Uint8Array,
  { columns }: Pick<BoardScene, 'columns'>,
): Turning | undefined {
  const changed: number[] = [];
  for (const [place, disc] of after.entries())
    if ((disc === 1) !== (before[place] === 1)) changed.push(place);
  if (changed.length === 0 || changed.length > MOST_TURNING) return undefined;
  const lastColumn = Math.max(...changed.map((place) => place % columns));
  const lastRow = Math.max(...changed.map((place) => Math.floor(place / columns)));
  const stepsTo = (place: number) =>
    lastColumn - (place % columns) + lastRow - Math.floor(place / columns);
  // The corner may have kept its colour: then the wave doesn't wait for it.
  const steps = changed.map(stepsTo);
  const [fewest, most] = [Math.min(...steps), Math.max(...steps)];
  const step = Math.min(
    (LONGEST_TURNING - DISC_TURNING) / Math.max(most - fewest, 1),
    LONGEST_STEP,
  );
  return {
    starts: new Map(changed.map((place) => [place, (stepsTo(place) - fewest) * step])),
    duration: (most - fewest) * step + DISC_TURNING,
  };
}

/** Undefined for a disc that has come to rest, or never turned. */
export function poseOf({ turning, time }: TurningMoment, place: number): Pose | undefined {
  const start = turning.starts.get(place);
  if (start === undefined || time >= start + DISC_TURNING) return undefined;
  const part = Math.max(time - start, 0) / DISC_TURNING;
  return {
    face: part < 0.5 ? 'old' : 'new',
    width: Math.abs(Math.cos(Math.PI * calmly(part))),
  };
}

/** From 0 to 1, starting and ending slowly. */
function calmly(part: number): number {
  return (1 - Math.cos(Math.PI * part)) / 2;
}

/** A frame draws all discs: on a larger board there is no time left for turning ones. */
const MOST_IN_SIGHT = 2500;

/** Whether this is a picture in which discs can be seen turning over, and drawn fast enough. */
export function turnsAreSeen(geometry: Geometry): boolean {
  let inSight = 0;
  for (const pane of geometry.panes) {
    const { columns, rows } = visibleCells(pane);
    inSight += (columns.to - columns.from + 1) * (rows.to - rows.from + 1);
  }
  return !isPicture(geometry) && inSight <= MOST_IN_SIGHT;
}

/** Follows the scenes that are shown, and tells of every moment what is turning over. */
interface Turner {
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
      const passed = time - running.since;
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
