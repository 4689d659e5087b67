/** Bundles parts of the page's own code for a page that measures them. */
import { inProject } from '../../scripts/tools/places.js';
import { bundledText } from '../../web/build/bundled_text.js';

/**
 * A script that defines a global of this name with all exports of the modules: paths in `web/src`, or `#` and a name
 * that a plugin resolves.
 */
export function pageCode(name, modules, plugins = []) {
  const text = modules
    .map((module) => (module.startsWith('#') ? module : inProject(`web/src/${module}.ts`)))
    .map((module) => `export * from ${JSON.stringify(module)};`)
    .join('\n');
  return bundledText({ name, text, plugins });
}
