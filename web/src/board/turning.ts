/**
 * Discs that turn over, one after another, as a hand would turn them: the corner first, in the last row and column,
 * then those next to it, and so on. This file only computes with discs and milliseconds; the drawing code asks for the
 * poses.
 *
 *        5 4 3 2
 *        4 3 2 1     The start is later, the more rows and columns before the corner (0);
 *        3 2 1 0     the whole takes the same time however many discs there are.
 */
import { isPicture, visibleCells, type BoardGeometry } from './geometry';
import type { BoardScene } from './state';

/**
 * The longest time until all discs lie in their new colours, from the frame that first shows the change. In the last
 * few milliseconds nothing moves visibly: a next change may follow at once.
 */
export const MAX_TURNING_MS = 450;
/** The duration of a single disc in milliseconds. */
const DISC_TURN_MS = 220;
/** The next disc begins at the latest when the previous one stands on its edge, so that a few discs take no longer. */
const MAX_STEP_MS = DISC_TURN_MS / 2;
/** More discs can't be drawn in the time of a frame: tests/bench/parts/board.js measures it. */
export const MAX_TURNING_DISCS = 1000;

export interface TurningAnimation {
  /** The start of each disc in milliseconds, by its place in the scene's discs. */
  readonly starts: ReadonlyMap<number, number>;
  /** When the last disc has ended. */
  readonly duration: number;
}

/** A disc in the middle of its turn. */
interface Pose {
  readonly face: 'old' | 'new';
  /** A fraction: 1 lies flat, 0 stands on its edge. */
  readonly width: number;
}

/** A turning and the time since it began, in milliseconds. */
export interface TurningFrame {
  readonly turning: TurningAnimation;
  readonly time: number;
}

/** The turning between two pictures of one size; undefined if no disc changed, or too many did. */
export function turningBetween(
  before: Uint8Array,
  after: Uint8Array,
  { columns }: Pick<BoardScene, 'columns'>,
): TurningAnimation | undefined {
  const changed: number[] = [];
  for (const [place, disc] of after.entries())
    if ((disc === 1) !== (before[place] === 1)) changed.push(place);
  if (changed.length === 0 || changed.length > MAX_TURNING_DISCS) return undefined;
  const lastColumn = Math.max(...changed.map((place) => place % columns));
  const lastRow = Math.max(...changed.map((place) => Math.floor(place / columns)));
  const stepsTo = (place: number) =>
    lastColumn - (place % columns) + lastRow - Math.floor(place / columns);
  // The corner may have kept its colour: then the wave doesn't wait for it.
  const steps = changed.map(stepsTo);
  const [fewest, most] = [Math.min(...steps), Math.max(...steps)];
  const step = Math.min((MAX_TURNING_MS - DISC_TURN_MS) / Math.max(most - fewest, 1), MAX_STEP_MS);
  return {
    starts: new Map(changed.map((place) => [place, (stepsTo(place) - fewest) * step])),
    duration: (most - fewest) * step + DISC_TURN_MS,
  };
}

/** Undefined for a disc at rest. */
export function discPoseOf({ turning, time }: TurningFrame, place: number): Pose | undefined {
  const start = turning.starts.get(place);
  if (start === undefined || time >= start + DISC_TURN_MS) return undefined;
  const part = Math.max(time - start, 0) / DISC_TURN_MS;
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
const MAX_VISIBLE_DISCS = 2500;

/** True if discs are large enough to be seen turning, and few enough to be drawn in time. */
export function turnsAreSeen(geometry: BoardGeometry): boolean {
  let inSight = 0;
  for (const pane of geometry.panes) {
    const { columns, rows } = visibleCells(pane);
    inSight += (columns.to - columns.from + 1) * (rows.to - rows.from + 1);
  }
  return !isPicture(geometry) && inSight <= MAX_VISIBLE_DISCS;
}

/** Follows the shown scenes and computes what is turning over. */
interface Turner {
  /**
   * The turning of this scene at this time, in milliseconds of any clock. If `still`, nothing moves until the discs
   * change again.
   */
  readonly momentOf: (scene: BoardScene, time: number, still: boolean) => TurningFrame | undefined;
}

export function startTurningAnimator(): Turner {
  let shown: BoardScene | undefined;
  let running: { readonly turning: TurningAnimation; readonly since: number } | undefined;
  return {
    momentOf: (scene, time, still) => {
      const before = shown;
      shown = scene;
      if (before === undefined || still) running = undefined;
      else if (!isSameSize(before, scene)) running = undefined;
      else if (!haveSameDiscs(before, scene)) {
        // An unfinished turning is cut short: its end is where this change begins.
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

/** A new scene may have a copy of the same discs, which is no change. */
function haveSameDiscs({ discs }: BoardScene, { discs: others }: BoardScene): boolean {
  return discs === others || discs.every((disc, place) => disc === others[place]);
}
