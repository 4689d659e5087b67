/**
 * Discs that turn over, one after another, as a hand would turn them: the upper right one first, then those
 * next to it, and so on. All of it is a matter of discs and milliseconds; who draws it asks for the poses.
 *
 *        3 2 1 0
 *        4 3 2 1     The later, the farther from that corner, in steps to the left and down:
 *        5 4 3 2     the whole takes its time however many discs there are.
 */
import type { BoardScene } from './state';

/**
 * So many milliseconds pass at most until all discs lie in their new colours, from the frame on that first
 * shows the change. In the last few of them nothing is seen to move: a next change may follow right away.
 */
export const LONGEST_TURNING = 450;
/** Of a single disc. */
const DISC_TURNING = 220;
/** The next disc begins at the latest when the one before stands on its edge: a few discs take no longer. */
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
export interface Pose {
  readonly face: 'old' | 'new';
  /** Of the whole width: 1 lies flat, 0 stands on its edge. */
  readonly width: number;
}

/** A turning at one moment, in milliseconds since it began. */
export interface TurningMoment {
  readonly turning: Turning;
  readonly time: number;
}

/** What turns between two pictures of one size; nothing when no disc changed, or too many did. */
export function turningBetween(
  before: Uint8Array,
  after: Uint8Array,
  { columns }: Pick<BoardScene, 'columns'>,
): Turning | undefined {
  const changed: number[] = [];
  for (const [place, disc] of after.entries())
    if ((disc === 1) !== (before[place] === 1)) changed.push(place);
  if (changed.length === 0 || changed.length > MOST_TURNING) return undefined;
  const right = Math.max(...changed.map((place) => place % columns));
  const top = Math.max(...changed.map((place) => Math.floor(place / columns)));
  const stepsTo = (place: number) => right - (place % columns) + top - Math.floor(place / columns);
  // The corner itself may have kept its colour: nobody waits for it.
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

/** Nothing for a disc that has come to rest in its new colour, or never turned. */
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
