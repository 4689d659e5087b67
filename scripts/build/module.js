/** The solver as a WebAssembly module, for the page and the command line. */
import { emscriptenEnvironment } from '../setup/emscripten.js';
import { buildPreset } from './cmake.js';

export const moduleFiles = ['build/wasm/module/tartan.mjs', 'build/wasm/module/tartan.wasm'];

let built;

/** Several suites of the tests ask for it; it is built once a run. */
export function buildModule() {
  built ??= buildWasm({ target: 'tartan_wasm', options: {}, what: 'the WebAssembly module' });
  return built;
}

export async function buildWasm(build) {
  const env = await emscriptenEnvironment();
  await buildPreset({ preset: 'wasm', launcher: ['emcmake'], env, ...build });
}
