/** npm run dev: the page on Vite's development server, which reloads edited files. */
import { buildModule } from './build/module.js';
import { vite } from './build/vite.js';
import { forPage } from './setup/needs.js';
import { setUp } from './setup/setup.js';
import { inProject } from './tools/places.js';
import { show } from './tools/run.js';
import { main } from './tools/say.js';

await main(async () => {
  await setUp(forPage);
  await buildModule();
  process.exitCode = await show([...vite, ...process.argv.slice(2)], { cwd: inProject() });
});
