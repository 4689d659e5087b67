/**
 * Measures the Nimbers page in Chromium: tables, powers and Chessboard Nim. Times include both messages and the work in
 * the worker, which is running already.
 */
import { inlinedSolver, tablesSolver } from '../../../web/build/inlined_solver.js';
import { pageCode } from '../page_code.js';
import { median } from '../statistics.js';
import { textTable } from '../text_table.js';
import { YARDSTICK } from '../ways.js';

const steps = [2, 3, 5, 7];
/** Coins for an answer of nearly 100,000 digits on a board of 9 × 9. */
const manyCoins = 52_000;
const jobs = [
  ['all three tables of 256 × 256', 'nimTables', undefined],
  ['powers of the field of 65,536', 'nimPowers', { bits: 16 }],
  [
    'M(10000019, 100) mod 10^9',
    'countArrangements',
    { side: 10_000_019n, coins: 100, steps, modulus: 10n ** 9n },
  ],
  [
    'M(10^18, 10^6) mod 10^9',
    'countArrangements',
    { side: 10n ** 18n, coins: 1_000_000, steps, modulus: 10n ** 9n },
  ],
  [`M(9, ${manyCoins}), exactly`, 'countArrangements', { side: 9n, coins: manyCoins, steps }],
];

export const tables = {
  key: 'tables',

  async measure({ browsers, rounds }) {
    const modules = ['engine/client/engines', '#tables/port'];
    const code = await pageCode('tables', modules, [inlinedSolver(tablesSolver)]);
    const page = await browsers.chromium.newPage();
    await page.addScriptTag({ content: code });
    const entry = {};
    for (const [name, job, request] of jobs)
      entry[name] = await page.evaluate(askAgain, { job, request, rounds });
    await page.close();
    return entry;
  },

  lines: (entry) =>
    textTable([
      ['tables and Chessboard Nim, milliseconds', 'median', 'longest'],
      ...Object.entries(entry).map(([name, milliseconds]) => [
        name,
        ...[median(milliseconds), Math.max(...milliseconds)].map((value) => value.toFixed(1)),
      ]),
    ]),

  figures: (entry, { solving }) =>
    Object.entries(entry).map(([name, milliseconds]) => ({
      name: `${name}: time, straightforward P(N) = 1000`,
      value: median(milliseconds) / solving.ways[YARDSTICK].median,
    })),
};

/** Runs in the page. */
async function askAgain({ job, request, rounds }) {
  const { createTablesEngine, startWorker } = globalThis.tables;
  const engine = createTablesEngine(startWorker);
  await engine.ask('evaluate', { text: '2*2', earlier: [] });
  const milliseconds = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await engine.ask(job, request);
    milliseconds.push(performance.now() - start);
  }
  engine.dispose();
  return milliseconds;
}
