/** Parts of the page's own code, for a page that measures them. */
import { inProject } from '../../scripts/tools/places.js';
import { bundledText } from '../../web/build/bundled_text.js';

/** A script that leaves everything behind under this name that modules export: those of `web/src`, or `#` with a name that a plugin knows. */
export function pageCode(name, modules, plugins = []) {
  const text = modules
    .map((module) => (module.startsWith('#') ? module : inProject(`web/src/${module}.ts`)))
    .map((module) => `export * from ${JSON.stringify(module)};`)
    .join('\n');
  return bundledText({ name, text, plugins });
}
