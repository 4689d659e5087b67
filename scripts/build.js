/**
 * npm run build: sets up, then builds the module and dist/. The environment variable TARTAN_SITE is the address where
 * the page will lie.
 */
import { preparePage } from './build/prepare_page.js';
import { buildAll } from './build/vite.js';
import { main, say } from './tools/say.js';

await main(async () => {
  await preparePage();
  const site = await buildAll();
  say(
    site === undefined
      ? 'The page is in dist/, without previews of links and pages for search engines: for these, name its site by TARTAN_SITE.'
      : `The page for ${site} is in dist/.`,
  );
});
