/**
 * Measures the requests of the Games page in Chromium: Grundy numbers, tables and winning moves. Grundy numbers that
 * follow from a mex are also requested as a pattern. This is the straightforward way, which tries all sets of each
 * place, one after the other.
 */
import { inlinedSolver, tablesSolver } from '../../../web/build/inlined_solver.js';
import { pageCode } from '../page_code.js';
import { median } from '../statistics.js';
import { textTable } from '../text_table.js';
import { YARDSTICK } from '../ways.js';

const numbers = (game, count, pattern) => ({
  name: `${count.toLocaleString('en')} Grundy numbers of ${game}`,
  job: ['grundyNumbers', { game, count }],
  straightforward: pattern && ['grundyNumbers', { game: `pattern:${pattern}`, count }],
});

const many = 1_000_000;
const some = 10_000;
const letters = [
  ['triangular', 't'],
  ['square', 's'],
  ['odd', 'o'],
  ['powers-of-two', 'w'],
  ['primes', 'p'],
  ['fibonacci', 'f'],
];

const nineSets = [1, 2, 3].flatMap((a) => [4, 5, 7].map((b) => `0,${a}a,${b}b`)).join(';');

/** Heads in distinct rows and columns. */
const headsAnywhere = Array.from({ length: 1_000 }, (_, index) => ({
  row: (index * 617) % 1_000,
  column: (index * 331 + 7) % 1_000,
}));

const questions = [
  ...['ruler', 'mock-turtles', 'twins', 'turning-turtles'].map((game) => numbers(game, many)),
  ...letters.map(([family, letter]) => numbers(`runs:${family}`, some, `0..${letter}`)),
  numbers('grunt', some, '0,d,n-d,n'),
  numbers('turnips', some, '0,d,2d'),
  numbers('up-to-coins:4', 739),
  numbers(`pattern:${nineSets}`, 500),
  numbers('grunt', 100_000),
  numbers('turnips', 100_000),
  ...['turning-corners', 'mock-turtles-squared'].map((game) => ({
    name: `the 64 × 64 table of ${game}`,
    job: ['valueTable', { game, rows: 64, columns: 64 }],
  })),
  {
    name: 'a winning move of mock-turtles-squared, 1,000 heads on 1,000 × 1,000',
    job: ['solvePosition', { game: 'mock-turtles-squared', heads: headsAnywhere }],
  },
];

export const games = {
  key: 'games',

  async measure({ browsers, rounds }) {
    const modules = ['engine/client/engines', '#tables/port'];
    const code = await pageCode('tables', modules, [inlinedSolver(tablesSolver)]);
    const entry = {};
    for (const { name, job, straightforward } of questions) {
      const page = await browsers.chromium.newPage();
      await page.addScriptTag({ content: code });
      entry[name] = await page.evaluate(ask, { job, straightforward, rounds });
      await page.close();
    }
    return entry;
  },

  lines: (entry) =>
    textTable([
      ['games, milliseconds', 'first', 'median', 'straightforward'],
      ...Object.entries(entry).map(([name, { first, others, straightforward }]) => [
        name,
        ...[first, median(others), straightforward].map((value) => value?.toFixed(1) ?? ''),
      ]),
    ]),

  figures: (entry, { solving }) =>
    Object.entries(entry).map(([name, { others }]) => ({
      name: `${name}, straightforward P(N) = 1000`,
      value: median(others) / solving.ways[YARDSTICK].median,
    })),
};

/** Runs in the page, whose worker is warm. */
async function ask({ job, straightforward, rounds }) {
  const { createTablesEngine, startWorker } = globalThis.tables;
  const engine = createTablesEngine(startWorker);
  const time = async ([name, request]) => {
    const start = performance.now();
    await engine.ask(name, request);
    return performance.now() - start;
  };
  await time(['describeLine', { game: 'twins' }]);
  const first = await time(job);
  const others = [];
  for (let round = 0; round < rounds; round += 1) others.push(await time(job));
  const plainly = straightforward && (await time(straightforward));
  engine.dispose();
  return { first, others, straightforward: plainly };
}
