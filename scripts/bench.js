/** npm run bench: sets up, builds everything that is measured, and measures it. */
import { buildNativeBench } from './build/native_bench.js';
import { buildCommandLine, buildPage } from './build/vite.js';
import { browserEnvironment } from './setup/browsers.js';
import { forBench } from './setup/needs.js';
import { setUp } from './setup/setup.js';
import { inProject } from './tools/places.js';
import { show } from './tools/run.js';
import { main } from './tools/say.js';

await main(async () => {
  await setUp(forBench);
  await buildPage();
  await buildCommandLine();
  await buildNativeBench();
  const env = browserEnvironment();
  const solving = [process.execPath, inProject('tests/bench/run.js'), ...process.argv.slice(2)];
  const drawing = [process.execPath, inProject('tests/bench/board.js')];
  process.exitCode = (await show(solving, { env })) || (await show(drawing, { env }));
});
