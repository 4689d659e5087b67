/** Measures the size of the first view and the time until it can be used. */
import { secondsUntilUsable } from '../page.js';
import { gzipBytes } from '../sizes.js';
import { median } from '../statistics.js';
import { YARDSTICK } from '../ways.js';

export const firstView = {
  key: 'firstView',

  async measure({ browsers, address, rounds }) {
    const seconds = [];
    for (let round = 0; round < rounds; round += 1) {
      seconds.push(await secondsUntilUsable(browsers.chromium, address));
    }
    return {
      gzipBytes: { JavaScript: gzipBytes('.js'), wasm: gzipBytes('.wasm') },
      usableAfter: { seconds, median: median(seconds) },
    };
  },

  lines: ({ gzipBytes: bytes, usableAfter }) => [
    `all files, gzip: ${Object.entries(bytes)
      .map(([kind, count]) => `${kind} ${(count / 1000).toFixed(1)} kB`)
      .join(', ')}; usable after ${usableAfter.median.toFixed(2)} s from a local server`,
  ],

  figures: ({ gzipBytes: bytes, usableAfter }, { solving }) => [
    ...Object.entries(bytes).map(([kind, count]) => ({
      name: `${kind}: kB after gzip`,
      value: count / 1000,
    })),
    {
      name: 'page usable: time, straightforward P(N) = 1',
      value: usableAfter.median / solving.ways[YARDSTICK].median,
    },
  ],
};
