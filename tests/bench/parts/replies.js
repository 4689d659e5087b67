/**
 * Measures the computer's moves in Chromium: both messages, and the choice in the worker. The perfect opponent plays
 * itself on the largest boards of a game; in lost positions it examines what each of its moves leaves.
 */
import { inlinedSolver, wholeSolver } from '../../../web/build/inlined_solver.js';
import { pageCode } from '../page_code.js';
import { median } from '../statistics.js';
import { textTable } from '../text_table.js';
import { YARDSTICK } from '../ways.js';

const sizes = [8, 15, 30];
const moves = 40;

export const replies = {
  key: 'replies',

  async measure({ browsers }) {
    const modules = ['engine/client/engines', '#solver/port'];
    const code = await pageCode('opponent', modules, [inlinedSolver(wholeSolver)]);
    const page = await browsers.chromium.newPage();
    await page.addScriptTag({ content: code });
    const entry = {};
    for (const size of sizes) entry[size] = await page.evaluate(playAlone, { size, moves });
    await page.close();
    return entry;
  },

  lines: (entry) =>
    textTable([
      ['the perfect opponent’s move, milliseconds', 'median', 'longest'],
      ...Object.entries(entry).map(([size, milliseconds]) => [
        `${size} × ${size}, ${milliseconds.length} moves`,
        ...[median(milliseconds), Math.max(...milliseconds)].map((value) => value.toFixed(1)),
      ]),
    ]),

  figures: (entry, { solving }) =>
    Object.entries(entry).map(([size, milliseconds]) => ({
      name: `longest move of the perfect opponent on ${size} × ${size}, straightforward P(N) = 1000`,
      value: Math.max(...milliseconds) / solving.ways[YARDSTICK].median,
    })),
};

/** Runs in the page: the first moves of a game, each with its time. */
async function playAlone({ size, moves }) {
  const { createGameEngine, startWorker } = globalThis.opponent;
  const engine = createGameEngine(startWorker);
  const board = { game: 'flipping-game', rows: size, columns: size };
  const coins = new Uint8Array(size * size).fill(1);
  const { rows, columns } = await engine.ask('describe', board);
  const milliseconds = [];
  for (let turn = 0; turn < moves; turn += 1) {
    const start = performance.now();
    const move = await engine.ask('choose', { board, coins, strength: 'perfect', seed: 7, turn });
    milliseconds.push(performance.now() - start);
    if (move === undefined) break;
    for (const up of rows.distances[move.rowKind])
      for (const left of columns.distances[move.columnKind])
        coins[(move.row - up) * size + move.column - left] ^= 1;
  }
  engine.dispose();
  return milliseconds;
}
