import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { moduleFolder, solverModule } from './solver_module.js';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const workers = '../src/engine/worker/';

/**
 * All jobs about boards, or those about boards coin by coin alone, and those about tables: what is built in, with
 * which wasm module, and how the sources call it.
 */
export const wholeSolver = {
  name: '#solver',
  entry: at(`${workers}inlined_solver_entry.ts`),
  wasm: 'tartan.wasm',
};
export const boardsSolver = {
  name: '#solver',
  entry: at(`${workers}inlined_boards_entry.ts`),
  wasm: 'tartan_boards.wasm',
};
export const tablesSolver = {
  name: '#tables',
  entry: at(`${workers}inlined_tables_entry.ts`),
  wasm: 'tartan_tables.wasm',
};

/**
 * Makes two modules of a solver, such as `#solver/scope`, one function that holds all of its code, from whose
 * text a worker can be made; and `#solver/module`, its wasm in base64. Bare base64 compresses badly,
 * so that it is that of the gzipped bytes.
 */
export function inlinedSolver({ name, entry, wasm }) {
  const modules = {
    [`${name}/scope`]: async () =>
      `export function startSolver(scope) {${await codeOf(entry)} return solver(scope);}`,
    [`${name}/module`]: () => {
      const packed = gzipSync(readFileSync(`${moduleFolder}/${wasm}`), { level: 9 });
      return `export default ${JSON.stringify(packed.toString('base64'))};`;
    },
  };
  // The development server makes addresses of names, in which `#` would begin a fragment.
  const inside = (id) => `\0${id.slice(1)}`;
  return {
    name: `inlined-${name.slice(1)}`,
    resolveId: (id) => (Object.hasOwn(modules, id) ? inside(id) : undefined),
    load: (loaded) => modules[Object.keys(modules).find((id) => inside(id) === loaded)]?.(),
  };
}

/** A separate bundle, as `var solver = …`. */
async function codeOf(entry) {
  const result = await build({
    configFile: false,
    root: at('..'),
    resolve: solverModule.resolve,
    plugins: [withoutAddresses()],
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'solver' },
    },
  });
  const [{ output }] = [result].flat();
  const [{ code }, ...others] = output;
  if (others.length > 0) throw new Error('The solver’s code has to be one file.');
  return code;
}

/** Nobody asks Emscripten's own loader where it lies, and a worker made of text could not tell. */
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
