/**
 * The solver as WebAssembly: the full module for the page and the command line, one for boards only, and one for
 * tables.
 */
import { emscriptenEnvironment } from '../setup/emscripten.js';
import { buildPreset } from './cmake.js';
import { withCompilerCache } from './compiler_cache.js';

export const moduleFiles = ['tartan', 'tartan_boards', 'tartan_tables'].flatMap((name) => [
  `build/wasm/module/${name}.mjs`,
  `build/wasm/module/${name}.wasm`,
]);

let built;

/** Several suites of the tests call this; it is built once a run. */
export function buildModule() {
  built ??= buildWasm({ target: 'tartan_modules', options: {}, what: 'the WebAssembly modules' });
  return built;
}

export async function buildWasm(build) {
  const env = {
    ...(await emscriptenEnvironment()),
    ...withCompilerCache('EM_COMPILER_WRAPPER'),
  };
  await buildPreset({ preset: 'wasm', launcher: ['emcmake'], env, ...build });
}
