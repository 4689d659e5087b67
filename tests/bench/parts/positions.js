/**
 * Measures the description of a position in Chromium: both messages, and in the worker the nimber and all counts. The
 * first request includes the board's own description, as for a reader who has just chosen the board. The worker and its
 * module are running already.
 */
import { inlinedSolver, wholeSolver } from '../../../web/build/inlined_solver.js';
import { pageCode } from '../page_code.js';
import { median } from '../statistics.js';
import { textTable } from '../text_table.js';
import { YARDSTICK } from '../ways.js';

const boards = [
  ...[5, 50, 100, 200].map((size) => ({ game: 'flipping-game', size })),
  ...['rugs', 'turning-corners'].map((game) => ({ game, size: 100 })),
  { game: 'mock-turtles-squared', size: 32 },
];
const nameOf = ({ game, size }) =>
  `${size} × ${size}${game === 'flipping-game' ? '' : ` of ${game}`}`;
const rounds = 30;

export const positions = {
  key: 'positions',

  async measure({ browsers }) {
    const modules = ['engine/client/engines', '#solver/port'];
    const code = await pageCode('analysis', modules, [inlinedSolver(wholeSolver)]);
    const entry = {};
    for (const board of boards) {
      const page = await browsers.chromium.newPage();
      await page.addScriptTag({ content: code });
      entry[nameOf(board)] = await page.evaluate(examine, { ...board, rounds });
      await page.close();
    }
    return entry;
  },

  lines: (entry) =>
    textTable([
      ['examining a position, milliseconds', 'first', `median of ${rounds}`, 'longest'],
      ...Object.entries(entry).map(([name, { winning, first, others }]) => [
        `${name}, at first ${winning} winning moves`,
        ...[first, median(others), Math.max(...others)].map((value) => value.toFixed(1)),
      ]),
    ]),

  figures: (entry, { solving }) =>
    Object.entries(entry).map(([name, { others }]) => ({
      name: `examining a position of ${name}, straightforward P(N) = 1000`,
      value: median(others) / solving.ways[YARDSTICK].median,
    })),
};

/** Runs in the page: describes the board full of heads, then other positions of it. */
async function examine({ game, size, rounds }) {
  const { createGameEngine, startWorker } = globalThis.analysis;
  const engine = createGameEngine(startWorker);
  const board = { game, rows: size, columns: size };
  const time = async (ask) => {
    const start = performance.now();
    const answer = await ask();
    return { milliseconds: performance.now() - start, answer };
  };
  await engine.ask('explainProduct', { a: 2n, b: 3n });
  const full = new Uint8Array(size * size).fill(1);
  const first = await time(async () => {
    await engine.ask('describe', board);
    return engine.ask('examine', { board, coins: full });
  });
  const others = [];
  for (let round = 1; round <= rounds; round += 1) {
    const coins = full.map((_, index) => ((index * 7 + round) % 11 < 6 ? 1 : 0));
    others.push((await time(() => engine.ask('examine', { board, coins }))).milliseconds);
  }
  engine.dispose();
  return { winning: first.answer.winning, first: first.milliseconds, others };
}
