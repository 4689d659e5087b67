/**
 * Finds what a command needs, and installs what is missing or names it.
 *
 * A need is an object:
 *   name, why         for people
 *   find()            whether it is there
 *   debianPackages    what Debian has for it: { 12, 13 }, or a list where these have the same
 *   install()         what is to be done besides, if anything; it needs no root
 *   elsewhere         { apt, brew, note }: how people get it on a system that the set-up does not
 *                     know; a need without it is installed on every system
 */
import { Problem, say } from '../tools/say.js';
import { adviceElsewhere, adviceForRoot } from './advice.js';
import { installPackages, missingPackages } from './debian_packages.js';
import { checkNode, debianRelease, rootPrefix } from './host.js';

export async function setUp(needs) {
  checkNode();
  const missing = await thoseMissing(needs);
  if (missing.length === 0) return;
  const release = debianRelease();
  if (release) {
    await installOnDebian(release, missing);
  } else {
    const byHand = missing.filter((need) => need.elsewhere);
    if (byHand.length > 0) throw new Problem(adviceElsewhere(byHand));
    await installTheRest(missing);
  }
}

async function thoseMissing(needs) {
  const found = await Promise.all(needs.map((need) => need.find()));
  return needs.filter((_, i) => !found[i]);
}

async function installOnDebian({ number }, missing) {
  const named = missing.flatMap(({ debianPackages: names }) =>
    Array.isArray(names) ? names : names[number],
  );
  const packages = await missingPackages(named);
  const asRoot = packages.length > 0 ? await rootPrefix() : [];
  if (!asRoot) throw new Problem(adviceForRoot(missing, packages));
  say('Setting up what is missing:');
  for (const { name, why } of missing) say(`  ${name}, which ${why}`);
  if (packages.length > 0) {
    say(`Installing the Debian packages ${packages.join(' ')}`);
    await installPackages(packages, asRoot);
  }
  await installTheRest(missing);
}

async function installTheRest(missing) {
  for (const need of missing) await need.install?.();
}
