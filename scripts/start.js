/**
 * npm start: sets up, builds and serves the page. Files for other pages are built when a browser asks for them. The
 * environment variable PORT chooses the port.
 */
import { preparePage } from './build/prepare_page.js';
import { buildFile, buildPage } from './build/vite.js';
import { checkThatPortIsFree, choosePort } from './serve/port.js';
import { serve } from './serve/server.js';
import { inProject } from './tools/places.js';
import { main, say } from './tools/say.js';

await main(async () => {
  const port = choosePort();
  await checkThatPortIsFree(port);
  await preparePage();
  await buildPage();
  const address = await serve(inProject('dist'), port, buildFile);
  console.log(`Tartan is at ${address}  (Ctrl+C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      say('Ended.');
      process.exit(0);
    });
  }
});
