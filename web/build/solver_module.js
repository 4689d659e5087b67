import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../build/wasm/module', import.meta.url));

/** Where the builds find the wasm module and its glue: `#module/tartan.mjs`, `#module/tartan.wasm`. */
export const solverModule = { resolve: { alias: { '#module': folder } } };

/** Lays `tartan.wasm` beside a program for Node, which reads it from there. */
export function besideTheProgram() {
  return {
    name: 'wasm-beside-the-program',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'tartan.wasm',
        source: readFileSync(`${folder}/tartan.wasm`),
      });
    },
  };
}
