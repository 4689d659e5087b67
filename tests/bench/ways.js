/** The ways in which Tartan runs. Each resolves, for a size N, to the seconds that P(N) took, and to P(N). */
import { openPage, solveInPage } from './page.js';
import { commandLine, native } from './programs.js';

/** The baseline of all comparisons: the definition, position by position. */
export const YARDSTICK = 'straightforward, native, one thread';

export const KERNELS = 'kernels, native, one thread';
export const PAGE = 'page in Chromium, two workers';

/** All ways by name; the browsers stay open while they are in use. */
export async function openWays({ chromium, firefox, address }) {
  const chromiumPage = await openPage(chromium, address);
  const firefoxPage = await openPage(firefox, address);
  return {
    [YARDSTICK]: native('straightforward'),
    [KERNELS]: native('kernels'),
    [PAGE]: (size) => solveInPage(chromiumPage, size),
    'page in Firefox, two workers': (size) => solveInPage(firefoxPage, size),
    'command line in Node, two threads': commandLine,
  };
}
