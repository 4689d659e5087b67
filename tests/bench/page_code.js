/** Parts of the page's own code, for a page that measures them. */
import { build } from 'vite';
import { inProject } from '../../scripts/tools/places.js';
import { solverModule } from '../../web/build/solver_module.js';

const ENTRY = inProject('tests/bench/entry.js'); // there is no such file

/** A script that leaves everything behind under this name that the modules of `web/src` export. */
export async function pageCode(name, modules, plugins = []) {
  const entry = modules
    .map((module) => `export * from ${JSON.stringify(inProject(`web/src/${module}.ts`))};`)
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
