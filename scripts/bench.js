/** npm run bench: sets up, builds everything that is measured, and measures it; or compares two results. */
import { readOptions } from '../tests/bench/options.js';
import { buildNativeBench, buildWasmBench } from './build/native_bench.js';
import { buildAll } from './build/vite.js';
import { browserEnvironment } from './setup/browsers.js';
import { forBench } from './setup/needs.js';
import { setUp } from './setup/setup.js';
import { inProject } from './tools/places.js';
import { show } from './tools/run.js';
import { main } from './tools/say.js';

await main(async () => {
  const words = process.argv.slice(2);
  const { compare, problem } = readOptions(words);
  // Checked before minutes of building, by the program itself.
  if (!compare && !problem) {
    await setUp(forBench);
    await buildAll();
    await buildNativeBench();
    await buildWasmBench();
  }
  const bench = [process.execPath, inProject('tests/bench/run.js'), ...words];
  process.exitCode = await show(bench, { env: browserEnvironment() });
});
