/**
 * For work with emcc and cmake by hand: eval "$(node scripts/setup/print_env.js)" gives a shell the Emscripten and the
 * Catch2 that the set-up found or installed.
 */
import { catch2Folder } from './catch2.js';
import { emscriptenEnvironment } from './emscripten.js';

const variables = { ...(await emscriptenEnvironment()), CATCH2_DIR: catch2Folder() };
for (const [name, value] of Object.entries(variables)) {
  console.log(`export ${name}='${value.replaceAll("'", `'\\''`)}'`);
}
