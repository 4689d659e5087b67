/** npm run build: sets up, then builds the module and dist/. */
import { buildAll } from './build/vite.js';
import { forPage } from './setup/needs.js';
import { setUp } from './setup/setup.js';
import { main, say } from './tools/say.js';

await main(async () => {
  await setUp(forPage);
  await buildAll();
  say('The page is in dist/.');
});
