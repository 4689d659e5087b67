import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundledText } from './bundled_text.js';
import { moduleFolder } from './solver_module.js';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const engine = (file) => JSON.stringify(at(`../src/engine/${file}.ts`));

/**
 * Solvers with all jobs about boards, with those about single boards only, and with those about tables: their loaders,
 * their wasm modules, and the names under which the sources import their workers.
 */
export const wholeSolver = {
  port: '#solver/port', wasm: 'tartan.wasm',
  file: 'worker/full_solver', loader: 'loadFullSolver',
};
export const boardsSolver = {
  port: '#solver/port', wasm: 'tartan_boards.wasm',
  file: 'worker/boards_solver', loader: 'loadBoardsSolver',
};
export const tablesSolver = {
  port: '#tables/port', wasm: 'tartan_tables.wasm',
  file: 'worker/tables_solver', loader: 'loadTablesSolver',
};

/**
 * Makes the module that starts the workers of a solver: its code is one function, whose text a worker can be made from,
 * and its wasm is in base64. Base64 compresses badly, so the bytes are gzipped before.
 */
export function inlinedSolver({ port, wasm, file, loader }) {
  // The development server makes addresses of names, in which `#` would begin a fragment.
  const inside = `\0${port.slice(1)}`;
  return {
    name: `inlined-${port.slice(1)}`,
    resolveId: (id) => (id === port ? inside : undefined),
    async load(id) {
      if (id !== inside) return undefined;
      // Placed before the code, which resembles the page's code around it: compression only looks back a limited
      // distance, less than the module's length.
      const packed = gzipSync(readFileSync(`${moduleFolder}/${wasm}`), { level: 9 });
      return `import { inlinedPorts, openOnce } from ${engine('wire/inlined_port')};
const openModule = openOnce(${JSON.stringify(packed.toString('base64'))});
function startSolver(scope) {${await codeOf(file, loader)} return solver(scope);}
export const startWorker = inlinedPorts({ startSolver, openModule });`;
    },
  };
}

/** A separate bundle, as `var solver = …`. */
const codeOf = (file, loader) =>
  bundledText({
    name: 'solver',
    text: `import { startSolverWith } from ${engine('wire/solver_scope')};
import { ${loader} } from ${engine(file)};
export default startSolverWith(${loader});`,
    plugins: [withoutAddresses()],
  });

/**
 * Removes `import.meta.url` from Emscripten's loader, which isn't used, and which a worker made from text could not
 * evaluate.
 */
function withoutAddresses() {
  return {
    name: 'without-addresses',
    enforce: 'pre',
    transform: (code, id) =>
      /tartan\w*\.mjs$/u.test(id)
        ? code
            .replace(/new URL\("\w+\.wasm",\s*import\.meta\.url\)/u, '{}')
            .replace('import.meta.url', '""')
        : undefined,
  };
}
