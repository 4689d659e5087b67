/** Serves dist/ as it is, without set-up or building: for the browser tests. */
import { choosePort } from './serve/port.js';
import { serve } from './serve/server.js';
import { inProject } from './tools/places.js';
import { main } from './tools/say.js';

await main(async () => {
  console.log(await serve(inProject('dist'), choosePort()));
});
