import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const moduleFolder = fileURLToPath(new URL('../../build/wasm/module', import.meta.url));

/**
 * Resolves the wasm modules and their glue, `#module/tartan.mjs` and `#module/tartan.wasm`, and the names that the page
 * shares with the core, `#catalogue`.
 */
export const solverModule = {
  resolve: { alias: { '#module': moduleFolder, '#catalogue': `${moduleFolder}/catalogue.ts` } },
};

/** Copies the modules beside a program for Node, which reads them from there. */
export function besideTheProgram() {
  return {
    name: 'wasm-beside-the-program',
    generateBundle() {
      for (const fileName of ['tartan.wasm', 'tartan_tables.wasm']) {
        const source = readFileSync(`${moduleFolder}/${fileName}`);
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
