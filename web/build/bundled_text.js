import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { solverModule } from './solver_module.js';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
/** The text is bundled as if it were this file, which does not exist. */
const ENTRY = at('../src/bundled_text.js');

/**
 * Bundles a module given as text into one script, `var name = …` with its exports. The text names files by absolute
 * paths.
 */
export async function bundledText({ name, text, plugins = [] }) {
  const result = await build({
    configFile: false,
    root: at('..'),
    resolve: solverModule.resolve,
    plugins: [
      {
        name: 'bundled-text',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? text : undefined),
      },
      ...plugins,
    ],
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name },
    },
  });
  const [{ output }] = [result].flat();
  const [{ code }, ...others] = output;
  if (others.length > 0) throw new Error(`The code of ${name} has to be one file.`);
  return code;
}
