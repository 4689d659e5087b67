/** The ways in which Tartan runs: each resolves, for a size N, to the seconds that P(N) took, and to P(N). */
import { openPage, solveInPage } from './page.js';
import { commandLine, native } from './programs.js';

/** What all others are compared with: the definition, position by position. */
export const YARDSTICK = 'straightforward, native, one thread';

export const KERNELS = 'kernels, native, one thread';
export const PAGE = 'page in Chromium, two workers';

/** By their names; the browsers stay open as long as the ways are used. */
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
