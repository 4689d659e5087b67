/**
 * Finds what a command needs, and installs what is missing, or names it.
 *
 * A need is an object:
 *   name, why    for people
 *   find()       whether it is there
 *   packages     the packages' names: see package_managers.js; undefined if there is none
 *   install()    further steps of the installation, if any; needs no root
 *   byHand       how people get it if no package manager has it
 */
import { Problem, say } from '../tools/say.js';
import { settleAll } from '../tools/settle_all.js';
import { adviceByHand, adviceForRoot } from './advice.js';
import { checkSystem, rootPrefix } from './host.js';
import { installCommand, installPackages, packageManager } from './package_managers.js';

export async function setUp(needs, manager = packageManager()) {
  checkSystem();
  const missing = await thoseMissing(needs);
  if (missing.length === 0) return;
  const byHand = missing.filter((need) => need.packages && !manager?.has(need));
  if (byHand.length > 0) throw new Problem(adviceByHand(byHand));
  const packages = (await manager?.packagesFor(missing)) ?? [];
  const asRoot = packages.length > 0 && !manager.refusesRoot ? await rootPrefix() : [];
  if (!asRoot) throw new Problem(adviceForRoot(missing, installCommand(manager, packages)));
  say('Setting up what is missing:');
  for (const { name, why } of missing) say(`  ${name}, which ${why}`);
  if (packages.length > 0) {
    say(`Installing by ${manager.name}: ${packages.join(' ')}`);
    await installPackages(manager, packages, asRoot);
  }
  // Most of the time is spent waiting for the network.
  await settleAll(missing.map((need) => need.install?.()));
}

async function thoseMissing(needs) {
  const found = await Promise.all(needs.map((need) => need.find()));
  return needs.filter((_, i) => !found[i]);
}
