/** Parts of the page's own code, for a page that measures them. */
import { build } from 'vite';
import { inProject } from '../../scripts/tools/places.js';
import { solverModule } from '../../web/build/solver_module.js';

const ENTRY = inProject('tests/bench/entry.js'); // there is no such file

/** A script that leaves everything behind under this name that modules export: those of `web/src`, or `#` with a name that a plugin knows. */
export async function pageCode(name, modules, plugins = []) {
  const entry = modules
    .map((module) => (module.startsWith('#') ? module : inProject(`web/src/${module}.ts`)))
    .map((module) => `export * from ${JSON.stringify(module)};`)
    .join('\n');
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: solverModule.resolve,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? entry : undefined),
      },
      ...plugins,
    ],
    build: { write: false, target: 'es2022', lib: { entry: ENTRY, formats: ['iife'], name } },
  });
  return output[0].code;
}
