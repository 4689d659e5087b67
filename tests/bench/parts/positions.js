/**
 * How long the page waits, in Chromium, for all that it shows of a position: both messages, and in the
 * worker all winning moves, their number, and the board's nimber. The first one is what a reader waits
 * for who has just chosen the size; the module and its worker are there by then.
 */
import { inlinedSolver, wholeSolver } from '../../../web/build/inlined_solver.js';
import { pageCode } from '../page_code.js';
import { median } from '../statistics.js';
import { textTable } from '../text_table.js';
import { YARDSTICK } from '../ways.js';

const sizes = [5, 50, 100, 200];
const rounds = 30;

export const positions = {
  key: 'positions',

  async measure({ browsers }) {
    const modules = ['solver/board_analyst_client', 'solver/ports/inlined_worker'];
    const code = await pageCode('analysis', modules, [inlinedSolver(wholeSolver)]);
    const entry = {};
    for (const size of sizes) {
      const page = await browsers.chromium.newPage();
      await page.addScriptTag({ content: code });
      entry[size] = await page.evaluate(examine, { size, rounds });
      await page.close();
    }
    return entry;
  },

  lines: (entry) =>
    textTable([
      ['examining a position, milliseconds', 'first', `median of ${rounds}`, 'longest'],
      ...Object.entries(entry).map(([size, { winning, first, others }]) => [
        `${size} × ${size}, at first ${winning} winning moves`,
        ...[first, median(others), Math.max(...others)].map((value) => value.toFixed(1)),
      ]),
    ]),

  figures: (entry, { solving }) =>
    Object.entries(entry).map(([size, { others }]) => ({
      name: `examining a position of ${size} × ${size}, straightforward P(N) = 1000`,
      value: median(others) / solving.ways[YARDSTICK].median,
    })),
};

/** Runs in the page: first the all-white board, then others of its size. */
async function examine({ size, rounds }) {
  const { createBoardAnalyst, startInlinedWorker } = globalThis.analysis;
  const analyst = createBoardAnalyst(startInlinedWorker);
  const axis = (lengths) => ({ size, lengths });
  const board = { rows: axis('triangular'), columns: axis('square') };
  const time = async (discs) => {
    const start = performance.now();
    const { winning } = await analyst.examine(board, discs);
    return { milliseconds: performance.now() - start, winning };
  };
  await analyst.explainProduct(2n, 3n);
  const full = await time(new Uint8Array(size * size).fill(1));
  const others = [];
  for (let round = 1; round <= rounds; round += 1) {
    const discs = Uint8Array.from({ length: size * size }, (_, disc) =>
      (disc * 7 + round) % 11 < 6 ? 1 : 0,
    );
    others.push((await time(discs)).milliseconds);
  }
  analyst.dispose();
  return { winning: full.winning.length / 4, first: full.milliseconds, others };
}
