/**
 * Estimates the remaining time of a running board from its recent rate.
 *
 * The rate is that of the last seconds, in a long run of its last half: some stretches of an axis take longer than
 * expected, others less. The shown value moves towards the measured one step by step and counts down in between, so
 * that it doesn't jump with every slice.
 */
import type { BoardProgress } from '../../engine/api/solver';

const WINDOW_MS = 8_000;
const SAMPLES_IN_WINDOW = 80;
const MIN_WINDOW_MS = 500;
const SHOWN_EVERY_MS = 1_000;
/** The share of the gap to the measured value that one step closes. */
const STEP = 0.4;

export interface TimeLeft {
  /** Records the progress at `now` (milliseconds); returns the time to show, undefined until there is a rate. */
  observe(progress: BoardProgress, now: number): number | undefined;
  /** Must be called after a pause: time without work must not count as slow work. */
  interrupt(): void;
}

interface Sample {
  readonly at: number;
  readonly progress: BoardProgress;
}

/** `expected` is the remaining time of an interrupted run at its previous pace, shown until there is a measurement. */
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
      // Until something is done, workers start and stored work is read, which says nothing about the pace.
      if (samples.length === 1 && samples[0]?.progress.done === progress.done) samples = [];
      const lookedBack = Math.max(WINDOW_MS, (now - startedAt) / 2);
      const last = samples.at(-1);
      if (last === undefined || now - last.at >= lookedBack / SAMPLES_IN_WINDOW)
        samples.push({ at: now, progress });
      samples = samples.filter(({ at }) => now - at <= lookedBack);
      const first = samples[0];
      if (first === undefined || now - first.at < MIN_WINDOW_MS) return shown?.milliseconds;
      const measured = millisecondsLeft(first, { at: now, progress });
      if (measured === undefined) return shown?.milliseconds;
      if (shown === undefined) {
        shown = { at: now, milliseconds: measured };
      } else if (now - shown.at >= SHOWN_EVERY_MS) {
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
