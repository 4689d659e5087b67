import type { MainModule as TartanModule } from '#module/tartan.mjs';
import type { WarmUp } from '../wire/messages';

const warmUpSize = 100_000;
/** Rounds in a row without a faster one, after which the optimised code must be running. */
const calmRounds = 4;
const longestWarmUp = 400;
const fewNimbers = Uint16Array.of(1, 2);

/**
 * Sweeps and counts a small axis a few times. A browser compiles a kernel a second time, optimised and in the
 * background, once it has run for some milliseconds; the fastest round measures this machine.
 */
export function warmUp(module: TartanModule): WarmUp {
  const end = performance.now() + longestWarmUp;
  let fastest = costs(module, warmUpSize);
  let calm = 0;
  while (calm < calmRounds && performance.now() < end) {
    const { sweep, count } = costs(module, warmUpSize);
    const isFaster = sweep < 0.95 * fastest.sweep || count < 0.95 * fastest.count;
    fastest = { sweep: Math.min(sweep, fastest.sweep), count: Math.min(count, fastest.count) };
    calm = isFaster ? 0 : calm + 1;
  }
  return fastest;
}

/** Nanoseconds per pair of one axis. */
function costs(module: TartanModule, size: number): WarmUp {
  const axis = new module.Axis(size, 'triangular');
  try {
    const pairs = axis.pairsTotal();
    const sweep = cost(pairs, () => axis.advanceSweep(pairs));
    axis.countWanted(fewNimbers, 1, size, false);
    const count = cost(pairs, () => axis.advanceCount(pairs));
    return { sweep, count };
  } finally {
    axis.delete();
  }
}

function cost(pairs: number, work: () => void): number {
  const start = performance.now();
  work();
  return (1e6 * Math.max(performance.now() - start, shortestTick)) / pairs;
}
// Some browsers' clocks tick in whole milliseconds: a shorter round would seem to cost nothing.
const shortestTick = 0.5;
