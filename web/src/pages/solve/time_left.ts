/**
 * The time a running board still needs, from the rate at which its work was done lately.
 *
 * The rate is that of the last seconds, in a long run of its last half: some stretches of an axis take
 * longer than they should, others less. What is shown moves towards the measured value step by step and
 * counts down in between, so that it does not jump with every slice.
 */
import type { BoardProgress } from '../../engine/api/solver';

const WINDOW_MILLISECONDS = 8_000;
const SAMPLES_IN_WINDOW = 80;
const SHORTEST_WINDOW_MILLISECONDS = 500;
const SHOWN_EVERY_MILLISECONDS = 1_000;
/** How much of the gap to the measured value one step closes. */
const STEP = 0.4;

export interface TimeLeft {
  /** Notes the progress at `now` (milliseconds); gives what to show, undefined until there is a rate. */
  observe(progress: BoardProgress, now: number): number | undefined;
  /** After a pause: the time without work must not count as slow work. */
  interrupt(): void;
}

interface Sample {
  readonly at: number;
  readonly progress: BoardProgress;
}

/** `expected`: what was left of an interrupted run at the pace it had. It is shown until it is measured anew. */
export function createTimeLeft(expected?: number): TimeLeft {
  let samples: Sample[] = [];
  let startedAt: number | undefined;
  let shown: { readonly at: number; readonly milliseconds: number } | undefined;
  let interrupted = false;

  return {
    observe(progress, now) {
      if (interrupted && shown !== undefined) shown = { ...shown, at: now };
      interrupted = false;
      startedAt ??= now;
      if (shown === undefined && expected !== undefined)
        shown = { at: now, milliseconds: expected };
      // Until something is done workers start and earlier work is read, which says nothing of their pace.
      if (samples.length === 1 && samples[0]?.progress.done === progress.done) samples = [];
      const lookedBack = Math.max(WINDOW_MILLISECONDS, (now - startedAt) / 2);
      const last = samples.at(-1);
      if (last === undefined || now - last.at >= lookedBack / SAMPLES_IN_WINDOW)
        samples.push({ at: now, progress });
      samples = samples.filter(({ at }) => now - at <= lookedBack);
      const first = samples[0];
      if (first === undefined || now - first.at < SHORTEST_WINDOW_MILLISECONDS)
        return shown?.milliseconds;
      const measured = millisecondsLeft(first, { at: now, progress });
      if (measured === undefined) return shown?.milliseconds;
      if (shown === undefined) {
        shown = { at: now, milliseconds: measured };
      } else if (now - shown.at >= SHOWN_EVERY_MILLISECONDS) {
        const countedDown = Math.max(0, shown.milliseconds - (now - shown.at));
        shown = { at: now, milliseconds: countedDown + STEP * (measured - countedDown) };
      }
      return shown.milliseconds;
    },
    interrupt() {
      samples = [];
      startedAt = undefined;
      interrupted = true;
    },
  };
}

function millisecondsLeft(first: Sample, last: Sample): number | undefined {
  const left = last.progress.total - last.progress.done;
  if (left <= 0) return 0;
  const done = last.progress.done - first.progress.done;
  return done > 0 ? (left * (last.at - first.at)) / done : undefined;
}
