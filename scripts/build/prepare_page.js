import { forModule } from '../setup/needs.js';
import { npmPackages } from '../setup/npm_packages.js';
import { setUp } from '../setup/setup.js';
import { settleAll } from '../tools/settle_all.js';
import { buildModule } from './module.js';

/** Sets up everything that the page's build needs; the solver is compiled while npm fetches the packages. */
export async function preparePage() {
  await settleAll([setUp([npmPackages]), setUp(forModule).then(buildModule)]);
}
